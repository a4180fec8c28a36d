/** Luck of matches that is drawn before their decisions. */
import { describe, expect, it, vi } from 'vitest'
import {
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Tactics,
} from '../../../client/simulation/club/tactics.ts'
import { seedRandom } from '../../../client/simulation/core/rng.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { drawMatchLuck } from '../../../client/simulation/match/luck.ts'
import type { MatchReport, MatchSetup } from '../../../client/simulation/match/matchReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { weekSetups } from '../../../client/simulation/season/fixtureSetup.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

// Thousands of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** First matches of many careers, with the orders of their managers. */
const setups = Array.from({ length: 40 }, (_, i) => weekSetups(createGame({ seed: i + 1 }))).flat()

function playWith(setup: MatchSetup, change: Partial<Tactics>): MatchReport {
  const { home } = setup
  return playMatch({ ...setup, home: { ...home, tactics: { ...home.tactics, ...change } } })
}

const scoreOf = ({ goals }: MatchReport) => `${goals.home}–${goals.away}`
const usual = setups.map((setup) => playMatch(setup))

/** Share of the matches whose score another choice of the home side changes. */
function shareChanged<Part extends keyof Tactics>(part: Part, options: readonly Tactics[Part][]): number {
  let matches = 0
  let changed = 0
  for (const [i, setup] of setups.entries()) {
    for (const option of options) {
      if (option === setup.home.tactics[part]) continue
      matches += 1
      if (scoreOf(playWith(setup, { [part]: option })) !== scoreOf(usual[i]!)) changed += 1
    }
  }
  return changed / matches
}

describe('[MAT-36] the luck of a match', () => {
  it('is a table of one size, whose streams all differ', () => {
    const sizes = new Set<string>()
    for (let seed = 1; seed <= 200; seed++) {
      const { home, away } = drawMatchLuck(seedRandom(seed))
      const sides = [home, away]
      const { attacks, spells, cards, injuries, times } = home
      sizes.add(sides.map((side) => Object.values(side).map((part) => [part].flat().length)).join())
      expect([attacks, spells, cards, injuries, times].map(({ length }) => length)).toEqual([
        10, 6, 16, 16, 16,
      ])
      const streams = sides.flatMap((side) => [...side.attacks.map(({ course }) => course), ...side.spells])
      expect(new Set(streams.map((stream) => stream.state().join())).size).toBe(32)
    }
    expect(sizes.size).toBe(1)
  })

  it.each([
    ['style', STYLES],
    ['intensity', INTENSITIES],
    ['offensiveStyle', OFFENSIVE_STYLES],
    ['formation', FORMATIONS],
  ] as const)('is met by another %s, which changes some scores, but at most a fifth', (part, options) => {
    const share = shareChanged(part, options)
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.2)
  })

  it('leaves cards and injuries of the starters where they are, whatever the plan', () => {
    const incidents = (report: MatchReport) => {
      const starters = report.setup.home.eleven.map(({ id }) => id)
      return report.events
        .filter(({ type, ban }) => type === 'injury' || (type === 'card' && ban > 0))
        .filter(({ player }) => starters.includes(player ?? ''))
        .map(({ type, minute, player }) => `${type} ${minute} ${player}`)
    }
    const reports = Array.from({ length: 300 }, (_, i) =>
      (['possession', 'wing_play'] as const).map((offensiveStyle) =>
        playWith(makeSetup({ seed: i + 1 }), { offensiveStyle, style: 'attacking' }),
      ),
    )
    const pairs = reports.map((pair) => pair.map(incidents))
    expect(pairs.flat(2).length).toBeGreaterThan(100)
    for (const [one, other] of pairs) expect(other).toEqual(one)
  })

  it('brings a side that plays better goals in the same minutes as before, and more', () => {
    const goals = (quality: number) =>
      Array.from({ length: 400 }, (_, seed) =>
        playMatch(makeSetup({ seed, home: makeSheet('Home', { quality }) }))
          .events.filter(({ type, team }) => type === 'goal' && team === 'home')
          .map(({ minute }) => `${seed}: ${minute}`),
      ).flat()
    const before = goals(3)
    const better = new Set(goals(3.3))
    const kept = before.filter((goal) => better.has(goal)).length
    expect(kept / before.length).toBeGreaterThan(0.95)
    expect(better.size).toBeGreaterThan(before.length * 1.03)
  })

  it('lets a decision in the second half change nothing of the first', () => {
    for (let seed = 1; seed < 100; seed++) {
      const setup = makeSetup({ seed })
      const tactics = { ...setup.home.tactics, style: 'attacking' as const }
      const firstHalf = (report: MatchReport) => report.events.filter(({ minute }) => minute <= 45)
      const changed = playMatch(setup, [
        { kind: 'tactics', isFinal: true, minute: 46, side: 'home', tactics },
      ])
      expect(firstHalf(changed)).toEqual(firstHalf(playMatch(setup)))
    }
  })
})
