import { describe, expect, it } from 'vitest'
import type { KickOutcome, PenaltyKick, Side } from '../../client/simulation/match/matchReport.ts'
import { CENTRE_X, CENTRE_Y, FIELD } from '../../scenes/core/field.ts'
import { runningSeconds } from '../../scenes/core/clock.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { isHome } from '../../scenes/matchday/motion/world.ts'
import { isForTheTie, kickMarks } from '../../client/simulation/core/kickMarks.ts'
import { clockText } from '../../scenes/matchday/script/stage/addedTime.ts'
import { Playback } from '../../scenes/matchday/script/timeline/playback.ts'
import { type MatchPlan, planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeTies } from './makeReport.ts'

const PLANS = makeTies(24, 'in a shoot-out').map((report) => planMatch(report))

/** The frame at a second of play. */
function frameAt(plan: MatchPlan, second: number) {
  return plan.at(plan.tempo.minuteAt(second), makeFrame())
}

/** Kicks in turn: `+` for one that is scored, `-` for a miss; home begins. */
function kicksOf(course: string): PenaltyKick[] {
  return [...course].map((mark, i): PenaltyKick => {
    const side: Side = i % 2 === 0 ? 'home' : 'away'
    const outcome: KickOutcome = mark === '+' ? 'goal' : 'miss'
    return { side, player: `${side}${i}`, keeper: 'keeper', outcome }
  })
}

