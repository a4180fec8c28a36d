/** Manager of a career from before they had a name: drawn from its seed, with the reputation of its history. */
import { fieldsOf, isObject } from '../core/checks.ts'
import type { OwnManager } from '../people/ownManager.ts'
import { reputationAfter } from './managerReputation.ts'
import { newManager } from './newManager.ts'

/** `career` may be damaged: whatever is missing counts for nothing. */
export function managerOfHistory({ seed, pastSeasons }: Record<string, unknown>): OwnManager {
  let manager = newManager(numberOr(seed, 0))
  let before: number | null = null
  for (const past of Array.isArray(pastSeasons) ? pastSeasons.filter(isObject) : []) {
    const position = numberOr(past.position, 20)
    const { expected, placeBefore } = fieldsOf(past.review)
    // The academy’s players of past seasons are not known any more.
    manager = {
      ...manager,
      ...reputationAfter(manager.reputation, {
        expected: numberOr(expected, numberOr(placeBefore, before ?? position)),
        position,
        trophies: [],
        honour: position === 1 ? 'title' : null,
        youngsters: 0,
        money: numberOr(past.money, 0),
      }),
    }
    before = position
  }
  return manager
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' ? value : other
}
