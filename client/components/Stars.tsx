import styles from './Stars.module.css'

const STAR = 'M8 1.2L10.1 5.7L15 6.3L11.4 9.7L12.3 14.6L8 12.2L3.7 14.6L4.6 9.7L1 6.3L5.9 5.7Z'
const LEFT_HALF = 'M8 1.2V12.2L3.7 14.6L4.6 9.7L1 6.3L5.9 5.7Z'
const POSITIONS = [0, 1, 2, 3, 4]

/** One to five stars with halves; `value` may have any decimals. */
export function Stars({ value, label = '' }: { value: number; label?: string }) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 80 16"
      role="img"
      aria-label={`${label ? `${label}: ` : ''}${halves / 2} out of 5`}
    >
      {POSITIONS.map((position) => (
        <g key={position} transform={`translate(${position * 16} 0)`}>
          <path className={styles.outline} d={STAR} />
          {halves > position * 2 && (
            <path className={styles.fill} d={halves > position * 2 + 1 ? STAR : LEFT_HALF} />
          )}
        </g>
      ))}
    </svg>
  )
}
