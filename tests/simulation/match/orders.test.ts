import { describe, expect, it } from 'vitest'
import { SHOUTS, TALKS } from '../../../client/simulation/club/calls.ts'
import { FULL_TIME } from '../../../client/simulation/core/fixture.ts'
import { playMatch, playMinute, currentSide, startMatch } from '../../../client/simulation/match/engine.ts'
import { reportMatch } from '../../../client/simulation/match/reportMatch.ts'
import { strengthOf } from '../../../client/simulation/match/runningSide.ts'
import {
  ORDER_CONDITIONS,
  TIRED_GROUPS,
  type OrderCondition,
  type StandingOrder,
} from '../../../client/simulation/club/standingOrder.ts'
import {
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
} from '../../../client/simulation/club/tactics.ts'
import type {
  MatchInput,
  MatchReport,
  SheetPlayer,
  Side,
} from '../../../client/simulation/match/matchReport.ts'
import { makeRandom, makeSetup, makeSheet } from '../makeGame.ts'

const makeOrder = (parts: Partial<StandingOrder>): StandingOrder => ({
  from: 60,
  when: 'any',
  tactics: {},
  off: null,
  ...parts,
})

const carriedOut = ({ inputs }: MatchReport, side: Side = 'home') =>
  inputs.filter((input) => input.kind === 'order').filter((order) => order.side === side)

function playWith(orders: readonly StandingOrder[], seed = 1) {
  return playMatch(makeSetup({ seed, home: makeSheet('Home', { orders }) }))
}

/** Goals of home minus away before a minute. */
function leadBefore({ events }: MatchReport, minute: number): number {
  const goals = events.filter((event) => event.type === 'goal' && event.minute < minute)
  return goals.filter(({ team }) => team === 'home').length * 2 - goals.length
}

describe('a standing order', () => {
  it('[MAT-26] changes only its parts of the set-up, from its minute on, once', () => {
    const report = playWith([makeOrder({ from: 55, tactics: { style: 'attacking', intensity: 'high' } })])
    const [order, ...others] = carriedOut(report)
    expect(others).toEqual([])
    expect(order).toEqual({
      kind: 'order',
      minute: 55,
      side: 'home',
      order: 0,
      tactics: { ...report.setup.home.tactics, style: 'attacking', intensity: 'high' },
      off: null,
      on: null,
    })
    expect(report.events.filter(({ type }) => type === 'tactics')).toMatchObject([
      { minute: 55, team: 'home' },
    ])
    const before = (one: MatchReport) => one.events.filter(({ minute }) => minute < 55)
    expect(before(report)).toEqual(before(playWith([])))
  })

  it.each<[OrderCondition, (lead: number) => boolean]>([
    ['any', () => true],
    ['behind', (lead) => lead < 0],
    ['level', (lead) => lead === 0],
    ['ahead', (lead) => lead > 0],
  ])('[MAT-26] comes with condition %s in the first minute in which the score fits', (when, fits) => {
    for (let seed = 1; seed <= 60; seed++) {
      const report = playWith([makeOrder({ from: 50, when, tactics: { style: 'attacking' } })], seed)
      let due: number | undefined
      for (let minute = FULL_TIME; minute >= 50; minute--) if (fits(leadBefore(report, minute))) due = minute
      expect(carriedOut(report)[0]?.minute).toBe(due)
    }
  })

  it('[MAT-26] waits with the condition of a man short for a sending-off without a replacement', () => {
    const shorts = Array.from({ length: 400 }, (_, seed) =>
      playWith([makeOrder({ from: 1, when: 'short', tactics: { style: 'defensive' } })], seed + 1),
    )
    for (const report of shorts) {
      const leftAt = report.events.find(
        ({ type, team, ban }) => team === 'home' && type === 'card' && ban > 1,
      )?.minute
      const [order] = carriedOut(report)
      if (leftAt !== undefined && leftAt < FULL_TIME) expect(order?.minute).toBeLessThanOrEqual(leftAt + 1)
    }
    expect(shorts.some((report) => carriedOut(report).length > 0)).toBe(true)
    expect(shorts.some((report) => carriedOut(report).length === 0)).toBe(true)
  })

  it('[MAT-27] replaces the most tired of a group by the best substitute of the position', () => {
    const sheet = makeSheet('Home')
    const tired = (player: SheetPlayer) => ({ ...player, stamina: player.id === 'Home-8' ? 60 : 85 })
    const bench = [...sheet.bench, { ...sheet.bench[2]!, id: 'better', quality: 3 }]
    const home = { ...sheet, eleven: sheet.eleven.map(tired), bench }
    for (const off of ['Midfielder', 'anyone'] as const) {
      const report = playMatch(makeSetup({ seed: 2, home: { ...home, orders: [makeOrder({ off })] } }))
      expect(carriedOut(report)).toMatchObject([{ off: 'Home-8', on: 'better' }])
      expect(report.minutes.home).toMatchObject({ 'Home-8': 60, better: 30 })
    }
  })

  it.each(TIRED_GROUPS)('[MAT-27] does nothing without a substitute for the group %s', (off) => {
    const sheet = makeSheet('Home')
    const bench = sheet.bench.filter(({ type }) => type === 'Goalkeeper')
    const report = playMatch(
      makeSetup({ home: { ...sheet, bench, orders: [makeOrder({ off })] }, away: makeSheet('Away') }),
    )
    expect(carriedOut(report)).toEqual([])
  })

  it('[MAT-27] still changes the set-up when its substitution is impossible', () => {
    const sheet = makeSheet('Home', { bench: [] })
    const report = playMatch(
      makeSetup({
        home: { ...sheet, orders: [makeOrder({ off: 'Forward', tactics: { style: 'counter' } })] },
      }),
    )
    expect(carriedOut(report)).toMatchObject([{ off: null, on: null, tactics: { style: 'counter' } }])
  })

  it('[MAT-27] is not recorded when it changes nothing', () => {
    const report = playWith([makeOrder({ tactics: { style: makeSheet('Home').tactics.style } })])
    expect(carriedOut(report)).toEqual([])
    expect(report.events.some(({ type }) => type === 'tactics')).toBe(false)
  })
})

