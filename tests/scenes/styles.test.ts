/** Checks that a side's plan is seen on the pitch: where it wins the ball, how wide it plays and how deep it stands. */
import { describe, expect, it, vi } from 'vitest'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { defaultTactics, type Tactics } from '../../client/simulation/club/tactics.ts'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { PHASES } from '../../scenes/matchday/motion/world.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeSetup } from './makeReport.ts'

// Thousands of planned attacks.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1)

interface Seen {
  /** Metres from their own goal at which outfield players of the home side win the ball. */
  regains: number[]
  /** Metres from the nearer touchline of each touch of theirs. */
  touches: number[]
  /** Mean metres of the deepest three from their own goal while the opponents have the ball. */
  lines: number[]
}

/** Plays the home side with a plan against the same opponents, and collects what is seen. */
function watch(plan: Partial<Tactics>): Seen {
  const seen: Seen = { regains: [], touches: [], lines: [] }
  for (const seed of SEEDS) {
    const setup = makeSetup(seed)
    const home = { ...setup.home, tactics: { ...defaultTactics(), ...plan } }
    const { recording } = planMatch(playMatch({ ...setup, home }))
    let before = -1
    for (let row = 0; row < recording.rows; row++) {
      const phase = PHASES[recording.phase[row] ?? 0]
      if (phase !== 'play' && phase !== 'chance') {
        before = -1
        continue
      }
      const ownGoal = recording.direction[row] === 1 ? 0 : FIELD.length
      const up = (x = 0) => Math.abs(x - ownGoal)
      if ((recording.touch[row] ?? 0) >= SLOTS / 2) {
        const heights: number[] = []
        for (let slot = 1; slot < SLOTS / 2; slot++) {
          const at = row * SLOTS + slot
          if ((recording.who[at] ?? -1) >= 0) heights.push(up(recording.x[at]))
        }
        seen.lines.push(mean(heights.sort((a, b) => a - b).slice(0, 3)))
      }
      const holder = recording.holder[row] ?? -1
      if (holder < 0 || holder === before) continue
      if (holder < SLOTS / 2) {
        const y = recording.ball[row * 3 + 1] ?? 0
        seen.touches.push(Math.min(y, FIELD.width - y))
        if (before >= SLOTS / 2 && holder > 0) seen.regains.push(up(recording.ball[row * 3]))
      }
      before = holder
    }
  }
  return seen
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Share of touches in the outer fifths of the pitch. */
function wideShare({ touches }: Seen): number {
  return touches.filter((metres) => metres < FIELD.width / 5).length / touches.length
}

describe('plans on the pitch', () => {
  const press = watch({ defensiveStyle: 'high_press' })
  const middle = watch({ defensiveStyle: 'mid_block' })
  const deep = watch({ defensiveStyle: 'deep_block' })

  it('win the ball high with a high press, and near the own goal with a deep block', () => {
    expect(mean(press.regains) - mean(middle.regains)).toBeGreaterThan(8)
    expect(mean(middle.regains) - mean(deep.regains)).toBeGreaterThan(5)
    expect(mean(press.regains)).toBeGreaterThan(FIELD.length / 2)
    expect(mean(deep.regains)).toBeLessThan(FIELD.length / 2)
  })

  it('have the back line high with a high press, and deep with a deep block', () => {
    expect(mean(press.lines) - mean(middle.lines)).toBeGreaterThan(2.5)
    expect(mean(middle.lines) - mean(deep.lines)).toBeGreaterThan(2.5)
  })

  it('have many touches near the touchlines with wing play alone', () => {
    const wing = wideShare(watch({ offensiveStyle: 'wing_play' }))
    for (const offensiveStyle of ['possession', 'direct', 'counter_attack'] as const) {
      expect(wing - wideShare(watch({ offensiveStyle }))).toBeGreaterThan(0.08)
    }
  })
})
