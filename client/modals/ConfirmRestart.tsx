import { observer } from 'mobx-react-lite'
import { ConfirmDialog } from './GameDialog.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Confirmation before the running career is discarded. */
export const ConfirmRestart = observer(function ConfirmRestart({ onRestart }: { onRestart: () => void }) {
  const stores = useGameStores()
  const { autosave, ui } = stores
  const { saves } = useStores()

  const restart = () => {
    if (autosave.isDirty && saves.canSave) {
      ui.replaceModal({ kind: 'unsaved-progress', to: 'restart' })
      return
    }
    stores.giveUp()
    onRestart()
  }

  return (
    <ConfirmDialog title="Restart" action="Restart" onConfirm={restart}>
      <p>Restart game? Unsaved progress will be lost.</p>
    </ConfirmDialog>
  )
})
