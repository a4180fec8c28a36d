/** Players who lead a competition by a figure, in the running season and in those that are over. */
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { linesOf } from '../club/packedCareer.ts'
import { LINE_COMPETITIONS, type LineCompetition } from '../club/playerLine.ts'
import {
  LEADER_KINDS,
  leadersBy,
  unpackLeaders,
  type LeaderKind,
  type LeaderLine,
  type LeaderList,
} from '../club/seasonLeaders.ts'
import { clubIdOf } from '../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { knownPlayers } from './people.ts'

export interface Leader {
  /** Null for one of whom nothing else is kept. */
  id: PlayerId | null
  name: string
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Null in past seasons. */
  appearances: number | null
  figure: number
}

/** Leaders listed in the running season. */
const LISTED = 20

/** Competitions in which somebody has played this season. */
function competitionsPlayed({ seasonLines }: Snapshot): ReadonlySet<LineCompetition> {
  return new Set(
    Object.values(seasonLines).flatMap((packed) => linesOf(packed).map(({ competition }) => competition)),
  )
}

/** Lists that are kept of a finished season; none of one from before they were. */
function listsOf({ leaders }: Snapshot, season: number): LeaderList[] {
  return unpackLeaders(leaders.find((kept) => kept.season === season)?.lists ?? '')
}

/** Competitions that have leaders in a season, null for the running one, which begins with the first division. */
export function competitionsLed(state: Snapshot, season: number | null): LineCompetition[] {
  const led =
    season === null
      ? new Set(['league', ...competitionsPlayed(state)])
      : new Set(listsOf(state, season).map(({ competition }) => competition))
  return LINE_COMPETITIONS.filter((competition) => led.has(competition))
}

/** Figures by which a competition has leaders in a season: the running one, null, has them by all. */
export function kindsLed(
  state: Snapshot,
  season: number | null,
  competition: LineCompetition,
): readonly LeaderKind[] {
  if (season === null) return LEADER_KINDS
  return listsOf(state, season).flatMap((list) => (list.competition === competition ? list.kind : []))
}

/** Leaders of the running season in a competition, the highest figure first, or the lowest age of the youngest. */
export function leadersNow(state: Snapshot, competition: LineCompetition, kind: LeaderKind): Leader[] {
  const people = knownPlayers(state)
  const lines = Object.entries(state.seasonLines).flatMap(
    ([id, packed]): (LeaderLine & { name: string })[] => {
      const person = people.get(id)
      if (!person) return []
      const age = state.currentSeason - person.born
      return linesOf(packed).flatMap((line) =>
        line.competition === competition ? [{ id, name: person.name, age, line }] : [],
      )
    },
  )
  return leadersBy(lines, kind, LISTED).flatMap(({ id, name, line: { club, appearances }, figure }) =>
    leaderOf(state, club, { id, name, appearances, figure }),
  )
}

/** Leaders that are kept of a competition in a season that is over. */
export function leadersThen(
  state: Snapshot,
  season: number,
  competition: LineCompetition,
  kind: LeaderKind,
): Leader[] {
  const list = listsOf(state, season).find((one) => one.competition === competition && one.kind === kind)
  return (list?.leaders ?? []).flatMap(({ player, club, figure }) => {
    const known = state.leadingPlayers[player]
    if (!known) return []
    const [id, name] = typeof known === 'string' ? [null, known] : known
    return leaderOf(state, club, { id, name, appearances: null, figure })
  })
}

function leaderOf(state: Snapshot, number: number, leader: Omit<Leader, 'club' | 'isOwn'>): Leader[] {
  const club = clubById(state, clubIdOf(number))
  return club ? [{ ...leader, club, isOwn: club.id === state.club.id }] : []
}
