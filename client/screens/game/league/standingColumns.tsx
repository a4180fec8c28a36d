import { Badge } from '../../../components/Badge.tsx'
import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import type { Standing } from '../../../simulation/reports/standings.ts'
import { Place } from '../Place.tsx'
import { GOAL_DIFFERENCE, POINTS } from '../tableColumns.tsx'
import { ZoneMark } from './ZoneMark.tsx'
import styles from './LeagueTab.module.css'

const OWN_BADGE = 'Your Club'

interface StandingLook {
  /** Shows the short names of the clubs. */
  isNarrow: boolean
  /** Marks zones by their letters alone. */
  hasLetters: boolean
}

const PLACE: Column<Standing> = {
  key: 'place',
  header: '#',
  title: 'Position',
  term: 'tablePlace',
  sortBy: ({ position }) => position,
  cell: ({ place }) => <Place place={place} />,
}

function teamColumn({ isNarrow, hasLetters }: StandingLook): Column<Standing> {
  return {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    sortBy: ({ club }) => club.name,
    cell: ({ club, isOwn, zone }) => (
      <span className={styles.team}>
        <ClubName club={club} short={isNarrow} />
        {isOwn && club.name !== OWN_BADGE && <Badge tone="accent">{OWN_BADGE}</Badge>}
        {zone && <ZoneMark zone={zone} short={hasLetters} />}
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
  GOAL_DIFFERENCE,
  POINTS,
  { key: 'form', header: 'Form', wideOnly: true, cell: ({ record }) => <FormBadges form={record.form} /> },
]

/** Columns of a table of a division. */
export function standingColumns(look: StandingLook): Column<Standing>[] {
  return [PLACE, teamColumn(look), ...FIGURES]
}
