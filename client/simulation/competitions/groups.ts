/** Groups of a competition: their draw, matches and tables, and the pairs that come of them. */
import type { CompetitionSeason } from '../club/competitionSeason.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../club/leagueRecord.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { shuffle, type Random } from '../core/rng.ts'

const CLUBS_IN_GROUP = 4

/** Matches of each day by places in a group; everybody is at home three times. */
const MATCH_DAYS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [3, 0],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [2, 0],
    [1, 3],
  ],
  [
    [0, 3],
    [2, 1],
  ],
  [
    [1, 0],
    [3, 2],
  ],
] as const

type Pair = readonly [home: ClubId, away: ClubId]

/** Draws groups with one club of each pot; two clubs of one country meet only where it cannot be helped. `clubs`: the best first. */
export function drawGroups(
  clubs: readonly ClubId[],
  countryOf: (id: ClubId) => string,
  random: Random,
): ClubId[][] {
  const count = clubs.length / CLUBS_IN_GROUP
  const groups: ClubId[][] = Array.from({ length: count }, () => [])
  for (let pot = 0; pot < CLUBS_IN_GROUP; pot++) {
    const drawn = clubs.slice(pot * count, (pot + 1) * count)
    shuffle(drawn, random)
    const isApart = (club: ClubId, place: number) =>
      groups[place]?.every((other) => countryOf(other) !== countryOf(club)) ?? false
    const places = assign(drawn, isApart) ?? drawn
    for (const [place, club] of places.entries()) groups[place]?.push(club)
  }
  for (const group of groups) shuffle(group, random)
  return groups
}

/** Clubs in places from `place` on that suit them, as near to the given order as that allows; null when there is no way. */
function assign(
  clubs: readonly ClubId[],
  suits: (club: ClubId, place: number) => boolean,
  place = 0,
): ClubId[] | null {
  if (clubs.length === 0) return []
  for (const club of clubs) {
    if (!suits(club, place)) continue
    const others = clubs.filter((other) => other !== club)
    const assigned = assign(others, suits, place + 1)
    if (assigned) return [club, ...assigned]
  }
  return null
}

/** Pairs of each match day of all groups. */
export function groupMatches(groups: readonly (readonly ClubId[])[]): Pair[][] {
  return MATCH_DAYS.map((day) =>
    groups.flatMap((group) =>
      day.flatMap(([first, second]): Pair[] => {
        const [home, away] = [group[first], group[second]]
        return home !== undefined && away !== undefined ? [[home, away]] : []
      }),
    ),
  )
}

/** Club of a group with its results. */
interface GroupRow {
  club: ClubId
  record: LeagueRecord
}

/** Tables of the groups: points, goal difference, goals scored, id. */
export function groupTables({
  groups,
  ties,
}: DeepReadonly<Pick<CompetitionSeason, 'groups' | 'ties'>>): GroupRow[][] {
  const rounds = MATCH_DAYS.length
  return groups.map((clubs) => {
    const rows = new Map(clubs.map((club) => [club, { club, record: emptyRecord() }]))
    for (const { round, home, away, result } of ties) {
      const [host, guest] = [rows.get(home), rows.get(away)]
      if (round > rounds || !result || !host || !guest) continue
      addResult(host.record, result.score90.home, result.score90.away)
      addResult(guest.record, result.score90.away, result.score90.home)
    }
    return [...rows.values()].sort(byTable)
  })
}

function byTable({ club, record }: GroupRow, { club: other, record: theirs }: GroupRow): number {
  return (
    theirs.points - record.points ||
    theirs.goalsFor - theirs.goalsAgainst - (record.goalsFor - record.goalsAgainst) ||
    theirs.goalsFor - record.goalsFor ||
    (club < other ? -1 : 1)
  )
}

/** Pairs each winner of a group with the second of another one, who is at home first. */
export function pairGroups(tables: readonly (readonly GroupRow[])[], random: Random): Pair[] {
  const winners = tables.flatMap(([first]) => first?.club ?? [])
  const groupOf = (club: ClubId) => tables.findIndex((rows) => rows.some((row) => row.club === club))
  shuffle(winners, random)
  const seconds = tables.flatMap(([, second]) => second?.club ?? [])
  shuffle(seconds, random)
  const opponents = assign(seconds, (club, place) => groupOf(club) !== groupOf(winners[place] ?? club))
  return winners.flatMap((winner, i): Pair[] => {
    const second = opponents?.[i]
    return second === undefined ? [] : [[second, winner]]
  })
}
