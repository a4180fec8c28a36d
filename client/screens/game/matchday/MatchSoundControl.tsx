import { observer } from 'mobx-react-lite'
import { SoundControl } from '../../../components/SoundControl.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** Switch and volume of the sound of matches. */
export const MatchSoundControl = observer(function MatchSoundControl() {
  const { ui } = useGameStores()
  const { sound, volume } = ui.settings
  return (
    <SoundControl
      isOn={sound === 'on'}
      volume={volume}
      onToggle={() => {
        ui.changeSettings({ sound: sound === 'on' ? 'off' : 'on' })
      }}
      onVolume={(percent) => {
        ui.changeSettings({ volume: percent })
      }}
    />
  )
})
