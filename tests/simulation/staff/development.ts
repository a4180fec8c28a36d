/** Measures weekly changes on many equal players. */
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import type { StaffMember } from '../../../client/simulation/people/staffMember.ts'
import { recommendedStaff } from '../../../client/simulation/club/staffing.ts'
import { makeGame, makePlayer, makeRandom, makeStaff } from '../makeGame.ts'

/** Sample size for a relative error of about 1%: a hundred clubs, since each player asks for all staff. */
const PLAYERS = 40_000
const PLAYERS_OF_CLUB = 400

/** A career on the day after a match played only by the players with these ids. */
export function afterMatchOf(...ids: string[]): Pick<GameState, 'lastMatch' | 'day'> {
  const game = makeGame({ day: 6 })
  beginDay(game)
  playMatchDay(game)
  const { lastMatch, day } = game
  if (!lastMatch) throw new Error('No match was played')
  const home = Object.fromEntries(ids.map((id) => [id, 90]))
  const report = { ...lastMatch.report, minutes: { home, away: {} } }
  return { lastMatch: { ...lastMatch, report }, day: day + 1 }
}

function afterWeek(
  staff: StaffMember[],
  parts: Partial<Player>,
  game: Partial<GameState>,
  players = PLAYERS,
): Player[] {
  const size = Math.min(players, PLAYERS_OF_CLUB)
  const state = makeGame({ facilities: [], ...game, players: [] })
  const random = makeRandom(7)
  return Array.from({ length: players / size }, () => {
    state.players = Array.from({ length: size }, () => makePlayer(parts))
    state.staff = game.staff ?? enough(staff, recommendedStaff(state))
    updatePlayers(state, random)
    return state.players
  }).flat()
}

/** Fills staff up to `count` with a role without effect on training, since the number counts as well. */
export function enough(staff: readonly StaffMember[], count: number): StaffMember[] {
  return Array.from({ length: count }, (_, i) => staff[i] ?? makeStaff('Security Officer', 1))
}

/** Share of young players, four stars below their potential, who improve in a week. */
export function growthShare(
  staff: StaffMember[],
  parts: Partial<Player> = {},
  game: Partial<GameState> = {},
): number {
  const players = afterWeek(staff, { age: 20, quality: 1, potential: 5, ...parts }, game)
  return players.filter(({ quality }) => quality > 1).length / PLAYERS
}

/** Share of players of 35 who decline in a week. */
export function declineShare(
  staff: StaffMember[],
  parts: Partial<Player> = {},
  game: Partial<GameState> = {},
): number {
  const players = afterWeek(staff, { age: 35, quality: 3, potential: 3, ...parts }, game)
  return players.filter(({ quality }) => quality < 3).length / PLAYERS
}

/** Morale that a week without matches does not change. */
export function settledMoraleOf(
  staff: StaffMember[],
  parts: Partial<Player> = {},
  game: Partial<GameState> = {},
): number {
  let morale = 3
  for (let week = 0; week < 200; week++) {
    morale = afterWeek(staff, { ...parts, morale }, game, 1)[0]?.morale ?? morale
  }
  return morale
}
