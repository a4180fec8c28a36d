import { describe, expect, it, vi } from 'vitest'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import { defaultTactics, type Tactics } from '../../../client/simulation/club/tactics.ts'
import {
  distanceToGoal,
  patternIndex,
  PATTERNS,
  type Pattern,
} from '../../../client/simulation/match/attack.ts'
import { vigourOf, WORTH } from '../../../client/simulation/match/attackCourse.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { drawMatchLuck } from '../../../client/simulation/match/luck.ts'
import type { MatchEvent, MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { matchStats } from '../../../client/simulation/match/matchStats.ts'
import { drawShot } from '../../../client/simulation/match/shots.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

// Thousands of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SHOTS: readonly MatchEvent['type'][] = ['goal', 'save', 'miss', 'block']

/** Reports of many matches; the home side has these tactics, the away side those. */
function playMany(own: Partial<Tactics> = {}, theirs: Partial<Tactics> = {}, count = 1_500): MatchReport[] {
  const home = makeSheet('Home', { tactics: { ...defaultTactics(), ...own } })
  const away = makeSheet('Away', { tactics: { ...defaultTactics(), ...theirs } })
  return Array.from({ length: count }, (_, i) => playMatch(makeSetup({ seed: i + 1, home, away })))
}

const shotsOf = (reports: readonly MatchReport[]) =>
  reports.flatMap(({ events }) => events.filter(({ type }) => SHOTS.includes(type)))

/** Share of the home side's attacks by pattern. */
function shareOf(reports: readonly MatchReport[], pattern: Pattern): number {
  const attacks = reports.flatMap(({ events }) =>
    events.filter(({ team, attack }) => team === 'home' && attack && !attack.isFollowUp),
  )
  return attacks.filter(({ attack }) => attack?.pattern === pattern).length / attacks.length
}

const usual = playMany()
const shots = shotsOf(usual)

describe('attacks', () => {
  it('[MAT-18] have a pattern and a place, and shots a body part that fits the pattern', () => {
    const seen = new Set<Pattern>()
    for (const { type, attack } of usual.flatMap(({ events }) => events)) {
      const isAttack = SHOTS.includes(type) || type === 'offside' || type === 'tackle' || type === 'claim'
      expect(attack !== null).toBe(isAttack)
      if (!attack) continue
      seen.add(attack.pattern)
      expect(attack.body !== null).toBe(SHOTS.includes(type))
      expect(attack.x).toBeGreaterThan(0)
      expect(attack.x).toBeLessThan(40)
      expect(Math.abs(attack.y)).toBeLessThan(34)
      if (attack.body === 'head') {
        expect(['cross', 'corner', 'free-kick', 'rebound']).toContain(attack.pattern)
        expect(attack.x).toBeLessThan(15)
      }
      if (attack.pattern === 'long-shot') expect(attack.x).toBeGreaterThan(16.5)
      if (attack.hitsPost) expect(type).toBe('miss')
    }
    expect(seen).toEqual(new Set(PATTERNS))
  })

  it('[MAT-18] end before a shot, with one, or with several', () => {
    for (const type of ['offside', 'tackle', 'claim'] as const)
      expect(usual.some(({ events }) => events.some((event) => event.type === type))).toBe(true)
    const followUps = shots.filter(({ attack }) => attack?.isFollowUp)
    expect(followUps.length / shots.length).toBeGreaterThan(0.15)
    expect(followUps.some(({ attack }) => attack?.pattern === 'rebound')).toBe(true)
    expect(followUps.some(({ attack }) => attack?.pattern === 'corner')).toBe(true)
    // A goal ends its attack.
    for (const { events } of usual) {
      events.forEach((event, i) => {
        if (event.attack?.isFollowUp) expect(events[i - 1]?.type).not.toBe('goal')
      })
    }
  })

  it('[MAT-24] bring no big chance from beyond 20 m', () => {
    const strong = Array.from({ length: 800 }, (_, i) =>
      playMatch(makeSetup({ seed: i + 1, home: makeSheet('Home', { quality: 5 }) })),
    )
    for (const { quality, attack } of [...shots, ...shotsOf(strong)]) {
      if (attack && distanceToGoal(attack) > 20) expect(quality).toBeLessThan(0.28)
    }
  })

  it('[MAT-24] are worth less from farther away', () => {
    const meanFrom = (from: number, to: number) => {
      const some = shots.filter(({ attack }) => {
        const distance = attack && attack.pattern !== 'penalty' ? distanceToGoal(attack) : -1
        return distance >= from && distance < to
      })
      return some.reduce((sum, { quality }) => sum + quality, 0) / some.length
    }
    const means = [meanFrom(0, 6), meanFrom(6, 11), meanFrom(11, 16.5), meanFrom(16.5, 20), meanFrom(20, 30)]
    expect(means).toEqual(means.toSorted((a, b) => b - a))
  })

  it('[MAT-20] bring a penalty in about every fourth match, from the spot, of which 78% are scored', () => {
    const many = shotsOf(playMany({}, {}, 5_000)).filter(({ attack }) => attack?.pattern === 'penalty')
    expect(many.length / 5_000).toBeGreaterThan(0.2)
    expect(many.length / 5_000).toBeLessThan(0.32)
    for (const { quality, attack, assist } of many) {
      expect(quality).toBe(0.78)
      expect(attack).toMatchObject({ x: 11, y: 0, body: 'foot' })
      expect(assist).toBeNull()
    }
    const scored = many.filter(({ type }) => type === 'goal').length / many.length
    expect(scored).toBeGreaterThan(0.74)
    expect(scored).toBeLessThan(0.82)
  })

  it('[MAT-3] leave goals from penalties, direct free kicks and rebounds without a provider, not crosses', () => {
    for (const { type, assist, attack } of shots) {
      if (type !== 'goal' || !attack) continue
      if (['penalty', 'direct-free-kick', 'rebound'].includes(attack.pattern)) expect(assist).toBeNull()
      if (['cross', 'cutback', 'through-ball'].includes(attack.pattern)) expect(assist).not.toBeNull()
    }
  })

  it.each(PATTERNS)('hold the worth of a %s to what its shots are worth', (pattern) => {
    const random = new Random(seedRandom(5))
    let sum = 0
    const index = patternIndex(pattern)
    for (let i = 0; i < 40_000; i++) sum += drawShot(index, random).worth
    expect(Math.abs(sum / 40_000 / WORTH[index]! - 1)).toBeLessThan(0.03)
  })
})

describe('[MAT-19] plans', () => {
  it.each<[Partial<Tactics>, Pattern, number]>([
    [{ defensiveStyle: 'high_press' }, 'press', 1.8],
    [{ offensiveStyle: 'wing_play' }, 'cross', 1.3],
    [{ offensiveStyle: 'wing_play' }, 'cutback', 1.02],
    [{ offensiveStyle: 'counter_attack' }, 'counter', 2.5],
    [{ style: 'counter' }, 'counter', 1.3],
    [{ intensity: 'high' }, 'press', 1.15],
  ])('of %j bring more of %s', (own, pattern, times) => {
    expect(shareOf(playMany(own), pattern) / shareOf(usual, pattern)).toBeGreaterThan(times)
  })

  it.each<[Partial<Tactics>, Pattern, number, number]>([
    [{ defensiveStyle: 'deep_block' }, 'long-shot', 1.2, 2],
    [{ defensiveStyle: 'deep_block' }, 'through-ball', 0.3, 0.7],
    [{ defensiveStyle: 'high_press' }, 'through-ball', 1.2, 1.9],
    [{ style: 'attacking' }, 'counter', 1.25, 2],
  ])('of %j let the opponent have %s by a factor of %d to %d', (theirs, pattern, least, most) => {
    const factor = shareOf(playMany({}, theirs), pattern) / shareOf(usual, pattern)
    expect(factor).toBeGreaterThan(least)
    expect(factor).toBeLessThan(most)
  })

  it('give the ball to those who keep it', () => {
    const possession = (reports: readonly MatchReport[]) =>
      reports.reduce((sum, report) => sum + (matchStats(report).home.possession ?? 0), 0) / reports.length
    const keeps = possession(playMany({ offensiveStyle: 'possession' }, { offensiveStyle: 'direct' }, 300))
    const leaves = possession(playMany({ offensiveStyle: 'direct' }, { offensiveStyle: 'possession' }, 300))
    expect(keeps - leaves).toBeGreaterThan(10)
  })
})

describe('[MAT-25] the number of shots', () => {
  it('rises with the share of strength, and for those who are behind', () => {
    expect(vigourOf(0.6, 1, 0)).toBeGreaterThan(vigourOf(0.5, 1, 0))
    expect(vigourOf(0.5, 1, -1)).toBeGreaterThan(vigourOf(0.5, 1, 0))
    expect(vigourOf(0.5, 1, -2)).toBeGreaterThan(vigourOf(0.5, 1, -1))
    expect(vigourOf(0.5, 1, 1)).toBeLessThan(vigourOf(0.5, 1, 0))
  })

  it('is greater for the stronger side', () => {
    const strong = Array.from({ length: 300 }, (_, i) =>
      playMatch(makeSetup({ seed: i + 1, home: makeSheet('Home', { quality: 3.6 }) })),
    )
    const count = (side: 'home' | 'away') =>
      strong.reduce((sum, report) => sum + matchStats(report)[side].shots, 0) / strong.length
    expect(count('home')).toBeGreaterThan(count('away') + 4)
  })
})

describe('[MAT-22] play between the attacks', () => {
  it('has fouls, corners and offsides in all ninety minutes, and a possession for each quarter of an hour', () => {
    for (const { play } of usual.slice(0, 100)) {
      expect(play?.possession).toHaveLength(6)
      for (const percent of play?.possession ?? []) {
        expect(percent).toBeGreaterThanOrEqual(15)
        expect(percent).toBeLessThanOrEqual(85)
      }
    }
    const minutes = usual.flatMap(({ play }) => [...(play?.fouls.home ?? []), ...(play?.fouls.away ?? [])])
    expect(Math.min(...minutes)).toBe(1)
    expect(Math.max(...minutes)).toBe(90)
  })

  it('gives the stronger side more of the ball', () => {
    const possession = (quality: number) => {
      const spells = Array.from({ length: 100 }, (_, i) =>
        playMatch(makeSetup({ seed: i + 1, home: makeSheet('Home', { quality }) })),
      ).flatMap(({ play }) => play?.possession ?? [])
      return spells.reduce((sum, percent) => sum + percent, 0) / spells.length
    }
    expect(possession(4.5)).toBeGreaterThan(possession(3) + 3)
    expect(possession(3)).toBeGreaterThan(possession(1.5) + 3)
  })

  it('counts a foul with every card', () => {
    for (const { events, play } of usual) {
      for (const { type, team, minute } of events) {
        if (type === 'card' && team) expect(play?.fouls[team]).toContain(minute)
      }
    }
  })
})

describe('[MAT-21] cautions', () => {
  const cards = usual.flatMap(({ events }) => events.filter(({ type }) => type === 'card'))

  it('come without a ban, one or two a side', () => {
    const cautions = cards.filter(({ ban }) => ban === 0).length / (2 * usual.length)
    expect(cautions).toBeGreaterThan(1)
    expect(cautions).toBeLessThan(2)
  })

  it('come once to a player, and not to those with another card', () => {
    for (const { events } of usual) {
      const players = events.filter(({ type }) => type === 'card').map(({ player }) => player)
      expect(new Set(players).size).toBe(players.length)
    }
  })
})

describe('[MAT-23] ten men', () => {
  it('score about a quarter less, and concede three quarters more', () => {
    const home = makeSheet('Home', { bench: [] })
    const secondHalves = (seeds: readonly number[]) => {
      const reports = seeds.map((seed) => playMatch(makeSetup({ seed, home })))
      const goals = (side: 'home' | 'away') =>
        reports
          .flatMap(({ events }) => events)
          .filter(({ type, team, minute }) => type === 'goal' && team === side && minute > 45).length
      return { home: goals('home') / reports.length, away: goals('away') / reports.length, reports }
    }
    const seeds = Array.from({ length: 60_000 }, (_, i) => i + 1)
    const sentOff = secondHalves(
      seeds.filter((seed) => {
        const { cards, times } = drawMatchLuck(makeSetup({ seed }).random).home
        return cards.some((card, place) => place < 11 && card < 0.0015 && times[place]! < 0.5)
      }),
    )
    expect(sentOff.reports.length).toBeGreaterThan(400)
    const isShort = ({ events }: MatchReport) => events.some(({ ban, team }) => ban > 1 && team === 'home')
    expect(sentOff.reports.every(isShort)).toBe(true)
    const usual = secondHalves(seeds.slice(0, 4_000))
    expect(sentOff.home / usual.home).toBeGreaterThan(0.6)
    expect(sentOff.home / usual.home).toBeLessThan(0.85)
    expect(sentOff.away / usual.away).toBeGreaterThan(1.5)
    expect(sentOff.away / usual.away).toBeLessThan(2.3)
  })
})
