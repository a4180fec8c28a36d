import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../components/chart/ChartPanel.tsx'
import { StackedChart } from '../components/chart/StackedChart.tsx'
import { weekName } from '../components/chart/weekAxis.ts'
import type { Column } from '../components/DataTable.tsx'
import { formatMoney, formatMoneyShort } from '../components/formatMoney.ts'
import { LEDGER_NAMES } from '../components/ledgerNames.ts'
import { Money } from '../components/Money.tsx'
import { SegmentedControl } from '../components/SegmentedControl.tsx'
import {
  moneySources,
  type MoneyColumn,
  type MoneySide,
  type MoneySpan,
} from '../simulation/reports/moneySources.ts'
import { useReport } from '../stores/useReport.ts'
import { DialogPart } from './GameDialog.tsx'

const HEADING = 'Income and costs by source'

const SIDES = [
  { value: 'income', label: 'Income' },
  { value: 'costs', label: 'Costs' },
] as const
const SPANS = [
  { value: 'weeks', label: 'By week' },
  { value: 'seasons', label: 'By season' },
] as const

const HEIGHT = 240

/** Income or costs stacked by their sources, week by week or season by season. */
export const MoneySources = observer(function MoneySources() {
  const [side, setSide] = useState<MoneySide>('income')
  const [span, setSpan] = useState<MoneySpan>('weeks')
  const { sources, columns } = useReport(moneySources, side, span)
  const names = sources.map((source) => (source === 'rest' ? 'Everything else' : LEDGER_NAMES[source]))
  const place = (number: number) => (span === 'weeks' ? weekName(number) : `Season ${number}`)
  return (
    <DialogPart heading={HEADING}>
      <ChartPanel
        isLoose
        heading={HEADING}
        rows={columns}
        columns={columnsOf(names, place)}
        rowKey={({ number }) => String(number)}
        empty="No money has moved yet."
        choices={
          <>
            <SegmentedControl label="Income or costs" segments={SIDES} value={side} onChange={setSide} />
            <SegmentedControl label="Weeks or seasons" segments={SPANS} value={span} onChange={setSpan} />
          </>
        }
      >
        <StackedChart
          name={side === 'income' ? 'Income' : 'Costs'}
          summary={sourcesInWords(side, names, columns)}
          height={HEIGHT}
          parts={names}
          columns={columns.map(({ number, amounts }) => ({
            label: String(number),
            place: place(number),
            amounts,
          }))}
          short={formatMoneyShort}
          full={formatMoney}
        />
      </ChartPanel>
    </DialogPart>
  )
})

function columnsOf(names: readonly string[], place: (number: number) => string): Column<MoneyColumn>[] {
  return [
    { key: 'number', header: 'When', rowHeader: true, cell: ({ number }) => place(number) },
    ...names.map((name, part): Column<MoneyColumn> => ({
      key: name,
      header: name,
      kind: 'number',
      cell: ({ amounts }) => <Money amount={amounts[part] ?? 0} />,
    })),
    { key: 'total', header: 'Total', kind: 'number', cell: ({ total }) => <Money amount={total} /> },
  ]
}

function sourcesInWords(side: MoneySide, names: readonly string[], columns: readonly MoneyColumn[]): string {
  const total = columns.reduce((sum, column) => sum + column.total, 0)
  const first = columns.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0), 0)
  const largest = `${(names[0] ?? '').toLowerCase()} (${formatMoney(first)})`
  return side === 'income'
    ? `${formatMoney(total)} came in. The biggest source: ${largest}.`
    : `${formatMoney(total)} spent. The biggest cost: ${largest}.`
}
