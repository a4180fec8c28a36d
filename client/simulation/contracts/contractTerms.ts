/** Terms that players ask for a new contract, and times at which they talk about one (CON-3, CON-4). */
import { numberOfId } from '../core/ids.ts'
import { isOfKind } from '../people/character.ts'
import { lastSeasonHere } from '../club/pastSeason.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { AMBITIOUS_PLACE, AMBITIOUS_WAGE, LOYAL_WAGE } from '../people/characterEffects.ts'
import { STATUSES, type Terms } from '../people/contract.ts'
import { clamp } from '../core/clamp.ts'
import { isRetiring } from '../people/farewell.ts'
import { borrowedOf } from '../people/loan.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { Snapshot } from '../gameState.ts'
import { currentUnrest } from '../unrest/memory.ts'
import { fameFactor, MIN_WAGE, usualWage } from '../players/playerValue.ts'
import { deservedStatus } from './status.ts'
import { maxInterest } from '../club/reputation.ts'
import { STREAMS } from '../core/streams.ts'

export type OwnPlayer = DeepReadonly<Player>

/** Seasons that a contract may last beyond the running one. */
export const MAX_SEASONS = 4
/** Seasons before the last of a contract in which a player already talks. */
export const TALKS_BEFORE = 1
/** Stars by which an own player may be too good for the club and still stay. */
const LOYALTY = 0.3
const UNHAPPY_BELOW = 2

/** Share of the usual wage per point of reputation above 3, and per place above the tenth of last season. */
const WAGE_PER_REPUTATION = 0.06
const WAGE_PER_PLACE = 0.015
/** Share of the wage per point of morale below 3.5. */
const WAGE_PER_MORALE = 0.06
const VETERAN_FROM = 31
const VETERAN_SHARE = 0.9
/** Rise of the demand per status below the deserved one, its fall per status above, and per season away. */
const LOWER_STATUS = 0.12
const HIGHER_STATUS = 0.05
const OTHER_LENGTH = 0.03

/** First demand and those after one and two declined offers, as shares of the fair wage. */
const DEMANDS = [1.12, 1.09, 1.06]
/** Least share of the fair wage that a player accepts, drawn per player and season. */
const LEAST = { low: 0.94, high: 1.06 }

/** Reason why a player does not talk about a new contract now; null when they do. */
export function talksHurdle(state: Snapshot, player: OwnPlayer): string | null {
  const { id, name, contract, quality, morale } = player
  const loan = borrowedOf(state, id)
  if (isRetiring(state, id)) return `${name} retires at the season’s end.`
  if (loan) return `${name} is on loan from ${loan.club} and goes back at the season’s end.`
  if (contract.until > state.currentSeason + TALKS_BEFORE) {
    return `${name} has a contract to the end of season ${contract.until} and sees no need to talk yet.`
  }
  if (quality > maxInterest(state) + LOYALTY) {
    return `${name} wants to play for a bigger club and won’t sign a new deal.`
  }
  if (currentUnrest(state, player.id).stage === 'leaving')
    return `${name} wants to leave and won’t sign a new deal.`
  if (morale < UNHAPPY_BELOW) return `${name} is unhappy and won’t sign a new deal in this mood.`
  if (contract.talksFrom > state.day) {
    return `${name} has broken off talks and won’t talk again before day ${contract.talksFrom}.`
  }
  return null
}

/** Terms that a player would like best, with the wage asked after the offers declined so far. */
export function askedTerms(state: Snapshot, player: OwnPlayer): Terms {
  const until = preferredEnd(state, player)
  const status = deservedStatus(state.players, player)
  return { until, status, wage: askedWage(state, player, { until, status }) }
}

/** Pounds per week asked for a length and a status, after the offers declined so far. */
export function askedWage(state: Snapshot, player: OwnPlayer, terms: Omit<Terms, 'wage'>): number {
  return roundWage((DEMANDS[player.contract.declined] ?? 1) * fairWage(state, player, terms))
}

/** Pounds per week from which a player signs. */
export function leastWage(state: Snapshot, player: OwnPlayer, terms: Omit<Terms, 'wage'>): number {
  const random = new Random(
    seedRandom(state.seed, STREAMS.contractTalks, state.currentSeason, numberOfId(player.id)),
  )
  return roundWage(random.between(LEAST.low, LEAST.high) * fairWage(state, player, terms))
}

function fairWage(state: Snapshot, player: OwnPlayer, { until, status }: Omit<Terms, 'wage'>): number {
  const place = lastSeasonHere(state)?.position ?? 10
  const success = WAGE_PER_REPUTATION * (state.reputation - 3) + WAGE_PER_PLACE * Math.max(0, 10 - place)
  const mood = WAGE_PER_MORALE * (3.5 - player.morale)
  const steps = STATUSES.indexOf(status) - STATUSES.indexOf(deservedStatus(state.players, player))
  const rank = steps > 0 ? LOWER_STATUS * steps : HIGHER_STATUS * steps
  const length = OTHER_LENGTH * Math.abs(until - preferredEnd(state, player))
  const veteran = player.age >= VETERAN_FROM ? VETERAN_SHARE : 1
  const nature = wageByCharacter(state, player, place)
  const usual = usualWage(player.quality) * fameFactor(state.reputation) * figuresOf(state).wages
  return usual * veteran * (1 + success + mood + rank + length + nature)
}

/** Share of the wage by character (CHA-3, CHA-4): `place` is where the club finished. */
function wageByCharacter({ seed, players }: Snapshot, player: OwnPlayer, place: number): number {
  const ambition = place > AMBITIOUS_PLACE && isOfKind(seed, player, 'ambitious') ? AMBITIOUS_WAGE : 0
  if (!isOfKind(seed, player, 'loyal')) return ambition
  return ambition + (players.some(({ id }) => id === player.id) ? -LOYAL_WAGE : LOYAL_WAGE)
}

/** Last season of the contract that suits a player's age. */
function preferredEnd({ currentSeason }: Snapshot, { age, contract }: OwnPlayer): number {
  const seasons = age >= 33 ? 1 : age >= 30 || age < 24 ? 2 : 3
  return clamp(currentSeason + seasons, { min: contract.until + 1, max: currentSeason + MAX_SEASONS })
}

function roundWage(wage: number): number {
  return Math.max(MIN_WAGE, Math.ceil(wage / 50) * 50)
}
