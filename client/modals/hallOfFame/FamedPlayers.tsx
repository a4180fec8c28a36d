import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import type { Sorting } from '../../components/sorting.ts'
import type { HallOfFameStore, ListedPlayer } from '../../stores/HallOfFameStore.ts'
import styles from './HallOfFame.module.css'

const COLUMNS: readonly Column<ListedPlayer>[] = [
  { key: 'name', header: 'Player', rowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
  { key: 'club', header: 'Club', wideOnly: true, sortBy: ({ club }) => club, cell: ({ club }) => club },
  {
    key: 'position',
    header: 'Position',
    wideOnly: true,
    sortBy: ({ position }) => position,
    cell: ({ position }) => position,
  },
  {
    key: 'season',
    header: 'Season',
    kind: 'number',
    sortBy: ({ season }) => season,
    cell: ({ season }) => season,
  },
  {
    key: 'awards',
    header: 'Awards',
    title: 'Awards of the league in that season',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ awards }) => awards,
    cell: ({ awards }) => awards,
  },
  {
    key: 'goals',
    header: 'Goals',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ goals }) => goals,
    cell: ({ goals }) => goals,
  },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ appearances }) => appearances,
    cell: ({ appearances }) => appearances,
  },
]

/** Players of the best elevens of all careers, each with their best season. */
export const FamedPlayers = observer(function FamedPlayers({ hall }: { hall: HallOfFameStore }) {
  const [sorting, setSorting] = useState<Sorting>()
  return (
    <>
      <p className={styles.lead}>
        The best {hall.places} players from the best elevens of all careers, each with their best season: by
        awards of the league, then goals, then appearances.
      </p>
      <DataTable
        caption="Players"
        columns={COLUMNS}
        rows={hall.players}
        rowKey={({ key }) => key}
        {...(sorting && { sorting })}
        onSort={setSorting}
        empty="Players are entered here from the end of the first season on."
      />
    </>
  )
})
