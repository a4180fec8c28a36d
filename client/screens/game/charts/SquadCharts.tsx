import type { ComponentProps } from 'react'
import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import type { Mark } from '../../../components/chart/marks.ts'
import { ScatterChart } from '../../../components/chart/ScatterChart.tsx'
import { rangeOf, roundTicks } from '../../../components/chart/geometry.ts'
import type { Column } from '../../../components/DataTable.tsx'
import { moneyColumn } from '../../../components/figureColumn.tsx'
import { formatMoney, formatMoneyShort } from '../../../components/formatMoney.ts'
import { SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { POSITIONS, type Position } from '../../../simulation/people/position.ts'
import { squadReport, type SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './charts.module.css'

const MARKS: Record<Position, Mark> = {
  Goalkeeper: 'diamond',
  Defender: 'square',
  Midfielder: 'circle',
  Forward: 'triangle',
}

/** Key of the marks: positions, filled in the eleven. */
const KEY: ComponentProps<typeof ScatterChart>['marks'] = [
  ...POSITIONS.map((type) => ({ name: type, mark: MARKS[type], isFilled: true })),
  { name: 'Not in the eleven', mark: 'circle', isFilled: false },
]

const HEIGHT = 300
const STARS = { title: 'Quality', ticks: [1, 2, 3, 4, 5], format: String }
const MONEY_STEPS = 4
/** Step of the axis of ages in years. */
const AGES = 5

const COLUMNS: readonly Column<SquadRow>[] = [
  { key: 'name', header: 'Player', rowHeader: true, cell: ({ player }) => player.name },
  { key: 'position', header: 'Pos', title: 'Position', cell: ({ player }) => SHORT_POSITIONS[player.type] },
  { key: 'age', header: 'Age', kind: 'number', cell: ({ player }) => player.age },
  { key: 'quality', header: 'Quality', kind: 'number', cell: ({ player }) => player.quality.toFixed(1) },
]
const VALUE = moneyColumn<SquadRow>({ key: 'value', header: 'Value', of: ({ value }) => value })
const WAGE = moneyColumn<SquadRow>({ key: 'wage', header: 'Wage', of: ({ player }) => player.wage })

/** View of the squad in charts: quality by age, and what players are worth and paid for it. */
export function SquadCharts() {
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <AgeAndQuality />
        <MoneyAndQuality heading="Value against quality" title="Value" of={valueOf} column={VALUE} />
        <MoneyAndQuality heading="Wage against quality" title="Wage a week" of={wageOf} column={WAGE} />
      </div>
    </div>
  )
}

const valueOf = ({ value }: SquadRow) => value
const wageOf = ({ player }: SquadRow) => player.wage

const AgeAndQuality = observer(function AgeAndQuality() {
  const { rows } = useReport(squadReport)
  const ages = rows.map(({ player }) => player.age)
  const { low, high } = rangeOf(ages)
  const first = Math.floor((low - 1) / AGES) * AGES
  const steps = Math.ceil((high + 1 - first) / AGES)
  const mean = ages.reduce((sum, age) => sum + age, 0) / Math.max(1, ages.length)
  return (
    <SquadScatter
      heading="Age and quality"
      summary={`${rows.length} players between ${low} and ${high}, ${mean.toFixed(1)} years old on average.`}
      across={{
        title: 'Age',
        ticks: Array.from({ length: steps + 1 }, (_, i) => first + AGES * i),
        format: String,
      }}
      up={STARS}
      columns={COLUMNS}
      pointOf={({ player }) => ({
        x: player.age,
        y: player.quality,
        value: `${player.age} years, ${player.quality.toFixed(1)} stars`,
      })}
    />
  )
})

interface MoneyProps {
  heading: string
  /** Title of the axis. */
  title: string
  of: (row: SquadRow) => number
  column: Column<SquadRow>
}

const MoneyAndQuality = observer(function MoneyAndQuality({ heading, title, of, column }: MoneyProps) {
  const { rows } = useReport(squadReport)
  const amounts = rows.map(of)
  const dearest = rows.toSorted((a, b) => of(b) - of(a))[0]
  return (
    <SquadScatter
      heading={heading}
      summary={
        dearest
          ? `${title} by quality. The highest is ${formatMoney(of(dearest))}, of ${dearest.player.name} with ${dearest.player.quality.toFixed(1)} stars.`
          : ''
      }
      across={STARS}
      up={{ title, ticks: roundTicks(rangeOf([0, ...amounts]), MONEY_STEPS), format: formatMoneyShort }}
      columns={[...COLUMNS, column]}
      pointOf={(row) => ({
        x: row.player.quality,
        y: of(row),
        value: `${row.player.quality.toFixed(1)} stars, ${formatMoney(of(row))}`,
      })}
    />
  )
})

interface SquadScatterProps extends Pick<ComponentProps<typeof ScatterChart>, 'across' | 'up'> {
  heading: string
  summary: string
  columns: readonly Column<SquadRow>[]
  pointOf: (row: SquadRow) => { x: number; y: number; value: string }
}

function SquadScatter({ heading, summary, across, up, columns, pointOf }: SquadScatterProps) {
  const { rows } = useReport(squadReport)
  const points = rows.map((row) => {
    const { id, type, name, inSquad } = row.player
    return {
      ...pointOf(row),
      key: id,
      mark: MARKS[type],
      isFilled: inSquad,
      name: `${name}, ${SHORT_POSITIONS[type]}`,
    }
  })
  return (
    <ChartPanel
      heading={heading}
      rows={rows}
      columns={columns}
      rowKey={({ player }) => player.id}
      empty="Nobody is under contract."
    >
      <ScatterChart
        name={heading}
        summary={summary}
        height={HEIGHT}
        points={points.toSorted((a, b) => a.x - b.x || a.y - b.y)}
        across={across}
        up={up}
        marks={KEY}
      />
    </ChartPanel>
  )
}
