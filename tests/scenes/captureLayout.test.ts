import { describe, expect, it } from 'vitest'
import { captureLayout } from '../../scenes/capture/captureLayout.ts'
import { NO_INSETS } from '../../scenes/core/camera.ts'

describe('a saved picture', () => {
  it('shows what the panels leave free, at the sharpness of the screen', () => {
    const insets = { top: 56, right: 400, bottom: 64, left: 0 }
    const layout = captureLayout({ width: 1440, height: 900, resolution: 1 }, insets)
    expect(layout).toMatchObject({
      from: { x: 0, y: 56, width: 1040, height: 780 },
      width: 1040,
      height: 780,
    })
  })

  it('has at most 1280 pixels on its longer side, and even sides', () => {
    const layout = captureLayout({ width: 1921, height: 1081, resolution: 2 }, NO_INSETS)
    expect(layout.from.width).toBe(3842)
    expect(layout.width).toBe(1280)
    expect([layout.width, layout.height, layout.bar].map((pixels) => pixels % 2)).toEqual([0, 0, 0])
  })
})
