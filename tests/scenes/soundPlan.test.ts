import { describe, expect, it, vi } from 'vitest'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { cuesBetween, planSounds, replayCuesBetween } from '../../scenes/sound/soundPlan.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeReport } from './makeReport.ts'

// Hundreds of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const soundsOf = (seed: number, attendance = 18_000) => {
  const plan = planMatch(makeReport(seed))
  const secondOf = (event: number) => plan.tempo.cues[event] ?? -1
  return { plan, secondOf, ...planSounds(plan, attendance) }
}

describe('planSounds', () => {
  it.each(SEEDS)(
    'has the net and the crowd at every goal: a roar at home, a groan away (seed %i)',
    (seed) => {
      const { plan, cues, secondOf } = soundsOf(seed)
      const goals = plan.report.events.flatMap(({ type, team }, i) => (type === 'goal' ? [{ team, i }] : []))
      expect(cues.filter(({ kind }) => kind === 'net')).toHaveLength(goals.length)
      for (const { team, i } of goals) {
        const at = cues.filter(({ second, kind }) => second === secondOf(i) && kind !== 'kick')
        const loudest = at.reduce((best, cue) =>
          cue.kind !== 'net' && (best.kind === 'net' || cue.loudness > best.loudness) ? cue : best,
        )
        expect(loudest.kind).toBe(team === 'home' ? 'roar' : 'groan')
      }
    },
  )

  it.each(SEEDS)(
    'repeats kicks, net and crowd softly in a replay, without whistle or chant (seed %i)',
    (seed) => {
      const { plan, cues } = soundsOf(seed)
      const again = replayCuesBetween(cues, 0, plan.tempo.duration)
      const kinds = ['kick', 'net', 'roar', 'groan']
      const heard = cuesBetween(cues, 0, plan.tempo.duration).filter(({ kind }) => kinds.includes(kind))
      expect(again.map(({ kind, second }) => ({ kind, second }))).toEqual(
        heard.map(({ kind, second }) => ({ kind, second })),
      )
      again.forEach(({ loudness }, i) => expect(loudness).toBeLessThan((heard[i]?.loudness ?? 0) / 2))
    },
  )

  it.each(SEEDS)('groans at every chance that the home side misses (seed %i)', (seed) => {
    const { plan, cues, secondOf } = soundsOf(seed)
    plan.report.events.forEach(({ type, team }, i) => {
      if (type !== 'miss' && type !== 'save' && type !== 'block') return
      const groans = cues.filter(({ second, kind }) => kind === 'groan' && second === secondOf(i))
      expect(groans).toHaveLength(team === 'home' ? 1 : 0)
    })
  })

  it.each(SEEDS)(
    'blows the whistle at kick-offs, fouls, offsides, half-time and full-time (seed %i)',
    (seed) => {
      const { plan, cues } = soundsOf(seed)
      const count = (kind: string) => cues.filter((cue) => cue.kind === kind).length
      const stopped = plan.stoppages.filter(({ kind }) => kind === 'foul' || kind === 'offside').length
      const goals = plan.report.goals.home + plan.report.goals.away
      expect(count('half-time-whistle')).toBe(1)
      expect(count('full-time-whistle')).toBe(1)
      // Two halves begin with a kick-off, and every goal is followed by one, unless a half ends before it.
      expect(count('whistle') - stopped).toBeLessThanOrEqual(2 + goals)
      expect(count('whistle') - stopped).toBeGreaterThanOrEqual(goals)
      expect(cues.find(({ kind }) => kind.endsWith('whistle'))?.second).toBeLessThan(5)
    },
  )

  it.each(SEEDS)('has one loud kick at every shot, and softer ones at passes (seed %i)', (seed) => {
    const { plan, cues } = soundsOf(seed)
    const kicks = cues.filter(({ kind }) => kind === 'kick')
    const shots = plan.moments.flatMap(({ shotAt }) => (shotAt === null ? [] : [shotAt]))
    for (const shot of shots) {
      const near = kicks.filter(({ second }) => Math.abs(second - shot) < 0.25)
      expect(near.map(({ loudness }) => loudness)).toEqual(near.map(() => 1))
      expect(near.length).toBeGreaterThan(0)
    }
    expect(kicks.length).toBeGreaterThan(shots.length + 100)
    for (const { loudness } of kicks) expect(loudness).toBeGreaterThan(0.1)
    for (const { loudness } of kicks) expect(loudness).toBeLessThanOrEqual(1)
  })

  it('lets the crowd sing while the home side is on top', () => {
    const chants = SEEDS.map((seed) => {
      const { plan, cues } = soundsOf(seed)
      const own = cues.filter(({ kind }) => kind === 'chant')
      for (const { second } of own) {
        expect(plan.momentum[Math.floor(plan.tempo.minuteAt(second))]).toBeGreaterThan(0.1)
      }
      return own.length
    })
    expect(Math.max(...chants)).toBeGreaterThan(2)
  })

  it.each(SEEDS)('murmurs louder before a shot than between, and not after the end (seed %i)', (seed) => {
    const { plan, crowdAt } = soundsOf(seed)
    const { windows, duration } = plan.tempo
    const calm = Array.from({ length: Math.floor(duration) }, (_, second) => second).filter((second) =>
      windows.every(({ from, to }) => second < from - 4 || second > to + 2),
    )
    const mean = (seconds: number[]) =>
      seconds.reduce((sum, second) => sum + crowdAt(second), 0) / seconds.length
    expect(mean(windows.map(({ from }) => from + 0.5))).toBeGreaterThan(1.3 * mean(calm))
    expect(crowdAt(duration)).toBe(0)
  })

  it('is louder in a full ground than in an empty one', () => {
    const full = soundsOf(3, 40_000)
    const small = soundsOf(3, 900)
    for (const second of [5, 100, 300]) {
      expect(full.crowdAt(second)).toBeGreaterThan(2 * small.crowdAt(second))
    }
    for (const second of [5, 100, 300]) expect(full.crowdAt(second)).toBeLessThanOrEqual(1)
  })

  it('is the same for the same report', () => {
    expect(soundsOf(5).cues).toEqual(soundsOf(5).cues)
  })
})

it('cuesBetween has every cue once when a match is followed frame by frame', () => {
  const { cues, plan } = soundsOf(6)
  const heard = []
  for (let frame = 0; frame * 0.21 <= plan.tempo.duration + 0.21; frame++) {
    heard.push(...cuesBetween(cues, (frame - 1) * 0.21, frame * 0.21))
  }
  expect(heard).toEqual(cues)
})
