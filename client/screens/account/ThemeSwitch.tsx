import { observer } from 'mobx-react-lite'
import { SegmentedControl, type Segment } from '../../components/SegmentedControl.tsx'
import type { Theme } from '../../stores/settings.ts'
import { useStores } from '../../stores/useStores.tsx'

const THEMES: readonly Segment<Theme>[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'Same as device', icon: 'device' },
]

export const ThemeSwitch = observer(function ThemeSwitch() {
  const { ui } = useStores()
  return (
    <SegmentedControl
      label="Theme"
      segments={THEMES}
      value={ui.settings.theme}
      onChange={(theme) => ui.changeSettings({ theme })}
      iconsOnly
    />
  )
})
