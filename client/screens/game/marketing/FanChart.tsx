import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { LineChart } from '../../../components/chart/LineChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import type { Snapshot } from '../../../simulation/gameState.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { WEEK_AXIS, weekName } from '../../../components/chart/weekAxis.ts'
import styles from './FanChart.module.css'
import { grouped } from '../../../simulation/core/money.ts'

const MOOD_LEVELS = [0, 25, 50, 75, 100]
const HEIGHT = 130

const COLUMNS: readonly Column<Snapshot['seasonData'][number]>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => weekName(week) },
  { key: 'fans', header: 'Fans', kind: 'number', cell: ({ fanCount }) => grouped(fanCount) },
  { key: 'mood', header: 'Mood', kind: 'number', cell: ({ fanHappiness }) => percent(fanHappiness) },
]

/** Chart of fan count and fan mood by week of the season. */
export const FanChart = observer(function FanChart() {
  const fans = useGameStores().game.state.seasonData
  const last = fans.at(-1)
  return (
    <ChartPanel
      heading="Fans this season"
      rows={fans}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="No week is over yet: fans and their mood go in after the first match day."
    >
      <div className={styles.pair}>
        <LineChart
          name="Fans"
          summary={last ? `${grouped(last.fanCount)} fans after week ${last.week}.` : ''}
          height={HEIGHT}
          points={fans.map(({ week, fanCount }) => ({ x: week, y: fanCount }))}
          across={WEEK_AXIS}
          short={grouped}
          place={weekName}
        />
        <LineChart
          name="Mood"
          summary={last ? `Fan mood of ${percent(last.fanHappiness)} after week ${last.week}.` : ''}
          height={HEIGHT}
          points={fans.map(({ week, fanHappiness }) => ({ x: week, y: fanHappiness }))}
          across={WEEK_AXIS}
          levels={MOOD_LEVELS}
          short={percent}
          place={weekName}
        />
      </div>
    </ChartPanel>
  )
})

function percent(value: number): string {
  return `${Math.round(value)}%`
}
