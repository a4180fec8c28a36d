/** Places at which the ball is won before a shot, from recorded positions alone. */
import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../client/simulation/match/attack.ts'
import { FIELD } from '../../scenes/core/field.ts'
import { planMatch, type MatchPlan } from '../../scenes/matchday/script/timeline/timeline.ts'
import type { Moment } from '../../scenes/matchday/motion/moments.ts'
import { makeReport } from './makeReport.ts'

const PLANS = Array.from({ length: 80 }, (_, i) => planMatch(makeReport(i + 1)))

/** Metres from the goal line attacked at which an opponent last had the ball before a shot. */
function wonAt({ recording, report }: MatchPlan, { event, shotAt }: Moment): number {
  const isHome = report.events[event]?.team === 'home'
  let row = Math.round((shotAt ?? 0) * 10)
  const isOpponent = (slot: number) => slot >= 0 && slot < 11 !== isHome
  while (row > 0 && !isOpponent(recording.holder[row] ?? -1)) row--
  const x = recording.ball[row * 3] ?? NaN
  return (recording.direction[row] ?? 1) > 0 === isHome ? FIELD.length - x : x
}

function wonBefore(pattern: Pattern): number[] {
  return PLANS.flatMap((plan) =>
    plan.moments
      .filter((moment) => moment.pattern === pattern && moment.shotAt !== null)
      .map((moment) => wonAt(plan, moment)),
  )
}

describe('the ball', () => {
  it('is won in the half of the opponents before the shot of a press', () => {
    const places = wonBefore('press')
    expect(places.length).toBeGreaterThan(15)
    expect(places.filter((metres) => metres >= FIELD.length / 2)).toEqual([])
  })

  it('is lost near their goal by opponents who make a mistake', () => {
    const places = wonBefore('error')
    expect(places.length).toBeGreaterThan(10)
    expect(Math.max(...places)).toBeLessThan(45)
  })

  it('is won in the own half before the shot of a counter', () => {
    const places = wonBefore('counter')
    expect(places.length).toBeGreaterThan(15)
    expect(places.filter((metres) => metres <= FIELD.length / 2)).toEqual([])
  })
})
