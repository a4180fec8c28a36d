import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import type { Division } from '../../../simulation/core/fixture.ts'
import { resultsGrid, type HomeResults } from '../../../simulation/reports/resultsGrid.ts'
import { useReport } from '../../../stores/useReport.ts'
import { clubColumn } from './clubColumn.tsx'

/** Home results of every club of a division, a column for each visitor. */
export const ResultsGrid = observer(function ResultsGrid({ division }: { division: Division }) {
  const rows = useReport(resultsGrid, division)
  const columns: readonly Column<HomeResults>[] = [
    { ...clubColumn<HomeResults>(({ club }) => club), header: 'Home', rowHeader: true },
    ...rows.map(({ club }): Column<HomeResults> => ({
      key: club.id,
      header: club.code,
      title: club.name,
      kind: 'centre',
      cell: ({ club: home, scores }) =>
        home.id === club.id ? '×' : <Unbroken text={scores.get(club.id) ?? ''} />,
    })),
  ]
  return (
    <TablePanel
      heading="All results"
      columns={columns}
      rows={rows}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
      empty="No results yet: every score goes in here, home side by row, visitors by column."
      maxHeight="48rem"
    />
  )
})
