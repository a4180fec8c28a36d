import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { ROLES } from '../../../simulation/core/roles.ts'
import type { PitchPlace } from '../../../simulation/tactics/pitchPlaces.ts'
import { useSetUpDesk } from '../../../stores/useSetUpDesk.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import { fitWithFigure } from '../players/fitInFigures.ts'

interface RoleRow extends PitchPlace {
  /** Index of the place, from the goalkeeper forward. */
  index: number
}

const COLUMNS: readonly Column<RoleRow>[] = [
  { key: 'role', header: 'Role', rowHeader: true, cell: ({ role }) => role },
  { key: 'asks', header: 'Asks for', cell: ({ role }) => ROLES[role].asks.join(', '), wideOnly: true },
  {
    key: 'player',
    header: 'Player',
    cell: ({ taken }) => (taken ? <PlayerName player={taken.player} /> : 'Nobody'),
  },
  { key: 'fit', header: 'Fit', cell: ({ taken }) => (taken ? fitWithFigure(taken.fit) : '–') },
]

/** Places of the formation with their roles, and how well their players fit them. */
export const RolesPanel = observer(function RolesPanel() {
  const { tactics: setUp, lines } = useSetUpDesk().report
  return (
    <TablePanel
      heading={`Roles in a ${setUp.formation}`}
      columns={COLUMNS}
      rows={lines.flat().map((place, index) => ({ ...place, index }))}
      rowKey={({ index }) => String(index)}
    />
  )
})
