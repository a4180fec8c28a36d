import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { DialogPart, GameDialog, NotFoundDialog, useHeadingFocus } from './GameDialog.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { formatMoney } from '../components/formatMoney.ts'
import { Money } from '../components/Money.tsx'
import { DIVISION_NAMES } from '../simulation/club/otherDivision.ts'
import { LOAN_GROWTH } from '../simulation/people/loan.ts'
import { NO_PLAYER_DATA } from '../simulation/news/outcome.ts'
import { lendableOf, type LoanOfferRow } from '../simulation/reports/loanReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'

/** Clubs that take an own player on loan, with their terms. */
export const LendPlayer = observer(function LendPlayer({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const row = useReport(lendableOf, id)
  if (!row) return <NotFoundDialog title="Player" text={NO_PLAYER_DATA} />
  const { player, hurdle, offers } = row
  const close = () => ui.closeModal()
  return (
    <GameDialog
      gap="regular"
      title={`Lend out ${player.name}`}
      finalFocus={finalFocus}
      footer={<CloseButton>Cancel</CloseButton>}
    >
      {hurdle !== null ? (
        <p>{hurdle}</p>
      ) : (
        <p>
          The loan runs to the end of the season, and you can’t recall the player. A youngster on loan
          improves {LOAN_GROWTH.played} times as fast as in your reserves in a week in which they play, and
          more slowly in one without a match. Loan players get injured too. You pay{' '}
          <Money amount={player.wage} /> a week now.
        </p>
      )}
      {offers.map((offer) => (
        <Offer
          key={offer.role}
          offer={offer}
          onLend={() => {
            onRemove()
            if (game.decide('lendPlayer', id, offer.role).done) close()
          }}
        />
      ))}
    </GameDialog>
  )
})

function Offer({ offer, onLend }: { offer: LoanOfferRow; onLend: () => void }) {
  const { club, division, level, name, matches, share, weekly } = offer
  return (
    <DialogPart heading={`${name} at ${club}`}>
      <FigureList>
        <Figure name="Plays in">{division === null ? 'A league abroad' : DIVISION_NAMES[division]}</Figure>
        <Figure name={division === null ? 'Quality of the club' : 'Quality in the position'}>
          {level.toFixed(1)}
        </Figure>
        <Figure name="Matches until the end, if fit">about {matches}</Figure>
        <Figure name="They pay of the wage">{share}%</Figure>
      </FigureList>
      <Button variant="primary" onClick={onLend}>
        Lend to {club}: you pay {formatMoney(weekly)} a week
      </Button>
    </DialogPart>
  )
}
