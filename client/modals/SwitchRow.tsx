import { useId } from 'react'
import { Switch } from '../components/Switch.tsx'
import styles from './SwitchRow.module.css'

interface SwitchRowProps {
  label: string
  /** Description of the effect, one sentence. */
  text: string
  isOn: boolean
  onToggle: () => void
}

/** Switch with a description beside it. */
export function SwitchRow({ label, text, isOn, onToggle }: SwitchRowProps) {
  const textId = useId()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p id={textId} className={styles.text}>
          {text}
        </p>
      </div>
      <Switch label={label} isOn={isOn} describedBy={textId} onToggle={onToggle} />
    </li>
  )
}
