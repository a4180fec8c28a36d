import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { Division } from '../../../simulation/core/fixture.ts'
import { ordinal } from '../../../simulation/core/ordinal.ts'
import { clubBooks, type ClubBooks } from '../../../simulation/reports/clubBooks.ts'
import { useReport } from '../../../stores/useReport.ts'
import { clubColumn } from './clubColumn.tsx'
import { CROWD_COLUMNS } from './crowdColumns.ts'

const COLUMNS: readonly Column<ClubBooks>[] = [
  { ...clubColumn<ClubBooks>(({ club }) => club), rowHeader: true },
  ...CROWD_COLUMNS,
  moneyColumn({
    key: 'wages',
    header: 'Wages a week',
    title: 'Players’ wages a week',
    of: ({ wages }) => wages,
  }),
  figureColumn({
    key: 'rank',
    header: 'By wages',
    title: 'Place by wages',
    of: ({ wageRank }) => wageRank,
    format: ordinal,
    firstDirection: 'asc',
    wideOnly: true,
  }),
  figureColumn({
    key: 'position',
    header: 'In the table',
    of: ({ position }) => position,
    format: ordinal,
    firstDirection: 'asc',
    wideOnly: true,
  }),
  figureColumn({
    key: 'above',
    header: 'Above wages',
    title: 'Places above what the wages buy',
    of: ({ placesAbove }) => placesAbove,
    format: withSign,
  }),
]

function withSign(places: number): string {
  return places === 0 ? '0' : `${places < 0 ? '−' : '+'}${Math.abs(places)}`
}

/** Home crowds of the clubs of a division, and their places beside what they pay. */
export const ClubBooksTable = observer(function ClubBooksTable({ division }: { division: Division }) {
  const rows = useReport(clubBooks, division)
  return (
    <TablePanel
      heading="Attendance and wages"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
    />
  )
})
