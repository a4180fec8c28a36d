import { DIFFICULTIES, DIFFICULTY_NAMES, type Difficulty } from '../simulation/club/difficulty.ts'
import { difficultyLines } from '../simulation/club/difficultyWords.ts'
import { SegmentedControl } from './SegmentedControl.tsx'
import styles from './DifficultyChoice.module.css'

interface DifficultyChoiceProps {
  value: Difficulty
  onChange: (difficulty: Difficulty) => void
}

const SEGMENTS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_NAMES[value] }))

/** Choice of a difficulty, folded away under the one chosen. */
export function DifficultyChoice({ value, onChange }: DifficultyChoiceProps) {
  return (
    <details className={styles.choice}>
      <summary>Difficulty: {DIFFICULTY_NAMES[value]}</summary>
      <SegmentedControl label="Difficulty" segments={SEGMENTS} value={value} onChange={onChange} />
      <DifficultyLines difficulty={value} />
      <p>You can raise it later, once a season, and never lower it.</p>
    </details>
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
