/** Matches that need a winner: extra time and shoot-outs. */
import { describe, expect, it, vi } from 'vitest'
import { EXTRA_TIME, FULL_TIME, MAX_SUBSTITUTIONS } from '../../../client/simulation/core/fixture.ts'
import { seedRandom } from '../../../client/simulation/core/rng.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { drawExtraLuck } from '../../../client/simulation/match/luck.ts'
import type {
  MatchInput,
  MatchReport,
  MatchSetup,
  TieRules,
} from '../../../client/simulation/match/matchReport.ts'
import { enterPitch } from '../../../client/simulation/match/onPitch.ts'
import { isDecided } from '../../../client/simulation/core/shootOutScore.ts'
import { playShootOut } from '../../../client/simulation/match/playShootOut.ts'
import { tieResultOf, winnerOf } from '../../../client/simulation/match/tieResult.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { weekSetups } from '../../../client/simulation/season/fixtureSetup.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

// Thousands of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const TIE: TieRules = { isNeutral: false, firstLeg: null }
const SHOTS = ['goal', 'save', 'miss', 'block']

/** Ties between clubs of the first weeks of many careers, with the orders of their managers. */
const setups = Array.from({ length: 20 }, (_, i) => weekSetups(createGame({ seed: i + 1 }))).flat()
const ties = setups.flatMap((setup, i) =>
  Array.from({ length: 40 }, (_, n) => playMatch({ ...setup, random: seedRandom(i, n), tie: TIE })),
)
const extended = ties.filter(({ hasExtraTime }) => hasExtraTime)
const shotOut = extended.flatMap((report) => (report.shootOut ? [{ report, kicks: report.shootOut }] : []))

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length
}

/** Number of events of some kinds for each match, until full time or after. */
function perMatch(reports: readonly MatchReport[], types: readonly string[], isExtra: boolean): number {
  const events = reports.flatMap((report) => report.events)
  return (
    events.filter(({ type, minute }) => types.includes(type) && minute > FULL_TIME === isExtra).length /
    reports.length
  )
}

/** First tie of equal sides that is level after ninety minutes, or after 120. */
function findTie(parts: Partial<MatchSetup>, fits: (report: MatchReport) => boolean): MatchReport {
  for (let seed = 1; seed < 2_000; seed++) {
    const report = playMatch(makeSetup({ tie: TIE, ...parts, seed }))
    if (fits(report)) return report
  }
  throw new Error('No such tie')
}

describe('[MAT-50] extra time', () => {
  it('is played by ties that are level after ninety minutes, which go on as they were', () => {
    for (const [i, setup] of setups.entries()) {
      const random = seedRandom(i, 0)
      const league = playMatch({ ...setup, random })
      const tie = playMatch({ ...setup, random, tie: TIE })
      const isLevel = league.goals.home === league.goals.away
      expect(league).toMatchObject({ hasExtraTime: false, shootOut: null })
      expect(tie.hasExtraTime).toBe(isLevel)
      expect(tie.events.slice(0, league.events.length - 1)).toEqual(league.events.slice(0, -1))
      const whistles = tie.events
        .filter(({ team }) => team === null)
        .map(({ type, minute }) => [type, minute])
      const extra = [
        ['extra-time', FULL_TIME],
        ['half-time', 105],
        ['full-time', EXTRA_TIME],
      ]
      expect(whistles).toEqual([
        ['kick-off', 0],
        ['half-time', 45],
        ...(isLevel ? extra : [['full-time', FULL_TIME]]),
      ])
    }
  })

  it('comes in 20–29% of ties of a league, and 40–55% of extra times go to penalties', () => {
    const level = shareOf(ties, ({ hasExtraTime }) => hasExtraTime)
    expect(level).toBeGreaterThan(0.2)
    expect(level).toBeLessThan(0.29)
    const undecided = shotOut.length / extended.length
    expect(undecided).toBeGreaterThan(0.4)
    expect(undecided).toBeLessThan(0.55)
  })

  it('has a third of the shots, goals, cards and injuries of a match', () => {
    for (const types of [SHOTS, ['goal'], ['card'], ['injury']]) {
      const share = perMatch(extended, types, true) / perMatch(ties, types, false)
      expect(share, types.join()).toBeGreaterThan(0.25)
      expect(share, types.join()).toBeLessThan(0.43)
    }
  })

  it('gives one more substitution, the sixth, which comes in no ninety minutes', () => {
    const setup = findTie({}, ({ hasExtraTime }) => hasExtraTime).setup
    const { eleven } = setup.home
    const bench = Array.from({ length: 7 }, (_, i) => ({ ...eleven[5]!, id: `p9${i}`, number: 30 + i }))
    const withBench = { ...setup, home: { ...setup.home, bench } }
    const changes = (minute: number): MatchInput[] =>
      Array.from({ length: 7 }, (_, i) => {
        const [off, on] = [eleven[i + 2]!.id, bench[i]!.id]
        return { kind: 'substitution', minute, side: 'home', off, on, isFinal: true }
      })
    const made = (report: MatchReport, until: number) =>
      report.events.filter(
        ({ type, team, minute }) => type === 'substitution' && team === 'home' && minute <= until,
      )
    const early = playMatch(withBench, changes(90))
    expect(made(early, FULL_TIME)).toHaveLength(MAX_SUBSTITUTIONS)
    const late = playMatch(withBench, [...changes(90), ...changes(100)])
    expect(late.hasExtraTime).toBe(true)
    expect(made(late, EXTRA_TIME)).toHaveLength(MAX_SUBSTITUTIONS + 1)
  })

  it('counts the goals of a first leg', () => {
    const behind = { isNeutral: false, firstLeg: { home: 0, away: 1 } }
    const wonByOne = findTie({ tie: behind }, ({ events, hasExtraTime }) => {
      const goals = events.filter(({ type, minute }) => type === 'goal' && minute <= FULL_TIME)
      return goals.length === 1 && goals[0]?.team === 'home' && hasExtraTime
    })
    expect(tieResultOf(wonByOne).score90).toEqual({ home: 1, away: 0 })
    const draw = findTie({ tie: behind }, ({ goals }) => goals.home === goals.away)
    expect(draw.hasExtraTime).toBe(false)
    expect(winnerOf(draw)).toBe('away')
  })

  it('lasts for whoever stays on, and for shouts and orders', () => {
    const { setup } = findTie({}, (report) => {
      const first = report.events.find(({ type, minute }) => type === 'goal' && minute > FULL_TIME)
      return first?.team === 'away' && first.minute < 115
    })
    const orders = [
      { from: 60, when: 'behind' as const, off: null, tactics: { style: 'attacking' as const } },
    ]
    const ordered = { ...setup, home: { ...setup.home, orders } }
    const report = playMatch(ordered, [{ kind: 'shout', minute: 93, side: 'home', shout: 'push-up' }])
    const carriedOut = report.inputs.filter(({ minute }) => minute > FULL_TIME).map(({ kind }) => kind)
    expect(carriedOut).toContain('shout')
    expect(carriedOut).toContain('order')
    expect(Math.max(...Object.values(report.minutes.home))).toBe(EXTRA_TIME)
  })
})

