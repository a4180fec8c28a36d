import { observer } from 'mobx-react-lite'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { RadioSwitch } from './RadioSwitch.tsx'

const DIVISIONS: readonly { value: Division; label: string }[] = [
  { value: 1, label: 'First division' },
  { value: 2, label: 'Second division' },
]

export const DivisionSwitch = observer(function DivisionSwitch() {
  const { ui } = useGameStores()
  return (
    <RadioSwitch
      label="Division"
      choices={DIVISIONS}
      value={ui.division}
      onChange={(division) => ui.showDivision(division)}
    />
  )
})
