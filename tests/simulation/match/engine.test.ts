import { describe, expect, it, vi } from 'vitest'
import { FULL_TIME } from '../../../client/simulation/core/fixture.ts'
import { playMatch, playMinute, currentSide, startMatch } from '../../../client/simulation/match/engine.ts'
import { reportMatch } from '../../../client/simulation/match/reportMatch.ts'
import { MAX_SUBSTITUTIONS } from '../../../client/simulation/core/fixture.ts'
import type {
  MatchEvent,
  MatchInput,
  MatchReport,
  SheetPlayer,
} from '../../../client/simulation/match/matchReport.ts'
import type { StandingOrder } from '../../../client/simulation/club/standingOrder.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

// Thousands of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const CHANCE_ENDS = ['goal', 'save', 'miss', 'block']

const many = (count: number, play: (seed: number) => MatchReport) =>
  Array.from({ length: count }, (_, seed) => play(seed + 1))

const ofType = (report: MatchReport, type: MatchEvent['type']) =>
  report.events.filter((event) => event.type === type)

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The first of many matches that meets a condition. */
function findMatch(has: (report: MatchReport) => boolean, setup: Parameters<typeof makeSetup>[0] = {}) {
  for (let seed = 1; seed < 3_000; seed++) {
    const report = playMatch(makeSetup({ ...setup, seed }))
    if (has(report)) return report
  }
  throw new Error('No such match in 3,000')
}

