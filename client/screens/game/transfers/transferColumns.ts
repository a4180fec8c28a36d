import {
  ageColumn,
  compareColumn,
  nameColumn,
  nationalityColumn,
  positionColumn,
  qualityColumn,
  wageColumn,
} from '../players/playerColumns.tsx'

/** What a player costs on the market, or is worth to the own club. */
export type PriceColumn = 'fee' | 'value'

/** What the select offers; each is a column too. */
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

/** The columns of both lists. */
export const TRANSFER_COLUMNS = [
  compareColumn,
  nameColumn('Player'),
  positionColumn,
  qualityColumn,
  ageColumn,
  nationalityColumn,
  wageColumn,
]
