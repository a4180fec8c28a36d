import { describe, expect, it } from 'vitest'
import { aimCamera, BROADCAST } from '../../scenes/core/camera.ts'
import { bannerPlace, bugPlace, namePlace } from '../../scenes/matchday/draw/bugPlace.ts'
import { MARKS } from '../../scenes/matchday/draw/paintKickMarks.ts'
import { BANNER, BUG } from '../../scenes/matchday/draw/paintScore.ts'

const PHONE = aimCamera(
  { width: 390, height: 844, insets: { top: 58, right: 0, bottom: 330, left: 0 } },
  BROADCAST,
)
/** Far from everything. */
const NO_KEEPER = { x: -1_000, y: 0 }
const NAME = { width: 60, height: 18, above: 34 }

describe('a name beside the score bug', () => {
  const bug = bugPlace(PHONE)
  const end = bug.y + BUG.height
  const at = (x: number, y: number, picture = { x: 0, y: 0, scale: { x: 1 } }, keeper = NO_KEEPER) =>
    namePlace({ ...NAME, x, y }, picture, { ...bug, depth: BUG.height }, keeper)

  it('is above its player who is below the bug or beside it', () => {
    const clear = end + NAME.above + NAME.height + 1
    expect(at(195, clear)).toBe(clear - NAME.above)
    expect(at(bug.x - NAME.width, end)).toBe(end - NAME.above)
    expect(at(bug.x + BUG.width + NAME.width, end)).toBe(end - NAME.above)
  })

  it('is below the feet where it would lie under the bug, and below the bug when its player does', () => {
    const feet = end + NAME.above + NAME.height - 1
    expect(at(195, feet) - NAME.height).toBeGreaterThan(feet)
    expect(at(bug.x - NAME.width / 2 + 1, feet) - NAME.height).toBeGreaterThan(feet)
    expect(at(195, end - 30) - NAME.height).toBeGreaterThan(end)
  })

  it('is below the feet where it would hide the keeper behind it', () => {
    const feet = end + 100
    const below = feet + 4 + NAME.height
    const facing = (x: number, y: number) => at(195, feet, undefined, { x, y })
    const behind = feet - NAME.above
    expect(facing(195, behind)).toBe(below)
    expect(facing(195 + NAME.width / 2 - 1, behind)).toBe(below)
    expect(facing(195 + NAME.width / 2 + 1, behind)).toBe(feet - NAME.above)
    expect(facing(195, feet - NAME.above - NAME.height - 1)).toBe(feet - NAME.above)
    expect(facing(195, feet + 10)).toBe(feet - NAME.above)
  })

  it('is placed where the picture has been moved and scaled to', () => {
    const scale = 1.375
    const picture = { x: -100, y: -200, scale: { x: scale } }
    const feet = (end + 20 - picture.y) / scale
    const x = (195 - picture.x) / scale
    expect(at(x, feet, picture) - NAME.height).toBeGreaterThan(feet)
    const clear = feet + NAME.above + NAME.height
    expect(at(x, clear, picture)).toBe(clear - NAME.above)
  })
})

describe('a banner', () => {
  const bugDepth = BUG.height + MARKS.height
  const spaceOf = (height: number, width = 390) =>
    aimCamera({ width, height, insets: { top: 58, right: 0, bottom: 0, left: 0 } }, BROADCAST)

  it('covers no row of a long shoot-out on a phone, whose header has two rows as well', () => {
    for (const height of [400, 500, 600, 700]) {
      const camera = spaceOf(height)
      const { y, scale } = bannerPlace(camera, { isLow: false, bugDepth })
      expect(y - (BANNER.height * scale) / 2).toBeGreaterThan(bugPlace(camera).y + bugDepth)
    }
  })

  it('is as high as in any other match where it stands beside the score bug', () => {
    const camera = spaceOf(500, 1_400)
    const low = bannerPlace(camera, { isLow: true, bugDepth }).y
    const high = bannerPlace(camera, { isLow: false, bugDepth })
    expect(high).toEqual(bannerPlace(camera, { isLow: false, bugDepth: BUG.height }))
    expect(high.y).toBeLessThan(low)
  })
})
