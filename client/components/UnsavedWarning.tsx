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
  return (
    <Dialog
      onClose={onClose}
      title="Unsaved Progress"
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Leave Anyway
          </Button>
          <Button data-initial-focus variant="primary" onClick={onSave ?? onClose}>
            {onSave ? 'Save Game' : 'Stay'}
          </Button>
        </>
      }
    >
      <p>You have unsaved changes. Leaving now will discard them.</p>
    </Dialog>
  )
}
