import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

/** In place of a dialog about somebody who is not there any more. */
export function Missing({ title, text }: { title: string; text: string }) {
  const { ui } = useGameStores()
  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title={title}
    >
      <Notice tone="bad">{text}</Notice>
    </Dialog>
  )
}
