import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { signed } from '../../../simulation/core/money.ts'
import { standings, type Standing } from '../../../simulation/reports/standings.ts'
import { ClubName } from '../../../components/ClubName.tsx'
import { useReport } from '../../../stores/useReport.ts'
import { Place } from '../Place.tsx'
import styles from './LeagueTab.module.css'

const OWN_BADGE = 'Your Club'

const PLACE: Column<Standing> = {
  key: 'place',
  header: '#',
  title: 'Position',
  term: 'tablePlace',
  sortBy: ({ position }) => position,
  cell: ({ place }) => <Place place={place} />,
}

function teamColumn(isNarrow: boolean): Column<Standing> {
  return {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    sortBy: ({ club }) => club.name,
    cell: ({ club, isOwn }) => (
      <span className={styles.team}>
        <ClubName club={club} short={isNarrow} />
        {isOwn && club.name !== OWN_BADGE && <Badge tone="accent">{OWN_BADGE}</Badge>}
      </span>
    ),
  }
}

const FIGURES: readonly Column<Standing>[] = [
  figureColumn({
    key: 'played',
    header: 'P',
    title: 'Played',
    term: 'played',
    of: ({ record }) => record.played,
  }),
  figureColumn({ key: 'won', header: 'W', title: 'Won', term: 'won', of: ({ record }) => record.wins }),
  figureColumn({
    key: 'drawn',
    header: 'D',
    title: 'Drawn',
    term: 'drawn',
    of: ({ record }) => record.draws,
  }),
  figureColumn({ key: 'lost', header: 'L', title: 'Lost', term: 'lost', of: ({ record }) => record.losses }),
  figureColumn({
    key: 'for',
    header: 'GF',
    title: 'Goals for',
    term: 'goalsFor',
    of: ({ record }) => record.goalsFor,
  }),
  figureColumn({
    key: 'against',
    header: 'GA',
    title: 'Goals against',
    term: 'goalsAgainst',
    of: ({ record }) => record.goalsAgainst,
  }),
  figureColumn({
    key: 'gd',
    header: 'GD',
    title: 'Goal difference',
    term: 'goalDifference',
    of: ({ goalDifference }) => goalDifference,
    format: signed,
  }),
  figureColumn({
    key: 'points',
    header: 'Pts',
    title: 'Points',
    term: 'points',
    of: ({ record }) => record.points,
    format: (figure) => <strong>{figure}</strong>,
  }),
  { key: 'form', header: 'Form', wideOnly: true, cell: ({ record }) => <FormBadges form={record.form} /> },
]

export const Standings = observer(function Standings() {
  const rows = useReport(standings)
  const isNarrow = useMediaQuery('(width < 640px)')
  return (
    <TablePanel
      heading="League Standings"
      columns={[PLACE, teamColumn(isNarrow), ...FIGURES]}
      rows={rows}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
    />
  )
})
