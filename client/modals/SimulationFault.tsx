import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog } from './GameDialog.tsx'
import { FaultDetails } from '../components/FaultDetails.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

/** A day that could not be simulated: actions, and details for a bug report. */
export const SimulationFault = observer(function SimulationFault({ details }: { details: string }) {
  const { saving } = useGameStores()

  return (
    <GameDialog
      title="Play has stopped"
      footer={
        <>
          <Button onClick={() => void saving.exportCareer()}>Export this career</Button>
          <CloseButton data-initial-focus variant="primary">
            Continue
          </CloseButton>
        </>
      }
    >
      <p>Something went wrong during the day. Your career is as it was before, and the game is paused.</p>
      <FaultDetails details={details} />
    </GameDialog>
  )
})
