/** The course of a title night: grounds end one after another, and the table settles with each. */
import type { RowsPlan } from '../league/rows.ts'
import { smooth } from '../core/field.ts'

/** Time in which the table before the last whistle can be read. */
const HOLD_MS = 1_000
/** From the end of one ground to that of the next. */
const GROUND_MS = 700
const SLIDE_MS = 550

export interface Night {
  /** Number of grounds. */
  grounds: number
  /** By club: its places before any ground has ended, and after each of them. */
  places: Readonly<Record<string, readonly number[]>>
  /** By club: which of the grounds it plays on, from 0. */
  groundOf: Readonly<Record<string, number>>
}

interface NightPlan extends RowsPlan {
  /** Number of matches that have ended at a time in milliseconds after the start. */
  groundsAt(elapsedMs: number): number
}

export function planNight({ grounds, places, groundOf }: Night): NightPlan {
  const endOf = (ground: number) => HOLD_MS + ground * GROUND_MS
  const groundsAt = (elapsedMs: number) =>
    Math.min(grounds, Math.max(0, Math.floor((elapsedMs - HOLD_MS) / GROUND_MS) + 1))
  return {
    endMs: endOf(Math.max(0, grounds - 1)) + SLIDE_MS,
    groundsAt,
    placeAt: ({ club, before, now }, elapsedMs) => {
      const ended = groundsAt(elapsedMs)
      if (ended === 0) return places[club]?.[0] ?? before.position
      const to = places[club]?.[ended] ?? now.position
      const from = places[club]?.[ended - 1] ?? to
      const share = (elapsedMs - endOf(ended - 1)) / SLIDE_MS
      return share >= 1 ? to : from + (to - from) * smooth(share)
    },
    isWrittenAt: ({ club }, elapsedMs) => groundsAt(elapsedMs) > (groundOf[club] ?? 0),
  }
}