describe('a match', () => {
  it('[MAT-1] has kick-off, half-time and full-time, and ten attacks a side in between', () => {
    for (const report of many(200, (seed) => playMatch(makeSetup({ seed })))) {
      expect(report.events[0]).toMatchObject({ type: 'kick-off', minute: 0 })
      expect(ofType(report, 'half-time')).toMatchObject([{ minute: 45 }])
      expect(report.events.at(-1)).toMatchObject({ type: 'full-time', minute: FULL_TIME })
      for (const side of ['home', 'away'] as const) {
        const own = report.events.filter(({ team }) => team === side)
        expect(own.filter(({ attack }) => attack && !attack.isFollowUp)).toHaveLength(10)
        const chances = own.filter(({ type }) => CHANCE_ENDS.includes(type))
        expect(chances.filter(({ type }) => type === 'goal')).toHaveLength(report.goals[side])
      }
    }
  })

  it('has its events in order of minutes, 1 to 90', () => {
    for (const report of many(100, (seed) => playMatch(makeSetup({ seed })))) {
      const minutes = report.events.map(({ minute }) => minute)
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      expect(Math.max(...minutes)).toBe(90)
    }
  })

  it('averages 2.7 goals between equal sides, 1.2 to 1 for the home side', () => {
    const reports = many(6_000, (seed) => playMatch(makeSetup({ seed })))
    const home = mean(reports.map(({ goals }) => goals.home))
    const away = mean(reports.map(({ goals }) => goals.away))
    // Even matches are a little less open than the league's mean of 1 (0.94).
    expect(home + away).toBeGreaterThan(2.7 * 0.94 - 0.08)
    expect(home + away).toBeLessThan(2.7 * 0.94 + 0.08)
    expect(home / away).toBeGreaterThan(1.13)
    expect(home / away).toBeLessThan(1.27)
  })

  it.each([
    [2.6, 2.6],
    [3.4, 2.4],
    [2.2, 4.6],
  ])(
    '[MAT-10] has expected goals per side of 2.7 × its share of strength × tempo in the mean (%d against %d)',
    (quality, theirs) => {
      const home = makeSheet('Home', { quality })
      const away = makeSheet('Away', { quality: theirs })
      const expected = { home: 0, away: 0 }
      const found = { home: 0, away: 0 }
      for (const report of many(12_000, (seed) => playMatch(makeSetup({ seed, home, away })))) {
        const { strength, tempo, expectedGoals } = report
        const share = strength.home.total / (strength.home.total + strength.away.total)
        expected.home += 2.7 * share * tempo
        expected.away += 2.7 * (1 - share) * tempo
        found.home += expectedGoals.home
        found.away += expectedGoals.away
      }
      // The standard error over 12,000 is 1.2% of the mean of a weak side, whose shots are worth 2% more than its goals.
      expect(Math.abs(found.home / expected.home - 1)).toBeLessThan(0.04)
      expect(Math.abs(found.away / expected.away - 1)).toBeLessThan(0.04)
    },
  )

  it('has expected goals of its shots', () => {
    for (const { events, expectedGoals } of many(50, (seed) => playMatch(makeSetup({ seed })))) {
      const worth = events.filter(({ team }) => team === 'home').map(({ quality }) => quality)
      expect(worth.reduce((sum, quality) => sum + quality, 0)).toBeCloseTo(expectedGoals.home, 6)
    }
  })

  it('[MAT-11] has luck factors of 1 to 1.25 and a home factor of 1.2 with its crowd', () => {
    for (const { strength } of many(300, (seed) =>
      playMatch(makeSetup({ seed, home: makeSheet('H', { crowd: 1.1 }) })),
    )) {
      expect(strength.home.venue).toBeCloseTo(1.2 * 1.1, 12)
      expect(strength.away.venue).toBe(1)
      for (const { luck } of [strength.home, strength.away]) {
        expect(luck).toBeGreaterThanOrEqual(1)
        expect(luck).toBeLessThan(1.25)
      }
    }
  })

  it('counts better players more than linearly', () => {
    const { strength } = playMatch(
      makeSetup({ home: makeSheet('H', { quality: 4 }), away: makeSheet('A', { quality: 2 }) }),
    )
    expect(strength.home.eleven / strength.away.eleven).toBeCloseTo(4, 6)
  })

  it('[MAT-2] draws scorers with weights of 5 for a forward, 2 for a midfielder and 0.5 for a defender', () => {
    const goals = many(4_000, (seed) => playMatch(makeSetup({ seed }))).flatMap((report) =>
      ofType(report, 'goal'),
    )
    const share = (position: string) =>
      goals.filter((goal) => goal.position === position).length / goals.length
    // 4-4-2: 2 × 5, 4 × 2 and 4 × 0.5 of 20.
    expect(share('Forward')).toBeCloseTo(0.5, 1)
    expect(share('Midfielder')).toBeCloseTo(0.4, 1)
    expect(share('Defender')).toBeCloseTo(0.1, 1)
    expect(share('Goalkeeper')).toBeLessThan(0.005)
  })

  it('[MAT-3] has a provider for 70% of goals, who is never the scorer nor the goalkeeper', () => {
    const goals = many(16_000, (seed) => playMatch(makeSetup({ seed }))).flatMap((report) =>
      ofType(report, 'goal'),
    )
    const assisted = goals.filter(({ assist }) => assist !== null)
    // Assists are spread evenly over a match: the standard error of 40,000 goals is 0.0014, not a binomial 0.0023.
    expect(goals.length).toBeGreaterThan(39_000)
    expect(Math.abs(assisted.length / goals.length - 0.7)).toBeLessThan(0.006)
    expect(assisted.every(({ assist, player }) => assist !== player)).toBe(true)
    const keepers = new Set([makeSetup().home, makeSetup().away].map(({ eleven }) => eleven[0]?.id))
    expect(assisted.filter(({ assist }) => assist !== null && keepers.has(assist))).toEqual([])
  })

  it('[MAT-4] books 1.5% of players, one in ten of them for two matches', () => {
    const reports = many(6_000, (seed) => playMatch(makeSetup({ seed })))
    const cards = reports.flatMap((report) => ofType(report, 'card'))
    const bans = cards.filter(({ ban }) => ban > 0)
    const perPlayer = bans.length / (reports.length * 22)
    expect(perPlayer).toBeGreaterThan(0.0135)
    expect(perPlayer).toBeLessThan(0.0165)
    const long = bans.filter(({ ban }) => ban === 2).length / bans.length
    expect(long).toBeGreaterThan(0.07)
    expect(long).toBeLessThan(0.13)
    expect(new Set(cards.map(({ ban }) => ban))).toEqual(new Set([0, 1, 2]))
  })

  it('[MAT-12] injures 2% of fresh players and 8% of exhausted ones', () => {
    const rate = (stamina: number) => {
      const tired = (club: string) => {
        const sheet = makeSheet(club)
        return { ...sheet, eleven: sheet.eleven.map((player) => ({ ...player, stamina })), bench: [] }
      }
      const reports = many(2_500, (seed) =>
        playMatch(makeSetup({ seed, home: tired('H'), away: tired('A') })),
      )
      return reports.flatMap((report) => ofType(report, 'injury')).length / (reports.length * 22)
    }
    expect(rate(100)).toBeCloseTo(0.02, 2)
    expect(rate(10)).toBeCloseTo(0.08, 2)
  })
})

