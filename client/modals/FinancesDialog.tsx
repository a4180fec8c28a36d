import { observer } from 'mobx-react-lite'
import { DataTable, type Column } from '../components/DataTable.tsx'
import { DialogPart, GameDialog } from './GameDialog.tsx'
import { MoneySources } from './MoneySources.tsx'
import { LEDGER_NAMES } from '../components/ledgerNames.ts'
import { Money } from '../components/Money.tsx'
import { ordinal } from '../simulation/core/ordinal.ts'
import { pounds, grouped } from '../simulation/core/money.ts'
import type { Savings } from '../simulation/club/board.ts'
import type { FinanceForecast } from '../simulation/season/financeForecast.ts'
import {
  financeReport,
  type FinanceReport,
  type FinanceSide,
  type MoneyAhead,
} from '../simulation/reports/financeReport.ts'
import { WaysOut } from '../components/WaysOut.tsx'
import { lossCause } from '../simulation/news/wayOut.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './FinancesDialog.module.css'
import { plural } from '../simulation/core/english.ts'

/** Row of a table of amounts; the last one of a table is its sum. */
interface Row {
  name: string
  now: number
  before: number
  isSum?: boolean
}

/** Income and costs of the season and the one before, and a forecast to the season's end while the career goes on. */
export const FinancesDialog = observer(function FinancesDialog() {
  const report = useReport(financeReport)
  return (
    <GameDialog gap="regular" title="Finances" size="wide">
      {report.ahead ? (
        <>
          <Outlook ahead={report.ahead} />
          <Forecast ahead={report.ahead} />
        </>
      ) : (
        <LastSeason report={report} />
      )}
      <div className={styles.columns}>
        <Side heading="Where the money came from" sum="All income" side={report.income} report={report} />
        <Side heading="Where it went" sum="All costs" side={report.costs} report={report} />
      </div>
      <MoneySources />
    </GameDialog>
  )
})

/** Warning while the money runs out within three seasons, with what helps at once. */
const Outlook = observer(function Outlook({ ahead: { outlook, forecast, ways } }: { ahead: MoneyAhead }) {
  const { game, ways: desk } = useGameStores()
  const { money } = game.state
  if (outlook.runsOut === null) return null
  return (
    <DialogPart
      heading={
        money < 0
          ? `The bank is ${pounds(-money)} overdrawn`
          : `The money runs out in season ${outlook.runsOut}`
      }
    >
      <p className={styles.note}>{lossCause(outlook)}</p>
      {forecast.dividend > 0 && (
        <p className={styles.note}>
          The owners still draw {pounds(forecast.dividend)} this summer: they leave the club one season’s
          costs, and those are gone in season {outlook.runsOut}.
        </p>
      )}
      <WaysOut
        ways={ways}
        onTake={(way) => {
          desk.take(way)
        }}
      />
    </DialogPart>
  )
})

const NAME: Column<Row> = { key: 'name', header: 'Category', rowHeader: true, cell: ({ name }) => name }

const AMOUNT_COLUMNS: readonly Column<Row>[] = [
  NAME,
  { key: 'amount', header: 'Amount', kind: 'number', cell: ({ now }) => <Money amount={now} /> },
]

