import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { SeriesChart } from '../../../components/chart/SeriesChart.tsx'
import { WEEK_AXIS, weekName } from '../../../components/chart/weekAxis.ts'
import type { Column } from '../../../components/DataTable.tsx'
import { pointsAgainstField, type FieldWeek } from '../../../simulation/reports/fieldPoints.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<FieldWeek>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => week },
  { key: 'own', header: 'Your points', kind: 'number', cell: ({ own }) => own },
  { key: 'low', header: 'Mid-table from', kind: 'number', cell: ({ field }) => points(field.low) },
  { key: 'middle', header: 'Median', kind: 'number', cell: ({ field }) => points(field.middle) },
  { key: 'high', header: 'Mid-table to', kind: 'number', cell: ({ field }) => points(field.high) },
]

const HEIGHT = 260

/** Points of the season by week, against the middle half of the division. */
export const FieldPoints = observer(function FieldPoints() {
  const weeks = useReport(pointsAgainstField)
  return (
    <ChartPanel
      heading="Points compared with the division"
      rows={weeks}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="No matches played yet: your points go in week by week once there are."
    >
      <SeriesChart
        name="Points by week"
        summary={pointsInWords(weeks)}
        height={HEIGHT}
        xs={weeks.map(({ week }) => week)}
        series={[
          { name: 'You', look: 'own', values: weeks.map(({ own }) => own) },
          { name: 'Median', look: 'middle', values: weeks.map(({ field }) => field.middle) },
        ]}
        band={{ name: 'Mid-table', ranges: weeks.map(({ field }) => field) }}
        across={WEEK_AXIS}
        format={points}
        place={(i) => weekName(weeks[i]?.week ?? 0)}
      />
    </ChartPanel>
  )
})

function pointsInWords(weeks: readonly FieldWeek[]): string {
  const last = weeks.at(-1)
  if (!last) return ''
  const { own, week, field } = last
  return `${own} points after week ${week}; mid-table is ${points(field.low)} to ${points(field.high)}, the median ${points(field.middle)}.`
}

/** Whole points; quartiles lie between those of two clubs. */
function points(value: number): string {
  return String(Math.round(value))
}
