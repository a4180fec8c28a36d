import { ClubCountry } from '../../../components/ClubCountry.tsx'
import { ClubName } from '../../../components/ClubName.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { PanelPart } from '../../../components/Panel.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { CompetitionId } from '../../../simulation/core/tie.ts'
import type { GroupMatch, GroupReport, GroupRow } from '../../../simulation/reports/groupReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { Place } from '../Place.tsx'
import { GOAL_DIFFERENCE, POINTS } from '../tableColumns.tsx'
import styles from './Groups.module.css'

const COLUMNS: readonly Column<GroupRow>[] = [
  {
    key: 'place',
    header: '#',
    title: 'Position',
    kind: 'number',
    cell: ({ position, isThrough }) => (
      <span className={styles.place} data-through={isThrough || undefined}>
        <Place place={position === null ? null : String(position)} />
        {isThrough && <VisuallyHidden>, goes through</VisuallyHidden>}
      </span>
    ),
  },
  {
    key: 'team',
    header: 'Team',
    rowHeader: true,
    cell: ({ club }) => (
      <span className={styles.club}>
        <ClubName club={club} short />
        <ClubCountry club={club.id} isShort />
      </span>
    ),
  },
  { key: 'played', header: 'P', title: 'Played', kind: 'number', cell: ({ record }) => record.played },
  GOAL_DIFFERENCE,
  POINTS,
]

interface GroupsProps {
  id: CompetitionId
  groups: readonly GroupReport[]
  /** Prizes of a match in words. */
  prize: string
}

/** Tables of all groups, the own one first with its matches beside it. */
export function Groups({ id, groups, prize }: GroupsProps) {
  return (
    <section className={styles.groups} aria-label="Groups">
      <header className={styles.head}>
        <h3 className={styles.heading}>Groups</h3>
        <p className={styles.soft}>The first two of each go through. {prize}</p>
      </header>
      <div className={styles.tables}>
        {groups.map((group) => (
          <section key={group.name} className={styles.group} data-own={group.isOwn || undefined}>
            <PanelPart heading={group.name}>
              <DataTable
                caption={group.name}
                columns={COLUMNS}
                rows={group.rows}
                rowKey={({ club }) => club.id}
                isHighlighted={({ isOwn }) => isOwn}
              />
            </PanelPart>
            {group.isOwn ? (
              <div className={styles.days}>
                <Days id={id} group={group} />
              </div>
            ) : (
              <Disclosure title={`${group.name}, matches`}>
                <Days id={id} group={group} />
              </Disclosure>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

function Days({ id, group: { name, days } }: { id: CompetitionId; group: GroupReport }) {
  return (
    <ul aria-label={`Matches of ${name}`} className={styles.list}>
      {days.map(({ when, week, season, matches }) => (
        <li key={when}>
          <p className={styles.soft}>{when}</p>
          <ul>
            {matches.map((match) => (
              <Match key={match.home.id} id={id} {...{ match, season, week }} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

interface MatchProps {
  id: CompetitionId
  match: GroupMatch
  season: number
  week: number
}

function Match({ id, match: { home, away, score, isOwn }, season, week }: MatchProps) {
  const name = `${id} ${week} ${home.id}`
  return (
    <li className={styles.match} data-own={isOwn || undefined}>
      <span id={name} hidden>{`${home.name} v ${away.name}`}</span>
      <ClubName club={home} short />
      <strong>{score ? `${score.home}–${score.away}` : 'v'}</strong>
      <ClubName club={away} short />
      {isOwn && (
        <HighlightsButton
          competition={id}
          {...{ season, week }}
          home={home.id}
          list="group"
          label="Watch"
          matchId={name}
        />
      )}
    </li>
  )
}
