/** Effects of players' traits on a match. */
import { byTraits } from '../people/byTraits.ts'
import { TRAITS, type TraitEffect, type TraitName } from '../people/traits.ts'

/** Factors of a player's traits by effect, 1 for most; `staminaLoss` in points added to the loss, 0 for most. */
export type Skills = Record<TraitEffect, number>

const NO_SKILLS: Readonly<Skills> = {
  takesChances: 1,
  takesHeaders: 1,
  scores: 1,
  scoresAlone: 1,
  provides: 1,
  throughBalls: 1,
  crosses: 1,
  soloRuns: 1,
  counters: 1,
  longShots: 1,
  defends: 1,
  saves: 1,
  savesAlone: 1,
  savesHeaders: 1,
  staminaLoss: 0,
  cards: 1,
  injuries: 1,
}

export const skillsOf = byTraits(({ strengths, weaknesses }): Readonly<Skills> => {
  if (strengths.length + weaknesses.length === 0) return NO_SKILLS
  const skills = { ...NO_SKILLS }
  for (const name of strengths) apply(skills, name, 1)
  for (const name of weaknesses) apply(skills, name, -1)
  return skills
})

/** Effects on which kinds of attacks a side has, and those that hinder its opponents. */
const PATTERN_EFFECTS = ['throughBalls', 'crosses', 'soloRuns', 'counters', 'longShots'] as const
const DEFENCE_EFFECTS = ['defends', 'saves', 'savesAlone', 'savesHeaders'] as const
export type PatternEffect = (typeof PATTERN_EFFECTS)[number]
export type DefenceEffect = (typeof DEFENCE_EFFECTS)[number]

/** True for skills that change the kinds of attacks of their side. */
export function changesPatterns(skills: Readonly<Skills>): boolean {
  return PATTERN_EFFECTS.some((effect) => skills[effect] !== 1)
}

/** True for skills that hinder the opponents of their side. */
export function hindersOpponents(skills: Readonly<Skills>): boolean {
  return DEFENCE_EFFECTS.some((effect) => skills[effect] !== 1)
}

function apply(skills: Skills, name: TraitName, sign: 1 | -1): void {
  const { effect, change } = TRAITS[name]
  if (effect === 'staminaLoss') skills.staminaLoss += sign * change
  else skills[effect] *= 1 + (sign * change) / 100
}
