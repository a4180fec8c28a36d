/** Figures in a kit with their shirt numbers, and what lies around their feet. */
import { cssColour, luminance, mixColours, type Rgb } from '../core/colour.ts'
import { SKINS, type Kit } from '../core/kits.ts'
import type { Joint, Limb } from './body.ts'
import { bodyOf, breadthOf, type Pose, projectJoint } from './figurePose.ts'
import { FONT } from './paintPlayer.ts'
import { disc } from './shapes.ts'

type Context = CanvasRenderingContext2D

const BLACK: Rgb = [8, 11, 16]
const OUTLINE: Rgb = [14, 18, 24]
/** Hair of each complexion. */
const HAIR: readonly Rgb[] = [
  [96, 62, 38],
  [32, 26, 24],
  [20, 16, 16],
]
/** Breadth of limbs in metres, and of the dark line around them. */
const BREADTH = { thigh: 0.23, shin: 0.15, arm: 0.13, sleeve: 0.17, outline: 0.055 }

interface FigureShape {
  /** Pixel of the point on the ground. */
  feet: { x: number; y: number }
  /** Pixels per metre. */
  scale: number
  kit: Kit
  pose: Pose
  /** Radians from the right, clockwise as seen. */
  angle: number
  tone: number
}

interface Pen {
  line: (points: readonly Joint[], breadth: number, colour: Rgb) => void
  dot: (at: Joint, radius: number, colour: Rgb) => void
}

/** Paints a figure without its number. */
export function paintFigure(ctx: Context, { feet, scale, kit, pose, angle, tone }: FigureShape): void {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const pen = makePen(ctx, { feet, scale, angle })
  const { legs, arms, hips, chest, head } = bodyOf(pose)
  const skin = SKINS[tone] ?? BLACK
  const hair = HAIR[tone] ?? BLACK
  // The right side is nearer to the camera when the figure looks to the right.
  const isRightNear = Math.cos(angle) >= 0
  const [farLeg, nearLeg] = isRightNear ? legs : [legs[1], legs[0]]
  const [farArm, nearArm] = isRightNear ? arms : [arms[1], arms[0]]
  const looksAway = Math.sin(angle) < -0.4
  const isFlat = pose === 'lie' || pose === 'dive'
  paintLeg(pen, farLeg, { kit, skin, shade: 0.24 })
  // From the front both arms are before the shirt, from behind both are behind it.
  const isFront = Math.sin(angle) > 0.9
  const isBack = Math.sin(angle) < -0.9
  if (!isFront) paintArm(pen, farArm, { kit, skin, shade: isBack ? 0 : 0.2 })
  if (isBack) paintArm(pen, nearArm, { kit, skin, shade: 0 })
  paintLeg(pen, nearLeg, { kit, skin, shade: 0.04 })
  const paintHead = () => {
    pen.dot(head, 0.215, OUTLINE)
    pen.dot(head, 0.165, hair)
    if (!looksAway && !isFlat) pen.dot([head[0] + 0.05, 0, head[2] - 0.035], 0.13, skin)
    else pen.dot([head[0], 0, head[2] - 0.12], 0.07, skin)
  }
  if (looksAway || isFlat) paintHead()
  paintTorso(pen, { kit, hips, chest, breadth: breadthOf(angle) })
  if (isFront) paintArm(pen, farArm, { kit, skin, shade: 0 })
  if (!isBack) paintArm(pen, nearArm, { kit, skin, shade: 0 })
  if (!looksAway && !isFlat) paintHead()
  else pen.dot(head, 0.165, hair)
}

function makePen(ctx: Context, { feet, scale, angle }: Pick<FigureShape, 'feet' | 'scale' | 'angle'>): Pen {
  return {
    line: (points, breadth, colour) => {
      ctx.strokeStyle = cssColour(colour)
      ctx.lineWidth = breadth * scale
      ctx.beginPath()
      for (const joint of points) {
        const { x, y } = projectJoint(joint, angle)
        ctx.lineTo(feet.x + x * scale, feet.y + y * scale)
      }
      ctx.stroke()
    },
    dot: (at, radius, colour) => {
      const { x, y } = projectJoint(at, angle)
      ctx.fillStyle = cssColour(colour)
      disc(ctx, feet.x + x * scale, feet.y + y * scale, radius * scale)
    },
  }
}

interface LimbLook {
  kit: Kit
  skin: Rgb
  shade: number
}

function paintLeg({ line }: Pen, { from, bend, to }: Limb, { kit, skin, shade }: LimbLook): void {
  const dark = (colour: Rgb) => mixColours(colour, BLACK, shade)
  const boot: Joint = [to[0] + 0.12, to[1], Math.max(0.03, to[2] - 0.02)]
  line([from, bend, to, boot], BREADTH.shin + 2 * BREADTH.outline, OUTLINE)
  line([from, between(from, bend, 0.7)], BREADTH.thigh + 2 * BREADTH.outline, OUTLINE)
  line([from, bend], BREADTH.shin, dark(skin))
  line([between(bend, to, 0.2), to], BREADTH.shin, dark(kit.socks))
  line([to, boot], BREADTH.shin * 0.85, [28, 30, 36])
  line([from, between(from, bend, 0.62)], BREADTH.thigh, dark(mixColours(kit.shorts, BLACK, 0.06)))
}

