/** Return of a step of building: pounds a season, and how soon it has paid for itself (FAC-21). */
import { clampReputation } from '../club/reputation.ts'
import { DAYS_PER_SEASON, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { plural } from '../core/english.ts'
import type { Facility, FacilityType } from '../club/facility.ts'
import { createFacility, nextCost, nextLevel, seatsOpenOn } from '../facilities/build.ts'
import { rough } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { mediaReputationPerWeek } from '../facilities/facilityEffects.ts'
import { facilitiesPerSeason } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { townOf } from '../marketing/fans.ts'
import { PRICE_RANGE } from '../tickets/ticketPrice.ts'
import { settledTakings } from '../tickets/seasonTakings.ts'

const PRICE_STEP = 5
const HOME_MATCHES = 19
/** Seasons beyond which nothing is counted. */
const MANY = 20

export interface BuildingReturn {
  /** Pounds a season, upkeep deducted; negative for what only costs. */
  earns: number
  /** Seasons from today until the cost has come back, works included; null for never. */
  seasons: number | null
  /** Spectators more at a home match, and the ticket price at which they come. */
  crowd: number
  ticketPrice: number
}

interface BuildingStep {
  /** Facilities once it is built. */
  facilities: readonly DeepReadonly<Facility>[]
  cost: number
  /** Day from which it earns. */
  fromDay: number
}

/** Return of a step of building, as place and ticket price are today. */
function buildingReturn(state: Snapshot, { facilities, cost, fromDay }: BuildingStep): BuildingReturn {
  const today = { ...state, campaigns: [] }
  const built = { ...today, facilities, fanCount: state.fanCount * growthOfTown(state, facilities) }
  const now = settledTakings(today)
  const isLarger = seatsOf(built) > seatsOf(today)
  const { ticketPrice } = state
  const then = isLarger ? atBestPrice(built) : { ticketPrice, ...settledTakings(built) }
  const earns = Math.round(
    then.takings - now.takings + facilitiesPerSeason(built) - facilitiesPerSeason(today),
  )
  return {
    earns,
    seasons: earns > 0 ? (fromDay - state.day) / DAYS_PER_SEASON + cost / earns : null,
    crowd: isLarger ? Math.max(0, Math.round(then.crowd - now.crowd)) : 0,
    ticketPrice: then.ticketPrice,
  }
}

/** Return of building a facility, or of its next level, as on its card. It must be below the highest level. */
export function returnOfNextStep(state: Snapshot, type: FacilityType): BuildingReturn {
  const built = state.facilities.find(({ name }) => name === type)
  const facilities = built
    ? state.facilities.map((one) => (one === built ? { ...built, ...nextLevel(built) } : one))
    : [...state.facilities, createFacility({ nextId: 0 }, type)]
  const cost = nextCost(state.facilities, type) ?? 0
  return buildingReturn(state, { facilities, cost, fromDay: seatsOpenOn(type, state.day) ?? state.day })
}

/** Factor of the supporters in the mean of a season, who follow what the media make of the club's name. */
function growthOfTown(state: Snapshot, facilities: BuildingStep['facilities']): number {
  const perWeek = mediaReputationPerWeek({ ...state, facilities }) - mediaReputationPerWeek(state)
  return (
    townOf(clampReputation(state.reputation + (WEEKS_PER_SEASON / 2) * perWeek)) / townOf(state.reputation)
  )
}

/** Home matches until a step has paid for itself: 'after 12 home matches', in two figures where it is long. */
export function paidBackInWords(seasons: number): string {
  if (seasons > MANY) return `in over ${MANY} seasons`
  const matches = Math.max(1, Math.ceil(seasons * HOME_MATCHES))
  return `after ${rough(matches)} ${plural(matches, 'home match', 'home matches')}`
}

function seatsOf({ facilities }: Pick<Snapshot, 'facilities'>): number {
  return facilities.reduce((sum, { capacity }) => sum + capacity, 0)
}

/** Takings at the price that earns most, of today's and those below it: seats are filled by cheaper tickets. */
function atBestPrice(state: Snapshot) {
  const prices = []
  for (let price = state.ticketPrice; price >= PRICE_RANGE.min; price -= PRICE_STEP) prices.push(price)
  return prices
    .map((ticketPrice) => ({ ticketPrice, ...settledTakings({ ...state, ticketPrice }) }))
    .reduce((best, one) => (one.takings > best.takings ? one : best))
}
