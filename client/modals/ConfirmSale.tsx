import { observer } from 'mobx-react-lite'
import { ConfirmDialog, NotFoundDialog, useHeadingFocus } from './GameDialog.tsx'
import { Money } from '../components/Money.tsx'
import { NO_PLAYER_DATA } from '../simulation/news/outcome.ts'
import { COMPENSATION_PER_SEASON, PROVEN_MATCHES } from '../simulation/people/academy.ts'
import { saleReport } from '../simulation/reports/transferReport.ts'
import type { SaleTerms } from '../simulation/transfers/quickSale.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { plural } from '../simulation/core/english.ts'

interface ConfirmSaleProps {
  id: string
  from: 'details' | 'list'
}

/** Confirmation before a player is sold. */
export const ConfirmSale = observer(function ConfirmSale({ id, from }: ConfirmSaleProps) {
  const { game, ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const row = useReport(saleReport).find(({ player }) => player.id === id)
  if (!row) return <NotFoundDialog title="Player" text={NO_PLAYER_DATA} />
  const { player, terms } = row

  const goBack = () => {
    if (from === 'details') ui.replaceModal({ kind: 'player-details', id })
    else ui.closeModal()
  }

  const sell = () => {
    onRemove()
    ui.closeModal()
    game.decide('sellPlayer', id)
  }

  return (
    <ConfirmDialog
      title={`Sell ${player.name}?`}
      action="Sell Player"
      onConfirm={sell}
      onClose={goBack}
      finalFocus={finalFocus}
    >
      <p>
        The sale brings <SalePrice {...terms} />, and frees <Money amount={player.wage} /> a week of the wage
        budget. You can’t undo it.
      </p>
      <p>
        {player.name} joins {terms.buyer.name}
        {terms.buyer.id === null ? ', a club abroad.' : ' and can play against you.'}
      </p>
      {terms.isCompensation && (
        <p>
          Clubs pay full value for an academy youngster after {PROVEN_MATCHES} matches for you, if a club in
          the league would play them. Until then they pay compensation of{' '}
          <Money amount={COMPENSATION_PER_SEASON} /> for each season completed here.
        </p>
      )}
      {!terms.isCompensation && !terms.isNeeded && (
        <p>Nobody in the league needs the player right now, so you’d get the lowest price.</p>
      )}
      {!terms.isCompensation && terms.isEnding && (
        <p>The contract runs out with the season, so you’d get the lowest price.</p>
      )}
      {!terms.isCompensation && terms.earlierSales > 0 && <p>{interestInWords(terms)}</p>}
    </ConfirmDialog>
  )
})

function SalePrice({ low, high }: SaleTerms) {
  if (low === high) return <Money amount={low} />
  return (
    <>
      between <Money amount={low} /> and <Money amount={high} />
    </>
  )
}

/** Effect of the sales of the last month on the interest of clubs. */
function interestInWords({ earlierSales, isNeeded, isEnding }: SaleTerms): string {
  const sold = plural(earlierSales, 'one player', `${earlierSales} players`)
  const effect = isNeeded && !isEnding ? 'lowered the highest price' : 'cost interest as well'
  return `You’ve sold ${sold} in the last 30 days, which has ${effect}. Every sale does.`
}
