/** End of a career. */

/** Ways in which a career ends. */
export const CAREER_ENDS = ['bankrupt', 'sacked', 'retired'] as const

/** Reason, day and final position of an ended career. */
export interface CareerEnd {
  reason: (typeof CAREER_ENDS)[number]
  day: number
  /** Last season managed; one that was begun counts. */
  season: number
  /** League position at the end, 1–20. */
  position: number
}
