import { Slider as BaseSlider } from '@base-ui/react/slider'
import styles from './Slider.module.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  /** The value in words. */
  format: (value: number) => string
  /** Called on every change during a drag. */
  onMove: (value: number) => void
  /** Called when the drag ends. */
  onChange: (value: number) => void
  /** In one line, without the ends of the range. */
  isPlain?: boolean
}

/** Slider over whole numbers; arrow keys move by one, Page Up and Page Down by ten. */
export function Slider({ label, value, min, max, format, onMove, onChange, isPlain = false }: SliderProps) {
  return (
    <BaseSlider.Root
      className={styles.slider}
      data-plain={isPlain || undefined}
      value={value}
      min={min}
      max={max}
      step={1}
      largeStep={10}
      onValueChange={(moved) => onMove(moved)}
      onValueCommitted={(chosen) => onChange(chosen)}
    >
      <div className={styles.legend} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.value}>{format(value)}</span>
      </div>
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.indicator} />
          <BaseSlider.Thumb
            className={styles.thumb}
            aria-label={label}
            getAriaValueText={(_, current) => format(current)}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      {!isPlain && (
        <div className={styles.ends} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      )}
    </BaseSlider.Root>
  )
}
