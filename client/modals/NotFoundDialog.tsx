import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'

/** Shown in place of a dialog whose subject no longer exists. */
export function NotFoundDialog({ title, text }: { title: string; text: string }) {
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
