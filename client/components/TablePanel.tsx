import type { DataTableProps } from './DataTable.tsx'
import { Panel } from './Panel.tsx'
import { SortableTable } from './SortableTable.tsx'

interface TablePanelProps<Row> extends Omit<DataTableProps<Row>, 'caption' | 'sorting' | 'onSort'> {
  /** Heading of the panel and caption of the table. */
  heading: string
}

/** Panel with a single sortable table. Rows keep the given order until sorted. */
export function TablePanel<Row>({ heading, ...table }: TablePanelProps<Row>) {
  return (
    <Panel heading={heading} flush>
      <SortableTable caption={heading} {...table} />
    </Panel>
  )
}
