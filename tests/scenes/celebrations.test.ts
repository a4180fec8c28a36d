import { describe, expect, it } from 'vitest'
import type { MatchEvent, Side } from '../../client/simulation/match/matchReport.ts'
import { SLOTS } from '../../scenes/core/field.ts'
import { worthOf } from '../../scenes/matchday/script/stoppages/celebrations.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

/** Seconds between two recorded rows. */
const STEP = 0.1

type Scored = readonly [minute: number, team: Side]

/** Report of a match with these goals only, each by the last of the eleven. */
function scoredAs(...goals: readonly Scored[]) {
  const report = makeReport(3)
  const [kickOff] = report.events
  const goal = report.events.find(({ type }) => type === 'goal')
  if (!kickOff || !goal) throw new Error('Nobody scores in this match.')
  const events = goals.map(([minute, team]): MatchEvent => {
    return { ...goal, minute, team, player: report.setup[team].eleven[10]?.id ?? null, assist: null }
  })
  return { ...report, events: [kickOff, ...events] }
}

/** Plan of that match, and the row at which its last goal is shown. */
function planOf(...goals: readonly Scored[]) {
  const plan = planMatch(scoredAs(...goals))
  return { plan, cue: Math.round((plan.tempo.cues.at(-1) ?? 0) / STEP) }
}

describe('a goal', () => {
  it.each<[string, Scored[]]>([
    ['joy', [[86, 'home']]],
    ['winner', [[87, 'home']]],
    [
      'joy',
      [
        [10, 'home'],
        [90, 'home'],
      ],
    ],
    [
      'joy',
      [
        [10, 'home'],
        [74, 'away'],
      ],
    ],
    [
      'hurried',
      [
        [10, 'home'],
        [75, 'away'],
      ],
    ],
    [
      'joy',
      [
        [10, 'home'],
        [87, 'away'],
      ],
    ],
    [
      'joy',
      [
        [10, 'home'],
        [20, 'home'],
        [54, 'away'],
      ],
    ],
    [
      'hurried',
      [
        [10, 'home'],
        [20, 'home'],
        [55, 'away'],
      ],
    ],
    [
      'consolation',
      [
        [10, 'home'],
        [20, 'home'],
        [30, 'home'],
        [80, 'away'],
      ],
    ],
  ])('is worth what it makes of score and time left: %s', (worth, goals) => {
    expect(worthOf(scoredAs(...goals), goals.length)).toBe(worth)
  })

  it('that wins the match late ends in a heap of the whole side', () => {
    const { plan, cue } = planOf([90, 'away'])
    const { x, y } = plan.recording
    const at = (cue + 55) * SLOTS
    const scorer = at + SLOTS - 1
    const near = Array.from({ length: 11 }, (_, i) => at + 11 + i).filter(
      (i) => Math.hypot((x[i] ?? 0) - (x[scorer] ?? 0), (y[i] ?? 0) - (y[scorer] ?? 0)) < 4,
    )
    expect(near.length).toBeGreaterThanOrEqual(6)
    expect(plan.gestures.filter(({ kind }) => kind === 'lie').length).toBeGreaterThanOrEqual(3)
  })

  it('that equalises late sends the ball back to the middle under an arm, uncelebrated', () => {
    const { plan, cue } = planOf([10, 'home'], [80, 'away'])
    const { holder, ball } = plan.recording
    const rows = Array.from({ length: 80 }, (_, i) => cue + i)
    const carried = rows.filter((row) => (holder[row] ?? -1) >= 11 && (ball[row * 3 + 2] ?? 0) > 0.5)
    expect(carried.length).toBeGreaterThan(10)
    expect(plan.gestures.some(({ kind, from }) => kind === 'celebrate' && from > (cue - 1) * STEP)).toBe(
      false,
    )
  })
})
