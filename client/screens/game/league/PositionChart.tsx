import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { PositionLine } from '../../../components/chart/PositionLine.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { positionsByWeek, type WeekPosition } from '../../../simulation/reports/seasonCourse.ts'
import { weekName } from '../../../components/chart/weekAxis.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<WeekPosition>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => weekName(week) },
  { key: 'position', header: 'Position', kind: 'number', cell: ({ place }) => place },
  { key: 'points', header: 'Points', kind: 'number', cell: ({ points }) => points },
]

/** Chart of the own position in the table by week. */
export const PositionChart = observer(function PositionChart() {
  const positions = useReport(positionsByWeek)
  return (
    <ChartPanel
      heading="Position by week"
      rows={positions}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="No matches played yet: your place goes in week by week once there are."
    >
      <PositionLine positions={positions} />
    </ChartPanel>
  )
})
