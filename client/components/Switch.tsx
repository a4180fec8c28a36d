import styles from './Switch.module.css'

interface SwitchProps {
  label: string
  isOn: boolean
  onToggle: () => void
  /** Id of the element with the explanation. */
  describedBy?: string
}

/** Switch that takes effect at once and names its state in words. */
export function Switch({ label, isOn, onToggle, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={onToggle}
    >
      <span className={styles.word} aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </button>
  )
}
