import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CharacterNames } from '../components/CharacterNames.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { Money } from '../components/Money.tsx'
import { Stars } from '../components/Stars.tsx'
import { TextField } from '../components/TextField.tsx'
import { MAX_OFFERS } from '../simulation/people/contract.ts'
import { searchRowOf, type SearchRow } from '../simulation/reports/offerReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { SigningTalks } from './SigningTalks.tsx'
import { plural } from '../simulation/core/english.ts'

const IMPORTANCE: Record<SearchRow['importance'], string> = {
  best: 'One of their best: expensive',
  starter: 'Their first choice',
  reserve: 'A reserve',
}

/** Offer to a club of the league for one of its players, or to the player once the club has agreed. */
export const MakeOffer = observer(function MakeOffer({ id }: { id: string }) {
  const row = useReport(searchRowOf, id)
  if (!row) return <NotFoundDialog title="Player" text="This player has left the club." />
  if (row.offer?.stage === 'agreed') return <SigningTalks id={id} />
  if (row.hurdle !== null) return <NotFoundDialog title={`Offer for ${row.player.name}`} text={row.hurdle} />
  return <FeeDialog row={row} />
})

const FeeDialog = observer(function FeeDialog({ row }: { row: SearchRow }) {
  const { game, ui } = useGameStores()
  const { player, club, value, importance, offer, character } = row
  const [fee, setFee] = useState(String(offer?.asked ?? value))
  const [refusal, setRefusal] = useState<string>()
  const left = MAX_OFFERS - (offer?.round ?? 0)
  const close = () => ui.closeModal()

  const send = () => {
    const outcome = game.decide('makeOffer', player.id, Number(fee))
    if (outcome.done) close()
    else setRefusal(outcome.reason)
  }

  return (
    <GameDialog
      gap="regular"
      title={`Offer for ${player.name}`}
      footer={
        <>
          <CloseButton>Decide later</CloseButton>
          <Button variant="primary" disabled={fee.trim() === ''} onClick={send}>
            Make the offer
          </Button>
        </>
      }
    >
      <FigureList>
        <Figure name="Club">{club.name}</Figure>
        <Figure name="Player">
          {player.type}, {player.age} <Stars value={player.quality} label="Quality" />
        </Figure>
        <Figure name="Character">
          <CharacterNames character={character} />
        </Figure>
        <Figure name="For them">{IMPORTANCE[importance]}</Figure>
        <Figure name="Value">
          <Money amount={value} />
        </Figure>
        <Figure name="Transfer budget">
          <Money amount={game.state.transferBudget} />
        </Figure>
      </FigureList>
      <TextField
        data-initial-focus
        label="Fee in £"
        type="number"
        inputMode="numeric"
        min={0}
        step={1000}
        value={fee}
        onChange={(text) => {
          setFee(text)
          setRefusal(undefined)
        }}
        error={refusal}
      />
      <p>
        {offer ? (
          <>
            {club.name} want <Money amount={offer.asked} />: at that price they sell at once. They answer a
            lower offer
          </>
        ) : (
          'Clubs want more than a player’s value, and much more for their best. They answer'
        )}{' '}
        within three days. You have {plural(left, 'one more offer', `${left} offers`)}; after the last, or one
        that is far too low, they break off talks for 28 days.
      </p>
    </GameDialog>
  )
})
