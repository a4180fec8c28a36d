import { describe, expect, it, vi } from 'vitest'
import { beginDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { FORMS, type Form, type Player } from '../../../client/simulation/people/player.ts'
import {
  restPlayers,
  serveSuspensions,
  updatePlayers,
} from '../../../client/simulation/players/playerWeek.ts'
import { squadReport } from '../../../client/simulation/reports/squadReport.ts'
import { updateStaff } from '../../../client/simulation/staff/staffWeek.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeFacility, makeGame, makePlayer, makeRandom, makeStaff } from '../makeGame.ts'
import { afterMatchOf, declineShare, growthShare } from '../staff/development.ts'

// Tens of thousands of players.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const many = (count: number, parts: Partial<Player>) =>
  Array.from({ length: count }, (_, i) => makePlayer({ id: `p${i}`, ...parts }))

/** A player after `work`, such as a night or a week. */
function after(
  parts: Partial<Player>,
  work: (game: GameState) => void,
  game: Partial<GameState> = {},
): Player {
  const state = makeGame({ ...game, players: [makePlayer(parts)] })
  work(state)
  return state.players[0]!
}

const week = (game: GameState) => {
  updatePlayers(game, makeRandom(1))
}

describe('recovery', () => {
  const PLAYERS = 40_000
  const recovered = (parts: Partial<GameState>) => {
    const game = makeGame({ staff: [], facilities: [], players: many(PLAYERS, { injured: true }), ...parts })
    restPlayers(game)
    return game.players.filter(({ injured }) => !injured)
  }

  it.each([
    ['no medical care', {}, 0.03],
    ['half of the best care', { staff: [makeStaff('Physiotherapist', 5)] }, 0.05],
    [
      'the best care',
      {
        staff: [makeStaff('Physiotherapist', 5), makeStaff('Doctor', 5)],
        facilities: [makeFacility('Medical Center', 5)],
      },
      0.07,
    ],
  ])('[PLA-6] with %s comes with a chance of 0.03 + 0.04 × quality a day', (_, parts, chance) => {
    expect(recovered(parts).length / PLAYERS).toBeGreaterThan(chance * 0.95)
    expect(recovered(parts).length / PLAYERS).toBeLessThan(chance * 1.05)
  })

  it.each([
    [100, 80],
    [71, 51],
    [70, 50],
    [69, 50],
    [30, 50],
  ])('[PLA-7] costs 20 of stamina, to 50 at least: %i becomes %i', (stamina, left) => {
    const game = makeGame({ players: many(500, { injured: true, inSquad: true, stamina }) })
    restPlayers(game)
    const well = game.players.filter(({ injured }) => !injured)
    expect(well.length).toBeGreaterThan(0)
    // Recovered players leave the squad; injured players do not change.
    for (const player of well) expect(player).toMatchObject({ stamina: left, inSquad: false })
    for (const player of game.players.filter(({ injured }) => injured)) {
      expect(player).toMatchObject({ stamina, inSquad: true })
    }
  })
})

describe('a night of rest', () => {
  it.each([
    [10, 17],
    [50, 54],
    [80, 82],
    [90, 91],
    [99, 100],
    [100, 100],
  ])('[PLA-27] brings back 7% of what is missing, rounded up: %i becomes %i', (stamina, rested) => {
    const night = (game: GameState) => {
      restPlayers(game)
    }
    expect(after({ stamina }, night, { staff: [] }).stamina).toBe(rested)
  })
})

describe('suspensions', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])('of %i are %i after a week', (suspensions, left) => {
    expect(after({ suspensions }, serveSuspensions).suspensions).toBe(left)
  })

  it('[PLA-8] are served on the first day of a week, and on no other', () => {
    const game = makeGame({ day: 1 })
    const banned = game.players[0]!
    banned.suspensions = 2
    const left = Array.from({ length: 5 }, () => {
      beginDay(game)
      return banned.suspensions
    })
    expect(left).toEqual([2, 2, 2, 2, 2])
    const nextWeek = makeGame({ day: 7 })
    const bannedThen = nextWeek.players[0]!
    bannedThen.suspensions = 2
    beginDay(nextWeek)
    expect(bannedThen.suspensions).toBe(1)
  })
})

describe('the morale of a week', () => {
  it.each([
    [1, 'up'],
    [5, 'down'],
  ])('[PLA-9] goes from %d %s towards where it settles, within 1 to 5', (morale, way) => {
    const next = after({ morale }, week).morale
    if (way === 'up') expect(next).toBeGreaterThan(morale)
    else expect(next).toBeLessThan(morale)
    expect(next).toBeGreaterThanOrEqual(1)
    expect(next).toBeLessThanOrEqual(5)
  })

  it('is higher for players with minutes', () => {
    const change = (...ids: string[]) => after({ morale: 3 }, week, afterMatchOf(...ids)).morale
    expect(change('p-test')).toBeGreaterThan(change('another'))
  })

  it.each([
    [4, 'happy'],
    [3.99, 'neutral'],
    [2.5, 'neutral'],
    [2.49, 'sad'],
  ])('[PLA-10] %d is %s', (morale, mood) => {
    expect(squadReport(makeGame({ players: [makePlayer({ morale })] })).rows[0]?.mood).toBe(mood)
  })
})

