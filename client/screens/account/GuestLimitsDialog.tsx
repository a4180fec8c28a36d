import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { USUAL_CAREER, type NewCareer } from '../../components/careerAddress.ts'
import { CareerChoice } from '../../components/CareerChoice.tsx'
import styles from './GuestLimitsDialog.module.css'

interface GuestLimitsDialogProps {
  onCancel: () => void
  onContinue: (career: NewCareer) => void
  /** True when a career begins at once, whose choices are made here. */
  startsCareer: boolean
}

/** Limits of playing as a guest. */
export function GuestLimitsDialog({ onCancel, onContinue, startsCareer }: GuestLimitsDialogProps) {
  const [career, setCareer] = useState(USUAL_CAREER)
  return (
    <Dialog
      onClose={onCancel}
      title="Guest Mode Limitations"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            data-initial-focus
            variant="primary"
            onClick={() => {
              onContinue(career)
            }}
          >
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
      {startsCareer && <CareerChoice value={career} onChange={setCareer} />}
    </Dialog>
  )
}
