import { expect, test } from 'vitest'
import { hexColour, lightness, luminance, mixColours, parseColour } from '../../scenes/core/colour.ts'
import { contrastOf } from '../support/contrastOf.ts'

test('contrast has the figures of WCAG 2.2, in either order', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(luminance(parseColour('#ff0000'))).toBeCloseTo(0.2126, 4)
})

test('lightness runs from 0 to 255, green the lightest of the primaries', () => {
  expect(lightness(parseColour('#000000'))).toBe(0)
  expect(lightness(parseColour('#ffffff'))).toBeCloseTo(255, 5)
  const [red = 0, green = 0, blue = 0] = ['#f00', '#0f0', '#00f'].map((colour) =>
    lightness(parseColour(colour)),
  )
  expect(green).toBeGreaterThan(red)
  expect(red).toBeGreaterThan(blue)
})

test('hexadecimal colours are read and written, with channels rounded', () => {
  expect(hexColour(parseColour('#0a1f5c'))).toBe('#0a1f5c')
  expect(parseColour('#0f8')).toEqual([0, 255, 136])
  expect(hexColour(mixColours([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080')
})
