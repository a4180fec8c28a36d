import { expect, test } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { fixtureSetup } from '../../../client/simulation/season/fixtureSetup.ts'
import { matchPlan } from '../../../client/simulation/season/matchPlan.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

/** Plans of the first rival in `count` matches against the second, in many careers. */
function plansOf(count: number, prepare: (state: GameState) => void) {
  return Array.from({ length: count }, (_, seed) => {
    const state = makeGame({ seed })
    const [club, other] = state.competitors
    if (!club || !other) throw new Error('There are no rivals')
    prepare(state)
    const fixture = { round: 1, week: 1, home: club.id, away: other.id, score: null }
    return { usual: club.tactics, plan: matchPlan(state, club, fixture) }
  })
}

const even = (state: GameState) => {
  for (const club of state.competitors) club.reputation = 3
}

test('[TAC-5] a rival mostly plays its usual plan, and sometimes its second choice', () => {
  const plans = plansOf(400, even)
  const share = (part: 'formation' | 'style' | 'intensity' | 'offensiveStyle' | 'defensiveStyle') =>
    plans.filter(({ usual, plan }) => usual[part] === plan[part]).length / plans.length
  for (const part of ['formation', 'intensity', 'defensiveStyle'] as const) {
    expect(share(part)).toBeGreaterThan(0.68)
    expect(share(part)).toBeLessThan(0.82)
  }
  for (const part of ['style', 'offensiveStyle'] as const) {
    expect(share(part)).toBeGreaterThan(0.73)
    expect(share(part)).toBeLessThan(0.87)
  }
})

test.each([
  ['calm', 0.3],
  ['steady', 0.5],
  ['bold', 0.7],
] as const)(
  '[TAC-6] a clearly weaker side of a %s manager counters in a share of %d of its matches, a clearly stronger one attacks',
  (temper, share) => {
    const weak = plansOf(400, (state) => {
      even(state)
      for (const club of state.competitors.slice(0, 1)) {
        club.reputation = 1
        club.manager.temper = temper
        club.tactics = { ...club.tactics, style: 'attacking', defensiveStyle: 'high_press' }
      }
    })
    const deep = weak.filter(
      ({ plan }) => plan.style === 'counter' && plan.defensiveStyle === 'deep_block',
    ).length
    expect(Math.abs(deep / weak.length - share)).toBeLessThan(0.08)
    const strong = plansOf(400, (state) => {
      even(state)
      for (const club of state.competitors.slice(0, 1)) {
        club.reputation = 5
        club.manager.temper = temper
        club.tactics = { ...club.tactics, style: 'defensive' }
      }
    })
    const attacking = strong.filter(({ plan }) => plan.style === 'attacking').length / strong.length
    expect(Math.abs(attacking - share)).toBeLessThan(0.08)
  },
)

test('[TAC-7] asking for a plan changes neither the career nor the plan', () => {
  const state = makeGame()
  const before = JSON.stringify(state)
  const setups = state.fixtures.slice(0, 30).map((fixture) => fixtureSetup(state, fixture))
  expect(state.fixtures.slice(0, 30).map((fixture) => fixtureSetup(state, fixture))).toEqual(setups)
  expect(JSON.stringify(state)).toBe(before)
})

test('the latest six plans of every rival are kept, newest first', () => {
  const state = makeGame({ seed: 7 })
  playSeasons(state, 1, MANAGERS.auto)
  const seenAll = state.competitors.filter(({ recentPlans }) => recentPlans.length === 6)
  // Clubs with a new manager start anew in summer.
  expect(seenAll.length).toBeGreaterThan(5)
  for (const { recentPlans } of seenAll) {
    expect(recentPlans.map(({ week }) => week)).toEqual([38, 37, 36, 35, 34, 33])
  }
})
