import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { partTable, type TablePart } from '../../../simulation/reports/partTables.ts'
import { powerRanking, type PowerRow } from '../../../simulation/reports/powerRanking.ts'
import type { ShownTable } from '../../../stores/desks/TableChoice.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ChanceTables } from './ChanceTables.tsx'
import { ClubBooksTable } from './ClubBooksTable.tsx'
import { standingColumns } from './standingColumns.tsx'
import layout from '../layout.module.css'

/** Table of a division other than that of the whole season. */
export function OtherTable({ table, division }: { table: Exclude<ShownTable, 'whole'>; division: Division }) {
  if (table === 'chances') return <ChanceTables division={division} />
  if (table === 'power') return <PowerRanking division={division} />
  if (table === 'books') return <ClubBooksTable division={division} />
  return <PartTable part={table} division={division} />
}

const HEADINGS: Record<TablePart, string> = {
  home: 'Home matches',
  away: 'Away matches',
  form: 'Last six matches',
}

const PartTable = observer(function PartTable({ part, division }: { part: TablePart; division: Division }) {
  const rows = useReport(partTable, part, division)
  const isNarrow = useMediaQuery('(width < 640px)')
  return (
    <TablePanel
      heading={HEADINGS[part]}
      columns={standingColumns({ isNarrow, hasLetters: isNarrow })}
      rows={rows}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
    />
  )
})

function powerColumns(isNarrow: boolean): Column<PowerRow>[] {
  return [
    figureColumn({ key: 'rank', header: 'Rank', of: ({ rank }) => rank, firstDirection: 'asc' }),
    {
      key: 'team',
      header: 'Team',
      rowHeader: true,
      sortBy: ({ club }) => club.name,
      cell: ({ club, reason }) => (
        <>
          <ClubName club={club} short={isNarrow} />
          <span className={layout.subtitle}>{reason}</span>
        </>
      ),
    },
    figureColumn({
      key: 'position',
      header: 'In the table',
      of: ({ position }) => position,
      firstDirection: 'asc',
    }),
    { key: 'form', header: 'Last six', wideOnly: true, cell: ({ form }) => <FormBadges form={form} /> },
  ]
}

const PowerRanking = observer(function PowerRanking({ division }: { division: Division }) {
  const rows = useReport(powerRanking, division)
  const isNarrow = useMediaQuery('(width < 640px)')
  return (
    <TablePanel
      heading="Power ranking"
      columns={powerColumns(isNarrow)}
      rows={rows}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
      empty="The ranking starts with the first results."
    />
  )
})
