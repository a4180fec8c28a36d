/** Training of the days of a week, and what comes of it at its end (TRN-1 to TRN-5, TRN-12). */
import { toHundredth } from '../core/clamp.ts'
import { FORMS, type Player } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { staffSkill } from '../people/staffSkill.ts'
import {
  HURT_CHANCE,
  SET_PIECE_GAIN,
  trainingEffect,
  type TrainedPlayer,
  type TrainingEffect,
} from '../club/training.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { STREAMS } from '../core/streams.ts'

/** Notes the training of a day. */
export function trainForDay({ training }: GameState): void {
  training.days.push({ ...training.plan })
}

/** Effect of the plan on a night's rest, a factor; the same for all positions. */
export function restByTraining(state: Snapshot): number {
  return trainingEffect(state.training.plan, 'Midfielder', staffSkill(state, 'Technical Director')).rest
}

/** Factor on the goals from corners and free kicks in the next match, by the week's days so far (TRN-12). */
export function setPiecesByTraining({ training: { days } }: Snapshot): number {
  const trained = days.filter(({ focus }) => focus === 'set-pieces').length
  return toHundredth(1 + (SET_PIECE_GAIN * trained) / Math.max(1, days.length))
}

/** Mean effect of the week's days by position; nothing changes without a day. */
export function weekOfTraining(state: Snapshot): Record<Position, TrainingEffect> {
  const director = staffSkill(state, 'Technical Director')
  const { days } = state.training
  const meanFor = (position: Position): TrainingEffect => {
    if (days.length === 0) return { growth: 1, rest: 1, form: 0 }
    const sum = { growth: 0, rest: 0, form: 0 }
    for (const plan of days) {
      const { growth, rest, form } = trainingEffect(plan, position, director)
      sum.growth += growth
      sum.rest += rest
      sum.form += form
    }
    const { length } = days
    return { growth: sum.growth / length, rest: sum.rest / length, form: sum.form / length }
  }
  const [keeper, defender, midfielder, forward] = POSITIONS.map(meanFor) as [
    TrainingEffect,
    TrainingEffect,
    TrainingEffect,
    TrainingEffect,
  ]
  return { Goalkeeper: keeper, Defender: defender, Midfielder: midfielder, Forward: forward }
}

/** Hurts players by the week's days of hard training, and returns who is hurt. */
export function hurtInTraining(state: GameState): ReadonlySet<Player> {
  const hurt = new Set<Player>()
  const hard = state.training.days.filter(({ intensity }) => intensity === 'hard').length
  if (hard === 0) return hurt
  const chance = (HURT_CHANCE * hard) / state.training.days.length
  const random = new Random(seedRandom(state.seed, STREAMS.training, state.day))
  for (const player of state.players) {
    if (!random.chance(chance) || player.injured) continue
    player.injured = true
    hurt.add(player)
  }
  return hurt
}

/** Figures of a player before the weekly update. */
type BeforeUpdate = Pick<Player, 'quality' | 'form'>

/** Changes of a player by the update; null for none. */
export function changeOf(
  player: Player,
  before: BeforeUpdate,
  { hasPlayed, isHurt }: Pick<TrainedPlayer, 'hasPlayed' | 'isHurt'>,
): TrainedPlayer | null {
  const step = Math.round((player.quality - before.quality) * 100) / 100
  const form = Math.sign(FORMS.indexOf(player.form) - FORMS.indexOf(before.form)) as TrainedPlayer['form']
  return step || form || isHurt ? { id: player.id, step, form, hasPlayed, isHurt } : null
}
