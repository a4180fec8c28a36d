/** Contracts in the course of a season: news of those that end, the assistant, and leaving free (CON-7 to CON-10). */
import { competitorOfPlayer } from '../club/club.ts'
import { announce } from '../news/announce.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Player, RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import type { Random } from '../core/rng.ts'
import { mayStay } from '../people/leaving.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { ageOneYear } from '../players/ageing.ts'
import { deservedStatus } from './status.ts'
import { askedTerms, askedWage, talksHurdle, type OwnPlayer } from './contractTerms.ts'
import { sign, termsHurdle } from './renewal.ts'

/** Match weeks after which the club is reminded of contracts that end, and after the last of which the assistant renews. */
export const FIRST_REMINDER = WEEKS_PER_SEASON / 2
const REMINDERS: readonly number[] = [FIRST_REMINDER, 33]
const ASSISTANT_WEEK = 33
/** The assistant renews regulars and better ones, and others below this age. */
const ASSISTANT_AGE = 33
/** Players of each position whom the club keeps for a season, whatever they ask. */
export const MIN_PLAYERS: Record<Position, number> = {
  Goalkeeper: 2,
  Defender: 6,
  Midfielder: 6,
  Forward: 3,
}

/** Own players whose contracts end with the running season, the best first. */
function ending(state: GameState): Player[] {
  return state.players
    .filter((player) => isEndingContract(state, player))
    .toSorted((a, b) => b.quality - a.quality)
}

/** True for an own player whose contract ends with the running season. */
export function isEndingContract(state: Snapshot, { id, contract }: OwnPlayer): boolean {
  return contract.until <= state.currentSeason && mayStay(state, id)
}

/** Own players whose contracts end with the season, and who would talk about another. */
export function contractsToRenew(state: Snapshot): OwnPlayer[] {
  return state.players.filter(
    (player) => isEndingContract(state, player) && talksHurdle(state, player) === null,
  )
}

/** Reminds of contracts that end with the season; before its end the assistant renews, if allowed. */
export function reviewContracts(state: GameState): void {
  if (state.currentMatchWeek === ASSISTANT_WEEK && state.assistant.renewsContracts) renewByAssistant(state)
  const names = ending(state).map(({ name }) => name)
  if (REMINDERS.includes(state.currentMatchWeek) && names.length > 0) {
    announce(state, {
      kind: 'contracts-ending',
      names,
      season: state.currentSeason,
      weeks: WEEKS_PER_SEASON - state.currentMatchWeek,
    })
  }
}

function renewByAssistant(state: GameState): void {
  for (const player of ending(state)) {
    const status = deservedStatus(state.players, player)
    const isWanted = status === 'key' || status === 'regular' || player.age < ASSISTANT_AGE
    if (!isWanted || talksHurdle(state, player) !== null) continue
    const terms = askedTerms(state, player)
    if (termsHurdle(state, player, terms) === null) sign(state, player, terms, 'assistant')
  }
}

/**
 * Ends the contracts of the season. Where a line would fall short, the club secretary keeps its best for another
 * season at what they ask, and those who do not talk if nobody else is left. Returns the others who play on, for the
 * clubs of the league to sign.
 */
export function endContracts(state: GameState, random: Random): RivalPlayer[] {
  keepEnough(state)
  const leaving = ending(state)
  state.players = state.players.filter((player) => !leaving.includes(player))
  return leaving.flatMap((player) => {
    state.wageBudget += player.wage
    const free = toRivalPlayer(player)
    return ageOneYear(free, { seed: state.seed, mentors: {} }, random) ? [free] : []
  })
}

function keepEnough(state: GameState): void {
  const open = ending(state)
  for (const [position, least] of Object.entries(MIN_PLAYERS) as [Position, number][]) {
    const ofLine = open.filter(({ type }) => type === position)
    const line = state.players.filter(({ id, type }) => type === position && mayStay(state, id))
    const staying = line.length - ofLine.length
    const willing = ofLine.filter((player) => talksHurdle(state, player) === null)
    const order = [...willing, ...ofLine.filter((player) => !willing.includes(player))]
    for (const player of order.slice(0, Math.max(0, least - staying))) {
      const terms = { until: state.currentSeason + 1, status: deservedStatus(state.players, player) }
      sign(state, player, { ...terms, wage: askedWage(state, player, terms) }, 'secretary')
    }
  }
}

/** Reports who of the squad `before` the summer has left free, and for which club of the league. */
export function announceLeavers(state: GameState, before: readonly Player[]): void {
  for (const { id, name } of before) {
    if (state.players.some((player) => player.id === id)) continue
    const club = competitorOfPlayer(state, id)
    announce(state, { kind: 'player-left-free', name, club: club?.name ?? null })
  }
}
