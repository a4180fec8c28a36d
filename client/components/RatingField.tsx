import { useId } from 'react'
import styles from './RatingField.module.css'
import field from './TextField.module.css'

const STAR = 'M8 1.2L10.1 5.7L15 6.3L11.4 9.7L12.3 14.6L8 12.2L3.7 14.6L4.6 9.7L1 6.3L5.9 5.7Z'
const RATINGS = [
  { value: 1, words: 'Poor' },
  { value: 2, words: 'Fair' },
  { value: 3, words: 'Good' },
  { value: 4, words: 'Very good' },
  { value: 5, words: 'Excellent' },
]

interface RatingFieldProps {
  label: string
  /** 1–5, null until one is chosen. */
  value: number | null
  onChange: (value: number) => void
  isWrong: boolean
}

/** Radio group of one to five stars; arrow keys move along it. */
export function RatingField({ label, value, onChange, isWrong }: RatingFieldProps) {
  const group = useId()
  return (
    <div className={field.field}>
      <span id={`${group}-label`} className={field.label}>
        {label}
      </span>
      <div
        className={styles.stars}
        role="radiogroup"
        aria-labelledby={`${group}-label`}
        aria-required="true"
        aria-invalid={isWrong || undefined}
      >
        {RATINGS.map((rating) => (
          <label key={rating.value} className={styles.star} title={rating.words}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              aria-label={`${rating.value} of 5: ${rating.words}`}
              checked={rating.value === value}
              onChange={() => onChange(rating.value)}
            />
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              data-filled={rating.value <= (value ?? 0) || undefined}
            >
              <path d={STAR} />
            </svg>
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {RATINGS.find((rating) => rating.value === value)?.words}
        </span>
      </div>
    </div>
  )
}
