import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { FaultDetails } from '../components/FaultDetails.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

/** A day that could not be simulated: actions, and details for a bug report. */
export const SimulationFault = observer(function SimulationFault({ details }: { details: string }) {
  const { saving, ui } = useGameStores()
  const continueButton = useRef<HTMLButtonElement>(null)

  const close = () => {
    ui.closeModal()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Play has stopped"
      initialFocus={continueButton}
      footer={
        <>
          <Button onClick={() => void saving.exportCareer()}>Export this career</Button>
          <Button ref={continueButton} variant="primary" onClick={close}>
            Continue
          </Button>
        </>
      }
    >
      <p>
        Something went wrong while the day was played. Your career stands as it was before, and the game is
        paused.
      </p>
      <FaultDetails details={details} />
    </Dialog>
  )
})
