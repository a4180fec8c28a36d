/** Building and upgrading (FAC-2 to FAC-11). */
import { moveMoney } from '../core/moveMoney.ts'
import { DAYS_PER_SEASON } from '../core/calendar.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { createId } from '../core/ids.ts'
import { hasStaff } from '../people/staffSkill.ts'
import { FACILITY_TYPES, MAX_FACILITY_LEVEL, type Facility, type FacilityType } from '../club/facility.ts'
import { FACILITY_DEFINITIONS } from './facilityTypes.ts'

/** An upgrade costs half the base cost per current level, rounded to thousands. */
const UPGRADE_SHARE = 0.5
const UPKEEP_GROWTH = 1.15

/** Least days until the new seats of a stand open. */
const LEAST_WORKS = 28

/**
 * Day on which seats that are ordered on a day open: the first of the next season, or four weeks on. Null for a
 * facility without seats.
 */
export function seatsOpenOn(type: FacilityType, day: number): number | null {
  if (FACILITY_DEFINITIONS[type].capacity === 0) return null
  const nextSeason = DAYS_PER_SEASON * Math.ceil(day / DAYS_PER_SEASON) + 1
  return Math.max(nextSeason, day + LEAST_WORKS)
}

/** Facilities that can still be built: every type the club does not own. */
export function availableFacilities({ facilities }: Pick<Snapshot, 'facilities'>): FacilityType[] {
  return FACILITY_TYPES.filter((type) => !facilities.some(({ name }) => name === type))
}

/** Required roles that are vacant. */
export function missingStaff(state: Pick<Snapshot, 'staff'>, type: FacilityType): string[] {
  return FACILITY_DEFINITIONS[type].requiredStaff.filter((role) => !hasStaff(state, role))
}

export type BuildHurdle =
  | { kind: 'owned' }
  | { kind: 'facility'; required: FacilityType }
  | { kind: 'funds' }
  | { kind: 'staff'; roles: string[] }

/** First obstacle to building a facility; null for none. */
export function buildHurdle(
  state: Pick<Snapshot, 'board' | 'facilities' | 'money' | 'staff'>,
  type: FacilityType,
): BuildHurdle | null {
  const { baseCost, requires } = FACILITY_DEFINITIONS[type]
  const owns = (name: FacilityType) => state.facilities.some((facility) => facility.name === name)
  if (owns(type)) return { kind: 'owned' }
  if (requires && !owns(requires)) return { kind: 'facility', required: requires }
  if (state.money + savedFor(state, type) < baseCost) return { kind: 'funds' }
  const roles = missingStaff(state, type)
  return roles.length > 0 ? { kind: 'staff', roles } : null
}

/** Builds a facility at level 1. */
export function buildFacility(state: GameState, type: FacilityType): Outcome {
  const { baseCost } = FACILITY_DEFINITIONS[type]
  const hurdle = buildHurdle(state, type)
  if (hurdle) return refuse(refusalOf(hurdle, type))
  pay(state, type, baseCost)
  const facility = createFacility(state, type)
  state.facilities.push(facility)
  closeNewSeats(facility, state.day)
  const event: GameEvent = { kind: 'facility-built', type, cost: baseCost }
  announce(state, event)
  return done(event)
}

function refusalOf(hurdle: BuildHurdle, type: FacilityType): string {
  switch (hurdle.kind) {
    case 'owned':
      return `You already have a ${type}! Consider upgrading it.`
    case 'facility':
      return `Cannot build ${type}. Requires: ${hurdle.required} first.`
    case 'funds':
      return `Not enough funds to build ${type}. Required: ${pounds(FACILITY_DEFINITIONS[type].baseCost)}`
    case 'staff':
      return `Cannot build ${type}. Missing required staff: ${hurdle.roles.join(', ')}.`
  }
}

/** Cost of the next level in pounds: 50% of the base cost × current level, rounded to 1000. */
export function upgradeCost({ name, level }: Pick<Facility, 'name' | 'level'>): number {
  return Math.round((UPGRADE_SHARE * FACILITY_DEFINITIONS[name].baseCost * level) / 1_000) * 1_000
}

/** Pounds for a building, or for its next level; null at the highest. */
export function nextCost(facilities: DeepReadonly<Facility[]>, type: FacilityType): number | null {
  const own = facilities.find(({ name }) => name === type)
  if (!own) return FACILITY_DEFINITIONS[type].baseCost
  return own.level < MAX_FACILITY_LEVEL ? upgradeCost(own) : null
}

/** Pounds put aside for a building. */
export function savedFor({ board: { savings } }: Pick<Snapshot, 'board'>, type: FacilityType): number {
  return savings?.facility === type ? savings.amount : 0
}

/** Pays a building: first from what is put aside for it. */
function pay(state: GameState, type: FacilityType, cost: number): void {
  moveMoney(state, 'building', savedFor(state, type) - cost)
  if (state.board.savings?.facility === type) state.board.savings = null
}

/** Figures of a facility at its next level. */
export function nextLevel({
  name,
  level,
  upkeep,
  capacity,
}: DeepReadonly<Facility>): Pick<Facility, 'level' | 'upkeep' | 'capacity'> {
  return {
    level: level + 1,
    upkeep: Math.round(upkeep * UPKEEP_GROWTH),
    capacity: capacity + FACILITY_DEFINITIONS[name].capacity,
  }
}

/** Raises a facility by a level, up to 5. */
export function upgradeFacility(state: GameState, id: string): Outcome {
  const facility = state.facilities.find((candidate) => candidate.id === id)
  if (!facility) return refuse('Facility not found.')
  const { name, level } = facility
  if (level >= MAX_FACILITY_LEVEL)
    return refuse(`${name} is already at maximum level (${MAX_FACILITY_LEVEL}).`)
  const cost = upgradeCost(facility)
  if (state.money + savedFor(state, name) < cost) {
    return refuse(`Not enough funds to upgrade ${name} to Level ${level + 1}. Required: ${pounds(cost)}`)
  }
  pay(state, name, cost)
  Object.assign(facility, nextLevel(facility))
  closeNewSeats(facility, state.day)
  const event: GameEvent = { kind: 'facility-upgraded', type: name, level: level + 1, cost }
  announce(state, event)
  return done(event)
}

/** Closes the seats that a facility has gained until the works are over. */
function closeNewSeats(facility: Facility, day: number): void {
  const opensOn = seatsOpenOn(facility.name, day)
  if (opensOn === null) return
  facility.tempCapacityReduction += FACILITY_DEFINITIONS[facility.name].capacity
  facility.worksUntilDay = opensOn
}

/** Opens closed seats when works or repairs are finished. */
export function finishWorks(state: GameState): void {
  for (const facility of state.facilities) {
    if (facility.tempCapacityReduction === 0 || state.day < facility.worksUntilDay) continue
    facility.tempCapacityReduction = 0
    announce(state, { kind: 'works-finished', type: facility.name })
  }
}

/** A facility as created by building it. */
export function createFacility(ids: { nextId: number }, name: FacilityType): Facility {
  const { upkeepPerMonth, capacity } = FACILITY_DEFINITIONS[name]
  return {
    id: createId(ids, 'f'),
    name,
    level: 1,
    upkeep: upkeepPerMonth,
    capacity,
    tempCapacityReduction: 0,
    worksUntilDay: 0,
  }
}