function paintArm({ line }: Pen, { from, bend, to }: Limb, { kit, skin, shade }: LimbLook): void {
  const dark = (colour: Rgb) => mixColours(colour, BLACK, shade)
  line([from, bend, to], BREADTH.arm + 2 * BREADTH.outline, OUTLINE)
  line([from, bend, to], BREADTH.arm, dark(skin))
  line([from, bend], BREADTH.sleeve, dark(kit.sleeve))
}

interface TorsoLook {
  kit: Kit
  hips: Joint
  chest: Joint
  breadth: number
}

function paintTorso({ line }: Pen, { kit, hips, chest, breadth }: TorsoLook): void {
  const { shirt, trim, ringed } = kit
  const waist = between(hips, chest, 0.22)
  line([hips, chest], breadth + 2 * BREADTH.outline, OUTLINE)
  line([hips, waist], breadth * 0.94, mixColours(kit.shorts, BLACK, 0.06))
  line([waist, chest], breadth, shirt)
  // Hoops above and below the number, which stays legible.
  const reach = breadth * 0.34
  if (ringed) {
    line([shifted(waist, -reach), shifted(waist, reach)].map(lowerToHem), 0.13, trim)
    line([shifted(chest, -reach), shifted(chest, reach)].map(raiseCollar), 0.12, trim)
  }
  // Light from above on the shoulders.
  const light: Rgb = luminance(shirt) > 0.7 ? [255, 255, 255] : mixColours(shirt, [255, 255, 255], 0.22)
  if (!ringed) line([shifted(chest, -0.12), shifted(chest, 0.12)].map(raiseCollar), 0.05, light)
}

function raiseCollar([front, right, up]: Joint): Joint {
  return [front, right, up + 0.14]
}

function lowerToHem([front, right, up]: Joint): Joint {
  return [front, right, up - 0.12]
}

function shifted([front, right, up]: Joint, aside: number): Joint {
  return [front, right + aside, up]
}

function between(a: Joint, b: Joint, share: number): Joint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** A number in the ink of the shirt, edged in the shirt's colour, so that it is legible on a pattern. */
export function paintNumber(
  ctx: Context,
  kit: Kit,
  number: number,
  { width, height }: { width: number; height: number },
): void {
  const size = Math.round(height * 0.94)
  ctx.font = `700 ${size}px ${FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = cssColour(kit.shirt)
  ctx.lineWidth = Math.max(1.5, size * 0.2)
  ctx.strokeText(String(number), width / 2, height * 0.84)
  ctx.fillStyle = cssColour(kit.ink)
  ctx.fillText(String(number), width / 2, height * 0.84)
}

/** Size of the picture of a shadow, in whole pixels on each side of the feet. */
export function figureShadowSize(height: number): { width: number; height: number } {
  return { width: 2 * Math.ceil(height * 0.73 + 1), height: 2 * Math.ceil(height * 0.37 + 1) }
}

/** Shadow of a figure whose feet are in the middle: four faint ones under floodlights, a long one by day. */
export function paintFigureShadow(ctx: Context, height: number, night: boolean): void {
  const size = figureShadowSize(height)
  const centre = { x: size.width / 2, y: size.height / 2 }
  const ways: readonly (readonly [number, number])[] = night
    ? [
        [-0.5, 0.26],
        [0.5, 0.26],
        [-0.4, -0.2],
        [0.4, -0.2],
      ]
    : [[0.66, -0.3]]
  ctx.fillStyle = night ? 'rgb(0 12 10 / 0.16)' : 'rgb(6 26 12 / 0.34)'
  for (const [x, y] of ways) {
    const length = Math.hypot(x, y)
    ctx.beginPath()
    ctx.ellipse(
      centre.x + (x * height) / 2,
      centre.y + (y * height) / 2,
      (length * height) / 2 + height * 0.06,
      height * (night ? 0.1 : 0.13),
      Math.atan2(y, x),
      0,
      2 * Math.PI,
    )
    ctx.fill()
  }
  ctx.fillStyle = night ? 'rgb(0 12 10 / 0.34)' : 'rgb(6 26 12 / 0.3)'
  ctx.beginPath()
  ctx.ellipse(centre.x, centre.y, height * 0.2, height * 0.1, 0, 0, 2 * Math.PI)
  ctx.fill()
}

/** Ring on the grass around the player on the ball; twice as wide as a figure is high. */
export function paintHolderRing(ctx: Context, height: number): void {
  for (const [width, colour] of [
    [3.5, 'rgb(8 14 18 / 0.55)'],
    [1.8, 'rgb(255 255 255 / 0.95)'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.ellipse(height, height, height * 0.34, height * 0.22, 0, 0, 2 * Math.PI)
    ctx.stroke()
  }
}
