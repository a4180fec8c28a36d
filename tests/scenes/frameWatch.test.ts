import { describe, expect, it } from 'vitest'
import { FrameWatch } from '../../scenes/core/frameWatch.ts'

/** Notes frames of one length; `workMs` is their share that the machine worked. */
function note(watch: FrameWatch, count: number, intervalMs: number, workMs = intervalMs * 0.8): void {
  for (let i = 0; i < count; i++) watch.note(intervalMs, workMs)
}

describe('the detail of a slow machine', () => {
  it('stays full at 60 frames a second, for as long as a match lasts', () => {
    const watch = new FrameWatch()
    note(watch, 60 * 240, 16.7)
    expect(watch.detail).toBe('full')
  })

  it('drops figures first, then crowd and camera, and nothing after that', () => {
    const watch = new FrameWatch()
    const seen: string[] = []
    for (let i = 0; i < 2000; i++) {
      watch.note(50, 45)
      if (watch.detail !== seen.at(-1)) seen.push(watch.detail)
    }
    expect(seen).toEqual(['full', 'tokens', 'plain'])
  })

  it('says once when detail is dropped', () => {
    const watch = new FrameWatch()
    const dropped = Array.from({ length: 2000 }, () => watch.note(50, 45)).filter(Boolean)
    expect(dropped).toHaveLength(2)
  })

  it('stays with tokens where these are fast enough', () => {
    const watch = new FrameWatch()
    while (watch.detail === 'full') watch.note(40, 36)
    note(watch, 1000, 17)
    expect(watch.detail).toBe('tokens')
  })

  it('forgives single slow frames, as when the crowd of a goal is painted', () => {
    const watch = new FrameWatch()
    for (let i = 0; i < 1000; i++) watch.note(i % 10 === 0 ? 120 : 16.7, 12)
    expect(watch.detail).toBe('full')
  })

  it('does not count a hidden tab', () => {
    const watch = new FrameWatch()
    for (let i = 0; i < 1000; i++) watch.note(i % 2 === 0 ? 30_000 : 16.7, 12)
    expect(watch.detail).toBe('full')
  })

  it('keeps figures on a display of 30 frames a second, which has little to do', () => {
    const watch = new FrameWatch()
    note(watch, 1000, 33.3, 4)
    expect(watch.detail).toBe('full')
  })
})
