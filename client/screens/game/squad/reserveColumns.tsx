import { Button } from '../../../components/Button.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { Money } from '../../../components/Money.tsx'
import { Stars } from '../../../components/Stars.tsx'
import type { Form, PlayerId } from '../../../simulation/players/player.ts'
import type { SquadRow } from '../../../simulation/players/squadReport.ts'
import { POSITION_ORDER, SHORT_POSITIONS } from '../positions.ts'
import { PlayerState } from './PlayerState.tsx'
import { SellPlayer } from './SellPlayer.tsx'
import { ViewDetails } from './ViewDetails.tsx'
import styles from './reserveColumns.module.css'

/** What the select offers (specification, section 2); each is a column too. */
export const SORT_OPTIONS = [
  { value: 'quality', label: 'Quality' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'wage', label: 'Wage' },
  { value: 'nationality', label: 'Nationality' },
  { value: 'position', label: 'Position' },
  { value: 'morale', label: 'Morale' },
] as const

const FORM_ORDER: readonly Form[] = ['Poor', 'Average', 'Good', 'Excellent']

interface ReserveActions {
  /** Eleven are selected already. */
  isFull: boolean
  onAdd: (id: PlayerId) => void
}

export function reserveColumns({ isFull, onAdd }: ReserveActions): Column<SquadRow>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      sortBy: ({ player }) => player.name,
      cell: ({ player }) => player.name,
    },
    {
      key: 'nationality',
      header: 'Nat',
      title: 'Nationality',
      wideOnly: true,
      sortBy: ({ player }) => player.nationality,
      cell: ({ player }) => <Flag country={player.nationality} height={12} />,
    },
    {
      key: 'position',
      header: 'Pos',
      title: 'Position',
      sortBy: ({ player }) => POSITION_ORDER.indexOf(player.type),
      cell: ({ player }) => <abbr title={player.type}>{SHORT_POSITIONS[player.type]}</abbr>,
    },
    {
      key: 'age',
      header: 'Age',
      kind: 'number',
      wideOnly: true,
      sortBy: ({ player }) => player.age,
      cell: ({ player }) => player.age,
    },
    {
      key: 'quality',
      header: 'Quality',
      firstDirection: 'desc',
      sortBy: ({ player }) => player.quality,
      cell: ({ player }) => <Stars value={player.quality} />,
    },
    {
      key: 'stamina',
      header: 'Sta',
      title: 'Stamina',
      kind: 'number',
      firstDirection: 'desc',
      wideOnly: true,
      sortBy: ({ player }) => player.stamina,
      cell: ({ player }) => `${player.stamina}%`,
    },
    {
      key: 'form',
      header: 'Form',
      firstDirection: 'desc',
      wideOnly: true,
      sortBy: ({ player }) => FORM_ORDER.indexOf(player.form),
      cell: ({ player }) => player.form,
    },
    {
      key: 'morale',
      header: 'Mor',
      title: 'Morale',
      kind: 'number',
      firstDirection: 'desc',
      wideOnly: true,
      sortBy: ({ player }) => player.morale,
      cell: ({ player }) => player.morale.toFixed(1),
    },
    {
      key: 'wage',
      header: 'Wage',
      title: 'Wage per week',
      kind: 'number',
      firstDirection: 'desc',
      wideOnly: true,
      sortBy: ({ player }) => player.wage,
      cell: ({ player }) => <Money amount={player.wage} />,
    },
    {
      key: 'value',
      header: 'Value',
      kind: 'number',
      firstDirection: 'desc',
      wideOnly: true,
      sortBy: ({ value }) => value,
      cell: ({ value }) => <Money amount={value} short />,
    },
    { key: 'status', header: 'Status', cell: (row) => <PlayerState row={row} whenFit="Reserve" /> },
    {
      key: 'actions',
      header: 'Actions',
      cell: ({ player }) => (
        <span className={styles.actions}>
          <ViewDetails player={player} />
          <Button
            size="small"
            disabled={isFull}
            title={isFull ? 'Squad full' : undefined}
            aria-label={`Add to Squad: ${player.name}`}
            onClick={() => {
              onAdd(player.id)
            }}
          >
            Add to Squad
          </Button>
          <SellPlayer player={player} />
        </span>
      ),
    },
  ]
}
