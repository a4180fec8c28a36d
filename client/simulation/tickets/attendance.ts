/** Attendance of home matches and the income from it (TIC-1 to TIC-11). */
import { descriptionOf } from '../competitions/competitions.ts'
import type { CompetitionId } from '../core/tie.ts'
import { facilityIncomePerHomeMatch, stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Competitor } from '../club/club.ts'
import type { Random } from '../core/rng.ts'
import { occasionOf, type Occasion } from '../league/rivalry.ts'
import { campaignAttendance } from '../marketing/campaigns.ts'
import { FANS_AT_MATCH } from '../marketing/fans.ts'

const OCCASION_FACTORS: Record<NonNullable<Occasion>, number> = { derby: 1.25, 'great-rival': 1.125 }
const FAN_FRIENDLY_FACTOR = 1.1
const UNFRIENDLY_FACTOR = 0.95
const LUCK = { low: 0.9, high: 1.1 }

/** Spending per spectator besides the ticket: 8 pounds and a tenth of the ticket price. */
const SPEND_BASE = 8
const SPEND_PER_PRICE = 0.1

/** Value of the first row whose bound the figure exceeds. */
function step(
  figure: number,
  above: readonly (readonly [bound: number, factor: number])[],
  otherwise: number,
): number {
  return above.find(([bound]) => figure > bound)?.[1] ?? otherwise
}

export function priceFactor(ticketPrice: number): number {
  return step(
    ticketPrice,
    [
      [100, 0.5],
      [70, 0.7],
      [50, 0.85],
      [30, 0.95],
    ],
    1,
  )
}

export function positionFactor(position: number): number {
  return step(
    position,
    [
      [15, 0.85],
      [10, 0.95],
      [5, 1.05],
      [1, 1.1],
    ],
    1.15,
  )
}

/** 0.9 after five defeats to 1.1 after five wins. */
export function formFactor(form: Snapshot['record']['form']): number {
  const balance = form.reduce((sum, outcome) => sum + (outcome === 'W' ? 1 : outcome === 'L' ? -1 : 0), 0)
  return 1 + 0.02 * balance
}

/** 0.95 for the lowest reputation of visitors to 1.15 for the highest. */
export function opponentFactor(reputation: number): number {
  return 0.9 + 0.05 * reputation
}

/** Draws the attendance of a home match against `opponent`, a whole number within the seats. */
export function drawAttendance(state: Snapshot, opponent: DeepReadonly<Competitor>, random: Random): number {
  const { seats, interested } = homeCrowd(state, opponent)
  return luckyCrowd(seats, interested, random.between(LUCK.low, LUCK.high))
}

/** Attendance that a home match may bring, in whole spectators. */
export interface AttendanceRange {
  /** With the least luck, with the most, and the mean over all luck. */
  low: number
  high: number
  mean: number
}

/** Attendance of a home match over all luck of the day. `factor`: for an occasion besides those of the rivalry. */
export function attendanceRange(
  state: Snapshot,
  opponent: DeepReadonly<Competitor>,
  factor = 1,
): AttendanceRange {
  const { seats, interested } = homeCrowd(state, opponent)
  const wanted = interested * factor
  return {
    low: luckyCrowd(seats, wanted, LUCK.low),
    high: luckyCrowd(seats, wanted, LUCK.high),
    mean: Math.round(meanCrowd(seats, wanted)),
  }
}

/** Mean of the smaller of the seats and those who want to come, for luck that is evenly spread. */
function meanCrowd(seats: number, wanted: number): number {
  if (seats >= wanted * LUCK.high) return wanted
  if (seats <= wanted * LUCK.low) return seats
  const full = seats / wanted
  const [notFull, filled] = [full - LUCK.low, LUCK.high - full]
  return (wanted * (full * filled + (notFull * (full + LUCK.low)) / 2)) / (LUCK.high - LUCK.low)
}

/** Seats of the own ground, and how many want to come to a match before the luck of the day. */
function homeCrowd(state: Snapshot, opponent: DeepReadonly<Competitor>) {
  const crowd = {
    seats: stadiumCapacity(state),
    fans: state.fanCount,
    position: state.leaguePosition,
    form: state.record.form,
    visitor: opponent.reputation,
    occasion: occasionOf(state, opponent),
  }
  const ownFactor =
    priceFactor(state.ticketPrice) *
    campaignAttendance(state) *
    (state.policies.fanFriendlyPricing ? FAN_FRIENDLY_FACTOR : UNFRIENDLY_FACTOR)
  return { seats: crowd.seats, interested: interestIn(crowd) * ownFactor }
}

/** Draws the attendance at a rival's ground. Their price and policies are not modelled. */
export function drawRivalAttendance(state: Snapshot, host: DeepReadonly<Competitor>, random: Random): number {
  const crowd = {
    seats: host.stadiumCapacity,
    fans: host.fanBase,
    position: host.lastPosition,
    form: host.record.form,
    visitor: state.reputation,
    occasion: occasionOf(state, host),
  }
  return drawCrowd(crowd, random)
}

/** Draws the attendance of a match between two rivals. */
export function drawOtherAttendance(
  host: DeepReadonly<Competitor>,
  visitor: DeepReadonly<Competitor>,
  random: Random,
): number {
  const crowd = {
    seats: host.stadiumCapacity,
    fans: host.fanBase,
    position: host.lastPosition,
    form: host.record.form,
    visitor: visitor.reputation,
    occasion: null,
  }
  return drawCrowd(crowd, random)
}

interface ExpectedCrowd {
  seats: number
  /** Supporters of the home side. */
  fans: number
  /** League position of the home side. */
  position: number
  form: Snapshot['record']['form']
  /** Reputation of the visitors. */
  visitor: number
  occasion: Occasion
}

function drawCrowd(crowd: ExpectedCrowd, random: Random): number {
  return luckyCrowd(crowd.seats, interestIn(crowd), random.between(LUCK.low, LUCK.high))
}

/** Number of people who want to come, before price, policies, campaigns and luck. */
function interestIn({ seats, fans, position, form, visitor, occasion }: ExpectedCrowd): number {
  return (
    Math.min(seats, FANS_AT_MATCH * fans) *
    positionFactor(position) *
    formFactor(form) *
    opponentFactor(visitor) *
    (occasion ? OCCASION_FACTORS[occasion] : 1)
  )
}

function luckyCrowd(seats: number, interested: number, luck: number): number {
  return Math.max(0, Math.min(seats, Math.round(interested * luck)))
}

export interface MatchdayRevenue {
  /** Pounds. */
  tickets: number
  /** Food, drink, programmes, boxes, shop and fan zone, in pounds. */
  besides: number
}

export function matchdayRevenue(state: Snapshot, attendance: number): MatchdayRevenue {
  return {
    tickets: attendance * state.ticketPrice,
    besides:
      attendance * (SPEND_BASE + SPEND_PER_PRICE * state.ticketPrice) + facilityIncomePerHomeMatch(state),
  }
}

/** Own part of what a tie on the own ground brings, in whole pounds (CUP-5, EUR-5). */
export function tieRevenue(state: Snapshot, attendance: number, competition: CompetitionId): MatchdayRevenue {
  const share = descriptionOf(competition).sharesTakings ? 0.5 : 1
  const { tickets, besides } = matchdayRevenue(state, attendance)
  return { tickets: Math.round(share * tickets), besides: Math.round(share * besides) }
}
