import { PRICE_RANGE, PRICE_BY_MOOD } from '../tickets/ticketPrice.ts'
import type { Snapshot } from '../gameState.ts'
import { TIRED_BELOW } from '../players/restTired.ts'
import { TRAINING_BY_STAMINA } from '../players/setTraining.ts'

/** Figures of the rules, for their descriptions. */
const FIGURES = {
  tiredBelow: TIRED_BELOW,
  training: TRAINING_BY_STAMINA,
  range: PRICE_RANGE,
  ...PRICE_BY_MOOD,
}

/** Rules by which the assistant acts for the manager. */
export function assistantReport({ assistant }: Snapshot) {
  return { rules: assistant, figures: FIGURES }
}
