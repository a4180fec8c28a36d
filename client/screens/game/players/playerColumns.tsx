import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { formName, POSITION_ORDER, SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { Stars } from '../../../components/Stars.tsx'
import type { Footballer, Form } from '../../../simulation/people/player.ts'
import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import type { SaleRow } from '../../../simulation/reports/transferReport.ts'
import { PlayerName } from './PlayerName.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './playerColumns.module.css'

/** Columns shared by the tables of players. */
interface Row {
  player: DeepReadonly<Footballer>
}

const FORM_ORDER: readonly Form[] = ['Poor', 'Average', 'Good', 'Excellent']

export const compareColumn: Column<Row> = {
  key: 'compare',
  header: 'Cmp',
  isControl: true,
  title: 'Compare',
  kind: 'centre',
  cell: ({ player }) => <CompareBox player={player} />,
}

/** Shows the details below the name where the table is narrow. */
export const nameColumn = (header: string): Column<Row> => ({
  key: 'name',
  header,
  rowHeader: true,
  sortBy: ({ player }) => player.name,
  cell: ({ player }) => (
    <>
      <PlayerName player={player} />
      <PlayerFacts player={player} last={player.nationality} />
    </>
  ),
})

interface PlayerFactsProps {
  player: DeepReadonly<Pick<Footballer, 'type' | 'age'>>
  last: ReactNode
}

/** Facts below a name where the table is narrow and leaves out their columns. */
export function PlayerFacts({ player: { type, age }, last }: PlayerFactsProps) {
  return (
    <span className={styles.facts} data-repeated>
      {SHORT_POSITIONS[type]} · {age} · {last}
    </span>
  )
}

export const positionColumn: Column<Row> = {
  key: 'position',
  header: 'Pos',
  title: 'Position',
  wideOnly: true,
  sortBy: ({ player }) => POSITION_ORDER.indexOf(player.type),
  cell: ({ player }) => <abbr title={player.type}>{SHORT_POSITIONS[player.type]}</abbr>,
}

/** Position in a table of players who are known by few facts. */
export const typeColumn: Column<Pick<Footballer, 'type'>> = {
  key: 'position',
  header: 'Pos',
  title: 'Position',
  sortBy: ({ type }) => POSITION_ORDER.indexOf(type),
  cell: ({ type }) => SHORT_POSITIONS[type],
}

export const ageColumn: Column<Row> = {
  key: 'age',
  header: 'Age',
  kind: 'number',
  wideOnly: true,
  sortBy: ({ player }) => player.age,
  cell: ({ player }) => player.age,
}

export const nationalityColumn: Column<Row> = {
  key: 'nationality',
  header: 'Nationality',
  wideOnly: true,
  sortBy: ({ player }) => player.nationality,
  cell: ({ player }) => <Flag country={player.nationality} height={12} withName />,
}

/** Shows only the flag where there is little room. */
export const flagColumn: Column<Row> = {
  ...nationalityColumn,
  header: 'Nat',
  title: 'Nationality',
  cell: ({ player }) => <Flag country={player.nationality} height={12} />,
}

export const qualityColumn: Column<Row> = {
  key: 'quality',
  term: 'quality',
  header: 'Quality',
  endsCardLine: true,
  firstDirection: 'desc',
  sortBy: ({ player }) => player.quality,
  cell: ({ player }) => <Stars value={player.quality} />,
}

export const staminaColumn: Column<Row> = figureColumn({
  key: 'stamina',
  header: 'Sta',
  title: 'Stamina',
  term: 'stamina',
  wideOnly: true,
  of: ({ player }) => player.stamina,
  format: (percent) => `${percent}%`,
})

export const formColumn: Column<Row> = {
  key: 'form',
  term: 'form',
  header: 'Form',
  firstDirection: 'desc',
  wideOnly: true,
  sortBy: ({ player }) => FORM_ORDER.indexOf(player.form),
  cell: ({ player }) => formName(player.form),
}

export const moraleColumn: Column<Row> = figureColumn({
  key: 'morale',
  header: 'Mor',
  title: 'Morale',
  term: 'morale',
  wideOnly: true,
  of: ({ player }) => player.morale,
  format: (figure) => figure.toFixed(1),
})

export const wageColumn: Column<Row> = moneyColumn({
  key: 'wage',
  header: 'Wage',
  title: 'Wage per week',
  of: ({ player }) => player.wage,
})

export const valueColumn: Column<Pick<SaleRow, 'value'>> = moneyColumn({
  key: 'value',
  header: 'Value',
  term: 'value',
  of: ({ value }) => value,
})

/** Checkbox that adds a player to the comparison. */
const CompareBox = observer(function CompareBox({ player }: { player: { id: string; name: string } }) {
  const { compare } = useGameStores()
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Compare ${player.name}`}
        checked={compare.isChosen(player.id)}
        onChange={() => compare.toggle(player.id)}
      />
    </label>
  )
})
