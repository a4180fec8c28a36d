import { describe, expect, it } from 'vitest'
import { POSITIONS } from '../../../client/simulation/core/player.ts'
import {
  creatingFactor,
  drawTraits,
  finishingFactor,
  staminaBalance,
  TRAITS,
} from '../../../client/simulation/players/traits.ts'
import { makeRandom } from '../makeGame.ts'

describe('strengths and weaknesses', () => {
  it.each([...new Set(Object.values(TRAITS).flat())])('%s has an effect', (trait) => {
    const effects = ({ strengths, weaknesses }: { strengths: string[]; weaknesses: string[] }) =>
      [finishingFactor, creatingFactor, staminaBalance].map((effect) => effect({ strengths, weaknesses }))
    const [finishing, creating, stamina] = effects({ strengths: [], weaknesses: [] })
    expect(effects({ strengths: [trait], weaknesses: [] })).not.toEqual([finishing, creating, stamina])
    expect(effects({ strengths: [], weaknesses: [trait] })).not.toEqual([finishing, creating, stamina])
  })

  it('are drawn by position, up to two of each without duplicates', () => {
    for (const type of POSITIONS) {
      const seen = new Set<string>()
      for (let seed = 0; seed < 200; seed++) {
        const { strengths, weaknesses } = drawTraits(type, makeRandom(seed))
        expect(Math.max(strengths.length, weaknesses.length)).toBeLessThanOrEqual(2)
        expect(new Set([...strengths, ...weaknesses]).size).toBe(strengths.length + weaknesses.length)
        for (const trait of [...strengths, ...weaknesses]) seen.add(trait)
      }
      expect(seen).toEqual(new Set(TRAITS[type]))
    }
  })
})
