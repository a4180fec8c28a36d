import { useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface UnsavedWarningProps {
  onLeave: () => void
  onClose: () => void
  /** Saves, then leaves. Undefined for guests, who can't save. */
  onSave?: (() => void) | undefined
}

/** Confirmation before leaving a career with unsaved progress. */
export function UnsavedWarning({ onLeave, onClose, onSave }: UnsavedWarningProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unsaved Progress"
      initialFocus={stay}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Leave Anyway
          </Button>
          <Button ref={stay} variant="primary" onClick={onSave ?? onClose}>
            {onSave ? 'Save Game' : 'Stay'}
          </Button>
        </>
      }
    >
      <p>You have unsaved changes. Leaving now will discard them.</p>
    </Dialog>
  )
}
