/** Scouting assignments: whom scouts look for, and whom they have found. */
import type { PlayerId } from './player.ts'
import { POSITIONS, type Position } from './position.ts'
import { knownToScouts } from './potential.ts'
import { staffSkill } from './staffSkill.ts'
import { oneOf, record } from '../core/checks.ts'
import type { DeepReadonly } from '../core/readonly.ts'

/** The league, or countries abroad. */
export const SCOUT_REGIONS = ['league', 'north', 'west', 'centre', 'south', 'americas'] as const
export type ScoutRegion = (typeof SCOUT_REGIONS)[number]

/** Ages in whole years, both ends included. */
export const SCOUTED_AGES = {
  any: { low: 16, high: 45 },
  young: { low: 16, high: 21 },
  prime: { low: 22, high: 28 },
  experienced: { low: 29, high: 45 },
} as const
export type ScoutedAges = keyof typeof SCOUTED_AGES
export const SCOUTED_AGE_NAMES = Object.keys(SCOUTED_AGES) as readonly ScoutedAges[]

export interface ScoutingBrief {
  region: ScoutRegion
  position: Position | 'any'
  ages: ScoutedAges
}

export const scoutingBrief = record<ScoutingBrief>({
  region: oneOf(SCOUT_REGIONS),
  position: oneOf([...POSITIONS, 'any'] as const),
  ages: oneOf(SCOUTED_AGE_NAMES),
})

export interface Assignment {
  brief: ScoutingBrief
  /** Day of the report. */
  day: number
}

export interface ScoutReport {
  brief: ScoutingBrief
  /** Day on which the scouts came back. */
  day: number
  /** Players found, the best first; they may have left since. */
  players: { id: PlayerId; name: string }[]
}

export interface Scouting {
  /** Null while the scouts are at home. */
  assignment: Assignment | null
  /** The latest reports, newest first. */
  reports: ScoutReport[]
}

/** Reports that are kept. */
export const REPORTS_KEPT = 3
/** Most players of a report from the league, and of one from abroad. */
export const MAX_SCOUTED = { league: 5, abroad: 3 } as const

/** True if a kept report is about the player. */
export function isScouted({ reports }: DeepReadonly<Pick<Scouting, 'reports'>>, id: PlayerId): boolean {
  return reports.some(({ players }) => players.some((player) => player.id === id))
}

/** Knowledge (0–1) of the potential of a player of another club or of the market. */
export function knownToUs(
  state: Parameters<typeof staffSkill>[0] & { readonly scouting: Parameters<typeof isScouted>[0] },
  id: PlayerId,
): number {
  return knownToScouts(staffSkill(state, 'Chief Scout'), isScouted(state.scouting, id))
}
