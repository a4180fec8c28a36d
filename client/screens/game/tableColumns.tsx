import type { Column } from '../../components/DataTable.tsx'
import { figureColumn } from '../../components/figureColumn.tsx'
import { signed } from '../../simulation/core/money.ts'

/** Row of a table of clubs, in a division or a group. */
interface Row {
  goalDifference: number
  record: { readonly points: number }
}

export const GOAL_DIFFERENCE: Column<Row> = figureColumn({
  key: 'gd',
  header: 'GD',
  title: 'Goal difference',
  term: 'goalDifference',
  of: ({ goalDifference }) => goalDifference,
  format: signed,
})

export const POINTS: Column<Row> = figureColumn({
  key: 'points',
  header: 'Pts',
  title: 'Points',
  term: 'points',
  of: ({ record }) => record.points,
  format: (figure) => <strong>{figure}</strong>,
})
