/** No tactical option is dominant: each gains against some and loses against others. */
import { describe, expect, it } from 'vitest'
import { tacticsFactor } from '../../../client/simulation/match/matchup.ts'
import { EVERY_TACTIC, TACTICS_PARTS, type TacticsPart } from '../../support/tacticsMatrix.ts'

/** Mean gain of an option against another over all other choices of both sides. */
function gain(part: TacticsPart, own: string, other: string): number {
  let sum = 0
  let count = 0
  // Samples every seventh set-up of the opponent and every fifth of the own, since all pairs are two million.
  for (let i = 0; i < EVERY_TACTIC.length; i += 5) {
    for (let j = 0; j < EVERY_TACTIC.length; j += 7) {
      const mine = { ...EVERY_TACTIC[i]!, [part]: own }
      const theirs = { ...EVERY_TACTIC[j]!, [part]: other }
      sum += tacticsFactor(mine, theirs) - tacticsFactor(theirs, mine)
      count += 1
    }
  }
  return sum / count
}

const parts = Object.keys(TACTICS_PARTS) as TacticsPart[]

describe.each(parts)('%s', (part) => {
  const options = TACTICS_PARTS[part]
  const gains = options.map((own) =>
    options.filter((other) => other !== own).map((other) => gain(part, own, other)),
  )

  it('[TAC-4] has no option that gains against every other', () => {
    for (const [i, own] of options.entries()) {
      expect(
        gains[i]?.some((value) => value <= 0.0005),
        own,
      ).toBe(true)
    }
  })

  it('has no option that loses against every other', () => {
    for (const [i, own] of options.entries()) {
      expect(
        gains[i]?.some((value) => value >= -0.0005),
        own,
      ).toBe(true)
    }
  })

  it('has no option favoured over all others together', () => {
    for (const [i, own] of options.entries()) {
      const mean = (gains[i] ?? []).reduce((sum, value) => sum + value, 0) / (options.length - 1)
      expect(Math.abs(mean), own).toBeLessThan(0.003)
    }
  })
})

describe('all parts together', () => {
  it('change strength by 14% at most', () => {
    let least = 1
    let most = 1
    for (let i = 0; i < EVERY_TACTIC.length; i += 3) {
      for (let j = 0; j < EVERY_TACTIC.length; j += 4) {
        const factor = tacticsFactor(EVERY_TACTIC[i]!, EVERY_TACTIC[j]!)
        least = Math.min(least, factor)
        most = Math.max(most, factor)
      }
    }
    expect(least).toBeGreaterThanOrEqual(0.86)
    expect(most).toBeLessThanOrEqual(1.14)
  })

  it('include a choice that beats any set-up', () => {
    for (const theirs of EVERY_TACTIC) {
      expect(
        EVERY_TACTIC.some((mine) => tacticsFactor(mine, theirs) > 1.02 && tacticsFactor(theirs, mine) < 1),
      ).toBe(true)
    }
  })
})
