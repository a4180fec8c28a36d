import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { Meeting } from '../../../simulation/club/headToHead.ts'
import { outcomeOf } from '../../../simulation/club/leagueRecord.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { grouped } from '../../../simulation/core/money.ts'
import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import {
  allTimeTable,
  rivalMeetings,
  seasonsCounted,
  type AllTimeRow,
  type RivalMeetings,
} from '../../../simulation/reports/allTime.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { clubColumn } from './clubColumn.tsx'
import { DivisionRecords } from './DivisionRecords.tsx'
import { DivisionSwitch } from './DivisionSwitch.tsx'
import { SeasonRuns } from './SeasonRuns.tsx'

/** Tables and records over the seasons of the career, the extremes of the season, and the meetings with each rival. */
export const AllTime = observer(function AllTime() {
  const { game, ui } = useGameStores()
  const division = ui.division ?? game.state.division
  return (
    <div className={layout.page}>
      <DivisionSwitch shown={division} />
      <AllTimeTable key={division} division={division} />
      <DivisionRecords division={division} />
      <SeasonRuns division={division} />
      <Meetings />
    </div>
  )
})

const COLUMNS: readonly Column<AllTimeRow>[] = [
  figureColumn({ key: 'rank', header: 'Rank', of: ({ position }) => position, firstDirection: 'asc' }),
  { ...clubColumn<AllTimeRow>(({ club }) => club), rowHeader: true },
  figureColumn({ key: 'seasons', header: 'Seasons', of: ({ seasons }) => seasons }),
  figureColumn({ key: 'titles', header: 'Titles', of: ({ titles }) => titles }),
  figureColumn({ key: 'played', header: 'Played', of: ({ record }) => record.played }),
  figureColumn({
    key: 'results',
    header: 'W–D–L',
    title: 'Won, drawn, lost',
    of: ({ record }) => record.wins,
    cell: ({ record: { wins, draws, losses } }) => `${wins}–${draws}–${losses}`,
    wideOnly: true,
  }),
  figureColumn({
    key: 'goals',
    header: 'Goals',
    of: ({ goalDifference }) => goalDifference,
    cell: ({ record: { goalsFor, goalsAgainst } }) => `${grouped(goalsFor)}–${grouped(goalsAgainst)}`,
    wideOnly: true,
  }),
  figureColumn({
    key: 'points',
    header: 'Pts',
    title: 'Points',
    of: ({ record }) => record.points,
    format: (points) => <strong>{grouped(points)}</strong>,
  }),
]

const AllTimeTable = observer(function AllTimeTable({ division }: { division: Division }) {
  const rows = useReport(allTimeTable, division)
  const seasons = useReport(seasonsCounted, division)
  return (
    <Panel heading="All-time table" flush>
      {seasons && <p className={layout.hint}>{seasonsInWords(seasons)}</p>}
      <SortableTable
        caption="All-time table"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ club }) => club.id}
        isHighlighted={({ isOwn }) => isOwn}
        empty="No matches played yet."
        maxHeight="26rem"
      />
    </Panel>
  )
})

function seasonsInWords({ first, last, isRunning }: NonNullable<ReturnType<typeof seasonsCounted>>): string {
  if (first === last) return isRunning ? 'This season alone.' : `Season ${first} alone.`
  return `Seasons ${first} to ${last}${isRunning ? ', this one included' : ''}.`
}

const MEETING_COLUMNS: readonly Column<RivalMeetings>[] = [
  {
    key: 'opponent',
    header: 'Opponent',
    rowHeader: true,
    sortBy: ({ opponent }) => opponent.shortName,
    cell: ({ opponent }) => <ClubName club={opponent} short />,
  },
  figureColumn({ key: 'played', header: 'Played', of: ({ played }) => played }),
  figureColumn({ key: 'won', header: 'W', title: 'Won', of: ({ wins }) => wins }),
  figureColumn({ key: 'drawn', header: 'D', title: 'Drawn', of: ({ draws }) => draws }),
  figureColumn({ key: 'lost', header: 'L', title: 'Lost', of: ({ losses }) => losses }),
  figureColumn({
    key: 'goals',
    header: 'Goals',
    of: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
    cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`,
  }),
  {
    key: 'latest',
    header: 'Last meetings',
    wideOnly: true,
    cell: ({ latest }) => (
      <FormBadges
        form={latest.map(({ goalsFor, goalsAgainst }) => outcomeOf(goalsFor, goalsAgainst)).toReversed()}
      />
    ),
  },
  scoreColumn('biggestWin', 'Biggest win'),
  scoreColumn('biggestDefeat', 'Biggest defeat'),
]

function scoreColumn(key: 'biggestWin' | 'biggestDefeat', header: string): Column<RivalMeetings> {
  const margin = (meeting: DeepReadonly<Meeting> | null) =>
    meeting ? Math.abs(meeting.goalsFor - meeting.goalsAgainst) : 0
  return {
    key,
    header,
    wideOnly: true,
    firstDirection: 'desc',
    sortBy: (row) => margin(row[key]),
    cell: (row) => {
      const meeting = row[key]
      return meeting ? `${meeting.goalsFor}–${meeting.goalsAgainst}, season ${meeting.season}` : '–'
    },
  }
}

const Meetings = observer(function Meetings() {
  const rows = useReport(rivalMeetings)
  return (
    <TablePanel
      heading="Head to head"
      columns={MEETING_COLUMNS}
      rows={rows}
      rowKey={({ club }) => club}
      empty="You haven’t met anybody yet."
      maxHeight="26rem"
    />
  )
})
