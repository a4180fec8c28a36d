/** Photographs are painted without the stage: on a canvas of their own. */
import { expect, it, vi } from 'vitest'
import { PHOTOGRAPH, photographer } from '../../scenes/matchday/draw/paintPhotograph.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeReport } from './makeReport.ts'

vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const report = makeReport(5)
const event = report.events.findIndex(({ type }) => type === 'goal')
const paintShot = photographer({
  report,
  crowd: { attendance: 9_000, capacity: 10_000 },
  weather: { sky: 'clear', sun: 0.5 },
  atmosphere: { guests: 0.1, titleFor: [], isDecisive: false },
})

function take(shot: Parameters<typeof paintShot>[1]): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), PHOTOGRAPH)
  const ctx = canvas.getContext('2d', { alpha: false }) ?? expect.fail('no context')
  paintShot(ctx, shot)
  return ctx
}

/** Colours of a picture, each counted in steps of 32. */
function coloursOf(ctx: CanvasRenderingContext2D): Set<number> {
  const { data } = ctx.getImageData(0, 0, PHOTOGRAPH.width, PHOTOGRAPH.height)
  const colours = new Set<number>()
  for (let i = 0; i < data.length; i += 4 * 7) {
    colours.add(((data[i] ?? 0) >> 5) * 64 + ((data[i + 1] ?? 0) >> 5) * 8 + ((data[i + 2] ?? 0) >> 5))
  }
  return colours
}

it('paints grass, figures and stands up to the edges of the photograph', () => {
  expect(event).toBeGreaterThanOrEqual(0)
  const ctx = take({ event, instant: 'goal' })
  expect(coloursOf(ctx).size).toBeGreaterThan(20)
  const { width, height } = PHOTOGRAPH
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const) {
    // An unpainted opaque canvas is black.
    expect([...ctx.getImageData(x, y, 1, 1).data.slice(0, 3)]).not.toEqual([0, 0, 0])
  }
})

it('shows another picture of the celebration, and the same one of the same instant', () => {
  const goal = take({ event, instant: 'goal' }).canvas.toDataURL()
  expect(take({ event, instant: 'celebration' }).canvas.toDataURL()).not.toBe(goal)
  expect(take({ event, instant: 'goal' }).canvas.toDataURL()).toBe(goal)
})

it('the number of a player seen from the side was as broad as one seen from the front', () => {
  const canvas = Object.assign(document.createElement('canvas'), PHOTOGRAPH)
  const ctx = canvas.getContext('2d', { alpha: false }) ?? expect.fail('no context')
  const scale = vi.spyOn(ctx, 'scale')
  paintShot(ctx, { event, instant: 'goal' })
  const narrowed = scale.mock.calls.filter(([x, y]) => x < y)
  expect(narrowed.length).toBeGreaterThan(0)
  for (const [x, y] of narrowed) expect(x / y).toBeGreaterThan(0.7)
})
