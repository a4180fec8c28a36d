/** Report for the plan of the ground: every facility with its next step, and the assistant's advice on which to take. */
import { FACILITY_TYPES, MAX_FACILITY_LEVEL, type FacilityType } from '../club/facility.ts'
import { roughPounds } from '../core/money.ts'
import { savedFor } from '../facilities/build.ts'
import { FACILITY_DEFINITIONS } from '../facilities/facilityTypes.ts'
import { playerWagesPerWeek, staffSalariesPerWeek } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { paidBackInWords, type BuildingReturn } from './buildingReturn.ts'
import { facilityReport, type BuildableFacility, type OwnFacility } from './facilityReport.ts'

/** Next level of a facility, with its consequences. */
export interface BuildingStep {
  /** Pounds. */
  cost: number
  brings: BuildingReturn
  /** Day on which its seats open; null for none. */
  seatsOpenOn: number | null
  /** Reason why it cannot be taken now. */
  refusal: string | null
  /** True when it takes so much of the money that the manager is asked once more. */
  isBigSum: boolean
}

export interface PlannedFacility {
  name: FacilityType
  /** Id of an own facility; null for one to build. */
  id: string | null
  description: string
  /** 0 for one to build. */
  level: number
  maxLevel: number
  works: OwnFacility['works']
  /** Pounds a day: today, or once it is built. */
  upkeepPerDay: number
  requiredStaff: readonly string[]
  /** Facilities that can only be built beside it. */
  unlocks: FacilityType[]
  /** Null at the highest level. */
  step: BuildingStep | null
}

interface BuildingAdvice {
  name: FacilityType
  /** 'Build the Club Shop: it brings about £1,900,000 a season and …' */
  words: string
}

interface BuildingPlan {
  facilities: PlannedFacility[]
  advice: BuildingAdvice | null
}

/** Weeks of wages and salaries that the assistant would not build with. */
const RESERVE_WEEKS = 4
/** Seasons beyond which the assistant advises no building for the money. */
const MOST_SEASONS = 6

export function buildingPlan(state: Snapshot): BuildingPlan {
  const report = facilityReport(state)
  const facilities = FACILITY_TYPES.flatMap((name) => plannedFacility(report, name) ?? [])
  return { facilities, advice: buildingAdvice(state, facilities) }
}

function plannedFacility(
  { own, available }: ReturnType<typeof facilityReport>,
  type: FacilityType,
): PlannedFacility | null {
  const unlocks = FACILITY_TYPES.filter((name) => FACILITY_DEFINITIONS[name].requires === type)
  const built = own.find(({ name }) => name === type)
  if (built) return { ...ofOwn(built), unlocks }
  const free = available.find((facility) => facility.type === type)
  return free ? { ...ofNew(free), unlocks } : null
}

function ofOwn(facility: OwnFacility): Omit<PlannedFacility, 'unlocks'> {
  const { id, name, description, level, maxLevel, upkeepPerDay, works } = facility
  const { upgradeCost: cost, next, seatsOpenOn, refusal, isBigSum } = facility
  return {
    ...{ id, name, description, level, maxLevel, upkeepPerDay, works, requiredStaff: [] },
    step: next && cost !== null ? { cost, brings: next, seatsOpenOn, refusal, isBigSum } : null,
  }
}

function ofNew(facility: BuildableFacility): Omit<PlannedFacility, 'unlocks'> {
  const { type, description, cost, upkeepPerDay, requiredStaff, brings, seatsOpenOn, refusal, isBigSum } =
    facility
  return {
    ...{ id: null, name: type, description, level: 0, maxLevel: MAX_FACILITY_LEVEL, works: null },
    ...{ upkeepPerDay, requiredStaff },
    step: { cost, brings, seatsOpenOn, refusal, isBigSum },
  }
}

/** The step that pays for itself soonest: of those that leave a reserve, or the one to save for. Null when none does soon. */
function buildingAdvice(state: Snapshot, facilities: readonly PlannedFacility[]): BuildingAdvice | null {
  const reserve = RESERVE_WEEKS * (playerWagesPerWeek(state) + staffSalariesPerWeek(state))
  const worthwhile = facilities
    .flatMap(({ name, level, step }) => {
      const seasons = step?.brings.seasons ?? Infinity
      if (!step || seasons > MOST_SEASONS || isBlocked(step)) return []
      const short = step.cost - savedFor(state, name) + reserve - state.money
      return [{ name, level, step, seasons, short }]
    })
    .toSorted((a, b) => a.seasons - b.seasons)
  const now = worthwhile.find(({ short }) => short <= 0)
  const best = now ?? worthwhile[0]
  if (!best) return null
  const { name, level, step, seasons, short } = best
  const what = level === 0 ? `the ${name}` : `level ${level + 1} of the ${name}`
  const gain = `${roughPounds(step.brings.earns)} a season, paid back ${paidBackInWords(seasons)}`
  const gap = `It takes ${roughPounds(short)} more to leave ${RESERVE_WEEKS} weeks of wages in hand.`
  if (!now) return { name, words: `Wait, then build ${what}: about ${gain}. ${gap}` }
  const why = now === worthwhile[0] ? 'Nothing pays back sooner.' : 'Nothing you can afford pays back sooner.'
  return { name, words: `Build ${what}: about ${gain}. ${why}` }
}

/** True for what money alone does not build. */
function isBlocked({ refusal }: BuildingStep): boolean {
  return refusal !== null && refusal !== 'Insufficient funds'
}
