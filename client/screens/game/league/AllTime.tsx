import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { Meeting } from '../../../simulation/club/headToHead.ts'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
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
import { clubColumn } from './clubColumn.tsx'
import { SeasonRuns } from './SeasonRuns.tsx'
import styles from './PartTables.module.css'

const DIVISIONS = ([1, 2] as const).map((division) => ({
  value: String(division),
  label: DIVISION_NAMES[division],
}))

/** Tables over the seasons of the career, the meetings with each rival, and the extremes of the season. */
export const AllTime = observer(function AllTime() {
  const { game } = useGameStores()
  const [division, setDivision] = useState<Division>(game.state.division)
  return (
    <div className={styles.tables}>
      <AllTimeTable division={division} onChange={setDivision} />
      <Meetings />
      <SeasonRuns division={division} />
    </div>
  )
})

const COLUMNS: readonly Column<AllTimeRow>[] = [
  figureColumn({ key: 'rank', header: 'Rank', of: ({ rank }) => rank }),
  { ...clubColumn<AllTimeRow>(({ club }) => club), rowHeader: true },
  figureColumn({ key: 'seasons', header: 'Seasons', of: ({ seasons }) => seasons }),
  figureColumn({ key: 'titles', header: 'Titles', of: ({ titles }) => titles }),
  figureColumn({ key: 'played', header: 'Played', of: ({ played }) => played }),
  figureColumn({
    key: 'results',
    header: 'W–D–L',
    title: 'Won, drawn, lost',
    of: ({ wins }) => wins,
    cell: ({ wins, draws, losses }) => `${wins}–${draws}–${losses}`,
    wideOnly: true,
  }),
  figureColumn({
    key: 'goals',
    header: 'Goals',
    of: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
    cell: ({ goalsFor, goalsAgainst }) => `${grouped(goalsFor)}:${grouped(goalsAgainst)}`,
    wideOnly: true,
  }),
  figureColumn({
    key: 'points',
    header: 'Pts',
    title: 'Points',
    of: ({ points }) => points,
    format: (points) => <strong>{grouped(points)}</strong>,
  }),
]

interface AllTimeTableProps {
  division: Division
  onChange: (division: Division) => void
}

const AllTimeTable = observer(function AllTimeTable({ division, onChange }: AllTimeTableProps) {
  const rows = useReport(allTimeTable, division)
  const { first, last } = useReport(seasonsCounted)
  return (
    <Panel
      heading="All-time table"
      aside={
        <Select
          label="Division of the all-time table"
          labelHidden
          options={DIVISIONS}
          value={String(division)}
          onChange={(chosen) => onChange(chosen === '2' ? 2 : 1)}
        />
      }
      flush
    >
      <p className={styles.sum}>
        {first === last
          ? `Season ${last}, still running.`
          : `Seasons ${first} to ${last}, which is still running.`}
      </p>
      <SortableTable
        caption="All-time table"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ club }) => club.id}
        isHighlighted={({ isOwn }) => isOwn}
        maxHeight="26rem"
      />
    </Panel>
  )
})

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
    cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`,
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
