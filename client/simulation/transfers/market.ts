/** Transfer market (TRA-1 to TRA-9). */
import type { GameState, Snapshot } from '../gameState.ts'
import { linesOf } from '../club/formation.ts'
import { maxInterest } from '../club/reputation.ts'
import { policyWage } from '../marketing/policies.ts'
import { createPlayer } from '../players/createPlayer.ts'
import { lastStarter } from '../players/lastStarter.ts'
import type { MarketPlayer, Player } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { fameFactor, MIN_WAGE, playerValue, usualWage } from '../players/playerValue.ts'
import { shuffle, type Random } from '../core/rng.ts'
import { staffSkill } from '../people/staffSkill.ts'

const OPENING_PLAYERS = { low: 15, high: 25 }
/** Most players on the list. */
export const MAX_LISTED = OPENING_PLAYERS.high
const NEW_PLAYERS = { low: 8, high: 15 }
/** Share of the market that a refresh keeps, and the maximum change of its fees. */
const KEPT_SHARE = 0.25
const FEE_SWING = 0.1
const REFRESH_DAYS = 14

/** Ages of players on the market. */
export const MARKET_AGE = { low: 18, high: 32 }
const QUALITY = { min: 1, max: 4.5, mean: 2.5, spread: 0.7 }
/** Stars by which a player whom the list would miss is better than the starter whom they would replace. */
const BETTER = { low: 0.1, high: 0.4 }
const MIN_FEE = 10_000

/**
 * Fees are 105–135% of a player's value, and never below 105% when they change. A sale returns 100% on
 * average, so that repeated buying and selling loses money.
 */
export const FEE_SHARE = { low: 1.05, high: 1.35 }

const POSITION_WEIGHTS = [2, 6, 6, 4]
const PLAYERS_PER_SCOUT_STAR = 0.5
const QUALITY_PER_SCOUT_STAR = 0.02
const WAGE_PER_DIRECTOR_STAR = 0.03

/** Creates the market of a new career. */
export function openMarket(state: GameState, random: Random): void {
  state.market = drawPlayers(state, random.whole(OPENING_PLAYERS.low, OPENING_PLAYERS.high), random)
}

/** Keeps a quarter of the market with changed fees, and adds new players. */
export function refreshMarket(state: GameState, random: Random): void {
  const kept = drawKept(state.market, random)
  for (const player of kept) {
    player.transferFee = feeOf(
      state,
      player,
      player.transferFee * random.between(1 - FEE_SWING, 1 + FEE_SWING),
    )
  }
  const scouted = Math.floor(PLAYERS_PER_SCOUT_STAR * staffSkill(state, 'Chief Scout'))
  const count = random.whole(NEW_PLAYERS.low, NEW_PLAYERS.high) + scouted
  const drawn = drawPlayers(state, count, random)
  const starter = missingStarter(state, [...kept, ...drawn], random)
  state.market = [...kept, ...drawn.slice(0, starter ? -1 : undefined), ...(starter ? [starter] : [])]
}

/** A player who would start for the own club in its weakest line, if nobody of the list would (TRA-29). */
function missingStarter(
  state: GameState,
  list: readonly MarketPlayer[],
  random: Random,
): MarketPlayer | null {
  const places = linesOf(state.tactics.formation)
  const worst = (type: Position) => lastStarter(state.players, type, places[type])
  if (list.some(({ type, quality, interested }) => interested && quality > worst(type))) return null
  const type = POSITIONS.reduce((found, one) => (worst(one) < worst(found) ? one : found))
  const better = worst(type) + random.between(BETTER.low, BETTER.high)
  const quality = Math.min(better, QUALITY.max, maxInterest(state))
  if (quality <= worst(type)) return null
  return listPlayer(state, { type, quality, age: random.whole(MARKET_AGE.low, MARKET_AGE.high) }, random)
}

/** Draws a quarter of the list, rounded to whole players. Keeps the order of the list. */
function drawKept(market: readonly MarketPlayer[], random: Random): MarketPlayer[] {
  const order = [...market.keys()]
  shuffle(order, random)
  const kept = new Set(order.slice(0, Math.round(KEPT_SHARE * market.length)))
  return market.filter((_, i) => kept.has(i))
}

/** Updates the terms of all listed players at the start of a week: wage demand and interest. */
export function renewTerms(state: GameState): void {
  for (const player of state.market) {
    Object.assign(player, termsOf(state, player))
    player.transferFee = feeOf(state, player, player.transferFee)
  }
}

/** True on days on which the market refreshes: those divisible by 14. */
export function isRefreshDay(day: number): boolean {
  return day % REFRESH_DAYS === 0
}

function drawPlayers(state: GameState, count: number, random: Random): MarketPlayer[] {
  return Array.from({ length: count }, () => drawMarketPlayer(state, random))
}

function drawMarketPlayer(state: GameState, random: Random): MarketPlayer {
  const quality = drawQuality(state, random)
  return listPlayer(
    state,
    { type: drawPosition(random), quality, age: random.whole(MARKET_AGE.low, MARKET_AGE.high) },
    random,
  )
}

/** Quality of a player who comes onto the market. */
export function drawQuality(state: GameState, random: Random): number {
  const scouting = 1 + QUALITY_PER_SCOUT_STAR * staffSkill(state, 'Chief Scout')
  return Math.max(
    QUALITY.min,
    Math.min(QUALITY.max, (QUALITY.mean + QUALITY.spread * random.bell()) * scouting),
  )
}

/** Position of a player who comes onto the market. */
export function drawPosition(random: Random): Position {
  return POSITIONS[random.weighted(POSITION_WEIGHTS)] ?? 'Midfielder'
}

/** Creates a player with the terms of the market. */
export function listPlayer(
  state: GameState,
  wish: { type: Position; quality: number; age: number },
  random: Random,
): MarketPlayer {
  const player = createPlayer(state, wish, random)
  const { wage, interested } = termsOf(state, player)
  const listed = Object.assign(player, { wage, interested, transferFee: 0 })
  const asked = pricedValue(state, listed) * random.between(FEE_SHARE.low, FEE_SHARE.high)
  listed.transferFee = feeOf(state, listed, asked)
  return listed
}

/** Terms of a player for the club in its current state: wage demand and interest. */
export function termsOf(state: Snapshot, { quality, age }: Pick<Player, 'quality' | 'age'>) {
  const factor =
    policyWage(state, age) *
    fameFactor(state.reputation) *
    figuresOf(state).wages *
    (1 - WAGE_PER_DIRECTOR_STAR * staffSkill(state, 'Technical Director'))
  return {
    wage: Math.max(MIN_WAGE, Math.round(usualWage(quality) * factor)),
    interested: quality <= maxInterest(state),
  }
}

type Valued = Parameters<typeof playerValue>[0]

/** Value that fees follow from, by the difficulty (CAR-14). */
function pricedValue(state: Snapshot, player: Valued): number {
  return figuresOf(state).fees * playerValue(player)
}

/** Fee in whole thousands within its bounds. */
function feeOf(state: Snapshot, player: Valued, asked: number): number {
  const lowest = Math.max(MIN_FEE, pricedValue(state, player) * FEE_SHARE.low)
  return Math.ceil(Math.max(lowest, asked) / 1_000) * 1_000
}
