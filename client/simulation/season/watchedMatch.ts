import { competitionOf } from '../club/competitionSeason.ts'
import { isTieOf, nextOwnMatch, type OwnMatch } from '../competitions/ownMatches.ts'
import { occasionOf } from '../core/tieWords.ts'
import { matchWeather, type Weather } from '../core/weather.ts'
import type { Snapshot } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchReport, MatchSetup, Side } from '../match/matchReport.ts'
import { isFarAway } from './farMatch.ts'
import { fixtureSetup, weekSetups } from './fixtureSetup.ts'
import { matchAtmosphere, type MatchAtmosphere } from './matchAtmosphere.ts'
import { matchCrowd, tieCrowd, type MatchCrowd } from './matchCrowd.ts'
import { tieSetup } from './tieSetup.ts'

/** The own club's match of a match day, with data fixed at kick-off. */
export interface WatchedMatch {
  setup: MatchSetup
  ownSide: Side
  /** Competition and round, such as 'Lantern Cup, final'; null in the league. */
  occasion: string | null
  /** Crowd at the ground; the attendance of a forfeited match is 0. */
  crowd: MatchCrowd
  weather: Weather
  atmosphere: MatchAtmosphere
  /** The other matches of the week. */
  elsewhere: MatchReport[]
}

/** The match with its report as it goes without decisions of the manager; null when the season has none left. */
export function watchMatch(state: Snapshot): { match: WatchedMatch; report: MatchReport } | null {
  const next = nextOwnMatch(state)
  if (!next) return null
  const { week, home, away } = next
  const setup = ownMatchSetup(state, next)
  const ownSide = setup.home.club === state.club.id ? 'home' : 'away'
  const elsewhere = setupsElsewhere(state, next).map((other) => playMatch(other))
  const report = playMatch(setup)
  const crowd = next.competition === 'league' ? matchCrowd(state, next.fixture) : tieCrowd(state, next.tie)
  if (report.forfeit) crowd.attendance = 0
  const { seed, currentSeason: season } = state
  const weather = matchWeather({ seed, season, week, home })
  const match = { home, away, week, season, capacity: crowd.capacity }
  const atmosphere = matchAtmosphere(state, match, next.competition === 'league' ? null : next)
  const occasion = next.competition === 'league' ? null : occasionOf(next.tie, setup.tie?.firstLeg)
  return { match: { setup, ownSide, occasion, crowd, weather, atmosphere, elsewhere }, report }
}

/** Match setup of an own match. */
export function ownMatchSetup(state: Snapshot, match: OwnMatch): MatchSetup {
  return match.competition === 'league' ? fixtureSetup(state, match.fixture) : tieSetup(state, match.tie)
}

/** Setups of the other matches of the day. */
function setupsElsewhere(state: Snapshot, next: OwnMatch): MatchSetup[] {
  if (next.competition !== 'league') {
    const { ties } = competitionOf(state, next.competition)
    const others = ties.filter(
      (tie) => tie.round === next.tie.round && !isTieOf(tie, state.club.id) && !isFarAway(state, tie),
    )
    return others.map((tie) => tieSetup(state, tie))
  }
  return weekSetups(state).filter(
    ({ home, away }) => home.club !== state.club.id && away.club !== state.club.id,
  )
}
