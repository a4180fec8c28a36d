import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import styles from './GuestLimitsDialog.module.css'

interface GuestLimitsDialogProps {
  onCancel: () => void
  onContinue: () => void
}

/** Limits of playing as a guest. */
export function GuestLimitsDialog({ onCancel, onContinue }: GuestLimitsDialogProps) {
  return (
    <Dialog
      onClose={onCancel}
      title="Guest Mode Limitations"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button data-initial-focus variant="primary" onClick={onContinue}>
            Continue as Guest
          </Button>
        </>
      }
    >
      <ul className={styles.limits}>
        <li>Progress won't be saved permanently</li>
        <li>Some features may be restricted: no named saves, no playing on from another device</li>
        <li>No persistent account</li>
      </ul>
    </Dialog>
  )
}
