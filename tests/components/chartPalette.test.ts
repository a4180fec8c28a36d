import { describe, expect, it } from 'vitest'
import { PANELS, PAPERS } from '../../client/components/accent.ts'
import { SERIES_COLOURS } from '../../client/components/chart/palette.ts'
import { parseColour } from '../../scenes/core/colour.ts'
import { contrastOf } from '../support/contrastOf.ts'

type Triple = readonly [number, number, number]

/** Sight without a kind of cones, on linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIGHTS: Record<string, readonly [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A colour in CIELAB as it is seen. */
function seen(colour: string, sight: readonly Triple[]): number[] {
  const linear = parseColour(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, i) => sum + share * (linear[i] ?? 0), 0),
      ),
    ),
  )
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Colours of stacked parts that nobody confuses lie further apart in CIELAB. */
const APART = 20

describe.each(['light', 'dark'] as const)('colours of stacked parts in the %s theme', (theme) => {
  const colours = SERIES_COLOURS[theme]

  it.each(colours)('%s has a contrast of 3:1 to paper, panels and raised panels', (colour) => {
    const grounds = [PAPERS[theme], PANELS[theme], theme === 'light' ? '#ffffff' : '#131a22']
    for (const ground of grounds) expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(SIGHTS))('are told apart with %s', (_, sight) => {
    for (const [i, one] of colours.entries()) {
      for (const other of colours.slice(i + 1)) {
        const a = seen(one, sight)
        const b = seen(other, sight)
        expect(Math.hypot(...a.map((value, k) => value - (b[k] ?? 0))), `${one} ${other}`).toBeGreaterThan(
          APART,
        )
      }
    }
  })
})
