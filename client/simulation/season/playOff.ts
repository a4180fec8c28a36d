/** The play-off of the second division for the second place that goes up (DIV-4, SEC-5). */
import { otherClubs } from '../club/club.ts'
import { competitionOf, emptyCompetition } from '../club/competitionSeason.ts'
import type { PlayOffMatch } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { tiesOfPairs } from '../competitions/competition.ts'
import { nextOwnTie, tiesOfToday } from '../competitions/ownMatches.ts'
import { PLAY_OFF } from '../competitions/playOff.ts'
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable, ownPosition } from '../league/table.ts'
import { LAST_PLAY_OFF_PLACE, RELEGATED, zoneOf } from '../league/zones.ts'
import { restForNight } from '../players/playerCondition.ts'
import { exchangeBans } from '../players/tieBans.ts'
import { announceDraw, drawNextRounds } from './drawTies.ts'
import { playTies } from './playTies.ts'

export interface PlayOff {
  /** Legs of the semi-finals, those of the second and the fifth first, and the final. */
  matches: PlayOffMatch[]
  winner: ClubId
}

/** Places among the ties of the matches in that order. */
const IN_ORDER = [0, 2, 1, 3, 4]

/** Nights before each match of the play-off, while the calendar stands still. */
const NIGHTS = 3

/**
 * Prepares the own club's next match of the play-off on the season's last day, after the last match week or the match
 * before. False when there is none.
 */
export function goOnInPlayOff(state: GameState): boolean {
  if (!isInPlayOff(state)) return false
  beginPlayOff(state)
  return prepareNext(state)
}

/**
 * Prepares the play-off for a club that the manager has taken over on the season's last day. False when it has begun:
 * its next matches have been prepared already.
 */
export function joinPlayOff(state: GameState): boolean {
  return isInPlayOff(state) && beginPlayOff(state) && prepareNext(state)
}

function isInPlayOff(state: GameState): boolean {
  if (state.ended || state.currentMatchWeek < WEEKS_PER_SEASON) return false
  return zoneOf(state.division, ownPosition(state)) === 'play-off'
}

/** Plays what is left of the play-off and closes it. Null when the own club has left no second place to go up to. */
export function settlePlayOff(state: GameState): PlayOff | null {
  const relegated = divisionTable(state, 1).slice(LEAGUE_SIZE - RELEGATED)
  if (relegated.some(({ club }) => club.id === state.club.id)) {
    // Another club's manager may have begun it and left for this one.
    removePlayOff(state)
    return null
  }
  if (beginPlayOff(state)) prepareNext(state)
  drawNextRounds(state)
  const row = competitionOf(state, 'playoff')
  const { ties } = row
  const day = ties[0]?.day ?? 0
  while (ties.some(({ result }) => !result)) {
    playTies(state, [], tiesOfToday({ competitions: [row], day }))
    prepareNext(state)
  }
  const winner = ties.at(-1)?.result?.winner
  if (!winner) throw new RangeError('The play-off has no winner')
  removePlayOff(state)
  return { matches: IN_ORDER.flatMap((place) => matchesOf(ties[place])), winner }
}

function removePlayOff(state: GameState): void {
  state.competitions = state.competitions.filter(({ id }) => id !== 'playoff')
}

/** Draws the final once it is due, and gives everybody a rest. True with an own match to come, for which its bans count. */
function prepareNext(state: GameState): boolean {
  drawNextRounds(state)
  for (const { players } of [state, ...otherClubs(state)]) {
    for (const player of players) {
      for (let night = 0; night < NIGHTS && !player.injured; night++) restForNight(player, 1)
    }
  }
  const tie = nextOwnTie(state)
  if (tie) exchangeBans(state, tie)
  return tie !== null
}

/**
 * Pairs the second with the fifth and the third with the fourth, the better placed at home in the second leg. False
 * when that has been done.
 */
function beginPlayOff(state: GameState): boolean {
  if (competitionOf(state, 'playoff').ties.length > 0) return false
  const places = divisionTable(state, 2).map(({ club }) => club.id)
  const [second, third, fourth, fifth] = places.slice(1, LAST_PLAY_OFF_PLACE)
  if (!second || !third || !fourth || !fifth) throw new RangeError('A play-off needs four clubs')
  const pairs = [
    [fifth, second],
    [fourth, third],
  ] as const
  const ties = tiesOfPairs(PLAY_OFF, { season: state.currentSeason, round: 1, pairs })
  state.competitions.push({ ...emptyCompetition('playoff'), ties })
  announceDraw(state, ties)
  return true
}

function matchesOf(tie: Tie | undefined): PlayOffMatch[] {
  if (!tie?.result) return []
  const { home, away, result } = tie
  const winner = result.winner === null ? null : clubNumber(result.winner)
  return [{ home: clubNumber(home), away: clubNumber(away), ...result, winner }]
}
