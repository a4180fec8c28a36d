import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { clubsReport, type ClubRow } from '../../../simulation/reports/clubsReport.ts'
import { ClubName } from '../../../components/ClubName.tsx'
import { grouped } from '../../../simulation/core/money.ts'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useReport } from '../../../stores/useReport.ts'

const COLUMNS: readonly Column<ClubRow>[] = [
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    sortBy: ({ club }) => club.name,
    cell: ({ club }) => <ClubName club={club} short />,
  },
  figureColumn({
    key: 'quality',
    header: 'Quality',
    term: 'teamQuality',
    of: ({ quality }) => quality,
    format: (figure) => figure.toFixed(1),
  }),
  figureColumn({
    key: 'reputation',
    header: 'Reputation',
    term: 'reputation',
    of: ({ reputation }) => reputation,
    format: (figure) => figure.toFixed(1),
  }),
  {
    key: 'manager',
    header: 'Manager',
    term: 'clubManager',
    sortBy: ({ manager }) => manager?.name ?? 'You',
    cell: ({ manager }) => manager?.name ?? 'You',
  },
  {
    key: 'character',
    header: 'Style and temper',
    term: 'managerCharacter',
    sortBy: ({ manager }) => manager?.character ?? '',
    cell: ({ manager }) => manager?.character ?? '–',
  },
  {
    key: 'since',
    header: 'In charge since',
    term: 'managerSince',
    sortBy: ({ manager }) => manager?.since ?? 0,
    cell: ({ manager }) => (manager?.since ? `Season ${manager.since}` : '–'),
  },
  moneyColumn({
    key: 'budget',
    header: 'Transfer budget',
    term: 'clubBudget',
    of: ({ transferBudget }) => transferBudget,
  }),
  figureColumn({ key: 'fans', header: 'Fans', term: 'clubFans', of: ({ fans }) => fans, format: grouped }),
  figureColumn({
    key: 'seats',
    header: 'Seats',
    term: 'clubSeats',
    of: ({ seats }) => seats,
    format: grouped,
  }),
  figureColumn({
    key: 'training',
    header: 'Training',
    term: 'clubTraining',
    of: ({ training }) => training,
    format: levelInWords,
  }),
  figureColumn({
    key: 'youth',
    header: 'Youth',
    term: 'clubYouth',
    of: ({ youth }) => youth,
    format: levelInWords,
  }),
  figureColumn({
    key: 'marketing',
    header: 'Marketing',
    term: 'clubMarketing',
    of: ({ marketing }) => marketing?.level ?? 0,
    format: levelInWords,
  }),
  figureColumn({
    key: 'campaign',
    header: 'Campaign',
    term: 'clubCampaign',
    of: ({ marketing }) => marketing?.effort ?? 0,
    cell: ({ marketing }) => (marketing?.active ? `${marketing.effort} of 5` : '–'),
  }),
]

function levelInWords(level: number): string {
  return level === 0 ? '–' : String(level)
}

/** Table of a division's clubs with their resources. */
export const Clubs = observer(function Clubs({ division }: { division: Division }) {
  const clubs = useReport(clubsReport, division)
  const isOwn = clubs.some((row) => row.isOwn)
  return (
    <TablePanel
      heading={isOwn ? 'Clubs' : `Clubs of the ${DIVISION_NAMES[division].toLowerCase()}`}
      columns={COLUMNS}
      rows={clubs}
      rowKey={({ club }) => club.id}
      isHighlighted={(row) => row.isOwn}
    />
  )
})
