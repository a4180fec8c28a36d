import styles from './Bar.module.css'

interface BarProps {
  label: string
  /** 0–`max`. */
  value: number
  max?: number
  /** Above `good` the bar is green, above `fair` yellow, otherwise red; above `full`, where given, a deeper green. */
  thresholds?: { full?: number; good: number; fair: number }
  /** The value in words; a percentage unless told. */
  text?: string
  labelHidden?: boolean
}

const FAN_MOOD_THRESHOLDS = { good: 70, fair: 40 }

/** A meter. Its filling is hatched by tone, so that the colour is not alone. */
export function Bar({
  label,
  value,
  max = 100,
  thresholds = FAN_MOOD_THRESHOLDS,
  text = `${String(Math.round((value / max) * 100))}%`,
  labelHidden = false,
}: BarProps) {
  const { full = Infinity, good, fair } = thresholds
  const tone = value > full ? 'full' : value > good ? 'good' : value > fair ? 'fair' : 'bad'
  const filled = `${String((Math.min(max, Math.max(0, value)) / max) * 100)}%`
  return (
    <div className={styles.bar}>
      {!labelHidden && (
        <div className={styles.legend} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{text}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        {/* A width as an attribute: the policy allows no style in the markup of the landing page. */}
        <svg className={styles.fill} data-tone={tone} width={filled} height="100%" aria-hidden="true" />
      </div>
    </div>
  )
}
