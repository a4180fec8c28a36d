/** Ways out of a loss that the club makes: steps that the manager can take at once (FIN-8). */
import { MAX_ORDERS } from '../club/standingOrder.ts'
import { FACILITY_TYPES, type FacilityType } from '../club/facility.ts'
import { integer, number, ofKind, oneOf } from '../core/checks.ts'
import { facilityId, money, name, playerId, staffId } from '../core/figures.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { pounds, roughPounds } from '../core/money.ts'
import type { PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { staffRole, type StaffMember } from '../people/staffMember.ts'

/** `once`: pounds that the step costs (below 0) or brings; `perSeason`: what it brings or saves from then on. */
interface Money {
  once: number
  perSeason: number
}

export type WayOut = Money &
  (
    | { kind: 'build'; type: FacilityType }
    /** `level`: the new one. */
    | { kind: 'upgrade'; id: string; type: FacilityType; level: number }
    | { kind: 'sell'; id: PlayerId; name: string }
    | NewcomerStep
    | { kind: 'dismiss'; id: string; name: string; role: StaffMember['role'] }
    /** `count`: substitutions of tired players. */
    | { kind: 'orders'; count: number }
    /** `players`: starters whose contracts end with the season. */
    | { kind: 'renew'; players: number }
  )

/** `gain`: stars by which they are better than the last starter of the line. */
interface NewcomerStep {
  kind: 'sign' | 'borrow'
  id: PlayerId
  name: string
  position: Position
  gain: number
}
export type Newcomer = Money & NewcomerStep

const sums = { once: money, perSeason: money }
const facility = oneOf(FACILITY_TYPES)
const newcomer = { ...sums, id: playerId, name, position: oneOf(POSITIONS), gain: number(0, 5) }

export const wayOut = ofKind<WayOut>({
  build: { ...sums, type: facility },
  upgrade: { ...sums, id: facilityId, type: facility, level: integer(1, 10) },
  sell: { ...sums, id: playerId, name },
  borrow: newcomer,
  sign: newcomer,
  dismiss: { ...sums, id: staffId, name, role: staffRole },
  orders: { ...sums, count: integer(1, MAX_ORDERS) },
  renew: { ...sums, players: integer(1, 40) },
})

/** The step as a button says it. */
export function wayTitle(way: WayOut): string {
  switch (way.kind) {
    case 'build':
      return `Build the ${way.type}`
    case 'upgrade':
      return `Take the ${way.type} to level ${way.level}`
    case 'sell':
      return `Sell ${way.name}`
    case 'borrow':
      return `Borrow ${way.name} (${way.position})`
    case 'sign':
      return `Sign ${way.name} (${way.position})`
    case 'dismiss':
      return `Let ${way.name} go (${way.role})`
    case 'orders':
      return 'Order fresh legs from the hour on'
    case 'renew':
      return 'Let the assistant renew contracts'
  }
}

/** Effect of the step on the money, and of a newcomer on the side. */
export function wayEffect(way: WayOut): string {
  const now = pounds(Math.abs(way.once))
  const season = pounds(1_000 * Math.round(Math.abs(way.perSeason) / 1_000))
  switch (way.kind) {
    case 'build':
    case 'upgrade':
      return `costs ${now} and brings about ${roughPounds(way.perSeason)} more a season`
    case 'sell':
      return `at least ${now} now, and ${season} of wages a season saved`
    case 'borrow':
    case 'sign': {
      const wage = pounds(Math.abs(way.perSeason) / WEEKS_PER_SEASON)
      const until = way.kind === 'borrow' ? ' until the summer' : ''
      return `${starsInWords(way.gain)} better than our weakest starting ${way.position.toLowerCase()}, for ${now} and ${wage} a week${until}`
    }
    case 'dismiss':
      return `${now} of severance, and ${season} of salary a season saved`
    case 'orders':
      return `${way.count} tired players come off in every match, and it costs nothing`
    case 'renew':
      return `${way.players === 1 ? 'one starter whose contract ends stays' : `${way.players} starters whose contracts end stay`}, for ${season} more in wages a season`
  }
}

/** Difference in quality, to a tenth: 'half a star', '1 star', '1.2 stars'. */
function starsInWords(difference: number): string {
  const tenths = Math.round(10 * difference)
  if (tenths === 5) return 'half a star'
  return tenths === 10 ? '1 star' : `${tenths / 10} stars`
}

/** Why the club loses money, from a season like the running one. */
export function lossCause({
  brings,
  costs,
  wages,
}: {
  brings: number
  costs: number
  wages: number
}): string {
  const inWords = (amount: number) => `£${(amount / 1_000_000).toFixed(1)} million`
  return `A season like this costs ${inWords(costs)}, ${inWords(wages)} of it in wages, and brings ${inWords(brings)}.`
}

/** The steps of a warning in a sentence. */
export function waysInWords(ways: readonly WayOut[]): string[] {
  return ways.length === 0
    ? []
    : [`What helps: ${ways.map((way) => lowerFirst(wayTitle(way))).join(', or ')}.`]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
