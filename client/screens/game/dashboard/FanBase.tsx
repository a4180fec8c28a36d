import { observer } from 'mobx-react-lite'
import { Bar } from '../../../components/Bar.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { grouped } from '../../../simulation/core/money.ts'

export const FanBase = observer(function FanBase() {
  const { game } = useGameStores()
  const { fanCount, fanHappiness, matchAttendance } = game.state
  return (
    <Panel heading="Fan base">
      <FigureList>
        <Figure name="Total fans">{grouped(fanCount)}</Figure>
        <Figure name="Last home attendance">{matchAttendance > 0 ? grouped(matchAttendance) : '–'}</Figure>
      </FigureList>
      <Bar label="Fan mood" value={fanHappiness} />
    </Panel>
  )
})
