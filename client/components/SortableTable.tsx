import { useState } from 'react'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Sorting } from './sorting.ts'

interface SortableTableProps<Row> extends Omit<DataTableProps<Row>, 'sorting' | 'onSort'> {
  /** Without it the rows keep the given order until sorted. */
  firstSorting?: Sorting
}

/** Table that holds its own sorting. */
export function SortableTable<Row>({ firstSorting, ...table }: SortableTableProps<Row>) {
  const [sorting, setSorting] = useState(firstSorting)
  return <DataTable {...table} {...(sorting && { sorting })} onSort={setSorting} />
}
