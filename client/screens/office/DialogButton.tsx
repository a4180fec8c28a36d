import { Suspense, useState, type ComponentProps, type ComponentType } from 'react'
import { Button } from '../../components/Button.tsx'

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Loaded when it is opened. */
  Dialog: ComponentType<{ onClose: () => void }>
}

/** Button that opens a dialog of its own. */
export function DialogButton({ Dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
