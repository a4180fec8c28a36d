import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import styles from './SoundControl.module.css'

interface SoundControlProps {
  isOn: boolean
  /** Percent. */
  volume: number
  onToggle: () => void
  onVolume: (volume: number) => void
}

/** Switch of the sound, with its volume while it is on. */
export function SoundControl({ isOn, volume, onToggle, onVolume }: SoundControlProps) {
  return (
    <div className={styles.sound}>
      <span className={styles.switch}>
        <span aria-hidden="true">Sound</span>
        <Switch label="Sound" isOn={isOn} onToggle={onToggle} />
      </span>
      {isOn && (
        <div className={styles.volume}>
          <Slider
            label="Volume"
            value={volume}
            min={0}
            max={100}
            format={(percent) => `${percent}%`}
            onMove={onVolume}
            onChange={onVolume}
            isPlain
          />
        </div>
      )}
    </div>
  )
}
