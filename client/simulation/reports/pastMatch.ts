/** A kept match as it is shown again, with its crowd, weather and atmosphere. */
import { occasionOf } from '../core/tieWords.ts'
import { matchWeather, type Weather } from '../core/weather.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { isMatchOf } from '../history/keptMatches.ts'
import type { KeptMatch, KeptTie } from '../match/keptMatch.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { matchAtmosphere, type MatchAtmosphere } from '../season/matchAtmosphere.ts'
import { replayedReport } from './replayedReport.ts'

export interface PastMatch {
  season: number
  week: number
  report: DeepReadonly<MatchReport>
  crowd: DeepReadonly<KeptMatch['crowd']>
  /** Side of the own club; null for a match of two others. */
  ownSide: Side | null
  /** Competition and round; null in the league. */
  occasion: string | null
  weather: Weather
  atmosphere: MatchAtmosphere
}

/** Null for a match that today's rules play differently. */
export function pastMatch(state: Snapshot, kept: DeepReadonly<KeptMatch | KeptTie>): PastMatch | null {
  const report = replayedReport(state, kept)
  if (!report) return null
  const { season, week, crowd, home, away } = kept
  const { tie = null } = report.setup
  const own = state.club.id
  return {
    season,
    week,
    report,
    crowd,
    ownSide: home.club === own ? 'home' : away.club === own ? 'away' : null,
    occasion: 'tie' in kept ? occasionOf(kept.tie, tie?.firstLeg) : null,
    weather: matchWeather({ seed: state.seed, season, week, home: home.club }),
    atmosphere: matchAtmosphere(
      state,
      { home: home.club, away: away.club, season, week, capacity: crowd.capacity },
      tie,
    ),
  }
}

/** Kept form of the best match of a season; undefined if it is no longer kept. */
export function keptBestMatch(
  state: Snapshot,
  season: number,
): DeepReadonly<KeptMatch | KeptTie> | undefined {
  const best = state.bestMatches.find(({ result }) => result.season === season)
  if (!best) return undefined
  return [...state.keptMatches, ...state.keptTies].findLast((kept) => isMatchOf(state, kept, best))
}
