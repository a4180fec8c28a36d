/** Photograph of a goal: the ground, the figures and the ball at an instant of it, close to the scorer. */
import type { Weather } from '../../../client/simulation/core/weather.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import type { MatchAtmosphere } from '../../../client/simulation/season/matchAtmosphere.ts'
import { aimCamera, BROADCAST, type Camera, NO_INSETS, type Point } from '../../core/camera.ts'
import { CENTRE_X, CENTRE_Y, FIELD } from '../../core/field.ts'
import { chooseKits, coloursOf, kitOf, type Kits, officialKit } from '../../core/kits.ts'
import { groundPalette } from '../../core/palette.ts'
import { planBowl } from '../../paint/bowl.ts'
import { planCell } from '../../paint/figureCell.ts'
import { chestOf, TILT } from '../../paint/figurePose.ts'
import { figureShadowSize, paintFigure, paintFigureShadow, paintNumber } from '../../paint/paintFigure.ts'
import { GOALS, paintGoal } from '../../paint/paintGoal.ts'
import { paintGroundPicture } from '../../paint/paintGroundPicture.ts'
import { paintBall } from '../../paint/paintPlayer.ts'
import { supportOf } from '../../paint/paintStands.ts'
import { FigureMotion } from '../motion/figureMotion.ts'
import { FigurePlaces, REFEREE, turnOf } from '../motion/figurePlaces.ts'
import { type Frame, makeFrame } from '../motion/frame.ts'
import type { Moment } from '../motion/moments.ts'
import { bulgeAt, netOfBall } from '../motion/netBulge.ts'
import { type MatchPlan, planMatch } from '../script/timeline/timeline.ts'
import { lookOf, officialLook, sizePlayers } from './figureLooks.ts'

type Context = CanvasRenderingContext2D

interface PhotographedMatch {
  report: MatchReport
  crowd: { attendance: number; capacity: number }
  weather: Weather
  atmosphere: MatchAtmosphere
}

interface Shot {
  /** Index of a goal among the events of the report. */
  event: number
  instant: 'goal' | 'celebration'
}

/** Pixels of a photograph. */
export const PHOTOGRAPH = { width: 1200, height: 675 } as const
/** Scale of the picture on that of the whole ground. */
const ZOOM = 2.1
/** Seconds of play by which the figures are followed before an instant, so that their legs have taken a step. */
const LEAD_IN = 1.5
const FRAME = 1 / 30

/** Paints goals of one match. The context is of a canvas of the size `PHOTOGRAPH`. */
export function photographer(match: PhotographedMatch): (ctx: Context, shot: Shot) => void {
  const plan = planMatch(match.report)
  const camera = aimCamera({ ...PHOTOGRAPH, insets: NO_INSETS }, BROADCAST)
  return (ctx, { event, instant }) => {
    const moment = plan.moments.find((candidate) => candidate.event === event)
    if (!moment) return
    const { frame, motion } = followTo(plan, secondOf(plan, moment, instant))
    const { home, away } = match.report.setup
    const kits = chooseKits(home.colours, away.colours)
    ctx.save()
    frameScorer(ctx, camera, { frame, moment, instant })
    paintGround(ctx, camera, { match, kits, frame })
    paintFigures(ctx, camera, { plan, frame, motion, kits })
    ctx.restore()
  }
}

/** Second of play of the picture: the ball in the net, or the scorer in the middle of the run. */
function secondOf(plan: MatchPlan, { shotAt, to }: Moment, instant: Shot['instant']): number {
  const shot = shotAt ?? to
  if (instant === 'celebration') return shot + (to - shot) * 0.75
  const frame = makeFrame()
  for (let second = shot; second < to; second += FRAME) {
    if (netOfBall(plan.at(plan.tempo.minuteAt(second), frame))) return second
  }
  return shot
}

function followTo(plan: MatchPlan, second: number): { frame: Frame; motion: FigureMotion } {
  const frame = makeFrame()
  const motion = new FigureMotion()
  for (let step = Math.round(LEAD_IN / FRAME); step >= 0; step--) {
    motion.advance(plan.at(plan.tempo.minuteAt(second - step * FRAME), frame))
  }
  return { frame, motion }
}

interface Framed extends Pick<Shot, 'instant'> {
  frame: Frame
  moment: Moment
}