describe('[MAT-51] the luck of extra time and penalties', () => {
  it('is a table of one size but for the fourth attacks, and no decision moves it', () => {
    const sizes = new Set<number>()
    let fourth = 0
    for (let seed = 1; seed <= 600; seed++) {
      const { home } = drawExtraLuck(seedRandom(seed))
      sizes.add(home.attacks.length)
      fourth += home.attacks.length - 3
      expect(home.spells).toHaveLength(2)
    }
    expect([...sizes].sort()).toEqual([3, 4])
    expect(fourth / 600).toBeGreaterThan(0.27)
    expect(fourth / 600).toBeLessThan(0.4)
  })

  it('decides the kicks whatever was decided before', () => {
    const tie = findTie({}, ({ shootOut }) => shootOut !== null)
    const shout: MatchInput = { kind: 'shout', minute: 119, side: 'home', shout: 'hold' }
    expect(playMatch(tie.setup, [shout]).shootOut).toEqual(tie.shootOut)
  })
})

describe('[MAT-52] neutral ground', () => {
  it('gives neither side the factor of the ground', () => {
    const home = makeSheet('Home', { crowd: 1.1 })
    const { strength } = playMatch(makeSetup({ home, tie: { ...TIE, isNeutral: true } }))
    expect([strength.home.venue, strength.away.venue]).toEqual([1, 1])
  })
})

describe('[MAT-53] a shoot-out', () => {
  it('is scored in 72–78% of its kicks, and won by the stronger side in 47–53%', () => {
    const kicks = shotOut.flatMap((shootOut) => shootOut.kicks)
    const scored = shareOf(kicks, ({ outcome }) => outcome === 'goal')
    expect(scored).toBeGreaterThan(0.72)
    expect(scored).toBeLessThan(0.78)
    const byStronger = shareOf(shotOut, ({ report }) => {
      const { home, away } = report.strength
      return winnerOf(report) === (home.total > away.total ? 'home' : 'away')
    })
    expect(byStronger).toBeGreaterThan(0.47)
    expect(byStronger).toBeLessThan(0.53)
  })

  it('is best of five, then one each, and ends with the kick that decides it', () => {
    for (const { kicks } of shotOut) {
      const [first] = kicks
      kicks.forEach(({ side }, i) => expect(side === first?.side).toBe(i % 2 === 0))
      for (let taken = 1; taken < kicks.length; taken++) expect(isDecided(kicks.slice(0, taken))).toBe(false)
      expect(isDecided(kicks)).toBe(true)
      if (kicks.length > 10) expect(kicks.length % 2).toBe(0)
    }
    expect(shotOut.some(({ kicks }) => kicks.length > 10)).toBe(true)
    expect(shotOut.some(({ kicks }) => kicks.length < 10)).toBe(true)
  })

  it('is taken by the best finishers first and the keeper last, by as many of each side', () => {
    const pitchOf = (players: number, line: string) =>
      makeSheet(line)
        .eleven.slice(0, players)
        .map((player, i) => enterPitch({ ...player, id: `${line}${i}`, quality: 2 + i / 10 }, 0))
    const home = pitchOf(11, 'h')
    const away = pitchOf(10, 'a')
    for (let seed = 1; seed < 4_000; seed++) {
      const kicks = playShootOut({ home, away }, seedRandom(seed))
      if (kicks.length < 22) continue
      const ofHome = kicks.filter(({ side }) => side === 'home').map(({ player }) => player)
      expect(new Set(ofHome.slice(0, 10)).size).toBe(10)
      expect(ofHome[9]).toBe('h0')
      expect(ofHome[10]).toBe(ofHome[0])
      // The best forward begins, and the weakest of the eleven outfield takes none.
      expect(ofHome[0]).toBe('h10')
      expect(ofHome).not.toContain('h1')
      return
    }
    throw new Error('No shoot-out was long enough')
  })

  it('names a winner for every tie, and its score', () => {
    for (const { report, kicks } of shotOut) {
      const result = tieResultOf(report)
      expect(result.shootOut).not.toBeNull()
      const { home, away } = result.shootOut!
      expect(home + away).toBe(kicks.filter(({ outcome }) => outcome === 'goal').length)
      expect(result.winner).toBe(report.setup[home > away ? 'home' : 'away'].club)
    }
  })
})