describe('a shoot-out', () => {
  it('shows every kick of the report in its order, after the whistle and before the end', () => {
    for (const { report, kicks, tempo } of PLANS) {
      expect(kicks).toHaveLength(report.shootOut?.length ?? 0)
      const whistle = tempo.cues.at(-1) ?? Infinity
      const seconds = [
        whistle,
        ...kicks.flatMap(({ struckAt, endedAt }) => [struckAt, endedAt]),
        tempo.duration,
      ]
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
      expect(tempo.lastMinute).toBe(121)
    }
  })

  it('is taken by the player of the report against the goalkeeper of the report', () => {
    for (const plan of PLANS) {
      plan.kicks.forEach(({ taker, struckAt }, i) => {
        const { who, named, x } = frameAt(plan, struckAt)
        const kick = plan.report.shootOut?.[i]
        expect(plan.people[who[taker] ?? -1]?.id).toBe(kick?.player)
        expect(named).toBe(taker)
        const keeper = plan.people.findIndex(({ id }) => id === kick?.keeper)
        const at = (x[who.indexOf(keeper)] ?? 0.5) * FIELD.length
        expect(Math.min(at, FIELD.length - at)).toBeLessThan(2)
      })
    }
  })

  it('leaves the box to the taker and the goalkeepers, all others on the halfway line', () => {
    for (const plan of PLANS) {
      for (const { taker, struckAt } of plan.kicks) {
        const { x, who } = frameAt(plan, struckAt)
        const others = [...x].filter((_, slot) => who[slot] !== -1 && slot % 11 !== 0 && slot !== taker)
        // Who has just taken a kick may still be walking back.
        const away = others.filter((share) => Math.abs(share * FIELD.length - CENTRE_X) > 1.5)
        expect(away.length).toBeLessThanOrEqual(1)
        for (const share of away) expect(Math.abs(share - 0.5) * FIELD.length).toBeLessThan(30)
      }
    }
  })

  it('ends each kick as reported: in the net, with the goalkeeper, on the frame, or past the goal', () => {
    const seen = new Set<string>()
    for (const plan of PLANS) {
      plan.kicks.forEach(({ endedAt }, i) => {
        const outcome = plan.report.shootOut?.[i]?.outcome ?? ''
        seen.add(outcome)
        const { ballX, ballY, ballHeight } = frameAt(plan, endedAt)
        const behind = Math.max(-ballX, ballX - 1) * FIELD.length
        const aside = Math.abs(ballY * FIELD.width - CENTRE_Y)
        const isBetween = aside < FIELD.goalWidth / 2 && ballHeight < FIELD.goalHeight
        if (outcome === 'goal') expect([isBetween, behind > 0.5]).toEqual([true, true])
        if (outcome === 'save') expect([isBetween, behind < 0]).toEqual([true, true])
        if (outcome === 'miss') expect([isBetween, behind > 0.5]).toEqual([false, true])
        if (outcome === 'post') expect(Math.abs(behind)).toBeLessThan(0.1)
      })
    }
    expect([...seen].sort()).toEqual(['goal', 'miss', 'post', 'save'])
  })

  it('takes six to nine seconds a kick at full pace, and a third of that fast', () => {
    for (const { tempo, kicks, report } of PLANS) {
      const without = { ...tempo, duration: tempo.playedTo }
      const seconds = (pace: 'full' | 'fast') =>
        (runningSeconds(tempo, pace) - runningSeconds(without, pace) - 7) / kicks.length
      expect(seconds('full')).toBeGreaterThan(6)
      expect(seconds('full')).toBeLessThan(9)
      expect(seconds('fast')).toBeLessThan(3.5)
      expect(report.shootOut).not.toBeNull()
    }
  })

  it('shows in the highlights the kicks that may decide it, and always the last', () => {
    for (const { tempo, kicks, report } of PLANS.slice(0, 8)) {
      const playback = new Playback(report, 'highlights', { minute: 119.9 })
      const shown = new Set<number>()
      for (let i = 0; i < 4000 && playback.isMoving; i++) {
        playback.advance(40)
        const { second } = playback.frame
        kicks.forEach(({ struckAt, endedAt }, kick) => {
          if (second > struckAt && second < endedAt) shown.add(kick)
        })
      }
      expect(shown).toContain(kicks.length - 1)
      for (const kick of shown) expect(isForTheTie(report.shootOut ?? [], kick)).toBe(true)
      expect(tempo.windows.length).toBeGreaterThan(kicks.length)
    }
  })

  it('ends with the winners together and the losers where they stood', () => {
    for (const plan of PLANS) {
      const last = plan.report.shootOut?.at(-1)
      if (!last) throw new Error('The shoot-out has no kick.')
      const homeWins = (last.side === 'home') === (last.outcome === 'goal')
      const { x, who, gestures, phase } = frameAt(plan, plan.tempo.duration - 0.05)
      expect(phase).toBe('full-time')
      const spread = (home: boolean) => {
        const places = [...x].filter(
          (_, slot) => isHome(slot) === home && who[slot] !== -1 && slot % 11 !== 0,
        )
        return (Math.max(...places) - Math.min(...places)) * FIELD.length
      }
      expect(spread(homeWins)).toBeLessThan(20)
      const sunk = gestures.filter(({ kind }) => kind === 'sink').map(({ slot }) => isHome(slot))
      expect(new Set(sunk)).toEqual(new Set([!homeWins]))
    }
  })

  it('tells the kicks shown one after the other, and all of them when skipped', () => {
    for (const { report } of PLANS.slice(0, 4)) {
      const told: number[] = []
      const playback = new Playback(report, 'fast', { minute: 120 })
      playback.listen({ onKicks: (count) => told.push(count) })
      for (let i = 0; i < 4000 && playback.isMoving; i++) playback.advance(50)
      const all = report.shootOut?.length ?? 0
      expect(told).toEqual(Array.from({ length: all }, (_, i) => i + 1))
      const skipped: number[] = []
      const other = new Playback(report, 'full')
      other.listen({ onKicks: (count) => skipped.push(count) })
      other.skip()
      expect(skipped).toEqual([all])
    }
  })

  it('goes on with the kick that was next when the picture is made anew', () => {
    for (const { report } of PLANS.slice(0, 2)) {
      const all = report.shootOut?.length ?? 0
      for (const kicks of [1, all - 1, all]) {
        const told: number[] = []
        const playback = new Playback(report, 'fast', { minute: 120, kicks })
        playback.listen({ onKicks: (count) => told.push(count) })
        expect(playback.frame.kickCount).toBe(kicks)
        for (let i = 0; i < 4000 && playback.isMoving; i++) playback.advance(50)
        expect(told).toEqual(Array.from({ length: all - kicks + 1 }, (_, i) => kicks + i))
      }
    }
  })

  it('has the clock at penalties until it is over', () => {
    for (const plan of PLANS) {
      const { kicks, tempo } = plan
      const texts = kicks.map(({ struckAt }) => clockText(frameAt(plan, struckAt), plan))
      expect(new Set(texts)).toEqual(new Set(['PEN']))
      expect(clockText(frameAt(plan, tempo.duration), plan)).toBe('AET')
    }
  })
})

describe('the marks of a shoot-out', () => {
  it('are five of each side, filled in turn', () => {
    const kicks = kicksOf('+-+')
    expect(kickMarks(kicks, 'home')).toEqual(['scored', 'scored', 'open', 'open', 'open'])
    expect(kickMarks(kicks, 'away')).toEqual(['missed', 'open', 'open', 'open', 'open'])
  })

  it('go on as long as sudden death does', () => {
    const kicks = kicksOf('++++++++++-')
    expect(kickMarks(kicks, 'home')).toEqual([...Array<string>(5).fill('scored'), 'missed'])
    expect(kickMarks(kicks, 'away')).toEqual([...Array<string>(5).fill('scored'), 'open'])
  })

  it('know the kicks that may end it', () => {
    const kicks = kicksOf('+-+-+-')
    expect(kicks.map((_, i) => isForTheTie(kicks, i))).toEqual([false, false, false, false, false, true])
    const long = kicksOf('++++++++++-+')
    expect(long.map((_, i) => isForTheTie(long, i))).toEqual([
      ...Array<boolean>(9).fill(false),
      true,
      false,
      true,
    ])
  })
})
