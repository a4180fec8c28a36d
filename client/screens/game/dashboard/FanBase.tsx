import { observer } from 'mobx-react-lite'
import { Bar } from '../../../components/Bar.tsx'
import { Figure, Figures } from '../../../components/Figures.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { grouped } from '../../../simulation/core/money.ts'

export const FanBase = observer(function FanBase() {
  const { game } = useGameStores()
  const { fanCount, fanHappiness, matchAttendance } = game.state
  return (
    <Panel heading="Fan base">
      <Figures>
        <Figure name="Total fans">{grouped(fanCount)}</Figure>
        <Figure name="Last home attendance">{matchAttendance > 0 ? grouped(matchAttendance) : '–'}</Figure>
      </Figures>
      <Bar label="Fan mood" value={fanHappiness} />
    </Panel>
  )
})
