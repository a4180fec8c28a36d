import { describe, expect, it } from 'vitest'
import { aimCamera, BROADCAST, type View } from '../../scenes/core/camera.ts'
import { FIELD } from '../../scenes/core/field.ts'

const VIEWS: [string, View][] = [
  ['desktop with a panel', { width: 1440, height: 900, insets: { top: 56, right: 340, bottom: 0, left: 0 } }],
  ['phone with a panel', { width: 390, height: 844, insets: { top: 56, right: 0, bottom: 300, left: 0 } }],
  ['phone on its side', { width: 844, height: 390, insets: { top: 0, right: 0, bottom: 0, left: 0 } }],
  ['wide', { width: 2560, height: 1080, insets: { top: 0, right: 0, bottom: 0, left: 0 } }],
]

describe('aimCamera', () => {
  it.each(VIEWS)('fits the whole pitch into the area free of panels: %s', (_, view) => {
    const { inner, project } = aimCamera(view, BROADCAST)
    for (const x of [0, FIELD.length]) {
      for (const y of [0, FIELD.width]) {
        const point = project(x, y, 0, { x: 0, y: 0, scale: 1 })
        expect(point.x).toBeGreaterThanOrEqual(inner.x)
        expect(point.x).toBeLessThanOrEqual(inner.x + inner.width)
        expect(point.y).toBeGreaterThanOrEqual(inner.y)
        expect(point.y).toBeLessThanOrEqual(inner.y + inner.height)
      }
    }
  })

  it('draws the pitch upright on a phone', () => {
    expect(VIEWS.map(([, view]) => aimCamera(view, BROADCAST).upright)).toEqual([false, true, false, false])
  })

  it('draws nearer points larger and higher points farther up', () => {
    const { project } = aimCamera(
      { width: 1440, height: 900, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
      BROADCAST,
    )
    const far = project(50, 0, 0, { x: 0, y: 0, scale: 1 })
    const near = project(50, 68, 0, { x: 0, y: 0, scale: 1 })
    const high = project(50, 68, 5, { x: 0, y: 0, scale: 1 })
    expect(near.scale).toBeGreaterThan(far.scale)
    expect(high.y).toBeLessThan(near.y)
  })
})
