import { useState, type ComponentProps, type ComponentType } from 'react'
import { Button } from '../../components/Button.tsx'
import { OverlayBoundary } from '../../components/OverlayBoundary.tsx'

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Loaded when it is opened. */
  Dialog: ComponentType<{ onClose: () => void }>
  /** Called after the dialog has closed. */
  onClosed?: () => void
}

/** Button that opens a dialog of its own. */
export function DialogButton({ Dialog, onClosed, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <OverlayBoundary title="That can’t be opened now" onDismiss={close}>
          <Dialog onClose={close} />
        </OverlayBoundary>
      )}
    </>
  )
}
