/** Places of the score bug, of a banner and of a player's name. Imports no Pixi. */
import type { Camera } from '../../core/camera.ts'
import { BANNER, BUG } from './paintScore.ts'

/** Pixels from the edge of the free area to the score bug, and its breadth above which that stands in the corner. */
const EDGE = 12
const NARROW = 480
/** Pixels between a name or a banner and what it stands below. */
const GAP = 4
/** Places of a banner, as shares of the free area's height: where nothing happens that it would cover. */
const ABOVE = 0.3
const BELOW = 0.74
/** Pixels beside a banner that is as broad as the free area. */
const MARGIN = 24

/** Corner of the score bug on the canvas: in the corner of the free area, or in the middle of a narrow one. */
export function bugPlace({ inner }: Pick<Camera, 'inner'>): { x: number; y: number } {
  const aside = inner.width < NARROW ? (inner.width - BUG.width) / 2 : EDGE
  return { x: Math.round(inner.x + aside), y: inner.y + EDGE }
}

interface BannerPlace {
  /** Middle of the banner on the canvas. */
  y: number
  scale: number
}

/**
 * Place of a banner in the upper or the lower part of the picture, below what hangs from the score bug, which ends
 * `bugDepth` pixels below its top.
 */
export function bannerPlace(
  camera: Pick<Camera, 'inner'>,
  { isLow, bugDepth }: { isLow: boolean; bugDepth: number },
): BannerPlace {
  const { inner } = camera
  const scale = Math.min(1, (inner.width - MARGIN) / BANNER.width)
  const wanted = inner.y + inner.height * (isLow ? BELOW : ABOVE)
  const bug = bugPlace(camera)
  const isBeside = bug.x + BUG.width < inner.x + (inner.width - BANNER.width * scale) / 2
  const highest = bug.y + bugDepth + GAP + (BANNER.height * scale) / 2
  return { y: Math.round(isBeside ? wanted : Math.max(wanted, highest)), scale }
}

/** Feet of a player, in the picture. */
interface Feet {
  x: number
  y: number
}

export interface NamedFeet extends Feet {
  /** Size of the name, and pixels from the feet to it. */
  width: number
  height: number
  above: number
}

/** Container that is moved and scaled. */
interface Picture {
  x: number
  y: number
  scale: { x: number }
}

interface HungBug {
  x: number
  y: number
  /** Pixels from its top to the end of what hangs from it. */
  depth: number
}

/**
 * Lower edge of a name in the picture: above the player, or below their feet where it would lie under the score bug or
 * hide the keeper whom they face, as it would on a phone, where goals are above each other.
 */
export function namePlace(feet: NamedFeet, picture: Picture, bug: HungBug, keeper: Feet): number {
  const scale = picture.scale.x
  const bottom = (bug.y + bug.depth - picture.y) / scale
  const left = (bug.x - picture.x) / scale
  const over = feet.y - feet.above
  const isBeside = feet.x + feet.width / 2 < left || feet.x - feet.width / 2 > left + BUG.width / scale
  const isClear = isBeside || over - feet.height > bottom
  if (isClear && !isHidden(keeper, feet)) return over
  return (isClear ? feet.y : Math.max(feet.y, bottom)) + GAP + feet.height
}

/** True for a keeper who stands behind a name above the player. */
function isHidden(keeper: Feet, { x, y, width, height, above }: NamedFeet): boolean {
  return keeper.y < y && keeper.y > y - above - height && Math.abs(keeper.x - x) < width / 2
}
