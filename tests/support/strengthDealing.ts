/** Transfers of traders and experts: who makes the eleven stronger for what they cost in two seasons. */
import type { Player } from '../../client/simulation/people/player.ts'
import { POSITIONS, type Position } from '../../client/simulation/people/position.ts'
import { mayStay } from '../../client/simulation/people/leaving.ts'
import { potentialRange, type PotentialRange } from '../../client/simulation/people/potential.ts'
import { WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { fameFactor, playerValue, usualWage } from '../../client/simulation/players/playerValue.ts'
import { offersReport, searchRowOf } from '../../client/simulation/reports/offerReport.ts'
import { saleReport } from '../../client/simulation/reports/transferReport.ts'
import { makeOffer } from '../../client/simulation/transfers/offers.ts'
import { sellPlayer, signPlayer } from '../../client/simulation/transfers/transfer.ts'
import { RESERVE, weeklyBalance } from './clubBusiness.ts'
import { continueTalks, firstOffer, KEPT, STARTERS } from './dealing.ts'

/** Weeks in which money that lies idle may pay for a wage. */
const IDLE_WEEKS = 40
/** Talks and signings at a time. */
const MAX_TALKS = 3
/** Share by which a fee ends above the first offer. */
const FEE_ROSE = 1.04

/** Seasons and match weeks that a signing is judged by, and pounds that a squared star may cost in them. */
const SEASONS = 2
const WAGE_WEEKS = SEASONS * WEEKS_PER_SEASON
const POUNDS_PER_SQUARE = 1_600_000
/** Squared stars, less the cost, from which a signing is worth it. */
const LEAST_WORTH = 0.5
/** Share of a starter that a first reserve is worth. */
const RESERVE_SHARE = 0.15
/** Share of the season that counts however late a player comes. */
const LATE_SHARE = 0.3
/** Share of the value that a later sale brings. */
const RESALE = 0.92
/** Age before which a player is sure to be there next season. */
const STAYS_BELOW = 33

/** Share of the growth that a season and two seasons bring, and stars that a veteran loses in a season. */
const GROWTH = [0, 0.3, 0.6]
const GROWS_BELOW = 24
const DECLINE = 0.2
const DECLINES_FROM = 30

/** Reserves of a line who are not for sale. */
const FIRST_RESERVES: Record<Position, number> = { Goalkeeper: 0, Defender: 1, Midfielder: 1, Forward: 0 }
/** Most sales of a month, least players who stay, and stars of growth from which a reserve is kept. */
const MAX_SALES = 2
const LEAST_PLAYERS = 16
const PROMISING = 0.3

type Seen = Readonly<Pick<Player, 'type' | 'quality' | 'age'>>

interface Terms {
  fee: number
  wage: number
  potential: PotentialRange | null
}

/** Goes on with talks, and signs or makes offers for those who are worth most. */
export function buyForStrength(state: GameState): void {
  continueTalks(state)
  for (let i = 0; i < MAX_TALKS && openTalks(state).length < MAX_TALKS; i++) {
    const best = candidates(state).reduce<Candidate | null>(
      (found, one) => (one.worth > (found?.worth ?? LEAST_WORTH) ? one : found),
      null,
    )
    if (!best) return
    best.sign()
  }
}

function openTalks(state: GameState) {
  return offersReport(state).filter(({ offer }) => offer.stage !== 'closed')
}

interface Candidate {
  worth: number
  sign: () => unknown
}

/** Players of the market and of rivals whom the club can pay today. */
function candidates(state: GameState): Candidate[] {
  const room = roomFor(state)
  if (room.fee <= 0) return []
  const listed = state.market
    .filter(({ interested, transferFee, wage }) => interested && transferFee <= room.fee && wage <= room.wage)
    .map((player) => ({
      worth: worthOf(state, player, {
        fee: player.transferFee,
        wage: player.wage,
        potential: potentialRange(state.seed, { ...player, known: 0 }),
      }),
      sign: () => signPlayer(state, player.id),
    }))
  const talking = new Set(openTalks(state).map(({ player }) => player.id))
  const least = new Map(POSITIONS.map((type) => [type, qualities(state, type)[STARTERS[type] - 1] ?? 1]))
  const offered = state.competitors
    .flatMap(({ players }) => players)
    .filter(({ id, type, quality, injured }) => {
      return quality > (least.get(type) ?? 1) && !injured && !talking.has(id)
    })
    .flatMap(({ id }) => searchRowOf(state, id) ?? [])
    .flatMap(({ player, importance, value, hurdle, isInterested, potential }) => {
      const offer = Math.round(firstOffer(state, { importance, value }))
      const terms = { fee: FEE_ROSE * offer, wage: expectedWage(state, player), potential }
      if (hurdle !== null || !isInterested || terms.fee > room.fee || terms.wage > room.wage) return []
      return { worth: worthOf(state, player, terms), sign: () => makeOffer(state, player.id, offer) }
    })
  return [...listed, ...offered]
}

/** Pounds for a fee, less what is under negotiation, and for a weekly wage. */
function roomFor(state: GameState): { fee: number; wage: number } {
  const promised = openTalks(state).reduce(
    (sum, { offer: { fee, asked } }) => sum + Math.max(fee, Math.min(asked, 1.1 * fee)),
    0,
  )
  const spare = Math.max(0, state.money - 2 * RESERVE)
  return {
    fee: Math.min(state.transferBudget, state.money - KEPT) - promised,
    wage: Math.min(state.wageBudget, weeklyBalance(state) + spare / IDLE_WEEKS),
  }
}

/** Weekly wage that talks with such players have ended with, by the name of the club and its last place. */
function expectedWage(state: GameState, { quality, age }: Seen): number {
  const place = state.pastSeasons.at(-1)?.position ?? 10
  const success = 0.06 * (state.reputation - 3) + 0.015 * Math.max(0, 10 - place)
  return (
    usualWage(quality) * fameFactor(state.reputation) * (age > DECLINES_FROM ? 0.9 : 1) * (1.05 + success)
  )
}

/** Squared stars that a signing adds to the eleven in two seasons, less what it costs in them. */
function worthOf(state: GameState, player: Seen, { fee, wage, potential }: Terms): number {
  const stays = player.age < STAYS_BELOW
  const left = LATE_SHARE + (1 - LATE_SHARE) * (1 - state.currentMatchWeek / WEEKS_PER_SEASON)
  const now = left * gainBy(state, player.type, player.quality)
  const next = stays ? gainBy(state, player.type, qualityIn(player, 1, potential)) : 0
  const later = { quality: qualityIn(player, SEASONS, potential), age: player.age + SEASONS, wage: 0 }
  const resale = stays ? RESALE * playerValue(later) : 0
  return (now + next) / SEASONS - (fee - resale + WAGE_WEEKS * wage) / POUNDS_PER_SQUARE
}

/** Squared stars that a player of this quality adds to their line. */
function gainBy(state: GameState, type: Position, quality: number): number {
  const line = qualities(state, type)
  const last = line[STARTERS[type] - 1] ?? 1
  const reserve = line[STARTERS[type]] ?? 1
  const asReserve = Math.max(0, Math.min(quality, last) ** 2 - reserve ** 2)
  return Math.max(0, quality ** 2 - last ** 2) + RESERVE_SHARE * asReserve
}

/** Qualities of the own line and of those with whom there are talks, best first. */
function qualities(state: GameState, type: Position): number[] {
  const talks = openTalks(state).filter(({ player }) => player.type === type)
  return [...ownQualities(state, type), ...talks.map(({ player }) => player.quality)].toSorted(
    (a, b) => b - a,
  )
}

/** Qualities of those of a line who are there next season, best first. */
function ownQualities(state: GameState, type: Position): number[] {
  return state.players
    .filter((player) => player.type === type && mayStay(state, player.id))
    .map(({ quality }) => quality)
    .toSorted((a, b) => b - a)
}

/** Quality to expect after so many seasons. */
function qualityIn({ quality, age }: Seen, seasons: number, potential: PotentialRange | null): number {
  if (age >= DECLINES_FROM) return Math.max(1, quality - DECLINE * seasons)
  if (age >= GROWS_BELOW || !potential) return quality
  const growth = (potential.low + potential.high) / 2 - quality
  return quality + (GROWTH[seasons] ?? 0) * Math.max(0, growth)
}

/** Sells the dearest of those who are neither of the eleven, nor first reserves, nor promising. */
export function sellSpare(state: GameState): void {
  const [dearest] = saleReport(state)
    .filter(({ player, terms }) => {
      const line = ownQualities(state, player.type)
      const rank = line.filter((one) => one > player.quality).length
      const needed = STARTERS[player.type] + FIRST_RESERVES[player.type]
      const growth = qualityIn(player, SEASONS, potentialRange(state.seed, player)) - player.quality
      return (
        rank >= needed &&
        line.length > STARTERS[player.type] + 1 &&
        growth < PROMISING &&
        terms.earlierSales < MAX_SALES &&
        terms.isNeeded &&
        !terms.isCompensation &&
        !terms.isEnding
      )
    })
    .toSorted((a, b) => b.value - a.value)
  if (dearest && state.players.length > LEAST_PLAYERS) sellPlayer(state, dearest.player.id)
}
