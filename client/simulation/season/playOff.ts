/** The play-off of the second division for the second place that goes up (DIV-4). */
import { competitorById } from '../club/club.ts'
import type { PlayOffMatch } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import { seedRandom } from '../core/rng.ts'
import { streamOfDay, WEEK_STREAMS } from '../core/streams.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { LAST_PLAY_OFF_PLACE } from '../league/zones.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchReport, TieRules } from '../match/matchReport.ts'
import { tieResultOf, winningClub } from '../match/tieResult.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { noteAppearances } from './noteAppearances.ts'
import { settlePlayers } from './settlePlayers.ts'

export interface PlayOff {
  /** Legs of the semi-finals in the order in which they were played, and the final. */
  matches: PlayOffMatch[]
  winner: ClubId
}

interface Leg {
  /** From 1, the first match of the play-off. */
  number: number
  home: ClubId
  away: ClubId
  tie: TieRules | null
}

/**
 * Plays the play-off of the second to fifth of a table, between its last match week and the summer: the second meets
 * the fifth and the third the fourth, the better placed at home in the second leg.
 */
export function playPlayOff(state: GameState, [second, third, fourth, fifth]: readonly ClubId[]): PlayOff {
  if (!second || !third || !fourth || !fifth) throw new RangeError('A play-off needs four clubs')
  const matches: PlayOffMatch[] = []
  const finalists = [
    playTwoLegs(state, { better: second, other: fifth }, matches),
    playTwoLegs(state, { better: third, other: fourth }, matches),
  ] as const
  const [home, away] = finalists
  const tie = { isNeutral: true, firstLeg: null }
  const report = playLeg(state, { number: matches.length + 1, home, away, tie })
  const final = matchOf(report)
  matches.push(final)
  return { matches, winner: winningClub(report) }
}

/** Plays the play-off of the own division, with the own club in it or not, before anybody leaves in summer. */
export function playOwnPlayOff(state: GameState): PlayOff {
  const places = divisionTable(state, 2).map(({ club }) => club.id)
  return playPlayOff(state, places.slice(1, LAST_PLAY_OFF_PLACE))
}

/** Plays a semi-final and returns its winner. */
function playTwoLegs(
  state: GameState,
  { better, other }: { better: ClubId; other: ClubId },
  matches: PlayOffMatch[],
): ClubId {
  const number = matches.length + 1
  const { goals } = playLeg(state, { number, home: other, away: better, tie: null })
  matches.push({
    home: clubNumber(other),
    away: clubNumber(better),
    score90: { ...goals },
    extraTime: null,
    shootOut: null,
    winner: null,
  })
  const firstLeg = { home: goals.away, away: goals.home }
  const tie = { isNeutral: false, firstLeg }
  const report = playLeg(state, { number: number + 1, home: better, away: other, tie })
  matches.push(matchOf(report))
  return winningClub(report)
}

/** Plays a match by the engine in a week of its own after the season's last. Players get tired, not rested. */
function playLeg(state: GameState, { number, home, away, tie }: Leg): MatchReport {
  const week = WEEKS_PER_SEASON + number
  const setup = fixtureSetup(state, { round: week, week, home, away, score: null }, new Set())
  const random = seedRandom(state.seed, state.currentSeason, week, WEEK_STREAMS.secondMatches)
  const report = playMatch({ ...setup, random, ...(tie && { tie }) })
  noteAppearances(state, report, 'playoff')
  for (const side of ['home', 'away'] as const) {
    const { club } = setup[side]
    const { players } = club === state.club.id ? state : competitorById(state, club)
    settlePlayers(players, { report, side, isLeague: false }, streamOfDay(state, 'secondWeeks'))
  }
  return report
}

function matchOf(report: MatchReport): PlayOffMatch {
  const { score90, extraTime, shootOut, winner } = tieResultOf(report)
  const { home, away } = report.setup
  return {
    home: clubNumber(home.club),
    away: clubNumber(away.club),
    score90,
    extraTime,
    shootOut,
    winner: winner === null ? null : clubNumber(winner),
  }
}
