import { useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { SortControl } from '../../../components/SortControl.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { listColumns, SORT_OPTIONS, NOBODY_SELECTED } from './squadColumns.tsx'
import layout from '../layout.module.css'

/** List of all players under contract, selected or not. */
export const SquadList = observer(function SquadList() {
  const { lineUp } = useGameStores()
  const { rows, isFull } = lineUp.squad
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ column: 'position', direction: 'asc' })
  const wanted = search.trim().toLowerCase()
  const found = rows.filter(({ player: { name, nationality, type } }) =>
    [name, nationality, type].some((text) => text.toLowerCase().includes(wanted)),
  )
  const columns = useMemo(
    () =>
      listColumns({
        isFull,
        onAdd: (id) => {
          lineUp.select(id)
        },
        onRemove: (id) => {
          lineUp.drop(id)
        },
      }),
    [lineUp, isFull],
  )
  const table = (inSquad: boolean) => {
    const shown = found.filter(({ player }) => player.inSquad === inSquad)
    const heading = inSquad ? 'In Squad' : 'Out of Squad'
    return (
      <Panel
        heading={`${heading} (${shown.length})`}
        flush
        aside={
          inSquad && (
            <div className={layout.row}>
              <SearchBox label="Search squad..." value={search} onChange={setSearch} />
              <SortControl options={SORT_OPTIONS} sorting={sorting} onSort={setSorting} />
            </div>
          )
        }
      >
        <DataTable
          caption={heading}
          columns={columns}
          cardsWhenNarrow
          rows={shown}
          rowKey={({ player }) => player.id}
          sorting={sorting}
          onSort={setSorting}
          empty={
            search ? 'Nobody here matches the search.' : inSquad ? NOBODY_SELECTED : 'Nobody is left out.'
          }
        />
      </Panel>
    )
  }
  return (
    <>
      {table(true)}
      {table(false)}
    </>
  )
})
