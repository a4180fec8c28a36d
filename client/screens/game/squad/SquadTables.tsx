import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { SearchPanel } from '../../../components/SearchPanel.tsx'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { SortControl } from '../../../components/SortControl.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { squadReport, type SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { LIST_COLUMNS, NOBODY_SELECTED, NO_RESERVES, RESERVE_COLUMNS, SORT_OPTIONS } from './squadColumns.tsx'

/** Players not selected, in a table with search and sorting. */
export const Reserves = observer(function Reserves() {
  const tools = useTools('quality', 'desc')
  const reserves = useReport(squadReport).rows.filter(
    ({ player }) => !player.inSquad && tools.finds(player.name),
  )
  return (
    <Players
      tools={tools}
      hasTools
      label="Search reserves..."
      caption="Reserves & Other"
      heading="Reserves & Other"
      columns={RESERVE_COLUMNS}
      rows={reserves}
      empty={tools.search ? 'No reserves match your search.' : NO_RESERVES}
    />
  )
})

/** List of all players under contract, selected or not. */
export const SquadList = observer(function SquadList() {
  const tools = useTools('position', 'asc')
  const found = useReport(squadReport).rows.filter(({ player: { name, nationality, type } }) =>
    tools.finds(name, nationality, type),
  )
  const tables = [true, false].map((inSquad) => {
    const caption = inSquad ? 'In Squad' : 'Out of Squad'
    const rows = found.filter(({ player }) => player.inSquad === inSquad)
    const none = inSquad ? NOBODY_SELECTED : 'Nobody is left out.'
    return (
      <Players
        key={caption}
        tools={tools}
        hasTools={inSquad}
        label="Search squad..."
        caption={caption}
        heading={`${caption} (${rows.length})`}
        columns={LIST_COLUMNS}
        rows={rows}
        empty={tools.search ? 'Nobody here matches your search.' : none}
      />
    )
  })
  return <div className={layout.spread}>{tables}</div>
})

/** Search and sorting, which several tables can share. */
function useTools(column: string, direction: Sorting['direction']) {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ column, direction })
  const wanted = search.trim().toLowerCase()
  const finds = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
  return { search, setSearch, sorting, setSorting, finds }
}

interface PlayersProps {
  tools: ReturnType<typeof useTools>
  /** Shows the tools beside the heading. */
  hasTools: boolean
  /** Name of the search. */
  label: string
  caption: string
  heading: string
  columns: readonly Column<SquadRow>[]
  rows: readonly SquadRow[]
  empty: string
}

function Players({ tools, hasTools, label, heading, ...table }: PlayersProps) {
  const { search, setSearch, sorting, setSorting } = tools
  return (
    <SearchPanel
      heading={heading}
      flush
      search={
        hasTools && (
          <div className={layout.row}>
            <SearchBox label={label} value={search} onChange={setSearch} />
            <SortControl options={SORT_OPTIONS} sorting={sorting} onSort={setSorting} />
          </div>
        )
      }
    >
      <DataTable
        {...table}
        cardsWhenNarrow
        rowKey={({ player }) => player.id}
        sorting={sorting}
        onSort={setSorting}
      />
    </SearchPanel>
  )
}
