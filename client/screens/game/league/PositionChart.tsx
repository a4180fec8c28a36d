import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { LineChart } from '../../../components/chart/LineChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { positionsByWeek, type WeekPosition } from '../../../simulation/reports/seasonCourse.ts'
import { WEEK_AXIS, weekName, POSITION_LEVELS, placeOf } from '../../../components/chart/weekAxis.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<WeekPosition>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => weekName(week) },
  { key: 'position', header: 'Position', kind: 'number', cell: ({ place }) => place },
  { key: 'points', header: 'Points', kind: 'number', cell: ({ points }) => points },
]

/** Chart of the own position in the table by week. */
export const PositionChart = observer(function PositionChart() {
  const positions = useReport(positionsByWeek)
  const best = positions.reduce<WeekPosition | undefined>(
    (found, week) => (found && found.position <= week.position ? found : week),
    undefined,
  )
  const last = positions.at(-1)
  return (
    <ChartPanel
      heading="Position by week"
      rows={positions}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="The club’s place stands here week by week once the first matches have been played."
    >
      <LineChart
        name="Your club"
        summary={
          best && last
            ? `${last.place} after week ${last.week}; the best was ${best.place} after week ${best.week}.`
            : ''
        }
        points={positions.map(({ week, position }) => ({ x: week, y: position }))}
        across={WEEK_AXIS}
        levels={POSITION_LEVELS}
        short={String}
        full={(position) => placeOf(positions, position)}
        place={weekName}
      />
    </ChartPanel>
  )
})
