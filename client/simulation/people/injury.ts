/** Kinds of injuries and how long they last (PLA-24). */
import { counted } from '../core/english.ts'

interface InjuryDefinition {
  name: string
  /** Days that it lasts with medical care of half quality: shortest and longest. */
  days: readonly [number, number]
  /** Frequency among the kinds that last as long. */
  weight: number
}

/**
 * Injuries of professional footballers, about as frequent as club doctors report: thigh muscles first, then
 * ankles, knees, groins and calves; knocks are the short absences.
 */
const DEFINITIONS = {
  knock: { name: 'Knock', days: [1, 6], weight: 4 },
  'dead-leg': { name: 'Dead leg', days: [2, 9], weight: 3 },
  'back-spasm': { name: 'Back spasm', days: [2, 12], weight: 2 },
  concussion: { name: 'Concussion', days: [6, 16], weight: 1 },
  ankle: { name: 'Ankle sprain', days: [4, 38], weight: 5 },
  groin: { name: 'Groin strain', days: [6, 32], weight: 4 },
  calf: { name: 'Calf strain', days: [8, 40], weight: 4 },
  hamstring: { name: 'Hamstring strain', days: [8, 50], weight: 8 },
  shoulder: { name: 'Dislocated shoulder', days: [20, 70], weight: 1 },
  foot: { name: 'Broken foot', days: [38, 90], weight: 2 },
  knee: { name: 'Knee ligament injury', days: [25, 150], weight: 5 },
} satisfies Record<string, InjuryDefinition>

export type InjuryKind = keyof typeof DEFINITIONS

export const INJURIES: Readonly<Record<InjuryKind, InjuryDefinition>> = DEFINITIONS
export const INJURY_KINDS = Object.keys(DEFINITIONS) as InjuryKind[]

/** Injury of a player from the day of its examination. */
export interface Injury {
  kind: InjuryKind
  /** Day of the examination. */
  since: number
  /** Share of injuries that last longer than this one, above 0 up to 1. Known to nobody exactly. */
  longer: number
  /** Share of injuries that would last on after the treatment so far, 1 at first; healed at `longer`. */
  unhealed: number
}

/** Days until a player can be expected back, from tomorrow. */
export interface ExpectedReturn {
  soonest: number
  latest: number
}

/** Name of an injury within a sentence, such as 'an ankle sprain'. */
export function injuryPhrase(kind: InjuryKind): string {
  return `${kind === 'ankle' ? 'an' : 'a'} ${INJURIES[kind].name.toLowerCase()}`
}

/** Units of a long absence with their days: the first from whose limit on the latest return is. */
const LONG_UNITS = [
  { unit: 'month', days: 30, from: 60 },
  { unit: 'week', days: 7, from: 28 },
]

/** Absence in words after 'out for', such as '9–14 days' or '1–6 months'. */
export function absenceInWords({ soonest, latest }: ExpectedReturn): string {
  const { unit, days } = LONG_UNITS.find(({ from }) => latest >= from) ?? { unit: 'day', days: 1 }
  const most = Math.round(latest / days)
  if (soonest < days) return `${soonest === 1 ? 'a day' : `${soonest} days`} to ${counted(most, unit)}`
  const least = Math.round(soonest / days)
  if (least < most) return `${least}–${most} ${unit}s`
  return most === 1 ? `a ${unit}` : `${days > 1 ? 'about ' : ''}${most} ${unit}s`
}
