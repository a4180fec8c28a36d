import { useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { SortControl } from '../../../components/SortControl.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { reserveColumns, SORT_OPTIONS, NO_RESERVES } from './squadColumns.tsx'
import layout from '../layout.module.css'

/** Players not selected, in a table with search and sorting. */
export const Reserves = observer(function Reserves() {
  const { lineUp } = useGameStores()
  const { rows, isFull } = lineUp.squad
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ column: 'quality', direction: 'desc' })
  const wanted = search.trim().toLowerCase()
  const reserves = rows.filter(({ player }) => !player.inSquad && player.name.toLowerCase().includes(wanted))
  const columns = useMemo(
    () =>
      reserveColumns({
        isFull,
        onAdd: (id) => {
          lineUp.select(id)
        },
      }),
    [lineUp, isFull],
  )
  return (
    <Panel
      heading="Reserves & Other"
      flush
      aside={
        <div className={layout.row}>
          <SearchBox label="Search reserves..." value={search} onChange={setSearch} />
          <SortControl options={SORT_OPTIONS} sorting={sorting} onSort={setSorting} />
        </div>
      }
    >
      <DataTable
        caption="Reserves & Other"
        columns={columns}
        cardsWhenNarrow
        rows={reserves}
        rowKey={({ player }) => player.id}
        sorting={sorting}
        onSort={setSorting}
        empty={search ? 'No reserves match the search.' : NO_RESERVES}
      />
    </Panel>
  )
})
