import { describe, expect, it } from 'vitest'
import { colourDistance, contrast, parseColour } from '../../scenes/core/colour.ts'
import { chooseKits } from '../../scenes/core/kits.ts'

const COLOURS = [
  '#b3202c',
  '#1d3f8f',
  '#ffffff',
  '#111111',
  '#2e7d32',
  '#f2c230',
  '#7fb2e5',
  '#6a1b3a',
  '#e8731a',
]

describe('chooseKits', () => {
  it('dresses the away side in its own colours where these stand out', () => {
    expect(chooseKits(['#b3202c', '#ffffff'], ['#f2c230', '#111111']).away.shirt).toEqual(
      parseColour('#f2c230'),
    )
  })

  it('swaps the away side’s colours when both sides wear red', () => {
    const { away } = chooseKits(['#b3202c', '#ffffff'], ['#c02030', '#ffffff'])
    expect(away.shirt).toEqual(parseColour('#ffffff'))
  })

  it('finds a change kit when neither colour stands out', () => {
    const { home, away } = chooseKits(['#b3202c', '#1d3f8f'], ['#b3202c', '#a01c28'])
    expect(colourDistance(home.shirt, away.shirt)).toBeGreaterThan(235)
  })

  it('distinguishes any two clubs by more than hue, and by a ring', () => {
    for (const home of COLOURS) {
      for (const away of COLOURS) {
        const kits = chooseKits([home, '#ffffff'], [away, '#222222'])
        expect(contrast(kits.home.shirt, kits.away.shirt)).toBeGreaterThan(1.6)
        expect([kits.home.ringed, kits.away.ringed]).toEqual([false, true])
        expect(colourDistance(kits.homeKeeper.shirt, kits.home.shirt)).toBeGreaterThan(120)
        expect(colourDistance(kits.awayKeeper.shirt, kits.away.shirt)).toBeGreaterThan(120)
      }
    }
  })

  it('prints legible numbers', () => {
    for (const colour of COLOURS) {
      const { home } = chooseKits([colour, '#ffffff'], ['#f2c230', '#111111'])
      expect(contrast(home.shirt, home.ink)).toBeGreaterThan(4.4)
    }
  })

  it('dresses figures of both sides differently at the waist and the sleeves, whatever the colours', () => {
    for (const home of COLOURS) {
      for (const away of COLOURS) {
        const kits = chooseKits([home, '#ffffff'], [away, '#222222'])
        expect(colourDistance(kits.home.shirt, kits.home.shorts)).toBeGreaterThan(120)
        expect(colourDistance(kits.home.shirt, kits.home.sleeve)).toBeGreaterThan(120)
        expect([kits.away.shorts, kits.away.sleeve]).toEqual([kits.away.shirt, kits.away.shirt])
      }
    }
  })
})
