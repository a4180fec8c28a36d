import { expect, it } from 'vitest'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { firstInvestments } from '../../../client/simulation/reports/firstInvestments.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'

it.each([1, 42, 1966])(
  'a new club of seed %i is suggested a building, a specialist and a campaign',
  (seed) => {
    const game = createGame({ seed })
    const suggested = firstInvestments(game)
    expect(suggested.map(({ tab }) => tab)).toEqual(['facilities', 'staff', 'marketing'])
    for (const { price, brings } of suggested) {
      expect(price).toMatch(/^£[\d,]+$/)
      expect(brings).toMatch(/\d.*\.$/)
    }
  },
)

it('a club without money is suggested no campaign', () => {
  const game = createGame({ seed: 42 })
  game.money = 0
  expect(firstInvestments(game).map(({ tab }) => tab)).not.toContain('marketing')
})

it.each([
  ['no-building', ['staff', 'marketing']],
  ['no-campaigns', ['facilities', 'staff']],
] as const)('a challenge that bars an investment had it suggested: %s', (rule, tabs) => {
  const game = createGame({ seed: 42, challenge: { ...CHALLENGES[0]!, rules: [rule] } })
  expect(firstInvestments(game).map(({ tab }) => tab)).toEqual(tabs)
})
