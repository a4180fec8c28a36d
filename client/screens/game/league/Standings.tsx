import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import type { Standing } from '../../../stores/GameStore.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { ClubName } from '../ClubName.tsx'
import styles from './Standings.module.css'

const OWN_BADGE = 'Your Club'

const PLACE: Column<Standing> = { key: 'place', header: '#', title: 'Position', cell: ({ place }) => place }

function teamColumn(isNarrow: boolean): Column<Standing> {
  return {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    cell: ({ club, isOwn }) => (
      <span className={styles.team}>
        <ClubName club={club} short={isNarrow} />
        {isOwn && club.name !== OWN_BADGE && <Badge tone="accent">{OWN_BADGE}</Badge>}
      </span>
    ),
  }
}

const FIGURES: readonly Column<Standing>[] = [
  { key: 'played', header: 'P', title: 'Played', kind: 'number', cell: ({ record }) => record.played },
  {
    key: 'won',
    header: 'W',
    title: 'Won',
    kind: 'number',
    cell: ({ record }) => record.wins,
  },
  {
    key: 'drawn',
    header: 'D',
    title: 'Drawn',
    kind: 'number',
    cell: ({ record }) => record.draws,
  },
  {
    key: 'lost',
    header: 'L',
    title: 'Lost',
    kind: 'number',
    cell: ({ record }) => record.losses,
  },
  {
    key: 'for',
    header: 'GF',
    title: 'Goals for',
    kind: 'number',
    cell: ({ record }) => record.goalsFor,
  },
  {
    key: 'against',
    header: 'GA',
    title: 'Goals against',
    kind: 'number',
    cell: ({ record }) => record.goalsAgainst,
  },
  {
    key: 'gd',
    header: 'GD',
    title: 'Goal difference',
    kind: 'number',
    cell: ({ goalDifference }) => goalDifference,
  },
  {
    key: 'points',
    header: 'Pts',
    title: 'Points',
    kind: 'number',
    cell: ({ record }) => <strong>{record.points}</strong>,
  },
  { key: 'form', header: 'Form', wideOnly: true, cell: ({ record }) => <FormBadges form={record.form} /> },
]

export const Standings = observer(function Standings() {
  const { game } = useGameStores()
  const isNarrow = useMediaQuery('(width < 640px)')
  return (
    <TablePanel
      heading="League Standings"
      columns={[PLACE, teamColumn(isNarrow), ...FIGURES]}
      rows={game.standings}
      rowKey={({ club }) => club.id}
      isHighlighted={({ isOwn }) => isOwn}
    />
  )
})
