import { useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import styles from './GuestLimitsDialog.module.css'

interface GuestLimitsDialogProps {
  onCancel: () => void
  onContinue: () => void
}

/** Limits of playing as a guest. */
export function GuestLimitsDialog({ onCancel, onContinue }: GuestLimitsDialogProps) {
  const continueButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Guest Mode Limitations"
      initialFocus={continueButton}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button ref={continueButton} variant="primary" onClick={onContinue}>
            Continue as Guest
          </Button>
        </>
      }
    >
      <ul className={styles.limits}>
        <li>Progress won't be saved permanently</li>
        <li>Some features may be restricted</li>
        <li>No persistent account</li>
      </ul>
    </Dialog>
  )
}
