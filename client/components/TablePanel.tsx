import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

interface TablePanelProps<Row> extends Omit<DataTableProps<Row>, 'caption'> {
  /** Heads the panel and names the table. */
  heading: string
}

/** A panel with a table and nothing else in it. */
export function TablePanel<Row>({ heading, ...table }: TablePanelProps<Row>) {
  return (
    <Panel heading={heading} flush>
      <DataTable caption={heading} {...table} />
    </Panel>
  )
}
