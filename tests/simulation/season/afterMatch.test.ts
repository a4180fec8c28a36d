import { describe, expect, it } from 'vitest'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MatchOutcome } from '../../../client/simulation/club/leagueRecord.ts'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import { isDerby } from '../../../client/simulation/league/rivalry.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { serveSuspensions } from '../../../client/simulation/players/playerWeek.ts'
import { defaultTactics, INTENSITIES } from '../../../client/simulation/club/tactics.ts'
import type { Traits } from '../../../client/simulation/people/traits.ts'
import { makeGame } from '../makeGame.ts'

/** The first own match of many careers that meets a condition, with the state before and after. */
function findMatch(wanted: (after: GameState) => boolean, parts: Partial<GameState> = {}) {
  for (let seed = 1; seed < 400; seed++) {
    const before = makeGame({ seed, ...parts })
    while (!before.awaitingKickOff) beginDay(before)
    const after = structuredClone(before)
    playMatchDay(after)
    if (wanted(after)) return { before, after }
  }
  throw new Error('No such match in 400 careers')
}

const ends =
  (outcome: MatchOutcome, derby: boolean, isHome?: boolean) =>
  ({ lastMatch }: GameState) =>
    lastMatch?.outcome === outcome &&
    lastMatch.isDerby === derby &&
    (isHome === undefined || lastMatch.isHome === isHome)

