import { HURT_CHANCE, SET_PIECE_GAIN, trainingEffect, type TrainingPlan } from '../club/training.ts'

/** Players of a squad of usual size. */
const USUAL_SQUAD = 25

/** Effect of a plan in words: 'Midfielders and forwards grow 25% faster, keepers and defenders 30% slower.' */
export function effectInWords(plan: Readonly<TrainingPlan>, director: number): string {
  const backs = trainingEffect(plan, 'Defender', director)
  const forwards = trainingEffect(plan, 'Forward', director)
  const words = [
    plan.focus === 'set-pieces' &&
      `${percent(SET_PIECE_GAIN)} more goals from corners and free kicks in the match after a week of it.`,
    growthInWords(backs.growth - 1, forwards.growth - 1),
    formInWords(backs.form, forwards.form),
    backs.rest !== 1 &&
      `Legs recover ${percent(backs.rest - 1)} ${backs.rest > 1 ? 'better' : 'worse'} overnight.`,
    plan.intensity === 'hard' &&
      `A squad of ${USUAL_SQUAD} has a player hurt about every ${Math.round(1 / (USUAL_SQUAD * HURT_CHANCE))} weeks.`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(' ') : 'Growth, form and rest as usual.'
}

function growthInWords(backs: number, forwards: number): string | false {
  const pace = (share: number) => `${percent(share)} ${share > 0 ? 'faster' : 'slower'}`
  if (backs === 0 && forwards === 0) return false
  if (backs === forwards) return `Players grow ${pace(backs)}.`
  return `Midfielders and forwards grow ${pace(forwards)}, keepers and defenders ${pace(backs)}.`
}

function formInWords(backs: number, forwards: number): string | false {
  const often = (share: number) => (share > 0 ? 'more often' : 'less often')
  const points = (share: number) => `${share > 0 ? '+' : '−'}${percent(share)} chance`
  if (backs === 0 && forwards === 0) return false
  if (backs === forwards) return `Form picks up ${often(backs)} (${points(backs)}).`
  return `Form picks up ${often(forwards)} among midfielders and forwards (${points(forwards)}), ${often(backs)} among keepers and defenders (${points(backs)}).`
}

function percent(share: number): string {
  return `${Math.round(100 * Math.abs(share))}%`
}
