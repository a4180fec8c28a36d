import { FIRST_BALANCE, gainOf } from '../club/planDemands.ts'
import type { Choices } from '../club/tactics.ts'

/** Factor on the strength of a side of how its players, with their balances, meet its plan. */
export function planFactor(
  players: readonly { readonly traits: { readonly balances: readonly number[] } }[],
  choices: Readonly<Choices>,
): number {
  const styleIndex = FIRST_BALANCE.style + choices.style
  const intensityIndex = FIRST_BALANCE.intensity + choices.intensity
  const offensiveIndex = FIRST_BALANCE.offensiveStyle + choices.offensiveStyle
  const defensiveIndex = FIRST_BALANCE.defensiveStyle + choices.defensiveStyle
  let style = 0
  let intensity = 0
  let offensive = 0
  let defensive = 0
  for (const { traits } of players) {
    const { balances } = traits
    style += balances[styleIndex] ?? 0
    intensity += balances[intensityIndex] ?? 0
    offensive += balances[offensiveIndex] ?? 0
    defensive += balances[defensiveIndex] ?? 0
  }
  return 1 + gainOf(style) + gainOf(intensity) + gainOf(offensive) + gainOf(defensive)
}
