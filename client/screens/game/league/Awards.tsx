import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../../components/ClubLink.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { allAwards, type ReportedAward } from '../../../simulation/reports/seasonAwards.ts'
import { useReport } from '../../../stores/useReport.ts'
import { LONG_TABLE } from './longTable.ts'
import styles from './History.module.css'

interface AwardRow extends ReportedAward {
  season: number
}

const COLUMNS: readonly Column<AwardRow>[] = [
  {
    key: 'season',
    header: 'Season',
    kind: 'number',
    sortBy: ({ season }) => season,
    cell: ({ season }) => season,
  },
  {
    key: 'award',
    header: 'Award',
    rowHeader: true,
    sortBy: ({ award }) => award,
    cell: ({ award }) => award,
  },
  {
    key: 'winner',
    header: 'Winner',
    sortBy: ({ name }) => name,
    cell: ({ name, club, isOwn }) => (
      <>
        {name}
        {club && !isOwn && (
          <span className={styles.club}>
            {' '}
            <ClubLink club={club.id}>{club.shortName}</ClubLink>
          </span>
        )}
      </>
    ),
  },
  { key: 'note', header: 'For', cell: ({ note }) => note },
]

/** Awards of every season, the latest first. Those of the own club are highlighted. */
export const Awards = observer(function Awards() {
  const awards = useReport(allAwards)
  return (
    <TablePanel
      heading="Awards"
      columns={COLUMNS}
      rows={awards}
      rowKey={({ season, award }) => `${season} ${award}`}
      isHighlighted={({ isOwn }) => isOwn}
      empty="The first awards come at the end of the season."
      {...LONG_TABLE}
    />
  )
})
