import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import { sackLine, standings, type Standing } from '../../../simulation/reports/standings.ts'
import { ClubName } from '../../../components/ClubName.tsx'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Place } from '../Place.tsx'
import { GOAL_DIFFERENCE, POINTS } from '../tableColumns.tsx'
import { ZoneMark } from './ZoneMark.tsx'
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
    cell: ({ club, isOwn, zone }) => (
      <span className={styles.team}>
        <ClubName club={club} short={isNarrow} />
        {isOwn && club.name !== OWN_BADGE && <Badge tone="accent">{OWN_BADGE}</Badge>}
        {zone && <ZoneMark zone={zone} short={isNarrow} />}
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

/** Table of a division, with what its first and last places lead to. */
export const Standings = observer(function Standings({ division }: { division: Division }) {
  const rows = useReport(standings, division)
  const sack = useReport(sackLine)
  const isNarrow = useMediaQuery('(width < 640px)')
  const isOwn = rows.some((row) => row.isOwn)
  const heading = isOwn ? 'League Standings' : DIVISION_NAMES[division]
  return (
    <Panel heading={heading} flush>
      <SortableTable
        caption={heading}
        columns={[PLACE, teamColumn(isNarrow), ...FIGURES]}
        rows={rows}
        rowKey={({ club }) => club.id}
        isHighlighted={(row) => row.isOwn}
      />
      <ul aria-label="What the places mean" className={styles.zones}>
        {division === 1 ? (
          <>
            <li>
              <ZoneMark zone="europe" short={isNarrow} /> The first four play in the{' '}
              {COMPETITION_NAMES.europe} next season, as do the winners of the {COMPETITION_NAMES.cup}.
            </li>
            <li>
              <ZoneMark zone="relegation" short={isNarrow} /> 19th and 20th go down.
            </li>
          </>
        ) : (
          <>
            <li>
              <ZoneMark zone="promotion" short={isNarrow} /> The champions go up.
            </li>
            <li>
              <ZoneMark zone="play-off" short={isNarrow} /> 2nd to 5th play off for the other place.
            </li>
          </>
        )}
        {isOwn && <li>{sack}</li>}
      </ul>
    </Panel>
  )
})
