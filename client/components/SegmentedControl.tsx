import { Icon, type IconName } from './Icon.tsx'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconName
}

interface SegmentedControlProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shows the icons only; the labels remain for screen readers and on hover. */
  iconsOnly?: boolean
  /** Small buttons that wrap onto several lines. */
  wraps?: boolean
}

/** Row of buttons of which exactly one is pressed. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  iconsOnly = false,
  wraps = false,
}: SegmentedControlProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.group} data-wraps={wraps || undefined}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          aria-label={iconsOnly ? segment.label : undefined}
          title={iconsOnly ? segment.label : undefined}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon !== undefined && <Icon name={segment.icon} />}
          {!iconsOnly && segment.label}
        </button>
      ))}
    </div>
  )
}
