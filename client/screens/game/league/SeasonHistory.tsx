import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { LineChart } from '../../../components/chart/LineChart.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { countryPlace, type TopScorer } from '../../../simulation/club/pastSeason.ts'
import { ordinal } from '../../../simulation/core/ordinal.ts'
import { pastSeasons, type ReportedSeason } from '../../../simulation/reports/careerReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { POSITION_LEVELS, placeOf } from '../../../components/chart/weekAxis.ts'
import { LONG_TABLE } from './longTable.ts'
import { NamedClub } from './NamedClub.tsx'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './History.module.css'
import { grouped } from '../../../simulation/core/money.ts'

const SEASON: Column<ReportedSeason> = {
  key: 'season',
  header: 'Season',
  rowHeader: true,
  sortBy: ({ season }) => season,
  cell: ({ season }) => season,
}
const POSITION: Column<ReportedSeason> = {
  key: 'position',
  header: 'Position',
  kind: 'number',
  sortBy: countryPlace,
  cell: ({ position, division }) => (
    <>
      <strong>{ordinal(position)}</strong>
      {division === 2 && <span className={layout.subtitle}>second division</span>}
    </>
  ),
}
const POINTS: Column<ReportedSeason> = figureColumn({
  key: 'points',
  header: 'Pts',
  title: 'Points',
  of: ({ points }) => points,
})

const CLUB: Column<ReportedSeason> = {
  key: 'club',
  header: 'Club',
  sortBy: ({ clubName }) => clubName,
  cell: ({ clubName }) => <NamedClub name={clubName} />,
}

const REVIEW: Column<ReportedSeason> = {
  key: 'review',
  header: 'Review',
  isControl: true,
  cell: ({ season }) => (
    <ModalButton modal={{ kind: 'season-review', season }} aria-label={`Review of season ${season}`}>
      Review
    </ModalButton>
  ),
}

function runColumn(key: keyof ReportedSeason['runs'], header: string): Column<ReportedSeason> {
  return {
    key,
    header,
    sortBy: ({ runs }) => runs[key].text,
    cell: ({ runs }) => (runs[key].isWon ? <strong>{runs[key].text}</strong> : runs[key].text),
  }
}

const COLUMNS: readonly Column<ReportedSeason>[] = [
  SEASON,
  REVIEW,
  POSITION,
  POINTS,
  figureColumn({
    key: 'results',
    header: 'W–D–L',
    title: 'Won, drawn, lost',
    of: ({ wins }) => wins,
    cell: ({ wins, draws, losses }) => `${wins}–${draws}–${losses}`,
  }),
  figureColumn({
    key: 'goals',
    header: 'Goals',
    of: ({ goalsScored }) => goalsScored,
    cell: ({ goalsScored, goalDifference }) => `${goalsScored}–${goalsScored - goalDifference}`,
  }),
  {
    key: 'champion',
    header: 'Champions',
    sortBy: ({ champion }) => champion,
    cell: ({ champion }) => <NamedClub name={champion} />,
  },
  runColumn('cup', 'Cup'),
  runColumn('europe', 'Europe'),
  {
    key: 'own-scorer',
    header: 'Your top scorer',
    firstDirection: 'desc',
    sortBy: ({ ownScorer }) => ownScorer.goals,
    cell: ({ ownScorer }) => <Goals of={ownScorer} />,
  },
  {
    key: 'league-scorer',
    header: 'League top scorer',
    firstDirection: 'desc',
    sortBy: ({ leagueScorer }) => leagueScorer.goals,
    cell: ({ leagueScorer }) => <Goals of={leagueScorer} club={leagueScorer.club} />,
  },
  {
    ...figureColumn<ReportedSeason>({
      key: 'attendance',
      header: 'Attendance',
      title: 'Average attendance',
      of: ({ averageAttendance }) => averageAttendance,
      format: grouped,
    }),
    wideOnly: 'very',
  },
  figureColumn({ key: 'fans', header: 'Fans', of: ({ fanCount }) => fanCount, format: grouped }),
  moneyColumn({ key: 'money', header: 'Money', of: ({ money }) => money }),
]

/** Columns for a manager of more than one club. */
const COLUMNS_BY_CLUB: readonly Column<ReportedSeason>[] = [SEASON, CLUB, ...COLUMNS.slice(1)]

function Goals({ of, club }: { of: TopScorer; club?: string }) {
  if (of.goals === 0) return '–'
  return (
    <>
      {of.name} <strong>{of.goals}</strong>
      {club !== undefined && (
        <span className={styles.club}>
          {' '}
          <NamedClub name={club} short />
        </span>
      )}
    </>
  )
}

/** Table of past seasons, the latest first. */
export const SeasonList = observer(function SeasonList() {
  const { game } = useGameStores()
  const seasons = useReport(pastSeasons)
  const isAtFirstClub = seasons.every(({ club }) => club === game.state.club.id)
  return (
    <div className={styles.seasons}>
      <TablePanel
        heading="Seasons"
        columns={isAtFirstClub ? COLUMNS : COLUMNS_BY_CLUB}
        rows={seasons}
        rowKey={({ season }) => String(season)}
        empty="This is your first season. It goes into the books when it ends."
        {...LONG_TABLE}
      />
    </div>
  )
})

/** Chart of the final position of every season. */
export const FinalPositions = observer(function FinalPositions() {
  const seasons = useReport(pastSeasons).toReversed()
  const first = seasons[0]
  const last = seasons.at(-1)
  return (
    <ChartPanel
      heading="Final positions"
      rows={seasons}
      columns={[SEASON, POSITION, POINTS]}
      rowKey={({ season }) => String(season)}
      empty="No season is over yet: your finish goes in when this one ends."
    >
      <LineChart
        name="Your club"
        summary={
          first && last
            ? `${first.place} in season ${first.season}, ${last.place} in season ${last.season}; the best of ${seasons.length} was ${placeOf(seasons, Math.min(...seasons.map(({ position }) => position)))}.`
            : ''
        }
        points={seasons.map(({ season, position }) => ({ x: season, y: position }))}
        across={{ low: 1, high: Math.max(2, seasons.length), ticks: seasonTicks(seasons.length) }}
        levels={POSITION_LEVELS}
        short={String}
        full={(position) => placeOf(seasons, position)}
        place={(season) => `Season ${season}`}
      />
    </ChartPanel>
  )
})

/** Labelled seasons of the axis: every one in a short career, every fifth or tenth in a long one. */
function seasonTicks(count: number): number[] {
  const every = count <= 12 ? 1 : count <= 60 ? 5 : 10
  return Array.from({ length: count }, (_, i) => i + 1).filter(
    (season) => season === 1 || season % every === 0,
  )
}
