import { DIFFICULTIES, DIFFICULTY_NAMES, type Difficulty } from '../simulation/club/difficulty.ts'
import { difficultyLines } from '../simulation/club/difficultyWords.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import styles from './DifficultyChoice.module.css'

interface DifficultyChoiceProps {
  value: Difficulty
  onChange: (difficulty: Difficulty) => void
}

const SEGMENTS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_NAMES[value] }))

/** Choice of a difficulty, with what it changes folded away. */
export function DifficultyChoice({ value, onChange }: DifficultyChoiceProps) {
  return (
    <div className={styles.choice}>
      <p className={styles.label}>Difficulty</p>
      <SegmentedControl label="Difficulty" segments={SEGMENTS} value={value} onChange={onChange} />
      <details>
        <summary>What {DIFFICULTY_NAMES[value]} changes</summary>
        <DifficultyLines difficulty={value} />
        <p>You can raise it later, once a season, but never lower it.</p>
      </details>
    </div>
  )
}

/** Figures of a difficulty in words. */
export function DifficultyLines({ difficulty }: { difficulty: Difficulty }) {
  return (
    <ul className={styles.lines} aria-live="polite">
      {difficultyLines(difficulty).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
