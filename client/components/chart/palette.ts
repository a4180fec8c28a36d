/**
 * Colours of stacked parts by day and night, in the order of the stack. Each has a contrast of at least 3:1 to paper,
 * panels and raised panels, and all are told apart by people with protanopia, deuteranopia and tritanopia.
 */
export const SERIES_COLOURS = {
  light: ['#2b7c61', '#611010', '#b261b2', '#462bb2', '#7c7c2b', '#461061'],
  dark: ['#469710', '#e8e897', '#b261b2', '#97e8e8', '#e8617c', '#7c61e8'],
} as const

/** CSS colour of a part in both themes. */
export function partColour(part: number): string {
  return `light-dark(${SERIES_COLOURS.light[part] ?? ''}, ${SERIES_COLOURS.dark[part] ?? ''})`
}
