import { describe, expect, it } from 'vitest'
import { CHARACTER_KINDS, characterOf, isOfKind } from '../../../client/simulation/people/character.ts'
import { NAMES, NATIONALITIES } from '../../../client/simulation/players/names.ts'

const names = NATIONALITIES.slice(0, 4).flatMap((nationality) =>
  NAMES[nationality].first.flatMap((first) =>
    NAMES[nationality].last.map((last) => ({ name: `${first} ${last}` })),
  ),
)

describe('the character of a player', () => {
  it('[CHA-1] is of one or two kinds, in their order', () => {
    const characters = names.map((player) => characterOf(7, player))
    for (const character of new Set(characters)) {
      const order = character.map((kind) => CHARACTER_KINDS.indexOf(kind))
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
      expect([1, 2]).toContain(order.length)
    }
    const double = characters.filter(({ length }) => length === 2).length / names.length
    expect(double).toBeCloseTo(0.35, 1)
  })

  it('[CHA-1] is the same at every question, and another one in another career', () => {
    const player = { name: 'Callum Ashworth' }
    expect(characterOf(7, { ...player })).toEqual(characterOf(7, player))
    const seeds = Array.from({ length: 40 }, (_, seed) => characterOf(seed, player).join())
    expect(new Set(seeds).size).toBeGreaterThan(5)
  })

  it('[CHA-1] is of each kind with one player in twelve to one in five', () => {
    for (const kind of CHARACTER_KINDS) {
      const share = names.filter((player) => isOfKind(7, player, kind)).length / names.length
      expect(share, kind).toBeGreaterThan(1 / 12)
      expect(share, kind).toBeLessThan(0.25)
    }
  })

  it('[CHA-1] is never professional and temperamental, nor ambitious and loyal', () => {
    const characters = new Set(names.map((player) => characterOf(7, player).join()))
    expect([...characters]).not.toContain('professional,temperamental')
    expect([...characters]).not.toContain('ambitious,loyal')
  })
})
