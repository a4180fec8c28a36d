import { CharacterNames } from '../../../components/CharacterNames.tsx'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { characterOf } from '../../../simulation/people/character.ts'
import { squadReport, type SquadRow } from '../../../simulation/reports/squadReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import {
  ageColumn,
  compareColumn,
  flagColumn,
  formColumn,
  moraleColumn,
  nameColumn,
  positionColumn,
  qualityColumn,
  staminaColumn,
  valueColumn,
  wageColumn,
} from '../players/playerColumns.tsx'
import { PlayerState } from './PlayerState.tsx'
import { ViewDetails } from './ViewDetails.tsx'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'

/** Message of the squad tab's lists when the club has no players. */
export const NOBODY_SELECTED = 'Nobody selected.'
export const NO_RESERVES = 'Everyone is in the selected squad.'

/** Sort options of the select; each is also a column. */
export const SORT_OPTIONS = [
  { value: 'quality', label: 'Quality' },
  { value: 'name', label: 'Name' },
  { value: 'age', label: 'Age' },
  { value: 'wage', label: 'Wage' },
  { value: 'nationality', label: 'Nationality' },
  { value: 'position', label: 'Position' },
  { value: 'morale', label: 'Morale' },
] as const

const FACTS: readonly Column<SquadRow>[] = [
  compareColumn,
  nameColumn('Name'),
  flagColumn,
  positionColumn,
  ageColumn,
  qualityColumn,
  staminaColumn,
  formColumn,
  moraleColumn,
  { ...wageColumn, wideOnly: true },
  { ...valueColumn, wideOnly: true },
]

const CHARACTER: Column<SquadRow> = {
  key: 'character',
  header: 'Character',
  // Details and the card beside the name show it too.
  wideOnly: 'very',
  cell: ({ player }) => <OwnCharacter player={player} />,
}

const GOALS: readonly Column<SquadRow>[] = [
  figureColumn({
    key: 'goals',
    header: 'G',
    title: 'Season goals',
    wideOnly: true,
    of: ({ player }) => player.goals,
  }),
  figureColumn({
    key: 'assists',
    header: 'A',
    title: 'Season assists',
    wideOnly: true,
    of: ({ player }) => player.assists,
  }),
]

/** Columns of the reserves. */
export const RESERVE_COLUMNS: readonly Column<SquadRow>[] = [
  ...FACTS,
  { key: 'status', header: 'Status', cell: (row) => <PlayerState row={row} whenFit="Reserve" /> },
  {
    key: 'actions',
    header: 'Actions',
    isControl: true,
    cell: ({ player, lender, isRetiring }) => (
      <span className={layout.tightRow}>
        <ViewDetails player={player} />
        <AddToSquad player={player} />
        {lender === null && !isRetiring && (
          <ModalButton
            modal={{ kind: 'confirm-sale', id: player.id, from: 'list' }}
            aria-label={`Sell Player: ${player.name}`}
          >
            Sell Player
          </ModalButton>
        )}
      </span>
    ),
  },
]

/** Columns of the list of all players. */
export const LIST_COLUMNS: readonly Column<SquadRow>[] = [
  ...FACTS,
  CHARACTER,
  ...GOALS,
  { key: 'status', header: 'Status', cell: (row) => <PlayerState row={row} whenFit="Fit" /> },
  {
    key: 'actions',
    header: 'Actions',
    isControl: true,
    cell: ({ player }) => (
      <span className={layout.tightRow}>
        <ViewDetails player={player} />
        {player.inSquad ? <RemoveFromSquad player={player} /> : <AddToSquad player={player} />}
      </span>
    ),
  },
]

const OwnCharacter = observer(function OwnCharacter({ player }: Pick<SquadRow, 'player'>) {
  const { game } = useGameStores()
  return <CharacterNames character={characterOf(game.state.seed, player)} />
})

const AddToSquad = observer(function AddToSquad({ player: { id, name } }: Pick<SquadRow, 'player'>) {
  const { lineUp } = useGameStores()
  const { isFull } = useReport(squadReport)
  return (
    <Button
      size="small"
      disabled={isFull}
      title={isFull ? 'Squad full' : undefined}
      aria-label={`Add to Squad: ${name}`}
      onClick={() => lineUp.decide('selectPlayer', id)}
    >
      Add to Squad
    </Button>
  )
})

interface RemoveFromSquadProps extends Pick<SquadRow, 'player'> {
  variant?: 'plain' | 'quiet'
}

export function RemoveFromSquad({ player: { id, name }, variant = 'plain' }: RemoveFromSquadProps) {
  const { lineUp } = useGameStores()
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={`Remove from Squad: ${name}`}
      onClick={() => lineUp.decide('dropPlayer', id)}
    >
      Remove from Squad
    </Button>
  )
}