describe('the form of a week', () => {
  const formsAfter = (form: Form, outcome: 'W' | 'D' | 'L', morale = 3.5) => {
    const game = makeGame({ players: many(4_000, { form, morale }) })
    game.record.form = [outcome]
    updatePlayers(game, makeRandom(5))
    return FORMS.map((kind) => game.players.filter((player) => player.form === kind).length / 4_000)
  }

  it('moves a step up or down for some, within the range', () => {
    expect(formsAfter('Average', 'D')[3]).toBe(0)
    expect(formsAfter('Average', 'D').every((share, i) => i === 3 || share > 0.1)).toBe(true)
    expect(formsAfter('Excellent', 'W').slice(0, 2)).toEqual([0, 0])
    expect(formsAfter('Poor', 'L').slice(2)).toEqual([0, 0])
  })

  it('[PLA-11] improves more often after a win than after a defeat', () => {
    const rise = (outcome: 'W' | 'D' | 'L') => {
      const [, , good = 0] = formsAfter('Average', outcome)
      return good
    }
    expect(rise('W')).toBeGreaterThan(rise('D') + 0.02)
    expect(rise('D')).toBeGreaterThan(rise('L') + 0.02)
  })

  it('[PLA-11] improves more often with a better morale', () => {
    const rise = (morale: number) => formsAfter('Average', 'D', morale)[2] ?? 0
    expect(rise(5)).toBeGreaterThan(rise(3) + 0.01)
    expect(rise(3)).toBeGreaterThan(rise(1) + 0.01)
  })
})

describe('the quality of a week', () => {
  it('[PLA-12] grows in small steps for those under 25 who are below their potential', () => {
    expect(growthShare([], { age: 24 })).toBeGreaterThan(0.1)
    expect(growthShare([], { age: 25 })).toBe(0)
    expect(growthShare([], { age: 20, quality: 1, potential: 1 })).toBe(0)
  })

  it('never grows beyond the potential', () => {
    const game = makeGame({ players: many(2_000, { age: 20, quality: 2.98, potential: 3 }), staff: [] })
    for (let i = 0; i < 50; i++) updatePlayers(game, makeRandom(i))
    expect(Math.max(...game.players.map(({ quality }) => quality))).toBe(3)
  })

  it('grows faster for players with minutes', () => {
    const share = (...ids: string[]) => growthShare([], {}, afterMatchOf(...ids))
    expect(share('p-test') / share('another')).toBeCloseTo(1.25, 1)
  })

  it('and morale depend on minutes played, not on selection the morning after', () => {
    const selected = (inSquad: boolean) => after({ morale: 3, inSquad }, week, afterMatchOf('another')).morale
    expect(selected(true)).toBe(selected(false))
    const share = (inSquad: boolean) => growthShare([], { inSquad }, afterMatchOf('another'))
    expect(share(true)).toBe(share(false))
  })

  it('[PLA-13] falls from 31 on, faster every year, to 1 at least', () => {
    expect(declineShare([], { age: 30 })).toBe(0)
    const shares = [31, 33, 36].map((age) => declineShare([], { age }))
    expect(shares[0]).toBeGreaterThan(0.05)
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1)
    expect(shares[2]).toBeGreaterThan(shares[1] ?? 1)
    const game = makeGame({ players: many(50, { age: 37, quality: 1.05, potential: 2 }) })
    for (let i = 0; i < 100; i++) updatePlayers(game, makeRandom(i))
    expect(Math.min(...game.players.map(({ quality }) => quality))).toBe(1)
  })
})

describe('the week of staff', () => {
  const STAFF = 20_000
  const weekOf = (morale: number, parts: Partial<GameState> = {}) => {
    const staff = Array.from({ length: STAFF }, (_, i) => makeStaff('Doctor', 3, { id: `s${i}`, morale }))
    const game = makeGame({ staff, ...parts })
    updateStaff(game, makeRandom(1))
    return game.staff
  }
  const afterResult = (outcome: 'W' | 'D' | 'L') => {
    const { lastMatch, day } = afterMatchOf()
    return { day, lastMatch: lastMatch && { ...lastMatch, outcome } }
  }

  it.each([
    ['W', 3.5, 3.7],
    ['D', 3.5, 3.5],
    ['L', 3.5, 3.3],
    ['W', 5, 5],
    ['D', 5, 4.85],
    ['L', 1, 1.05],
    ['W', 1, 1.45],
  ] as const)(
    '[STA-26] changes morale by the result and towards 3.5, within 1 to 5: after %s %d becomes about %d',
    (outcome, before, after) => {
      const morales = weekOf(before, afterResult(outcome)).map(({ morale }) => morale)
      expect(Math.min(...morales)).toBeGreaterThanOrEqual(Math.max(1, after - 0.105))
      expect(Math.max(...morales)).toBeLessThanOrEqual(Math.min(5, after + 0.105))
    },
  )

  it('counts a result once: without a match morale only moves to its equilibrium', () => {
    const { lastMatch, day } = afterResult('W')
    const mean = weekOf(3.5, { lastMatch, day: day + 7 }).reduce((sum, { morale }) => sum + morale, 0) / STAFF
    expect(mean).toBeCloseTo(3.5, 2)
  })

  it('[STA-27] raises skill in 13 of 100 weeks when happy, 10 when neutral, 5 when sad, to five stars at most', () => {
    const shares = [4.5, 3.2, 1.5].map((morale) => {
      const learned = weekOf(morale).filter(({ skill }) => skill > 3)
      expect(learned.every(({ skill }) => skill === 3.05)).toBe(true)
      return learned.length / STAFF
    })
    expect(shares).toEqual([0.13, 0.1, 0.05].map((share) => expect.closeTo(share, 2) as number))
    const best = makeGame({ staff: [makeStaff('Doctor', 5)] })
    for (let i = 0; i < 100; i++) updateStaff(best, makeRandom(i))
    expect(best.staff[0]?.skill).toBe(5)
  })
})
