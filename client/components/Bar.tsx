import styles from './Bar.module.css'
import { tirednessInWords } from '../simulation/people/tiredness.ts'

interface BarProps {
  label: string
  /** 0–`max`. */
  value: number
  max?: number
  /** Green above `good`, yellow above `fair`, otherwise red; a deeper green above `full`. */
  thresholds?: { full?: number; good: number; fair: number }
  /** The value in words. Defaults to a percentage. */
  text?: string
  labelHidden?: boolean
}

const FAN_MOOD_THRESHOLDS = { good: 70, fair: 40 }

/** Meter. The fill is hatched by tone, so that colour is not the only sign. */
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
        {/* Width as an attribute: the content security policy allows no inline style on the landing page. */}
        <svg className={styles.fill} data-tone={tone} width={filled} height="100%" aria-hidden="true" />
      </div>
    </div>
  )
}

/** Meter of a player's stamina, and what a match that begins with it would cost them. */
export function StaminaBar({ stamina }: { stamina: number }) {
  const words = tirednessInWords(stamina)
  return (
    <div>
      <Bar label="Stamina" value={stamina} />
      {words && <p>{words}</p>}
    </div>
  )
}