describe('late in a match', () => {
  const figure = (orders: readonly StandingOrder[], minute: number) => {
    const run = startMatch(makeSetup({ home: makeSheet('Home', { orders }), away: makeSheet('Away') }))
    while (run.minute < minute) playMinute(run)
    return strengthOf(run.home)
  }

  it('[MAT-31] those who have been on the pitch for long lose quality, so that substitutes pay', () => {
    const five = (from: number) =>
      Array.from({ length: 3 }, (_, i) =>
        makeOrder({ from, off: (['Defender', 'Midfielder', 'Forward'] as const)[i]! }),
      )
    const weaker = makeSheet('Home').bench.map((player) => ({ ...player, quality: 0.83 * player.quality }))
    const run = (from: number, minute: number) => {
      const home = makeSheet('Home', { bench: weaker, orders: five(from) })
      const match = startMatch(makeSetup({ home, seed: 5 }))
      while (match.minute < minute) playMinute(match)
      return strengthOf(match.home)
    }
    // At once a weaker substitute costs strength; by the 75th minute it has paid.
    expect(run(30, 30)).toBeLessThan(run(90, 30))
    expect(run(60, 75)).toBeGreaterThan(run(90, 75))
    expect(figure([], 75)).toBeLessThan(figure([], 45))
  })
})

describe('a match with orders and decisions of the manager', () => {
  const MATCHES = 500

  function randomOrders(random: ReturnType<typeof makeRandom>): StandingOrder[] {
    return Array.from({ length: random.below(9) }, () =>
      makeOrder({
        from: 1 + random.below(90),
        when: random.pick(ORDER_CONDITIONS),
        off: random.chance(0.6) ? random.pick(TIRED_GROUPS) : null,
        tactics: random.chance(0.6)
          ? {
              formation: random.pick(FORMATIONS),
              style: random.pick(STYLES),
              intensity: random.pick(INTENSITIES),
              offensiveStyle: random.pick(OFFENSIVE_STYLES),
              defensiveStyle: random.pick(DEFENSIVE_STYLES),
            }
          : {},
      }),
    )
  }

  function randomDecisions(
    random: ReturnType<typeof makeRandom>,
    { home, away }: ReturnType<typeof makeSetup>,
  ) {
    return Array.from({ length: random.below(14) }, (): MatchInput => {
      const side: Side = random.chance(0.5) ? 'home' : 'away'
      const sheet = side === 'home' ? home : away
      const minute = 1 + random.below(90)
      if (random.chance(0.4)) {
        return {
          kind: 'tactics',
          isFinal: true,
          minute,
          side,
          tactics: { ...sheet.tactics, style: random.pick(STYLES) },
        }
      }
      if (random.chance(0.3)) return { kind: 'shout', minute, side, shout: random.pick(SHOUTS) }
      if (random.chance(0.3)) {
        const to = random.chance(0.5) ? random.pick([...sheet.eleven, ...sheet.bench]).id : null
        return { kind: 'talk', minute: random.pick([45, 46, 46]), side, talk: random.pick(TALKS), to }
      }
      if (random.chance(0.3)) return { kind: 'call-off', minute, side, order: random.below(9) }
      const [off, on] = [random.pick(sheet.eleven).id, random.pick(sheet.bench).id]
      return { kind: 'substitution', isFinal: true, minute, side, off, on }
    })
  }

  it('[MAT-15] [MAT-28] is the same watched, skipped, played at once and replayed from its report', () => {
    let orders = 0
    for (let seed = 1; seed <= MATCHES; seed++) {
      const random = makeRandom(seed)
      const setup = makeSetup({
        seed,
        home: makeSheet('Home', { orders: randomOrders(random) }),
        away: makeSheet('Away', { orders: randomOrders(random) }),
      })
      const inputs = randomDecisions(random, setup)
      const atOnce = playMatch(setup, inputs)
      orders += atOnce.inputs.filter(({ kind }) => kind === 'order').length

      const watched = startMatch(setup)
      while (!watched.finished) {
        playMinute(
          watched,
          inputs.filter(({ minute }) => minute === watched.minute + 1),
        )
        reportMatch(watched)
        currentSide(watched, 'home')
      }
      const skipped = startMatch(setup)
      const until = random.below(90)
      while (skipped.minute < until) playMinute(skipped, inputs)
      while (!skipped.finished) playMinute(skipped, inputs)

      const text = JSON.stringify(atOnce)
      expect(JSON.stringify(reportMatch(watched))).toBe(text)
      expect(JSON.stringify(reportMatch(skipped))).toBe(text)
      const kept = JSON.parse(text) as MatchReport
      expect(JSON.stringify(playMatch(kept.setup, kept.inputs))).toBe(text)
    }
    expect(orders).toBeGreaterThan(MATCHES)
  })
})