function Forecast({ ahead: { forecast, homeTies, savings } }: { ahead: MoneyAhead }) {
  const rows: Row[] = [
    { name: 'Money today', now: forecast.money, before: 0 },
    ...forecast.amounts.map(({ category, amount }) => ({
      name: LEDGER_NAMES[category],
      now: amount,
      before: 0,
    })),
    { name: 'At the season’s end', now: forecast.atEnd, before: 0, isSum: true },
  ]
  return (
    <DialogPart heading="Forecast to the season’s end">
      <p className={styles.note}>{calculationInWords(forecast, homeTies)}</p>
      <p className={styles.note}>{wagesInWords(forecast)}</p>
      {dividendInWords(forecast, savings).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <DataTable
        caption="Forecast to the season’s end"
        columns={AMOUNT_COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
        isHighlighted={({ isSum }) => isSum === true}
      />
    </DialogPart>
  )
}

/** Money in the season in which the career ended. */
function LastSeason({ report: { season, money, income, costs } }: { report: FinanceReport }) {
  const heading = `How season ${season} went`
  const rows: Row[] = [
    { name: 'At the start of the season', now: money.atStart, before: 0 },
    { name: 'All income', now: income.now, before: 0 },
    { name: 'All costs', now: costs.now, before: 0 },
    { name: 'On your last day', now: money.today, before: 0, isSum: true },
  ]
  return (
    <DialogPart heading={heading}>
      <DataTable
        caption={heading}
        columns={AMOUNT_COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
        isHighlighted={({ isSum }) => isSum === true}
      />
    </DialogPart>
  )
}

const CROWD_SOURCES: Record<FinanceForecast['crowdFrom'], string> = {
  season: '(the average of this season) at today’s price',
  'last-season': '(the average of last season) at today’s price',
  price: '(what today’s price should bring)',
}

function calculationInWords(
  { days, homeMatches, crowd, crowdFrom, place }: FinanceForecast,
  homeTies: number,
): string {
  const daysLeft = plural(days, 'the day left', `the ${days} days left`)
  const matches = plural(homeMatches, 'one home match', `${homeMatches} home matches`)
  const crowds =
    homeMatches === 0 ? '' : `, ${matches} with ${grouped(crowd)} spectators ${CROWD_SOURCES[crowdFrom]}`
  const ties = homeTies === 0 ? '' : plural(homeTies, ', a cup tie at home', `, ${homeTies} cup ties at home`)
  return `Today’s daily income and costs for ${daysLeft}${crowds}${ties}, plus prize money and the board’s share for ${ordinal(place)} place, where we expect to finish. Transfers, hiring, building and events aren’t included.`
}

function wagesInWords({ ending: { players, wage, asked } }: FinanceForecast): string {
  if (players === 0)
    return 'No contracts run out this summer, so wages stay as they are unless you change them.'
  const contracts = plural(players, 'One contract ends', `${players} contracts end`)
  const demand = plural(players, 'the player wants', 'the players want')
  return `${contracts} this summer: ${pounds(wage)} a week, for which ${demand} ${pounds(asked)}. All other wages stay as they are.`
}

function dividendInWords(
  { due, dividend, aside, costs }: FinanceForecast,
  savings: Savings | null,
): string[] {
  const sum = due === 0 ? 'nothing as things stand' : `${pounds(due)} as things stand`
  const rule = `At the end of the season the owners take whatever is above the running costs (${pounds(costs)} in the forecast): ${sum}.`
  const hint =
    'Spend it on the side or build, and it stays in the club; at mid-season the board adds it to your budgets. You can also save for a facility on its card.'
  const saving = savings
    ? `${pounds(savings.amount)} is put aside for the ${savings.facility}${aside > 0 ? `, and ${pounds(aside)} of the above will be` : ''}. It can only be spent on that.`
    : ''
  return [dividend > 0 ? `${rule} ${hint}` : rule, saving].filter((text) => text !== '')
}

interface SideProps {
  heading: string
  sum: string
  side: FinanceSide
  report: FinanceReport
}

function Side({ heading, sum, side, report: { season, hasSeasonBefore } }: SideProps) {
  const { now, before } = side
  const rows: Row[] = [
    ...side.rows.map(({ category, ...amounts }) => ({ name: LEDGER_NAMES[category], ...amounts })),
    { name: sum, now, before, isSum: true },
  ]
  return (
    <DialogPart heading={heading}>
      <DataTable
        caption={heading}
        columns={
          hasSeasonBefore ? [...seasonColumns(season), beforeColumn(season - 1)] : seasonColumns(season)
        }
        rows={rows}
        rowKey={({ name }) => name}
        isHighlighted={({ isSum }) => isSum === true}
      />
    </DialogPart>
  )
}

function seasonColumns(season: number): readonly Column<Row>[] {
  return [
    NAME,
    {
      key: 'now',
      header: `Season ${season}`,
      title: `Season ${season} until today`,
      kind: 'number',
      cell: ({ now }) => <Money amount={now} />,
    },
  ]
}

function beforeColumn(season: number): Column<Row> {
  return {
    key: 'before',
    header: `Season ${season}`,
    kind: 'number',
    cell: ({ before }) => <Money amount={before} />,
  }
}
