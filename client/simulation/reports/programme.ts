/** Fixtures of the season with club names: next match, and results of each week. */
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { type ClubIdentity, competitorById } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { Fixture } from '../core/fixture.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionOf, type Division } from '../league/table.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { CUP } from '../competitions/cup.ts'
import { nextOwnMatch } from '../competitions/ownMatches.ts'
import { fixturesOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { CompetitionId } from '../core/tie.ts'

/** Fixture with its clubs. */
export interface ProgrammeMatch {
  week: number
  home: DeepReadonly<ClubIdentity>
  away: DeepReadonly<ClubIdentity>
  score: { readonly home: number; readonly away: number } | null
}

/** Next match of the own club, or the reason why there is none. */
export type NextMatch =
  | {
      kind: 'match'
      competition: CompetitionId
      /** Name of the round of a cup tie; null in the league. */
      round: string | null
      /** Match week that its day belongs to. */
      week: number
      /** On neutral ground, true for the club drawn first. */
      isHome: boolean
      isNeutral: boolean
      opponent: DeepReadonly<ClubIdentity>
      daysAway: number
      /** Mean quality of the best eleven, of the own club and of the opponent. */
      quality: { own: number; opponent: number }
    }
  | { kind: 'no-fixtures' | 'season-over' | 'free-week' }

export function nextMatch(state: Snapshot): NextMatch {
  if (state.fixtures.length === 0) return { kind: 'no-fixtures' }
  const next = nextOwnMatch(state)
  if (!next) return { kind: state.currentMatchWeek < WEEKS_PER_SEASON ? 'free-week' : 'season-over' }
  const { competition, week, day, home, away, isNeutral } = next
  const isHome = home === state.club.id
  const opponent = competitorById(state, isHome ? away : home)
  return {
    kind: 'match',
    competition,
    round: next.competition === 'cup' ? (CUP.rounds[next.tie.round - 1]?.name ?? null) : null,
    week,
    isHome,
    isNeutral,
    opponent,
    daysAway: day - state.day,
    quality: { own: qualityTeam(state), opponent: qualityTeam(opponent) },
  }
}

/** Matches of a division in one week. */
export function weekProgramme(state: Snapshot, week: number, division: Division = 1): ProgrammeMatch[] {
  return fixturesOfWeek(fixturesIn(state, division), week).map((fixture) => withClubs(state, fixture))
}

function fixturesIn({ fixtures, secondDivision }: Snapshot, division: Division): Snapshot['fixtures'] {
  return division === 1 ? fixtures : secondDivision.fixtures
}

/** Matches of a club of either division in the season, in order. */
export function programmeOf(state: Snapshot, id: ClubId): ProgrammeMatch[] {
  return fixturesIn(state, divisionOf(state, id))
    .filter(({ home, away }) => home === id || away === id)
    .map((fixture) => withClubs(state, fixture))
}

/** Matches of the own club in the season, in order. */
export function ownProgramme(state: Snapshot): ProgrammeMatch[] {
  return programmeOf(state, state.club.id)
}

function withClubs(state: Snapshot, { week, home, away, score }: DeepReadonly<Fixture>): ProgrammeMatch {
  return { week, home: clubById(state, home), away: clubById(state, away), score }
}

function clubById(state: Snapshot, id: ClubId): DeepReadonly<ClubIdentity> {
  return id === state.club.id ? state.club : competitorById(state, id)
}
