import { nextOwnFixture } from '../core/calendar.ts'
import { matchWeather, type Weather } from '../core/weather.ts'
import type { Snapshot } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchReport, MatchSetup, Side } from '../match/matchReport.ts'
import { fixtureSetup, weekSetups } from './fixtureSetup.ts'
import { matchAtmosphere, type MatchAtmosphere } from './matchAtmosphere.ts'
import { matchCrowd, type MatchCrowd } from './matchCrowd.ts'

/** The own club's match of a match day, with data fixed at kick-off. */
export interface WatchedMatch {
  setup: MatchSetup
  ownSide: Side
  /** Crowd at the ground; the attendance of a forfeited match is 0. */
  crowd: MatchCrowd
  weather: Weather
  atmosphere: MatchAtmosphere
  /** The other matches of the week. */
  elsewhere: MatchReport[]
}

/** The match with its report as it goes without decisions of the manager; null when the season has none left. */
export function watchMatch(state: Snapshot): { match: WatchedMatch; report: MatchReport } | null {
  const fixture = nextOwnFixture(state)
  if (!fixture) return null
  const setup = fixtureSetup(state, fixture)
  const ownSide = setup.home.club === state.club.id ? 'home' : 'away'
  const elsewhere = weekSetups(state)
    .filter(({ home, away }) => home.club !== state.club.id && away.club !== state.club.id)
    .map((other) => playMatch(other))
  const report = playMatch(setup)
  const crowd = matchCrowd(state, fixture)
  if (report.forfeit) crowd.attendance = 0
  const { seed, currentSeason: season } = state
  const weather = matchWeather({ seed, season, week: fixture.week, home: fixture.home })
  const atmosphere = matchAtmosphere(state, { ...fixture, season, capacity: crowd.capacity })
  return { match: { setup, ownSide, crowd, weather, atmosphere, elsewhere }, report }
}
