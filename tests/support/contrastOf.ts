import { contrast, parseColour } from '../../scenes/core/colour.ts'

/** Contrast of two colours '#rrggbb', 1–21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  return contrast(parseColour(one), parseColour(other))
}