describe('during a match', () => {
  it('a player sent off leaves the side with ten, a booked one stays', () => {
    const sentOff = findMatch((report) => ofType(report, 'card').some(({ ban }) => ban === 2))
    const red = ofType(sentOff, 'card').find(({ ban }) => ban === 2)
    const side = red?.team ?? 'home'
    expect(sentOff.minutes[side][red?.player ?? '']).toBe(red?.minute)
    const later = sentOff.events.filter(
      ({ minute, player }) => minute > (red?.minute ?? 0) && player === red?.player,
    )
    expect(later).toEqual([])

    const booked = findMatch(
      (report) =>
        ofType(report, 'card').some(({ ban }) => ban === 1) && ofType(report, 'injury').length === 0,
    )
    const yellow = ofType(booked, 'card').find(({ ban }) => ban === 1)
    expect(booked.minutes[yellow?.team ?? 'home'][yellow?.player ?? '']).toBe(90)
  })

  /** Sendings-off of the first goalkeepers before the last minute, with what their sides did in that minute. */
  function dismissedKeepers(bench: readonly SheetPlayer[], orders: readonly StandingOrder[] = []) {
    const side = (name: string) => {
      const sheet = makeSheet(name)
      const keepers = bench.map((player, i) => ({ ...player, id: `${name}-bench-${i}` }))
      return { ...sheet, bench: keepers, orders: [...orders] }
    }
    const reports = many(4_000, (seed) =>
      playMatch(makeSetup({ seed, home: side('Home'), away: side('Away') })),
    )
    return reports.flatMap((report) =>
      ofType(report, 'card')
        .filter(({ ban, position, minute }) => ban > 1 && position === 'Goalkeeper' && minute < FULL_TIME)
        .filter(({ team, player }) => team && report.setup[team].eleven.some(({ id }) => id === player))
        .map(({ team, minute }) => ({
          report,
          changes: ofType(report, 'substitution').filter(
            (change) => change.team === team && change.minute === minute,
          ),
        })),
    )
  }
  const [reserve, ...others] = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'].map((type) => ({
    ...makeSheet('Home').eleven.find((player) => player.type === type)!,
  }))

  it('[MAT-33] a reserve keeper comes on for a forward when the keeper was sent off', () => {
    const dismissed = dismissedKeepers([reserve!, ...others])
    expect(dismissed.length).toBeGreaterThan(3)
    for (const { report, changes } of dismissed) {
      expect(changes).toHaveLength(1)
      expect(changes[0]?.position).toBe('Goalkeeper')
      const off = [...report.setup.home.eleven, ...report.setup.away.eleven].find(
        ({ id }) => id === changes[0]?.assist,
      )
      expect(off?.type).toBe('Forward')
    }
  })

  it('[MAT-33] nobody comes on for a dismissed keeper without a reserve keeper, or after five substitutions', () => {
    const used = Array.from({ length: MAX_SUBSTITUTIONS }, () => ({
      from: 1,
      when: 'any' as const,
      tactics: {},
      off: 'anyone' as const,
    }))
    const fresh = Array.from({ length: 2 }, () => others).flat()
    for (const dismissed of [dismissedKeepers(others), dismissedKeepers([reserve!, ...fresh], used)]) {
      expect(dismissed.length).toBeGreaterThan(3)
      for (const { changes } of dismissed) expect(changes).toEqual([])
    }
  })

  it('an injured player is replaced by one of the same position', () => {
    const report = findMatch((found) => ofType(found, 'injury').length > 0)
    const injury = ofType(report, 'injury')[0]
    const change = ofType(report, 'substitution').find(({ assist }) => assist === injury?.player)
    expect(change).toMatchObject({ minute: injury?.minute, team: injury?.team, position: injury?.position })
  })

  it('without a bench an injury leaves ten on the pitch', () => {
    const report = findMatch((found) => ofType(found, 'injury').length > 0, {
      home: makeSheet('Home', { bench: [] }),
      away: makeSheet('Away', { bench: [] }),
    })
    expect(ofType(report, 'substitution')).toEqual([])
  })

  it('[MAT-13] the manager may make five substitutions and not a sixth', () => {
    const bench = Array.from({ length: 7 }, (_, i) => ({
      ...(makeSheet('Home').bench[2] ?? makeSheet('Home').eleven[5]!),
      id: `fresh-${i}`,
    }))
    const home = makeSheet('Home', { bench })
    const inputs: MatchInput[] = bench.slice(0, 6).map((player, i) => ({
      kind: 'substitution',
      isFinal: true,
      minute: 10,
      side: 'home',
      off: home.eleven[i + 1]?.id ?? '',
      on: player.id,
    }))
    const report = playMatch(makeSetup({ home }), inputs)
    const byManager = ofType(report, 'substitution').filter(
      ({ minute, team }) => minute === 10 && team === 'home',
    )
    expect(byManager).toHaveLength(MAX_SUBSTITUTIONS)
    expect(report.inputs).toHaveLength(MAX_SUBSTITUTIONS)
  })

  it('[MAT-14] a change of tactics affects later minutes only', () => {
    const setup = makeSetup({ seed: 4 })
    const plain = playMatch(setup)
    const changed = playMatch(setup, [
      {
        kind: 'tactics',
        isFinal: true,
        minute: 46,
        side: 'home',
        tactics: { ...defaultTactics(), style: 'attacking', formation: '3-4-3' },
      },
    ])
    const until = (report: MatchReport) => report.events.filter(({ minute }) => minute <= 45)
    expect(until(changed)).toEqual(until(plain))
    expect(changed.events).not.toEqual(plain.events)
  })

  it('exposes players on the pitch, their stamina and the substitutes', () => {
    const run = startMatch(makeSetup())
    for (let minute = 0; minute < 60; minute++) playMinute(run)
    const now = currentSide(run, 'home')
    expect(now.pitch.length + ofType(reportMatch(run), 'card').length).toBeGreaterThanOrEqual(11)
    expect(now.pitch.every(({ freshness, player }) => freshness <= player.stamina)).toBe(true)
    expect(now.bench.length + (MAX_SUBSTITUTIONS - now.substitutionsLeft)).toBe(4)
  })
})

