/** Tables in the review of a season. */
import { ClubName } from '../components/ClubName.tsx'
import { DataTable, type Column } from '../components/DataTable.tsx'
import { Money } from '../components/Money.tsx'
import { grouped } from '../simulation/core/money.ts'
import type { FinalRow } from '../simulation/reports/finalTable.ts'
import type { ElevenMember } from '../simulation/reports/seasonReport.ts'
import { DialogPart } from './GameDialog.tsx'

const ELEVEN_COLUMNS: readonly Column<ElevenMember>[] = [
  { key: 'name', header: 'Player', rowHeader: true, cell: ({ name }) => name },
  { key: 'club', header: 'Team', cell: ({ club }) => <ClubName club={club} short /> },
  { key: 'rating', header: 'Rating', kind: 'number', cell: ({ rating }) => rating.toFixed(1) },
]

export function Eleven({ eleven }: { eleven: readonly ElevenMember[] }) {
  return (
    <DialogPart heading="Eleven of the season">
      <DataTable
        caption="Eleven of the season, from the goalkeeper forward"
        columns={ELEVEN_COLUMNS}
        rows={eleven}
        rowKey={({ name, club }) => `${name} ${club.id}`}
        isHighlighted={({ isOwn }) => isOwn}
      />
    </DialogPart>
  )
}

const TABLE_COLUMNS: readonly Column<FinalRow>[] = [
  { key: 'place', header: '#', title: 'Position', kind: 'number', cell: ({ position }) => position },
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    cell: ({ club }) => <ClubName club={club} short />,
  },
  { key: 'won', header: 'W', title: 'Won', kind: 'number', cell: ({ wins }) => wins },
  { key: 'drawn', header: 'D', title: 'Drawn', kind: 'number', cell: ({ draws }) => draws },
  { key: 'lost', header: 'L', title: 'Lost', kind: 'number', cell: ({ losses }) => losses },
  {
    key: 'goals',
    header: 'Goals',
    kind: 'number',
    cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`,
  },
  {
    key: 'points',
    header: 'Pts',
    title: 'Points',
    kind: 'number',
    cell: ({ points }) => <strong>{points}</strong>,
  },
]

/** Columns of seasons in which crowds and wages of all clubs were counted. */
const BOOK_COLUMNS: readonly Column<FinalRow>[] = [
  {
    key: 'attendance',
    header: 'Attendance',
    title: 'Average attendance',
    kind: 'number',
    wideOnly: true,
    cell: ({ attendance }) => grouped(attendance ?? 0),
  },
  {
    key: 'wages',
    header: 'Wages a week',
    title: 'Players’ wages a week',
    kind: 'number',
    wideOnly: true,
    cell: ({ wages }) => <Money amount={wages ?? 0} />,
  },
]

export function FinalTable({ table }: { table: readonly FinalRow[] }) {
  return (
    <DialogPart heading="Final table">
      <DataTable
        caption="Final table"
        columns={
          table.some(({ wages }) => wages !== null) ? [...TABLE_COLUMNS, ...BOOK_COLUMNS] : TABLE_COLUMNS
        }
        rows={table}
        rowKey={({ club }) => club.id}
        isHighlighted={({ isOwn }) => isOwn}
      />
    </DialogPart>
  )
}
