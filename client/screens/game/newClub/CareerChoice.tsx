import { Checkbox } from '../../../components/Checkbox.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import type { NewCareer } from '../../../components/careerAddress.ts'
import styles from './CareerChoice.module.css'
import { DifficultyChoice } from '../../../components/DifficultyChoice.tsx'

interface CareerChoiceProps {
  value: NewCareer
  onChange: (career: NewCareer) => void
}

const DIVISIONS = [
  { value: 'first', label: DIVISION_NAMES[1] },
  { value: 'second', label: DIVISION_NAMES[2] },
] as const

const LEADS: Record<Division, string> = {
  1: 'Mid-table among the big clubs. Stay up, then climb.',
  2: 'A smaller club, with less money and fewer fans: win promotion first.',
}

/** Choice of the division in which the career starts. */
function DivisionChoice({ value, onChange }: { value: Division; onChange: (division: Division) => void }) {
  return (
    <div className={styles.division}>
      <p className={styles.label}>Start in the</p>
      <SegmentedControl
        label="Division"
        segments={DIVISIONS}
        value={value === 1 ? 'first' : 'second'}
        onChange={(chosen) => onChange(chosen === 'first' ? 1 : 2)}
      />
      <p aria-live="polite">{LEADS[value]}</p>
    </div>
  )
}

/** Choices of a new career besides its seed. */
export function CareerChoice({ value, onChange }: CareerChoiceProps) {
  return (
    <div className={styles.choices}>
      <DivisionChoice value={value.division} onChange={(division) => onChange({ ...value, division })} />
      <DifficultyChoice
        value={value.difficulty}
        onChange={(difficulty) => onChange({ ...value, difficulty })}
      />
      <Checkbox
        label="Iron career: one save, written after every match and decision, and no way back."
        name="iron"
        isChecked={value.isIron}
        onChange={(isIron) => onChange({ ...value, isIron })}
      />
    </div>
  )
}
