import type { Column } from '../../../components/DataTable.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { Money } from '../../../components/Money.tsx'
import { Stars } from '../../../components/Stars.tsx'
import type { SaleRow } from '../../../simulation/transfers/transferReport.ts'
import { POSITION_ORDER, SHORT_POSITIONS } from '../positions.ts'
import styles from './transferColumns.module.css'

/** What a player costs on the market, or is worth to the own club. */
export type PriceColumn = 'fee' | 'value'

/** What the select offers (specification, section 2); each is a column too. */
export function sortOptions(price: PriceColumn) {
  return [
    { value: 'quality', label: 'Quality' },
    { value: 'name', label: 'Name' },
    { value: 'age', label: 'Age' },
    { value: 'wage', label: 'Wage' },
    price === 'fee' ? { value: 'fee', label: 'Fee' } : { value: 'value', label: 'Value' },
    { value: 'nationality', label: 'Nationality' },
    { value: 'position', label: 'Position' },
  ] as const
}

type Row = Pick<SaleRow, 'player'>

/** The columns of both lists; in a narrow one the facts stand under the name. */
export function playerColumns(): Column<Row>[] {
  return [
    {
      key: 'name',
      header: 'Player',
      rowHeader: true,
      sortBy: ({ player }) => player.name,
      cell: ({ player }) => (
        <>
          {player.name}
          <span className={styles.facts}>
            {SHORT_POSITIONS[player.type]} · {player.age} · {player.nationality}
          </span>
        </>
      ),
    },
    {
      key: 'position',
      header: 'Pos',
      title: 'Position',
      wideOnly: true,
      sortBy: ({ player }) => POSITION_ORDER.indexOf(player.type),
      cell: ({ player }) => <abbr title={player.type}>{SHORT_POSITIONS[player.type]}</abbr>,
    },
    {
      key: 'quality',
      header: 'Quality',
      firstDirection: 'desc',
      sortBy: ({ player }) => player.quality,
      cell: ({ player }) => <Stars value={player.quality} />,
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
      key: 'nationality',
      header: 'Nationality',
      wideOnly: true,
      sortBy: ({ player }) => player.nationality,
      cell: ({ player }) => <Flag country={player.nationality} height={12} withName />,
    },
    {
      key: 'wage',
      header: 'Wage',
      title: 'Wage per week',
      kind: 'number',
      firstDirection: 'desc',
      sortBy: ({ player }) => player.wage,
      cell: ({ player }) => <Money amount={player.wage} />,
    },
  ]
}