/** Brings the scorer, and for a goal the ball, into the middle, without leaving a part of the picture empty. */
function frameScorer(ctx: Context, camera: Camera, { frame, moment, instant }: Framed): void {
  const scorer = { x: frame.x[moment.shooter] ?? 0.5, y: frame.y[moment.shooter] ?? 0.5 }
  const focus =
    instant === 'goal'
      ? { x: (scorer.x + frame.ballX) / 2, y: (scorer.y + frame.ballY) / 2 }
      : { x: scorer.x, y: scorer.y }
  const { width, height } = PHOTOGRAPH
  const { x, y } = camera.project(focus.x * FIELD.length, focus.y * FIELD.width, 0, zero())
  const cover = (at: number, size: number) =>
    Math.round(Math.min(0, Math.max(size * (1 - ZOOM), size / 2 - at * ZOOM)))
  ctx.translate(cover(x, width), cover(y, height))
  ctx.scale(ZOOM, ZOOM)
}

interface PaintedGround {
  match: PhotographedMatch
  kits: Kits
  frame: Frame
}

function paintGround(ctx: Context, camera: Camera, { match, kits, frame }: PaintedGround): void {
  const { crowd, weather, atmosphere } = match
  paintGroundPicture(ctx, {
    ...PHOTOGRAPH,
    camera,
    bowl: planBowl(crowd.capacity),
    palette: groundPalette('light', weather.sky),
    support: supportOf(coloursOf(kits), { ...crowd, guests: atmosphere.guests }),
    flags: atmosphere.titleFor,
    weather,
    hasGoals: false,
  })
  const net = netOfBall(frame)
  for (const end of GOALS) paintGoal(ctx, camera, end, end === net ? bulgeAt(frame, 0, false) : null)
}

interface PaintedFigures {
  plan: MatchPlan
  frame: Frame
  motion: FigureMotion
  kits: Kits
}

function paintFigures(ctx: Context, camera: Camera, { plan, frame, motion, kits }: PaintedFigures): void {
  const { people } = plan
  const middleScale = camera.project(CENTRE_X, CENTRE_Y, 0, zero()).scale
  const { figure, ball } = sizePlayers(middleScale, 'figures')
  const cell = planCell(figure)
  const turn = turnOf(camera)
  const worn = people.map((person) => kitOf(person, kits))
  const looks = lookOf(people, worn)
  const official = officialLook(worn, officialKit(kits))
  const places = new FigurePlaces()
  places.advance(frame, camera, 0)
  const seen = places.order.flatMap((slot) => {
    const look = slot === REFEREE ? official : looks[frame.who[slot] ?? -1]
    const point = places.points[slot]
    return look && point ? [{ slot, look, point }] : []
  })
  const shadow = figureShadowSize(figure)
  for (const { point } of seen) {
    const scale = point.scale / middleScale
    layOn(ctx, point, { ...shadow, scale }, () => paintFigureShadow(ctx, figure, false))
  }
  for (const { slot, look, point } of seen) {
    const isReferee = slot === REFEREE
    const pose = isReferee ? frame.referee.pose : (motion.poses[slot] ?? 'stand')
    const angle = turn + (isReferee ? frame.referee.facing : (motion.facing[slot] ?? 0))
    const scale = point.scale / middleScale
    const metre = cell.scale * scale
    const feet = { x: point.x, y: point.y - (motion.lift[slot] ?? 0) * TILT.height * metre }
    paintFigure(ctx, { feet, scale: metre, kit: look.kit, pose, angle, tone: look.tone })
    const chest = isReferee ? null : chestOf(pose, angle)
    if (!chest) continue
    const middle = { x: feet.x + chest.x * metre, y: feet.y + chest.y * metre }
    layOn(ctx, middle, { ...cell.number, scale, breadth: chest.breadth }, () =>
      paintNumber(ctx, look.kit, look.number, cell.number),
    )
  }
  const { ballX, ballY, ballHeight } = frame
  const point = camera.project(ballX * FIELD.length, ballY * FIELD.width, ballHeight, zero())
  const side = 2 * ball + 4
  layOn(ctx, point, { width: side, height: side, scale: point.scale / middleScale }, () =>
    paintBall(ctx, ball),
  )
}

interface Laid {
  width: number
  height: number
  scale: number
  /** Share of its width that is seen. */
  breadth?: number
}

/** Paints a picture of this size, whose painter begins at its corner, around a point. */
function layOn(
  ctx: Context,
  { x, y }: { x: number; y: number },
  { width, height, scale, breadth = 1 }: Laid,
  paint: () => void,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale * breadth, scale)
  ctx.translate(-width / 2, -height / 2)
  paint()
  ctx.restore()
}

function zero(): Point {
  return { x: 0, y: 0, scale: 1 }
}
