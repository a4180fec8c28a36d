import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Confirmation before the running career is discarded. */
export const ConfirmRestart = observer(function ConfirmRestart({ onRestart }: { onRestart: () => void }) {
  const stores = useGameStores()
  const { autosave, ui } = stores
  const { saves } = useStores()
  const cancel = useRef<HTMLButtonElement>(null)

  const close = () => {
    ui.closeModal()
  }

  const restart = () => {
    if (autosave.isDirty && saves.canSave) {
      ui.replaceModal({ kind: 'unsaved-progress', to: 'restart' })
      return
    }
    stores.giveUp()
    onRestart()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Restart"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" onClick={restart}>
            Restart
          </Button>
        </>
      }
    >
      <p>Restart game? Unsaved progress will be lost.</p>
    </Dialog>
  )
})
