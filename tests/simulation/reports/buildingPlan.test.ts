import { describe, expect, test } from 'vitest'
import { FACILITY_TYPES } from '../../../client/simulation/club/facility.ts'
import { buildingPlan } from '../../../client/simulation/reports/buildingPlan.ts'
import { paidBackInWords } from '../../../client/simulation/reports/buildingReturn.ts'
import { makeFacility, makeGame } from '../makeGame.ts'

const stadium = makeFacility('Basic Stadium')

describe('[FAC-22] the advice', () => {
  test('is the step that pays back soonest', () => {
    const { advice, facilities } = buildingPlan(makeGame({ money: 50_000_000, facilities: [stadium] }))
    const seasons = facilities.flatMap(({ step }) => step?.brings.seasons ?? [])
    const advised = facilities.find(({ name }) => name === advice?.name)
    expect(advised?.step?.brings.seasons).toBe(Math.min(...seasons))
    expect(advice?.words).toMatch(/^Build the Club Shop: .* Nothing pays back sooner\.$/)
  })

  test('leaves four weeks of wages, and otherwise says how much is short', () => {
    const played = makeGame({ facilities: [stadium], staff: [] })
    const wages = 4 * played.players.reduce((sum, { wage }) => sum + wage, 0)
    const withMoney = (money: number) => buildingPlan({ ...played, money }).advice?.words
    expect(withMoney(1_000_000 + wages)).toMatch(/^Build the Club Shop/)
    expect(withMoney(999_999 + wages)).toMatch(/^Wait, then build the Club Shop: .* It takes £1 more/)
  })

  test('names the next level of what stands', () => {
    const { advice } = buildingPlan(
      makeGame({ money: 50_000_000, facilities: [stadium, makeFacility('Club Shop')] }),
    )
    expect(advice?.words).toMatch(/^Build level 2 of the Club Shop/)
  })

  test('is none where nothing is left to build', () => {
    const facilities = FACILITY_TYPES.map((name) => makeFacility(name, 5))
    expect(buildingPlan(makeGame({ money: 50_000_000, facilities })).advice).toBeNull()
  })
})

test.each([
  [0.01, 'after 1 home match'],
  [1, 'after 19 home matches'],
  [4, 'after 76 home matches'],
  [11.2, 'after 210 home matches'],
  [20, 'after 380 home matches'],
  [20.1, 'in over 20 seasons'],
])('[FAC-21] %d seasons of payback are worded %s', (seasons, words) => {
  expect(paidBackInWords(seasons)).toBe(words)
})
