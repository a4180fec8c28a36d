import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import type { Standing } from '../../../simulation/reports/standings.ts'

type NamedClub = Standing['club']

/** Column of a club, sorted by its short name. Other tables give it another header. */
export function clubColumn<Row>(clubOf: (row: Row) => NamedClub): Column<Row> {
  return {
    key: 'club',
    header: 'Team',
    sortBy: (row) => clubOf(row).shortName,
    cell: (row) => <ClubName club={clubOf(row)} short />,
  }
}
