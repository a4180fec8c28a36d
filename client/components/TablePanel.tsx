import { useState } from 'react'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Panel } from './Panel.tsx'
import type { Sorting } from './sorting.ts'

interface TablePanelProps<Row> extends Omit<DataTableProps<Row>, 'caption' | 'sorting' | 'onSort'> {
  /** Heading of the panel and caption of the table. */
  heading: string
}

/** Panel with a single sortable table. Rows keep the given order until sorted. */
export function TablePanel<Row>({ heading, ...table }: TablePanelProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>()
  return (
    <Panel heading={heading} flush>
      <DataTable caption={heading} {...table} {...(sorting && { sorting })} onSort={setSorting} />
    </Panel>
  )
}
