import { observer } from 'mobx-react-lite'
import { AmountBars } from '../../../components/chart/AmountBars.tsx'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Money } from '../../../components/Money.tsx'
import type { CategoryAmount } from '../../../simulation/core/ledger.ts'
import { amountsByCategory } from '../../../simulation/reports/seasonCourse.ts'
import { LEDGER_NAMES } from '../../../components/ledgerNames.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<CategoryAmount>[] = [
  { key: 'category', header: 'Category', rowHeader: true, cell: ({ category }) => LEDGER_NAMES[category] },
  { key: 'amount', header: 'Amount', kind: 'number', cell: ({ amount }) => <Money amount={amount} /> },
]

/** Income and expenses of the season by category. */
export const Finances = observer(function Finances() {
  const amounts = useReport(amountsByCategory)
  return (
    <ChartPanel
      heading="Finances"
      rows={amounts}
      columns={COLUMNS}
      rowKey={({ category }) => category}
      empty="Nothing has come in or gone out yet this season."
    >
      <AmountBars
        summary={balanceInWords(amounts)}
        bars={amounts.map(({ category, amount }) => ({ label: LEDGER_NAMES[category], amount }))}
        format={formatMoney}
      />
    </ChartPanel>
  )
})

function balanceInWords(amounts: readonly CategoryAmount[]): string {
  const sum = (sign: 1 | -1) => amounts.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)
  return `Income of ${formatMoney(sum(1))} and expense of ${formatMoney(sum(-1))} this season, by category.`
}
