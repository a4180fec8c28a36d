/** Steps that improve the club's money, those that bring the most within a year first (FIN-8). */
import { isBarred } from '../challenge/challengeRules.ts'
import { MAX_FACILITY_LEVEL } from '../club/facility.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { deservedStatus } from '../contracts/status.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import {
  availableFacilities,
  buildHurdle,
  createFacility,
  nextLevel,
  upgradeCost,
} from '../facilities/build.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'
import { facilitiesPerSeason } from '../finance/dailyFinance.ts'
import { facilityIncomePerHomeMatch } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import { saleHurdle } from '../people/leaving.ts'
import type { Position } from '../people/position.ts'
import { severanceOf } from '../staff/hire.ts'
import { saleTerms } from '../transfers/quickSale.ts'

const HOME_MATCHES = WEEKS_PER_SEASON / 2
/** Seasons after which an investment must have paid for itself. */
const MOST_SEASONS_TO_PAY = 2.5
/** Players who must be left of each position. */
const LEAST_PLAYERS: Record<Position, number> = { Goalkeeper: 2, Defender: 5, Midfielder: 5, Forward: 3 }
const LEAST_SQUAD = PLAYERS_NEEDED + 4

/** Steps that the club can take today, at most so many: investments, then what costs the side the least. */
export function waysOut(state: Snapshot, most: number): WayOut[] {
  return [...investments(state), ...sales(state, false), ...dismissals(state), ...sales(state, true)].slice(
    0,
    most,
  )
}

/** Step of building. */
type Investment = Extract<WayOut, { kind: 'build' | 'upgrade' }>

/** Facilities to build or upgrade that earn back their cost within so many seasons, and can be paid, the soonest first. */
export function investments(state: Snapshot, mostSeasons = MOST_SEASONS_TO_PAY): Investment[] {
  const { facilities, money } = state
  if (isBarred(state, 'buildFacility')) return []
  const built = availableFacilities(state)
    .filter((type) => buildHurdle(state, type) === null)
    .map((type): Investment => {
      const perSeason = gainBy(state, [...facilities, createFacility({ nextId: 0 }, type)])
      return { kind: 'build', type, once: -FACILITY_DEFINITIONS[type].baseCost, perSeason }
    })
  const raised = facilities
    .filter(({ level, capacity }) => level < MAX_FACILITY_LEVEL && capacity === 0)
    .map((facility): Investment => {
      const next = { ...facility, ...nextLevel(facility) }
      const perSeason = gainBy(
        state,
        facilities.map((one) => (one === facility ? next : one)),
      )
      const { id, name: type } = facility
      return { kind: 'upgrade', id, type, level: next.level, once: -upgradeCost(facility), perSeason }
    })
  return [...built, ...raised]
    .filter(({ once, perSeason }) => -once <= money && -once <= mostSeasons * perSeason)
    .toSorted((one, other) => seasonsToPay(one) - seasonsToPay(other))
}

function seasonsToPay({ once, perSeason }: WayOut): number {
  return -once / perSeason
}

/** Pounds a season by which other facilities improve the club's result, without campaigns. */
function gainBy(state: Snapshot, facilities: Snapshot['facilities']): number {
  const yearly = (club: Snapshot) =>
    facilitiesPerSeason(club) + HOME_MATCHES * facilityIncomePerHomeMatch(club)
  const club = { ...state, campaigns: [] }
  return Math.round(yearly({ ...club, facilities }) - yearly(club))
}

/** Sales of those who are not needed for the eleven, and of the others: the one with the highest wage of each. */
export function sales(state: Snapshot, isStarter: boolean): WayOut[] {
  const { players } = state
  if (players.length <= LEAST_SQUAD || isBarred(state, 'sellPlayer')) return []
  return players
    .filter(
      (player) =>
        ['key', 'regular'].includes(deservedStatus(players, player)) === isStarter &&
        saleHurdle(state, player) === null &&
        players.filter(({ type }) => type === player.type).length > LEAST_PLAYERS[player.type],
    )
    .toSorted((a, b) => b.wage - a.wage)
    .slice(0, 1)
    .map((player): WayOut => {
      const { id, name, wage } = player
      const perSeason = WEEKS_PER_SEASON * wage
      return { kind: 'sell', id, name, once: saleTerms(state, player).low, perSeason }
    })
}

/** The best-paid member of staff, as the last thing that helps. */
function dismissals({ staff, money }: Snapshot): WayOut[] {
  return staff
    .filter((member) => severanceOf(member) <= money)
    .toSorted((a, b) => b.salary - a.salary)
    .slice(0, 1)
    .map(({ id, name, role, salary }) => ({
      kind: 'dismiss',
      id,
      name,
      role,
      once: -severanceOf({ salary }),
      perSeason: WEEKS_PER_SEASON * salary,
    }))
}
