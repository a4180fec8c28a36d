import styles from './Stars.module.css'

/** Path of a star and of its left half in a box of 16 by 16, starting at the tip. */
const STAR = 'l2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9-3.6-3.4 4.9-.6z'
const LEFT_HALF = 'v11l-4.3 2.4.9-4.9-3.6-3.4 4.9-.6z'

const tipOf = (position: number) => `M${position * 16 + 8} 1.2`
const row = (count: number) => Array.from({ length: count }, (_, position) => tipOf(position) + STAR).join('')
const OUTLINES = row(5)
/** Path data by number of halves. One path for all stars: tables draw hundreds of them. */
const FILLS = Array.from({ length: 11 }, (_, halves) => {
  const whole = Math.floor(halves / 2)
  return row(whole) + (halves % 2 === 1 ? tipOf(whole) + LEFT_HALF : '')
})

/** One to five stars in steps of a half; `value` may be any decimal. */
export function Stars({ value, label = '' }: { value: number; label?: string }) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 80 16"
      role="img"
      aria-label={`${label ? `${label}: ` : ''}${halves / 2} out of 5`}
    >
      <path className={styles.outline} d={OUTLINES} />
      <path className={styles.fill} d={FILLS[halves]} />
    </svg>
  )
}
