import { signed } from '../core/money.ts'
import { HURT_CHANCE, SET_PIECE_GAIN, trainingEffect, type TrainingPlan } from '../club/training.ts'

/** Effect of a plan in words: 'Growth of defenders and keepers −30%, of others +25%.' */
export function effectInWords(plan: Readonly<TrainingPlan>, director: number): string {
  const backs = trainingEffect(plan, 'Defender', director)
  const forwards = trainingEffect(plan, 'Forward', director)
  const words = [
    plan.focus === 'set-pieces' &&
      `Goals from corners and free kicks ${signedShare(SET_PIECE_GAIN, '%')} in the match after a week of it.`,
    byLine('Growth', backs.growth - 1, forwards.growth - 1, '%'),
    byLine('Chance that form rises when it changes', backs.form, forwards.form, ' points'),
    backs.rest !== 1 && `Stamina recovered in a night ${signedShare(backs.rest - 1, '%')}.`,
    plan.intensity === 'hard' &&
      `Each player has a ${(100 * HURT_CHANCE).toFixed(1)}% chance a week of getting hurt.`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(' ') : 'Progress, form and rest as usual.'
}

function byLine(name: string, backs: number, forwards: number, unit: string): string | false {
  if (backs === 0 && forwards === 0) return false
  if (backs === forwards) return `${name} ${signedShare(backs, unit)}.`
  return `${name}: midfielders and forwards ${signedShare(forwards, unit)}, keepers and defenders ${signedShare(backs, unit)}.`
}

function signedShare(share: number, unit: string): string {
  return `${signed(Math.round(100 * share))}${unit}`
}
