import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { LineChart } from '../../../components/chart/LineChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { formatMoney, formatMoneyShort } from '../../../components/formatMoney.ts'
import { Money } from '../../../components/Money.tsx'
import { moneyByWeek, type MoneyWeek } from '../../../simulation/reports/seasonCourse.ts'
import { WEEK_AXIS, weekName } from '../../../components/chart/weekAxis.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<MoneyWeek>[] = [
  { key: 'week', header: 'Week', rowHeader: true, cell: ({ week }) => weekName(week) },
  { key: 'money', header: 'Money', kind: 'number', cell: ({ money }) => <Money amount={money} /> },
]

/** Chart of the club's money by week of the season. */
export const MoneyChart = observer(function MoneyChart() {
  const weeks = useReport(moneyByWeek)
  return (
    <ChartPanel
      heading="Money this season"
      rows={weeks.length > 1 ? weeks : []}
      columns={COLUMNS}
      rowKey={({ week }) => String(week)}
      empty="No week is over yet: the club’s money goes in after each match day."
    >
      <LineChart
        name="On the evening of each match day"
        summary={moneyInWords(weeks)}
        points={weeks.map(({ week, money }) => ({ x: week, y: money }))}
        across={{ ...WEEK_AXIS, low: 0 }}
        short={formatMoneyShort}
        full={formatMoney}
        place={weekName}
        filled
      />
    </ChartPanel>
  )
})

function moneyInWords(weeks: readonly MoneyWeek[]): string {
  const first = weeks[0]
  const last = weeks.at(-1)
  if (!first || !last) return ''
  const least = weeks.reduce((found, week) => (week.money < found.money ? week : found), first)
  return `Money went from ${formatMoney(first.money)} at the season’s start to ${formatMoney(last.money)} in week ${last.week}; the least was ${formatMoney(least.money)} (${weekName(least.week).toLowerCase()}).`
}
