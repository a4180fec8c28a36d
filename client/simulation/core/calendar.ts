/** Days, weeks and seasons. Match week w of season s is played on day 266(s−1)+7w. */
import type { DeepReadonly } from './readonly.ts'
import type { ClubId } from './ids.ts'
import type { Fixture, SeasonPhase } from './fixture.ts'

export const DAYS_PER_WEEK = 7
export const LEAGUE_SIZE = 20
export const WEEKS_PER_SEASON = 2 * (LEAGUE_SIZE - 1)
export const DAYS_PER_SEASON = WEEKS_PER_SEASON * DAYS_PER_WEEK

/** Start of the middle and of the end of a season, as shares of its weeks (CAL-2). */
const MID_SEASON = 0.3
const LATE_SEASON = 0.7

/** Match days are the days divisible by 7. */
export function isMatchDay(day: number): boolean {
  return day % DAYS_PER_WEEK === 0
}

/** True on the day after a match day, when weekly updates run. */
export function isWeekStart(day: number): boolean {
  return day % DAYS_PER_WEEK === 1
}

/** The first day of the next week. */
export function nextWeekStart(day: number): number {
  return day + DAYS_PER_WEEK - ((day - 1) % DAYS_PER_WEEK)
}

/** Game day of a match week. */
export function dayOfWeek(season: number, week: number): number {
  return DAYS_PER_SEASON * (season - 1) + DAYS_PER_WEEK * week
}

/** Season that a day belongs to. */
export function seasonOfDay(day: number): number {
  return Math.ceil(day / DAYS_PER_SEASON)
}

/** Match week with its season that a day belongs to, such as 'season 2, week 14'. */
export function weekInWords(day: number): string {
  const season = seasonOfDay(day)
  return `season ${season}, week ${Math.ceil((day - dayOfWeek(season, 0)) / DAYS_PER_WEEK)}`
}

/** Day in its week, such as 'day 3 of week 14', for days that are near. */
export function dayInWords(day: number): string {
  const week = Math.ceil((((day - 1) % DAYS_PER_SEASON) + 1) / DAYS_PER_WEEK)
  return `day ${((day - 1) % DAYS_PER_WEEK) + 1} of week ${week}`
}

/** Phase of the season after `week` match weeks have been played. */
export function phaseAfterWeek(week: number): SeasonPhase {
  if (week >= WEEKS_PER_SEASON) return 'season-ended'
  if (week >= WEEKS_PER_SEASON * LATE_SEASON) return 'late-season'
  if (week >= WEEKS_PER_SEASON * MID_SEASON) return 'mid-season'
  return week > 0 ? 'early-season' : 'pre-season'
}

/** Matches of one week. */
export function fixturesOfWeek<F extends Pick<Fixture, 'week'>>(fixtures: readonly F[], week: number): F[] {
  const perWeek = LEAGUE_SIZE / 2
  const inOrder = fixtures.slice((week - 1) * perWeek, week * perWeek)
  return inOrder.every((fixture) => fixture.week === week)
    ? inOrder
    : fixtures.filter((fixture) => fixture.week === week)
}

interface Programme {
  readonly currentMatchWeek: number
  readonly club: { readonly id: ClubId }
  readonly fixtures: readonly DeepReadonly<Fixture>[]
}

/** Fixture of the own club in the next match week, or null after the last. */
export function nextOwnFixture(state: Programme) {
  const week = state.currentMatchWeek + 1
  return (
    fixturesOfWeek(state.fixtures, week).find(
      ({ home, away }) => home === state.club.id || away === state.club.id,
    ) ?? null
  )
}
