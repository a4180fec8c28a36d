import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { GameDialog } from '../GameDialog.tsx'

/** Match of a ranked run that cannot kick off: it is tried again, or the run goes on unranked. */
export const NoLuck = observer(function NoLuck({ reason }: { reason: string }) {
  const { game, time, ui } = useGameStores()

  const tryAgain = () => {
    ui.closeModal()
    time.advanceDay()
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
          <Button onClick={leave}>Carry on unranked</Button>
          <Button variant="primary" data-initial-focus onClick={tryAgain}>
            Try again
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      <p>You can carry on unranked instead. There’s no way back from that: the run won’t be in any table.</p>
    </GameDialog>
  )
})
