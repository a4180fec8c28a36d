import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useLuckRefusal } from '../../stores/useLuckRefusal.ts'
import { GameDialog } from '../GameDialog.tsx'

/**
 * Match of a ranked run that cannot kick off: it is tried again, or the run goes on unranked. One that has gone on elsewhere
 * is loaded from there.
 */
export const NoLuck = observer(function NoLuck({ reason }: { reason: string }) {
  const { game, time, ui } = useGameStores()
  const refusal = useLuckRefusal(reason)

  const tryAgain = () => {
    ui.closeModal()
    time.advanceDay()
  }

  const load = () => {
    ui.closeModal()
    ui.openModal({ kind: 'load-game' })
  }

  const leave = () => {
    game.decide('leaveRanking')
    ui.closeModal()
  }

  return (
    <GameDialog
      title="No kick-off yet"
      gap="regular"
      footer={
        <>
          <Button variant={refusal === 'over' ? 'primary' : 'plain'} onClick={leave}>
            Carry on unranked
          </Button>
          {refusal === 'elsewhere' && (
            <Button variant="primary" data-initial-focus onClick={load}>
              Load Game
            </Button>
          )}
          {refusal === null && (
            <Button variant="primary" data-initial-focus onClick={tryAgain}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <p>{reason}</p>
      <p>You can carry on unranked instead. There’s no way back from that: the run won’t be in any table.</p>
    </GameDialog>
  )
})
