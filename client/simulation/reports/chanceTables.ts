/** Goals and points beside the chances of the matches (TAB-3, TAB-4). */
import type { ClubIdentity } from '../club/club.ts'
import { POINTS } from '../club/leagueRecord.ts'
import { linesOf } from '../club/packedCareer.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { clubById } from '../club/clubById.ts'
import type { Division } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { keptFigures } from './keptFigures.ts'

export interface ChanceRow {
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  played: number
  points: number
  goals: number
  /** Expected goals of the season's league; null where not all matches were counted like this. */
  expectedGoals: number | null
}

/** Clubs of a division by the chances that they have made, the most first. */
export function chanceTable(state: Snapshot, division: Division): ChanceRow[] {
  const competition = division === 1 ? 'league' : 'second'
  const sums = new Map<number, number | null>()
  for (const packed of Object.values(state.seasonLines)) {
    for (const line of linesOf(packed)) {
      if (line.competition !== competition) continue
      const before = sums.get(line.club) ?? (sums.has(line.club) ? null : 0)
      sums.set(line.club, before === null || !line.more ? null : before + line.more.expectedGoals)
    }
  }
  return divisionTable(state, division)
    .map(({ club, record }) => {
      const sum = sums.get(clubNumber(club.id)) ?? null
      return {
        club,
        isOwn: club.id === state.club.id,
        played: record.played,
        points: record.points,
        goals: record.goalsFor,
        expectedGoals: sum === null ? null : sum / 100,
      }
    })
    .sort((a, b) => (b.expectedGoals ?? 0) - (a.expectedGoals ?? 0))
}

/** Own league match with the points that its chances were worth. */
export interface ExpectedResult {
  week: number
  opponent: DeepReadonly<ClubIdentity>
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
  expectedFor: number
  expectedAgainst: number
  points: number
  /** 0–3. */
  expectedPoints: number
}

/** Own league matches of the season that can be played again, the latest first. */
export function expectedResults(state: Snapshot): ExpectedResult[] {
  const own = state.club.id
  return state.keptMatches
    .filter(
      ({ season, home, away }) => season === state.currentSeason && (home.club === own || away.club === own),
    )
    .flatMap((kept): ExpectedResult[] => {
      const chances = keptFigures(state, kept)
      const isHome = kept.home.club === own
      const opponent = clubById(state, isHome ? kept.away.club : kept.home.club)
      if (!chances || !opponent) return []
      const [ours, theirs] = isHome ? [chances.home, chances.away] : [chances.away, chances.home]
      const { win, draw } = outcomeChances(ours.chances, theirs.chances)
      const margin = ours.goals - theirs.goals
      return [
        {
          week: kept.week,
          opponent,
          isHome,
          goalsFor: ours.goals,
          goalsAgainst: theirs.goals,
          expectedFor: sumOf(ours.chances),
          expectedAgainst: sumOf(theirs.chances),
          points: margin > 0 ? POINTS.W : margin === 0 ? POINTS.D : POINTS.L,
          expectedPoints: POINTS.W * win + POINTS.D * draw,
        },
      ]
    })
    .toReversed()
}

/** Probabilities that the first of two sides wins, and that they draw, if every chance were taken anew. */
export function outcomeChances(
  ours: readonly number[],
  theirs: readonly number[],
): { win: number; draw: number } {
  const [own, other] = [goalChances(ours), goalChances(theirs)]
  let win = 0
  let draw = 0
  let below = 0
  for (const [goals, chance] of own.entries()) {
    win += chance * below
    draw += chance * (other[goals] ?? 0)
    below += other[goals] ?? 0
  }
  return { win, draw }
}

/** Probability of each number of goals, from 0 up. */
function goalChances(chances: readonly number[]): number[] {
  let spread = [1]
  for (const chance of chances) {
    const missed = spread.map((share) => share * (1 - chance))
    spread = [...missed, 0].map((share, goals) => share + (spread[goals - 1] ?? 0) * chance)
  }
  return spread
}

function sumOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}
