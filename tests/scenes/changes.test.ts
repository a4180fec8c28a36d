/** Checks that injured players are treated where they fall, and that substitutes walk off and on at the lines. */
import { describe, expect, it } from 'vitest'
import { playMatch } from '../../client/simulation/match/engine.ts'
import type { SheetPlayer } from '../../client/simulation/match/matchReport.ts'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { planMatch, type MatchPlan } from '../../scenes/matchday/script/timeline/timeline.ts'
import { PHASES } from '../../scenes/matchday/motion/world.ts'
import { makeReport, makeSetup } from './makeReport.ts'

const PLANS = Array.from({ length: 60 }, (_, i) => makeReport(i + 1))
  .filter(({ events }) => events.some(({ type }) => type === 'injury' || type === 'substitution'))
  .map(planMatch)

function slotOf({ people, recording }: MatchPlan, row: number, player: string | null): number {
  const person = people.findIndex(({ id }) => id === player)
  return recording.who.slice(row * SLOTS, (row + 1) * SLOTS).indexOf(person)
}

const toTouchline = (y: number) => Math.min(y, FIELD.width - y)

it('treats injured players where they lie, while play is stopped', () => {
  let treated = 0
  for (const plan of PLANS) {
    const { recording, gestures, report, tempo } = plan
    report.events.forEach(({ type, player }, i) => {
      if (type !== 'injury') return
      const cue = tempo.cues[i] ?? 0
      const lying = gestures.find(({ kind, from }) => kind === 'lie' && Math.abs(from - cue) < 0.05)
      const first = Math.round(cue * 10)
      expect(lying?.slot).toBe(slotOf(plan, first, player))
      const slot = lying?.slot ?? 0
      const last = Math.round((lying?.to ?? cue) * 10)
      expect(last - first).toBeGreaterThan(15)
      for (let row = first + 1; row < last; row++) {
        expect(PHASES[recording.phase[row] ?? 0]).toBe('stopped')
        for (const from of [recording.x, recording.y]) {
          const moved = (from[row * SLOTS + slot] ?? 0) - (from[first * SLOTS + slot] ?? 0)
          expect(Math.abs(moved)).toBeLessThan(0.5)
        }
      }
      treated++
    })
  }
  expect(treated).toBeGreaterThan(10)
})

it('lets players who are replaced walk over a touchline before their substitutes come on at the halfway line', () => {
  let changes = 0
  for (const plan of PLANS) {
    const { recording, report, tempo } = plan
    report.events.forEach(({ type, player, assist }, i) => {
      if (type !== 'substitution') return
      let row = Math.round((tempo.cues[i] ?? 0) * 10)
      const slot = slotOf(plan, row, assist)
      expect(slot).toBeGreaterThanOrEqual(0)
      expect(slotOf(plan, row, player)).toBe(-1)
      while (slotOf(plan, row, assist) === slot) row++
      expect(toTouchline(recording.y[(row - 1) * SLOTS + slot] ?? NaN)).toBeLessThan(1.5)
      expect(slotOf(plan, row, player)).toBe(slot)
      expect(toTouchline(recording.y[row * SLOTS + slot] ?? NaN)).toBeLessThan(1.5)
      expect(recording.x[row * SLOTS + slot]).toBeCloseTo(FIELD.length / 2, 0)
      changes++
    })
  }
  expect(changes).toBeGreaterThan(10)
})

describe('when a keeper is sent off', () => {
  /** Plans of matches with a keeper sent off before the last minute, with that event. */
  function dismissals(bench: (player: SheetPlayer) => boolean) {
    const found: { plan: MatchPlan; card: number }[] = []
    for (let seed = 1; found.length < 3 && seed < 4_000; seed++) {
      const setup = makeSetup(seed)
      for (const side of [setup.home, setup.away]) side.bench = side.bench.filter(bench)
      const report = playMatch(setup)
      const card = report.events.findIndex(
        ({ type, ban, position, minute }) =>
          type === 'card' && ban > 1 && position === 'Goalkeeper' && minute < 85,
      )
      if (card >= 0) found.push({ plan: planMatch(report), card })
    }
    expect(found).toHaveLength(3)
    return found
  }

  /** Person in the goal of the side of an event five minutes after it. */
  function inGoal({ people, recording, report, tempo }: MatchPlan, card: number) {
    const { team, minute } = report.events[card]!
    const row = Math.round(tempo.secondsAt(minute + 5) * 10)
    return people[recording.who[row * SLOTS + (team === 'home' ? 0 : SLOTS / 2)] ?? -1]
  }

  it('the reserve keeper who comes on for a forward stands in goal', () => {
    for (const { plan, card } of dismissals(() => true)) {
      const { team, minute } = plan.report.events[card]!
      const change = plan.report.events.find(
        (event) => event.type === 'substitution' && event.team === team && event.minute === minute,
      )
      expect(inGoal(plan, card)?.id).toBe(change?.player)
    }
  })

  it('a player of the field stands in goal without a reserve keeper', () => {
    for (const { plan, card } of dismissals(({ type }) => type !== 'Goalkeeper')) {
      expect(inGoal(plan, card)?.keeper).toBe(false)
    }
  })
})
