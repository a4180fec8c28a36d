/** Stamina loss by tempo. */
import type { Intensity } from './tactics.ts'

export interface StaminaLoss {
  min: number
  max: number
}

/** Points of stamina lost in ninety minutes: 10–24 (MAT-8, MAT-9), of it the part that fits the tempo. */
export const STAMINA_LOSS: Record<Intensity, StaminaLoss> = {
  low: { min: 10, max: 22 },
  medium: { min: 10, max: 24 },
  high: { min: 12, max: 24 },
}

/** Mean of the range. */
export function meanStaminaLoss(intensity: Intensity): number {
  return MEAN[intensity]
}

const mean = ({ min, max }: StaminaLoss) => (min + max) / 2
const MEAN: Record<Intensity, number> = {
  low: mean(STAMINA_LOSS.low),
  medium: mean(STAMINA_LOSS.medium),
  high: mean(STAMINA_LOSS.high),
}
