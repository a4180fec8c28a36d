import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import type { Division } from '../../../simulation/core/fixture.ts'
import { recordReport, type ReportedDivisionRecord } from '../../../simulation/reports/recordReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { clubColumn } from './clubColumn.tsx'

const COLUMNS: readonly Column<ReportedDivisionRecord>[] = [
  { key: 'kind', header: 'Record', rowHeader: true, cell: ({ name }) => name },
  clubColumn(({ club }) => club),
  { key: 'text', header: 'Figure', cell: ({ text }) => <Unbroken text={text} /> },
  { key: 'when', header: 'Set in', cell: ({ setIn }) => setIn },
]

/** Records of a division over all seasons. */
export const DivisionRecords = observer(function DivisionRecords({ division }: { division: Division }) {
  return (
    <TablePanel
      heading="Records of the division"
      columns={COLUMNS}
      rows={useReport(recordReport, division)}
      rowKey={({ kind }) => kind}
      isHighlighted={({ isOwn }) => isOwn}
      empty="Records start with the first matches."
    />
  )
})
