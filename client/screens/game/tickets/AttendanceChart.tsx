import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { homeCrowds, type Crowd } from '../../../simulation/reports/seasonCourse.ts'
import { weekName } from '../../../components/chart/weekAxis.ts'
import { grouped } from '../../../simulation/core/money.ts'
import { counted } from '../../../simulation/core/english.ts'
import { useReport } from '../../../stores/useReport.ts'

const HEIGHT = 200

const COLUMNS: readonly Column<Crowd>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => weekName(week) },
  { key: 'opponent', header: 'Opponent', cell: ({ opponent }) => opponent },
  { key: 'attendance', header: 'Attendance', kind: 'number', cell: ({ attendance }) => grouped(attendance) },
  { key: 'capacity', header: 'Capacity', kind: 'number', cell: ({ capacity }) => grouped(capacity) },
]

/** Chart of the attendance at each home match of the season, against the capacity. */
export const AttendanceChart = observer(function AttendanceChart() {
  const crowds = useReport(homeCrowds)
  return (
    <ChartPanel
      heading="Attendance this season"
      rows={crowds}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="No home match yet: each crowd goes in here, against the seats."
    >
      <ColumnChart
        name="Spectators by week, under the line of the seats"
        summary={crowdsInWords(crowds)}
        height={HEIGHT}
        columns={crowds.map(({ week, opponent, attendance, capacity }) => ({
          label: String(week),
          place: `${weekName(week)}, ${opponent}`,
          value: attendance,
          limit: capacity,
        }))}
        short={grouped}
        full={(attendance, capacity) => `${grouped(attendance)} of ${grouped(capacity)}`}
      />
    </ChartPanel>
  )
})

function crowdsInWords(crowds: readonly Crowd[]): string {
  const full = crowds.filter(({ attendance, capacity }) => attendance >= capacity).length
  const most = Math.max(...crowds.map(({ attendance }) => attendance))
  return `${counted(crowds.length, 'home match', 'home matches')}, ${full} of them before a full ground; ${grouped(most)} spectators at most.`
}
