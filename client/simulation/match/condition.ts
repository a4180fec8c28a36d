import { FORMS, MORALE_RANGE, type Form } from '../people/player.ts'

const FORM_FACTOR: Record<Form, number> = { Poor: 0.96, Average: 1, Good: 1.02, Excellent: 1.04 }

/** Share of quality per point of morale above or below 3.2. */
const MORALE_WORTH = 0.02
const USUAL_MORALE = 3.2

/** Form and morale as one factor on quality. */
export function conditionOf({ form, morale }: { readonly form: Form; readonly morale: number }): number {
  return FORM_FACTOR[form] * (1 + MORALE_WORTH * (morale - USUAL_MORALE))
}

/** Form and morale (in hundredths) that make up a condition; null when there are none. */
export function partsOfCondition(condition: number): { form: Form; morale: number } | null {
  for (const form of FORMS) {
    const exact = (condition / FORM_FACTOR[form] - 1) / MORALE_WORTH + USUAL_MORALE
    const morale = Math.round(exact * 100) / 100
    if (morale < MORALE_RANGE.min || morale > MORALE_RANGE.max) continue
    if (conditionOf({ form, morale }) === condition) return { form, morale }
  }
  return null
}
