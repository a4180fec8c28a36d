import { Checkbox } from '../../../components/Checkbox.tsx'
import type { NewCareer } from '../../../components/careerAddress.ts'
import styles from './CareerChoice.module.css'
import { DifficultyChoice } from '../../../components/DifficultyChoice.tsx'

interface CareerChoiceProps {
  value: NewCareer
  onChange: (career: NewCareer) => void
}

/** Choices of a new career besides its seed. */
export function CareerChoice({ value, onChange }: CareerChoiceProps) {
  return (
    <div className={styles.choices}>
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
