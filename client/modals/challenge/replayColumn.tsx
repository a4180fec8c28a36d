import { Link } from 'react-router-dom'
import type { Column } from '../../components/DataTable.tsx'

/** Column with the way to the run of each row, where it has a name. `entryOf`: id of its entry, null without one. */
export function replayColumn<Row extends { nickname: string | null }>(
  challenge: string,
  entryOf: (row: Row) => string | null,
): Column<Row> {
  return {
    key: 'replay',
    header: 'Replay',
    isControl: true,
    cell: (row) => {
      const entry = entryOf(row)
      if (entry === null || row.nickname === null) return null
      return (
        <Link to={`/challenges/${challenge}/runs/${entry}`} aria-label={`Watch the run of ${row.nickname}`}>
          Watch
        </Link>
      )
    },
  }
}
