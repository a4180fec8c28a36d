import { observer } from 'mobx-react-lite'
import { DIVISION_NAMES, otherThan } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { RadioSwitch } from './RadioSwitch.tsx'

/** Switch between the divisions, the own one first. */
export const DivisionSwitch = observer(function DivisionSwitch({ shown }: { shown: Division }) {
  const { game, ui } = useGameStores()
  const own = game.state.division
  return (
    <RadioSwitch
      label="Division"
      choices={[own, otherThan(own)].map((value) => ({ value, label: DIVISION_NAMES[value] }))}
      value={shown}
      onChange={(division) => ui.showDivision(division)}
    />
  )
})
