import { gainOf, INDICES } from '../core/planDemands.ts'
import type { Tactics } from '../core/tactics.ts'

/** Factor on the strength of a side of how its players, with their balances, meet its plan. */
export function planFactor(
  players: readonly { readonly balances: readonly number[] }[],
  tactics: Readonly<Tactics>,
): number {
  const styleIndex = INDICES.style[tactics.style]
  const intensityIndex = INDICES.intensity[tactics.intensity]
  const offensiveIndex = INDICES.offensiveStyle[tactics.offensiveStyle]
  const defensiveIndex = INDICES.defensiveStyle[tactics.defensiveStyle]
  let style = 0
  let intensity = 0
  let offensive = 0
  let defensive = 0
  for (const { balances } of players) {
    style += balances[styleIndex] ?? 0
    intensity += balances[intensityIndex] ?? 0
    offensive += balances[offensiveIndex] ?? 0
    defensive += balances[defensiveIndex] ?? 0
  }
  return 1 + gainOf(style) + gainOf(intensity) + gainOf(offensive) + gainOf(defensive)
}
