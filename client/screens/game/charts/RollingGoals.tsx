import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { SeriesChart } from '../../../components/chart/SeriesChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { counted } from '../../../simulation/core/english.ts'
import {
  ROLLING_MATCHES,
  rollingExpectedGoals,
  type RollingGoals as Rolling,
} from '../../../simulation/reports/rollingGoals.ts'
import { replayedMatches } from '../../../simulation/reports/replayedMatches.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { matchName, missingMatches, withoutMatches } from './matchName.ts'

const COLUMNS: readonly Column<Rolling>[] = [
  { key: 'match', header: 'Match', rowHeader: true, cell: ({ match }) => matchName(match) },
  { key: 'matches', header: 'Averaged', kind: 'number', cell: ({ matches }) => matches },
  { key: 'scored', header: 'xG for', kind: 'number', cell: ({ scored }) => goals(scored) },
  { key: 'conceded', header: 'xG against', kind: 'number', cell: ({ conceded }) => goals(conceded) },
]

const HEIGHT = 260
const TICKS = 6

/** Expected goals a match over the last ten, for and against, through the season. */
export const RollingGoals = observer(function RollingGoals() {
  const rows = useReport(rollingExpectedGoals)
  const { played } = useReport(replayedMatches)
  const most = Math.max(ROLLING_MATCHES, rows.length)
  const every = Math.ceil(most / TICKS)
  return (
    <ChartPanel
      heading="xG over ten matches"
      rows={rows}
      columns={COLUMNS}
      rowKey={({ match }) => match.key}
      empty={withoutMatches(played)}
    >
      <SeriesChart
        name="xG a match"
        summary={goalsInWords(rows)}
        height={HEIGHT}
        xs={rows.map((_, i) => i + 1)}
        series={[
          { name: 'You', look: 'own', values: rows.map(({ scored }) => scored) },
          { name: 'Opponents', look: 'other', values: rows.map(({ conceded }) => conceded) },
        ]}
        across={{
          low: 1,
          high: most,
          ticks: Array.from({ length: most }, (_, i) => i + 1).filter((n) => n === 1 || n % every === 0),
        }}
        format={goals}
        formatLevel={String}
        place={(i) => {
          const row = rows[i]
          return row ? `${matchName(row.match)} (${counted(row.matches, 'match', 'matches')})` : ''
        }}
      />
      <p className={layout.small}>
        {`Average of the last ten matches in all competitions, or of all so far. ${missingMatches(rows.length, played)}`}
      </p>
    </ChartPanel>
  )
})

function goalsInWords(rows: readonly Rolling[]): string {
  const last = rows.at(-1)
  if (!last) return ''
  const { scored, conceded, matches } = last
  return `${goals(scored)} xG for and ${goals(conceded)} against a match, over the last ${counted(matches, 'match', 'matches')}.`
}

function goals(value: number): string {
  return value.toFixed(2)
}
