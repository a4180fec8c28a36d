import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { fitFigure, fitWithFigure } from '../../../components/playerWords.ts'
import { RoleAsks } from '../../../components/RoleAsks.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { tacticsReport } from '../../../simulation/reports/tacticsReport.ts'
import type { PitchPlace, PitchPlayer } from '../../../simulation/tactics/pitchPlaces.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import styles from './TacticsTab.module.css'

interface RoleRow extends PitchPlace {
  /** Index of the place, from the goalkeeper forward. */
  index: number
}

const COLUMNS: readonly Column<RoleRow>[] = [
  { key: 'role', header: 'Role', rowHeader: true, cell: (row) => <RoleWithAsks row={row} /> },
  { key: 'player', header: 'Player', cell: ({ taken }) => <Taken taken={taken} /> },
  { key: 'fit', header: 'Fit', cell: ({ taken }) => <Fit taken={taken} /> },
]

/** Places of the formation with their roles, and how well their players fit them. */
export const RolesPanel = observer(function RolesPanel() {
  const { tactics: setUp, lines } = useReport(tacticsReport)
  return (
    <TablePanel
      heading={`Roles in a ${setUp.formation}`}
      columns={COLUMNS}
      rows={lines.flat().map((place, index) => ({ ...place, index }))}
      rowKey={({ index }) => String(index)}
    />
  )
})

/** Traits are marked only where they count: not out of position, nor for someone who cannot play. */
function RoleWithAsks({ row: { role, taken } }: { row: RoleRow }) {
  const counts = taken && markOf(taken) === null
  return (
    <>
      {role} <RoleAsks role={role} traits={counts ? taken.player : null} />
    </>
  )
}

function Taken({ taken }: Pick<RoleRow, 'taken'>) {
  if (!taken) return 'Nobody'
  const mark = markOf(taken)
  return (
    <>
      <PlayerName player={taken.player} />
      {mark !== null && <span className={styles.out}>{mark}</span>}
    </>
  )
}

function Fit({ taken }: Pick<RoleRow, 'taken'>) {
  if (!taken || !canPlay(taken)) return '–'
  const { isOutOfPosition, fit } = taken
  return <span className={styles.fit}>{isOutOfPosition ? fitFigure(fit).trim() : fitWithFigure(fit)}</span>
}

/** Reason why the traits of a player do not count in the place; null when they do. */
function markOf(taken: PitchPlayer): string | null {
  if (!canPlay(taken)) return taken.player.injured ? 'Injured' : 'Suspended'
  return taken.isOutOfPosition ? 'Out of position' : null
}

function canPlay({ number }: PitchPlayer): boolean {
  return number !== null
}