describe('a forfeit', () => {
  const short = (count: number) => {
    const sheet = makeSheet('Home')
    return { ...sheet, eleven: sheet.eleven.slice(0, count) }
  }

  it('is a 0-3 loss with ten players', () => {
    const report = playMatch(makeSetup({ home: short(10) }))
    expect(report).toMatchObject({ forfeit: true, goals: { home: 0, away: 3 } })
    expect(report.events).toMatchObject([{ type: 'forfeit', team: 'home', minute: 0 }])
  })

  it('does not happen with eleven', () => {
    expect(playMatch(makeSetup({ home: short(11) })).forfeit).toBe(false)
  })

  it('is a 3-0 win against a side with too few players', () => {
    expect(playMatch(makeSetup({ away: short(0) })).goals).toEqual({ home: 3, away: 0 })
  })
})

describe('the same match', () => {
  const inputs: MatchInput[] = [
    { kind: 'substitution', isFinal: true, minute: 30, side: 'home', off: 'Home-5', on: 'Home-13' },
    {
      kind: 'tactics',
      isFinal: true,
      minute: 61,
      side: 'away',
      tactics: { ...defaultTactics(), intensity: 'high' },
    },
  ]

  it('a report of a running match stays as it is while the match goes on', () => {
    const run = startMatch(makeSetup({ seed: 3 }))
    while (run.minute < 30) playMinute(run)
    const report = reportMatch(run)
    const text = JSON.stringify(report)
    while (!run.finished) playMinute(run)
    expect(reportMatch(run).events.length).toBeGreaterThan(report.events.length)
    expect(JSON.stringify(report)).toBe(text)
  })

  it('[MAT-15] has the same result watched, skipped half-way, played at once and replayed from its report', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const setup = makeSetup({ seed })
      const atOnce = playMatch(setup, inputs)

      const watched = startMatch(setup)
      while (!watched.finished) {
        const due = inputs.filter(({ minute }) => minute === watched.minute + 1)
        playMinute(watched, due)
        reportMatch(watched)
        currentSide(watched, 'home')
      }

      const skipped = startMatch(setup)
      while (skipped.minute < 40) playMinute(skipped, inputs)
      while (!skipped.finished) playMinute(skipped, inputs)

      const text = JSON.stringify(atOnce)
      expect(JSON.stringify(reportMatch(watched))).toBe(text)
      expect(JSON.stringify(reportMatch(skipped))).toBe(text)
      expect(JSON.stringify(playMatch(atOnce.setup, atOnce.inputs))).toBe(text)
    }
  })

  it('differs with another seed', () => {
    expect(playMatch(makeSetup({ seed: 1 })).events).not.toEqual(playMatch(makeSetup({ seed: 2 })).events)
  })
})
