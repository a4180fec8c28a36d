import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { DifficultyChoice } from '../../components/DifficultyChoice.tsx'
import type { Difficulty } from '../../simulation/club/difficulty.ts'
import styles from './GuestLimitsDialog.module.css'

interface GuestLimitsDialogProps {
  onCancel: () => void
  onContinue: (difficulty: Difficulty) => void
  /** True when a career begins at once, whose difficulty is chosen here. */
  startsCareer: boolean
}

/** Limits of playing as a guest. */
export function GuestLimitsDialog({ onCancel, onContinue, startsCareer }: GuestLimitsDialogProps) {
  const [difficulty, setDifficulty] = useState<Difficulty>('normal')
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
              onContinue(difficulty)
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
      {startsCareer && <DifficultyChoice value={difficulty} onChange={setDifficulty} />}
    </Dialog>
  )
}
