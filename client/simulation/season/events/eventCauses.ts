/** Causes of random events, and the facts of their descriptions. */
import { nextOwnMatch } from '../../competitions/ownMatches.ts'
import { opponentById } from '../../clubs/clubsOfEurope.ts'
import type { OwnResult } from '../../news/eventStory.ts'
import { QUALITY_RANGE, type Player } from '../../people/player.ts'
import type { StaffMember } from '../../people/staffMember.ts'
import { mayStay } from '../../people/leaving.ts'
import type { Snapshot } from '../../gameState.ts'
import { isDerby } from '../../league/rivalry.ts'

/** Morale from which a player is happy (PLA-10) and causes no event. */
const HAPPY_MORALE = 4
/** Roles that discover wonderkids. */
const TALENT_SPOTTERS: readonly StaffMember['role'][] = ['Head Coach', 'Youth Coach', 'Chief Scout']
const RISING_UNTIL_AGE = 23

/** True in the week before a derby. */
export function nextIsDerby(state: Snapshot): boolean {
  const rival = nextRival(state)
  return rival !== null && isDerby(rival.name)
}

/** Opponent of the next match; null when the season's matches are over. */
function nextRival(state: Snapshot) {
  const match = nextOwnMatch(state)
  if (!match) return null
  return opponentById(state, match.home === state.club.id ? match.away : match.home)
}

/** Name of the next opponent. Throws when the season's matches are over. */
export function nextRivalName(state: Snapshot): string {
  const rival = nextRival(state)
  if (!rival) throw new Error('The season has no more matches')
  return rival.name
}

/** League position; null before the season has a table. */
export function positionInTable({ currentMatchWeek, leaguePosition }: Snapshot): number | null {
  return currentMatchWeek > 0 ? leaguePosition : null
}

/** Result of the last match; null before the first. */
export function lastResult({ lastMatch }: Snapshot): OwnResult | null {
  if (!lastMatch) return null
  const { playerScore, opponentScore, opponent, outcome } = lastMatch
  return { playerScore, opponentScore, opponent, outcome }
}

/** Most skilled member of staff who can spot talent. */
export function spotterOf({ staff }: Snapshot): Pick<StaffMember, 'name' | 'role'> {
  const [best] = staff.filter(canSpotTalent).toSorted((a, b) => b.skill - a.skill)
  if (!best) throw new Error('No member of staff can spot talent')
  return { name: best.name, role: best.role }
}

export function canSpotTalent({ role }: Pick<StaffMember, 'role'>): boolean {
  return TALENT_SPOTTERS.includes(role)
}

export function isUnhappy({ morale }: { morale: number }): boolean {
  return morale < HAPPY_MORALE
}

/** Unhappy players whom the club could keep: not borrowed ones, and none who retires. */
export function unhappyToStay<State extends Snapshot>(state: State): State['players'][number][] {
  return state.players.filter((player) => isUnhappy(player) && mayStay(state, player.id))
}

/** Young, and below the highest quality. */
export function isRising({ age, quality }: { age: number; quality: number }): boolean {
  return age <= RISING_UNTIL_AGE && quality < QUALITY_RANGE.max
}

export function bestOf(players: Player[]): Player {
  return players.reduce((best, player) => (player.quality > best.quality ? player : best))
}
