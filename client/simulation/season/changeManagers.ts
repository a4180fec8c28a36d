/** Dismissals and appointments of managers in both divisions, by results against what was expected of them. */
import { createManager, drawPlan } from '../clubs/managers.ts'
import type { Competitor } from '../club/club.ts'
import { competitorsIn } from '../club/otherDivision.ts'
import type { Manager } from '../people/manager.ts'
import type { PressNote } from '../news/pressNote.ts'
import { Random, seedRandom, shuffle } from '../core/rng.ts'
import type { Division } from '../core/fixture.ts'
import type { GameState } from '../gameState.ts'
import { POINTS } from '../club/leagueRecord.ts'
import { divisionTable } from '../league/table.ts'
import { WEEK_STREAMS } from '../core/streams.ts'

/** Streams of the managers of each division. */
const DIVISION_STREAMS: Record<Division, number> = {
  1: WEEK_STREAMS.managers,
  2: WEEK_STREAMS.secondManagers,
}

/** Match weeks after which boards review their managers. */
const REVIEW_WEEKS: readonly number[] = [9, 12, 15, 18, 21, 24, 27, 30]

/** Places below the prediction at which a manager is dismissed: during a season, and after it. */
const PATIENCE = { inSeason: 4, inSummer: 5 }
/** Maximum points of the last five matches with which a manager is dismissed during a season. */
const POOR_POINTS = 4

/** Probability that a manager leaves in a summer without being dismissed. */
const DEPARTURE_CHANCE = 0.08
/** Probability that a vacancy in summer is filled by a manager who has left another club of the league. */
const KNOWN_NAME_CHANCE = 0.5

/** Replaces managers of a division whose sides stand far below the prediction and are out of form. Returns the changes. */
export function reviewManagers(state: GameState, division: Division = state.division): PressNote[] {
  const { currentMatchWeek: week, currentSeason: season } = state
  if (!REVIEW_WEEKS.includes(week)) return []
  const positions = new Map(divisionTable(state, division).map(({ club, position }) => [club.id, position]))
  const clubs = competitorsIn(state, division)
  const expected = expectedPositions(state, clubs)
  const random = new Random(seedRandom(state.seed, season, week, DIVISION_STREAMS[division]))
  return clubs.flatMap((club): PressNote[] => {
    const position = positions.get(club.id) ?? 0
    const tipped = expected.get(club.id) ?? position
    const isSpared = club.manager.since === season || pointsInForm(club) > POOR_POINTS
    if (isSpared || position - tipped < PATIENCE.inSeason) return []
    const former = club.manager.name
    appoint(club, createManager(season, random), random)
    return [{ kind: 'manager', week, club: club.id, former, name: club.manager.name, position, tipped }]
  })
}

/**
 * Fills the vacancies of a division in a summer, for the season after the current one. Clubs with a new manager
 * exchange their formations, so that the league keeps its mix. Returns the changes.
 */
export function changeManagersInSummer(state: GameState, division: Division = state.division): PressNote[] {
  const since = state.currentSeason + 1
  const clubs = competitorsIn(state, division)
  const expected = expectedPositions(state, clubs)
  const random = new Random(seedRandom(state.seed, since, 0, DIVISION_STREAMS[division]))
  const vacancies = divisionTable(state, division).flatMap(({ club: { id }, position }) => {
    const club = clubs.find((candidate) => candidate.id === id)
    const tipped = expected.get(id) ?? position
    if (!club || !leavesInSummer(position - tipped, random)) return []
    return [{ club, position, tipped, former: club.manager }]
  })
  const formations = vacancies.map(({ club }) => club.tactics.formation)
  shuffle(formations, random)
  const known: Manager[] = []
  return vacancies.map(({ club, position, tipped, former }, i) => {
    club.tactics.formation = formations[i] ?? club.tactics.formation
    const candidate = random.chance(KNOWN_NAME_CHANCE) ? known.shift() : undefined
    const manager = candidate ?? createManager(since, random)
    appoint(club, { ...manager, since }, random)
    known.push(former)
    return {
      kind: 'manager',
      week: 0,
      club: club.id,
      former: former.name,
      name: manager.name,
      position,
      tipped,
    }
  })
}

function leavesInSummer(placesBelow: number, random: Random): boolean {
  const departs = random.chance(DEPARTURE_CHANCE)
  return departs || placesBelow >= PATIENCE.inSummer
}

/** The new manager keeps the formation, for which the squad was built, and changes the rest of the plan. */
function appoint(club: Competitor, manager: Manager, random: Random): void {
  club.manager = manager
  club.tactics = drawPlan(manager, club.tactics.formation, random)
  club.recentPlans = []
}

/** Positions by club id that the paper has predicted; those of the season before without its prediction. */
function expectedPositions({ pressNotes }: GameState, clubs: readonly Competitor[]): Map<string, number> {
  const prediction = pressNotes.find((note) => note.kind === 'prediction')
  const order = prediction?.order ?? []
  return new Map(
    clubs.map(({ id, lastPosition }) => [id, order.includes(id) ? order.indexOf(id) + 1 : lastPosition]),
  )
}

/** Points of the last five matches. */
function pointsInForm({ record }: Pick<Competitor, 'record'>): number {
  return record.form.reduce((sum, outcome) => sum + POINTS[outcome], 0)
}
