/** Checks that injured players are treated where they fall, and that substitutes walk off and on at the lines. */
import { expect, it } from 'vitest'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { planMatch, type MatchPlan } from '../../scenes/matchday/timeline.ts'
import { PHASES } from '../../scenes/matchday/world.ts'
import { makeReport } from './makeReport.ts'

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
