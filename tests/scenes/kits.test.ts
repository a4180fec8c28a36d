import { describe, expect, it } from 'vitest'
import { RIVAL_CLUBS } from '../../client/simulation/clubs/clubNames.ts'
import { SECOND_CLUBS } from '../../client/simulation/clubs/secondClubs.ts'
import { colourDistance, contrast, parseColour, type Rgb } from '../../scenes/core/colour.ts'
import { seenDistance, usualDistance } from '../../scenes/core/colourVision.ts'
import { chooseKits, SKINS } from '../../scenes/core/kits.ts'

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

/** Clubs of the league, and clubs in any of 27 colours, as a manager may choose them. */
const STEPS = ['00', '80', 'ff']
const ANY_COLOURS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => [`#${red}${green}${blue}`, '#ffffff'] as const)),
)
const CLUBS = [...[...RIVAL_CLUBS, ...SECOND_CLUBS].map(({ colours }) => colours), ...ANY_COLOURS]

describe('seenDistance', () => {
  it.each<[string, Rgb, Rgb]>([
    ['protanopia', [224, 49, 49], [20, 83, 45]],
    ['deuteranopia', [150, 110, 40], [90, 140, 40]],
    ['tritanopia', [62, 130, 66], [11, 110, 143]],
  ])('is far below that of usual vision for colours that look alike with %s', (_, one, other) => {
    expect(colourDistance(one, other)).toBeGreaterThan(100)
    expect(seenDistance(one, other)).toBeLessThan(26)
  })

  it('is 0 for one colour and 100 for black and white', () => {
    expect(seenDistance([90, 20, 30], [90, 20, 30])).toBe(0)
    expect(seenDistance([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 1)
  })
})

describe('chooseKits', () => {
  it('keeps the sides, and each goalkeeper from both, apart for every colour vision', () => {
    for (const home of CLUBS) {
      for (const away of CLUBS) {
        const kits = chooseKits(home, away)
        expect(seenDistance(kits.home.shirt, kits.away.shirt)).toBeGreaterThanOrEqual(25)
        for (const keeper of [kits.homeKeeper, kits.awayKeeper]) {
          expect(seenDistance(keeper.shirt, kits.home.shirt)).toBeGreaterThanOrEqual(20)
          expect(seenDistance(keeper.shirt, kits.away.shirt)).toBeGreaterThanOrEqual(20)
        }
      }
    }
  })

  it('dresses nobody away from home in a shirt that looks like skin or grass', () => {
    for (const home of CLUBS) {
      for (const away of CLUBS) {
        const { shirt } = chooseKits(home, away).away
        for (const skin of SKINS) expect(usualDistance(shirt, skin)).toBeGreaterThan(18)
        expect(seenDistance(shirt, [62, 130, 66])).toBeGreaterThan(12)
      }
    }
  })

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
