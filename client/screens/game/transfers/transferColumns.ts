import {
  ageColumn,
  compareColumn,
  nameColumn,
  nationalityColumn,
  positionColumn,
  qualityColumn,
  wageColumn,
} from '../players/playerColumns.tsx'

/** Price column: the fee on the market, or the value of an own player. */
export type PriceColumn = 'fee' | 'value'

/** Sort options of the select; each is also a column. */
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

/** Columns shared by market and sales. */
export const TRANSFER_COLUMNS = [
  compareColumn,
  nameColumn('Player'),
  positionColumn,
  qualityColumn,
  ageColumn,
  nationalityColumn,
  wageColumn,
]

/** Rows of market and sales that a large screen shows at once. */
export const ROWS_SEEN = 14
