import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Shown in place of a dialog whose subject no longer exists. */
export function NotFoundDialog({ title, text }: { title: string; text: string }) {
  const { ui } = useGameStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  return (
    <Dialog
      open
      onClose={() => {
        onRemove()
        ui.closeModal()
      }}
      title={title}
      finalFocus={finalFocus}
    >
      <Notice tone="bad">{text}</Notice>
    </Dialog>
  )
}
