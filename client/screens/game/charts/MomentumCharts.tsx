import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { SeriesChart } from '../../../components/chart/SeriesChart.tsx'
import { StackedChart } from '../../../components/chart/StackedChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { counted } from '../../../simulation/core/english.ts'
import { replayedMatches } from '../../../simulation/reports/replayedMatches.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { matchName, missingMatches, withoutMatches } from './matchName.ts'
import {
  momentumByMatch,
  momentumByMinute,
  type MatchMomentum,
  type MinuteMomentum,
} from './momentumCourse.ts'

const MATCH_COLUMNS: readonly Column<MatchMomentum>[] = [
  { key: 'match', header: 'Match', rowHeader: true, cell: ({ match }) => matchName(match) },
  { key: 'score', header: 'Score', kind: 'centre', cell: ({ match }) => scoreOf(match) },
  { key: 'ours', header: 'You on top', kind: 'number', cell: ({ ours }) => ours },
  { key: 'level', header: 'Nobody', kind: 'number', cell: ({ level }) => level },
  { key: 'theirs', header: 'Opponents on top', kind: 'number', cell: ({ theirs }) => theirs },
]

/** Minutes on top in each match of the season. */
export const MomentumByMatch = observer(function MomentumByMatch() {
  const { matches, played } = useReport(replayedMatches)
  const rows = momentumByMatch(matches)
  const more = rows.filter(({ ours, theirs }) => ours > theirs).length
  return (
    <ChartPanel
      heading="Momentum by match"
      rows={rows}
      columns={MATCH_COLUMNS}
      rowKey={({ match }) => match.key}
      empty={withoutMatches(played)}
    >
      <StackedChart
        name="Minutes on top"
        summary={`You were on top for longer in ${more} of ${counted(rows.length, 'match', 'matches')}.`}
        parts={['You', 'Opponents', 'Nobody']}
        columns={rows.map(({ match, ours, level, theirs }, i) => ({
          label: String(i + 1),
          place: `${matchName(match)}, ${scoreOf(match)}`,
          amounts: [ours, theirs, level],
        }))}
        short={String}
        full={String}
        total={([ours = 0, theirs = 0, level = 0]) => `${ours} of ${ours + theirs + level}`}
      />
      <Missing shown={matches.length} played={played} />
    </ChartPanel>
  )
})

const MINUTE_COLUMNS: readonly Column<MinuteMomentum>[] = [
  { key: 'minute', header: 'Minute', kind: 'number', rowHeader: true, cell: ({ minute }) => minute },
  { key: 'mean', header: 'Average', kind: 'number', cell: ({ mean }) => percent(mean) },
  { key: 'low', header: 'Middle half from', kind: 'number', cell: ({ spread }) => percent(spread.low) },
  { key: 'high', header: 'Middle half to', kind: 'number', cell: ({ spread }) => percent(spread.high) },
]

const MINUTES = { low: 1, high: 90, ticks: [1, 15, 30, 45, 60, 75, 90] }
const LEVELS = [0, 25, 50, 75, 100]

/** Course of a match on average over the season. */
export const MomentumByMinute = observer(function MomentumByMinute() {
  const { matches, played } = useReport(replayedMatches)
  const rows = momentumByMinute(matches)
  return (
    <ChartPanel
      heading="Momentum by minute"
      rows={rows}
      columns={MINUTE_COLUMNS}
      rowKey={({ minute }) => String(minute)}
      empty={withoutMatches(played)}
    >
      <SeriesChart
        name="Your momentum"
        summary={minutesInWords(rows)}
        xs={rows.map(({ minute }) => minute)}
        series={[{ name: 'Average', look: 'own', values: rows.map(({ mean }) => mean) }]}
        band={{ name: 'Middle half of matches', ranges: rows.map(({ spread }) => spread) }}
        across={MINUTES}
        levels={LEVELS}
        divide={50}
        format={percent}
        place={(i) => `Minute ${i + 1}`}
      />
      <Missing shown={matches.length} played={played} />
    </ChartPanel>
  )
})

function Missing({ shown, played }: { shown: number; played: number }) {
  const text = missingMatches(shown, played)
  return text !== '' && <p className={layout.small}>{text}</p>
}

function scoreOf({ goalsFor, goalsAgainst }: MatchMomentum['match']): string {
  return `${goalsFor}–${goalsAgainst}`
}

function minutesInWords(rows: readonly MinuteMomentum[]): string {
  const mean = (from: number, to: number) =>
    rows.slice(from, to).reduce((sum, row) => sum + row.mean, 0) / (to - from)
  return `On average ${percent(mean(0, 45))} of the momentum before half-time and ${percent(mean(45, 90))} after it; 50% is level.`
}

function percent(value: number): string {
  return `${Math.round(value)}%`
}
