import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

/** In place of a dialog about a player who is not there any more (specification, section 8). */
export function PlayerMissing() {
  const { ui } = useGameStores()
  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title="Player"
    >
      <Notice tone="bad">Error loading player data.</Notice>
    </Dialog>
  )
}
