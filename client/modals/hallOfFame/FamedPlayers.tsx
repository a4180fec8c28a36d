import { observer } from 'mobx-react-lite'
import type { Column } from '../../components/DataTable.tsx'
import { SortableTable } from '../../components/SortableTable.tsx'
import type { HallOfFameStore, ListedPlayer } from '../../stores/HallOfFameStore.ts'
import styles from './HallOfFame.module.css'

const COLUMNS: readonly Column<ListedPlayer>[] = [
  { key: 'name', header: 'Player', rowHeader: true, sortBy: ({ name }) => name },
  { key: 'club', header: 'Club', wideOnly: true, sortBy: ({ club }) => club },
  {
    key: 'position',
    header: 'Position',
    wideOnly: true,
    sortBy: ({ position }) => position,
  },
  {
    key: 'season',
    header: 'Season',
    kind: 'number',
    sortBy: ({ season }) => season,
  },
  {
    key: 'awards',
    header: 'Awards',
    title: 'Awards of the league in that season',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ awards }) => awards,
  },
  {
    key: 'goals',
    header: 'Goals',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ goals }) => goals,
  },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ appearances }) => appearances,
  },
]

/** Players of the best elevens of all careers, each with their best season. */
export const FamedPlayers = observer(function FamedPlayers({ hall }: { hall: HallOfFameStore }) {
  return (
    <>
      <p className={styles.lead}>
        The best {hall.places} players from the best elevens of all careers, each with their best season: by
        awards of the league, then goals, then appearances.
      </p>
      <SortableTable
        caption="Players"
        columns={COLUMNS}
        rows={hall.players}
        rowKey={({ key }) => key}
        empty="The first players are listed at the end of the first season."
      />
    </>
  )
})
