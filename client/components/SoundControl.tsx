import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import styles from './SoundControl.module.css'

interface SoundChoice {
  /** 'ask' is silent. */
  sound: 'on' | 'off' | 'ask'
  /** Percent. */
  volume: number
}

interface SoundControlProps {
  choice: SoundChoice
  onChange: (change: Partial<SoundChoice>) => void
}

/** Switch of the sound, with its volume while it is on. */
export function SoundControl({ choice: { sound, volume }, onChange }: SoundControlProps) {
  const isOn = sound === 'on'
  const changeVolume = (percent: number) => onChange({ volume: percent })
  return (
    <div className={styles.sound}>
      <span className={styles.switch}>
        <span aria-hidden="true">Sound</span>
        <Switch label="Sound" isOn={isOn} onToggle={() => onChange({ sound: isOn ? 'off' : 'on' })} />
      </span>
      {isOn && (
        <div className={styles.volume}>
          <Slider
            label="Volume"
            value={volume}
            min={0}
            max={100}
            format={(percent) => `${percent}%`}
            onMove={changeVolume}
            onChange={changeVolume}
            isPlain
          />
        </div>
      )}
    </div>
  )
}
