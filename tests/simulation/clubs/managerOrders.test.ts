import { describe, expect, it, vi } from 'vitest'
import { drawOrders } from '../../../client/simulation/clubs/managerOrders.ts'
import { MANAGER_STYLES, TEMPERS } from '../../../client/simulation/people/manager.ts'
import { fixtureSetup } from '../../../client/simulation/season/fixtureSetup.ts'
import { playCareer } from '../../support/playCareer.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame, makeRandom } from '../makeGame.ts'

// Hundreds of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const MANAGERS = MANAGER_STYLES.flatMap((style) => TEMPERS.map((temper) => ({ style, temper })))

describe('orders of the rivals', () => {
  it.each([
    ['calm', ['60 behind', '75 behind', '60 ahead', '46 short']],
    ['steady', ['46 behind', '75 behind', '75 ahead', '46 short']],
    ['bold', ['46 behind', '60 behind', '75 ahead', '75 level']],
  ] as const)('[LEA-19] of a %s manager react to the score at %j', (temper, expected) => {
    for (const style of MANAGER_STYLES) {
      const orders = drawOrders({ style, temper }, makeRandom(1))
      const reactions = orders.filter(({ tactics }) => Object.keys(tactics).length > 0)
      expect(reactions.map(({ from, when }) => `${from} ${when}`)).toEqual(expected)
    }
  })

  it('[LEA-19] react by style, with fresh players when behind and ahead', () => {
    for (const manager of MANAGERS) {
      const [first, later, ahead] = drawOrders(manager, makeRandom(1))
      expect([first?.off, later?.off, ahead?.off]).toEqual([null, 'Midfielder', 'Defender'])
    }
    const answers = MANAGER_STYLES.map((style) =>
      JSON.stringify(drawOrders({ style, temper: 'calm' }, makeRandom(1)).map(({ tactics }) => tactics)),
    )
    expect(new Set(answers).size).toBe(MANAGER_STYLES.length)
  })

  it('[LEA-20] bring on two to five substitutes, bolder managers more', () => {
    const planned = TEMPERS.map((temper) => {
      const counts = Array.from(
        { length: 400 },
        (_, seed) =>
          drawOrders({ style: 'wings', temper }, makeRandom(seed)).filter(
            ({ when, off }) => when === 'any' && off !== null,
          ).length,
      )
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
      expect(Math.max(...counts)).toBe(5)
      return counts.reduce((sum, count) => sum + count, 0)
    })
    expect(planned).toEqual(planned.toSorted((a, b) => a - b))
  })

  it('[LEA-20] have one more substitution for the extra time of a tie, and are as usual until then', () => {
    for (const temper of TEMPERS) {
      for (let seed = 0; seed < 100; seed++) {
        const usual = drawOrders({ style: 'wings', temper }, makeRandom(seed))
        const ofTie = drawOrders({ style: 'wings', temper }, makeRandom(seed), true)
        expect(ofTie.slice(0, -1)).toEqual(usual)
        const { from, off } = ofTie.at(-1)!
        expect(off).toBe('anyone')
        expect(from).toBeGreaterThan(90)
        expect(from).toBeLessThanOrEqual(106)
      }
    }
  })

  it('[LEA-19] are drawn from a stream of their own: asking for them changes nothing', () => {
    const game = makeGame()
    const fixture = game.fixtures.find(({ home, away }) => home !== game.club.id && away !== game.club.id)!
    const setup = fixtureSetup(game, fixture)
    expect(fixtureSetup(game, fixture)).toEqual(setup)
    expect(setup.home.orders).not.toEqual(setup.away.orders)
  })

  it('[LEA-20] make 3.2 to 5 substitutions a side and match, in the minutes of real ones', () => {
    const matches = [...playCareer({ seed: 1, seasons: 2, manager: 'auto' })].filter(
      (line) => line.kind === 'match',
    )
    const sides = matches.flatMap(({ home, away, events }) =>
      [home, away].map((club) =>
        events
          .filter(({ type, team }) => type === 'substitution' && team === club)
          .map(({ minute }) => minute),
      ),
    )
    const mean = sides.reduce((sum, minutes) => sum + minutes.length, 0) / sides.length
    expect(mean).toBeGreaterThan(3.2)
    expect(mean).toBeLessThan(5)
    for (const [i, real] of [58, 66, 74, 79, 83].entries()) {
      const minutes = sides.flatMap((all) => all[i] ?? []).toSorted((a, b) => a - b)
      const median = minutes[Math.floor(minutes.length / 2)] ?? 0
      expect(Math.abs(median - real), `substitution ${i + 1} at ${median}`).toBeLessThanOrEqual(6)
    }
  })
})