describe('after a match', () => {
  it.each([
    ['W', 6, 0.015, 3],
    ['D', -1, 0.001, 1],
    ['L', -10, -0.01, 0],
  ] as const)(
    '[MAT-5] %s changes mood by %d and fans by %d of their number, and adds %i points',
    (outcome, mood, growth, points) => {
      const { before, after } = findMatch(ends(outcome, false))
      expect(after.fanHappiness).toBeCloseTo(before.fanHappiness + mood, 6)
      expect(after.fanCount).toBe(Math.round(before.fanCount * (1 + growth)))
      expect(after.record.points).toBe(points)
      expect(after.lastMatch).toMatchObject({ fanHappinessChange: mood, pointsEarned: points })
    },
  )

  it('[MAT-6] a derby changes mood and fans by half as much again', () => {
    const { before, after } = findMatch(ends('W', true))
    expect(isDerby(after.lastMatch?.opponent ?? '')).toBe(true)
    expect(after.fanHappiness).toBeCloseTo(before.fanHappiness + 9, 6)
    expect(after.fanCount).toBe(Math.round(before.fanCount * 1.0225))
  })

  it.each([
    [100, 'W', 100],
    [97, 'W', 100],
    [94, 'W', 100],
    [93, 'W', 99],
    [10, 'L', 0],
    [9, 'L', 0],
    [11, 'L', 1],
  ] as const)('mood of %i after %s is %i, within 0 to 100', (fanHappiness, outcome, expected) => {
    // Away, where another mood of the own fans does not change the match.
    const { before } = findMatch(ends(outcome, false, false))
    const after = structuredClone({ ...before, fanHappiness })
    playMatchDay(after)
    expect(after.lastMatch?.outcome).toBe(outcome)
    expect(after.fanHappiness).toBe(expected)
  })

  it.each([
    ['W', 0.2],
    ['D', 0],
    ['L', -0.4],
  ] as const)(
    '[MAT-7] %s changes the morale of the eleven by %d, and not that of reserves',
    (outcome, change) => {
      const { before, after } = findMatch(ends(outcome, false))
      // By id: an injured starter changes the order of the line-up.
      const moraleOf = new Map(after.players.map(({ id, morale }) => [id, morale]))
      for (const player of before.players) {
        const expected = player.inSquad ? Math.max(1, Math.min(5, player.morale + change)) : player.morale
        expect(moraleOf.get(player.id)).toBeCloseTo(expected, 6)
      }
    },
  )

  it('[MAT-8] players of the whole match lose 10 to 24 points of stamina, others none', () => {
    const { before, after } = findMatch(() => true)
    const report = after.lastMatch?.report
    const minutes = report?.minutes[after.lastMatch?.isHome ? 'home' : 'away'] ?? {}
    for (const [i, player] of before.players.entries()) {
      const lost = player.stamina - (after.players[i]?.stamina ?? 0)
      if (minutes[player.id] === undefined) expect(lost).toBe(0)
      else if (minutes[player.id] === 90) {
        expect(lost).toBeGreaterThanOrEqual(10)
        expect(lost).toBeLessThanOrEqual(24)
      }
    }
    expect(Object.values(minutes).filter((played) => played === 90).length).toBeGreaterThan(6)
  })

  /** Stamina lost in the first match by each player who played all of it. */
  const lossesOf = (change: (before: GameState) => void, inputs: readonly MatchInput[] = [], seeds = 24) =>
    Array.from({ length: seeds }, (_, i) => {
      const before = makeGame({ seed: i + 1 })
      while (!before.awaitingKickOff) beginDay(before)
      for (const player of before.players) Object.assign(player, { strengths: [], weaknesses: [] })
      change(before)
      const after = structuredClone(before)
      const side = nextOwnFixture(before)!.home === before.club.id ? 'home' : 'away'
      playMatchDay(
        after,
        inputs.map((input) => ({ ...input, side })),
      )
      const minutes = after.lastMatch?.report.minutes[side] ?? {}
      const left = new Map(after.players.map((player) => [player.id, player.stamina]))
      return before.players.flatMap(({ id, stamina }) =>
        minutes[id] === 90 ? [stamina - (left.get(id) ?? 0)] : [],
      )
    }).flat()
  const mean = (figures: readonly number[]) =>
    figures.reduce((sum, figure) => sum + figure, 0) / figures.length

  it.each([
    ['low', 10, 22],
    ['medium', 10, 24],
    ['high', 12, 24],
  ] as const)(
    '[MAT-9] a %s tempo costs %i to %i of stamina, and not the same as any other',
    (intensity, min, max) => {
      const losses = lossesOf(({ tactics }) => void (tactics.intensity = intensity))
      expect([Math.min(...losses), Math.max(...losses)]).toEqual([min, max])
      expect(Math.abs(mean(losses) - (min + max) / 2)).toBeLessThan(0.8)
    },
  )

  it.each(INTENSITIES)(
    '[PLA-22] Stamina is worth three points of stamina after a match at %s tempo',
    (intensity) => {
      const lossOf = (traits: Partial<Traits>) =>
        lossesOf(({ tactics, players }) => {
          tactics.intensity = intensity
          for (const player of players) Object.assign(player, traits)
        })
      const usual = mean(lossOf({}))
      const strong = lossOf({ strengths: ['Stamina'] })
      const weak = lossOf({ weaknesses: ['Stamina'] })
      expect(Math.abs(usual - mean(strong) - 3)).toBeLessThan(0.7)
      expect(Math.abs(mean(weak) - usual - 3)).toBeLessThan(0.7)
      expect(Math.min(...strong)).toBeGreaterThanOrEqual(10)
      expect(Math.max(...weak)).toBeLessThanOrEqual(24)
    },
  )

  it('tempos of a match are weighted by minutes', () => {
    const low = ({ tactics }: GameState) => void (tactics.intensity = 'low')
    const high = { ...defaultTactics(), intensity: 'high' as const }
    const change = { kind: 'tactics', isFinal: true, side: 'home', tactics: high } as const
    const from = (minute: number) => mean(lossesOf(low, [{ ...change, minute }]))
    expect(Math.abs(from(1) - 18)).toBeLessThan(0.8)
    expect(Math.abs(from(46) - 17)).toBeLessThan(0.8)
    expect(Math.abs(from(90) - 16)).toBeLessThan(0.8)
  })

  it('a tempo set by a standing order cost as little stamina as the one before', () => {
    const byOrder = (from: number) =>
      mean(
        lossesOf((before) => {
          before.tactics.intensity = 'low'
          before.standingOrders = [{ from, when: 'any', tactics: { intensity: 'high' }, off: null }]
        }),
      )
    expect(Math.abs(byOrder(1) - 18)).toBeLessThan(0.8)
    expect(Math.abs(byOrder(90) - 16)).toBeLessThan(0.8)
  })

  it('stamina as a strength reduces the loss, as a weakness raises it, within 10 to 24', () => {
    const losses = (traits: Partial<GameState['players'][number]>) =>
      lossesOf(({ players }) => {
        for (const player of players) Object.assign(player, traits)
      })
    const fit = losses({ strengths: ['Stamina'] })
    const unfit = losses({ weaknesses: ['Stamina'] })
    const usual = losses({})
    expect(mean(fit)).toBeLessThan(mean(usual) - 1.5)
    expect(mean(unfit)).toBeGreaterThan(mean(usual) + 1.5)
    for (const loss of [...fit, ...unfit]) {
      expect(loss).toBeGreaterThanOrEqual(10)
      expect(loss).toBeLessThanOrEqual(24)
    }
  })

  it('cards cause bans and injuries make players unavailable', () => {
    const { after } = findMatch(({ lastMatch, players }) => {
      const side = lastMatch?.isHome ? 'home' : 'away'
      const own = (type: string) =>
        lastMatch?.report.events.some((event) => event.type === type && event.team === side)
      return players.length > 0 && Boolean(own('card')) && Boolean(own('injury'))
    })
    const side = after.lastMatch?.isHome ? 'home' : 'away'
    for (const event of after.lastMatch?.report.events ?? []) {
      const player = after.players.find(({ id }) => id === event.player)
      if (event.team !== side) continue
      if (event.type === 'card') expect(player?.suspensions).toBe(event.ban)
      if (event.type === 'injury') expect(player?.injured).toBe(true)
    }
  })

  it('[MAT-16] a one-match ban makes a player miss one match', () => {
    const { after } = findMatch(({ players }) => players.some(({ suspensions }) => suspensions === 1))
    const banned = after.players.find(({ suspensions }) => suspensions === 1)!
    beginDay(after)
    // The week of the card does not count, since the player took part in it.
    expect(banned.suspensions).toBe(1)
    while (after.day % 7 !== 6) beginDay(after)
    beginDay(after)
    expect(banned.suspensions).toBe(1)
    playMatchDay(after)
    beginDay(after)
    expect(banned.suspensions).toBe(0)
  })

  it('a home match earns tickets and spending of spectators; an away match nothing', () => {
    const home = findMatch(ends('W', false, true))
    const result = home.after.lastMatch!
    expect(result.attendance).toBeGreaterThan(0)
    const perHead = 30 + 8 + 0.1 * 30
    expect(result.matchDayRevenue).toBe(
      Math.round(result.attendance * 30) + Math.round(result.attendance * 11),
    )
    expect(result.matchDayRevenue / result.attendance).toBeCloseTo(perHead, 1)
    expect(home.after.money - home.before.money).toBe(result.matchDayRevenue)
    expect(home.after.attendanceRecords).toEqual([
      { opponent: result.opponent, day: 7, attendance: result.attendance, capacity: 10_000, ticketPrice: 30 },
    ])
    const away = findMatch(ends('W', false, false))
    expect(away.after.lastMatch).toMatchObject({ attendance: 0, matchDayRevenue: 0 })
    expect(away.after.money).toBe(away.before.money)
  })

  it('goals and assists of both clubs are counted', () => {
    const { before, after } = findMatch(() => true)
    const fixture = nextOwnFixture(before)
    const rival = after.competitors.find(({ id }) => id === fixture?.home || id === fixture?.away)
    const report = after.lastMatch?.report
    const sum = (players: readonly { goals: number }[] | undefined) =>
      (players ?? []).reduce((total, { goals }) => total + goals, 0)
    expect(sum(after.players) + sum(rival?.players)).toBe(
      (report?.goals.home ?? 0) + (report?.goals.away ?? 0),
    )
    expect(after.lastMatch?.scorers).toHaveLength(after.lastMatch?.playerScore ?? -1)
  })
})

describe('bans', () => {
  it('of players who did not play are reduced by one a week', () => {
    const game = makeGame({ day: 8 })
    game.players[0]!.suspensions = 2
    serveSuspensions(game)
    expect(game.players[0]!.suspensions).toBe(1)
    serveSuspensions(game)
    serveSuspensions(game)
    expect(game.players[0]!.suspensions).toBe(0)
  })
})
