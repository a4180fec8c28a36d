/** Medical care of the clubs, and when it is expected to bring the injured back (PLA-25, PLA-26). */
import {
  INJURIES,
  INJURY_KINDS,
  type ExpectedReturn,
  type Injury,
  type InjuryKind,
} from '../people/injury.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { staffSkill } from '../people/staffSkill.ts'
import { medicalQuality } from '../facilities/facilityEffects.ts'
import { recoveryChance } from './playerCondition.ts'

const NARROWING_PER_DOCTOR_STAR = 0.1
/** Bound of loops over days: an injury of 150 days without any care takes 253. */
const MAX_DAYS = 300

/** Medical care of a club. */
export interface Care {
  /** 0–1. */
  quality: number
  /** Skill of the Doctor; 0 without one. */
  doctor: number
}

/** Medical care of every rival, to which the days of `INJURIES` refer. */
export const RIVAL_CARE: Care = { quality: 0.5, doctor: 0 }

/** Medical care of the own club. */
export function ownCare(club: Parameters<typeof medicalQuality>[0]): Care {
  return { quality: medicalQuality(club), doctor: staffSkill(club, 'Doctor') }
}

/**
 * When doctors expect a player back, with this care from now on: at first as exactly as the kind allows, then
 * narrower as the injury heals, and narrower with a Doctor. The return lies within.
 */
export function expectedReturn(injury: DeepReadonly<Injury>, { quality, doctor }: Care): ExpectedReturn {
  const { kind, longer, unhealed } = injury
  const { shortest, longest } = INJURY_BOUNDS[kind]
  const unknown =
    longer < 1 ? ((unhealed - longer) / (1 - longer)) * (1 - NARROWING_PER_DOCTOR_STAR * doctor) : 0
  return {
    soonest: daysUntil(longer + (shortest - longer) * unknown, unhealed, quality),
    latest: daysUntil(longer + (longest - longer) * unknown, unhealed, quality),
  }
}

function daysUntil(share: number, unhealed: number, quality: number): number {
  let days = 1
  let left = unhealed * (1 - recoveryChance(quality))
  while (left > share && days < MAX_DAYS) {
    left *= 1 - recoveryChance(quality)
    days += 1
  }
  return days
}

/** Share of injuries that last after `days` of usual care. */
function lasting(days: number): number {
  let share = 1
  for (let day = 0; day < days; day++) share *= 1 - recoveryChance(RIVAL_CARE.quality)
  return share
}

/** Shares of injuries that last longer than the shortest and the longest of a kind. */
export const INJURY_BOUNDS = Object.fromEntries(
  INJURY_KINDS.map((kind) => {
    const [shortest, longest] = INJURIES[kind].days
    return [kind, { shortest: lasting(shortest - 1), longest: lasting(longest) }]
  }),
) as Record<InjuryKind, { shortest: number; longest: number }>
