import { useState } from 'react'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { Panel } from './Panel.tsx'
import type { Sorting } from './sorting.ts'

interface TablePanelProps<Row> extends Omit<DataTableProps<Row>, 'caption' | 'sorting' | 'onSort'> {
  /** Heads the panel and names the table. */
  heading: string
}

/** A panel with a table and nothing else in it; its rows keep the order given until they are sorted. */
export function TablePanel<Row>({ heading, ...table }: TablePanelProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>()
  return (
    <Panel heading={heading} flush>
      <DataTable caption={heading} {...table} {...(sorting && { sorting })} onSort={setSorting} />
    </Panel>
  )
}
