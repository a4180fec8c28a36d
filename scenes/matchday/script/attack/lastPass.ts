/** The last pass of an attack, on the ground or into the box, and the run that meets it. */
import { CENTRE_X, lengthOf } from '../../../core/field.ts'
import { arcOf, ballDistance, flightSeconds, kick, STEP } from '../../motion/ballPlay.ts'
import { chooseMarker, placeFor, type Play } from './attackCast.ts'
import { secondsTo, SPEED } from '../../motion/movement.ts'
import { holdOnside, looseTo } from '../stage/openPlay.ts'
import { landing, post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  ballSpot,
  isHome,
  isOffside,
  keeperOf,
  metresOut,
  type Spot,
  spotOf,
  type World,
} from '../../motion/world.ts'
import { ballOut, holdLine, keepAway, pace, shadow } from './buildUp.ts'

/** Metres by which a runner is beyond the line for whom the flag goes up. */
const CLEARLY = 0.4
/** Metres below which a ball is taken over, not passed. */
const HAND_OVER = 2
/** Most seconds until the last pass can be played. */
const WAITING = 6
/** Metres from the place of the ball to the body of the player who meets it. */
const STRIDE = 0.8

interface Pass {
  to: number
  /** Point where the ball arrives. */
  spot: Spot
  /** Metres per second, and above the ground where the ball arrives. */
  speed: number
  height?: number
  isLofted?: boolean
}

/** Plays the last pass: the runner starts as it leaves, from an onside place, and meets the ball. */
function* playIn(stage: Stage, play: Play, pass: Pass): Script {
  const { world } = stage
  const { to, speed } = pass
  const isCaught = play.type === 'offside' && to === play.shooter
  const slowest = pass.isLofted ? 11 : 7
  const isReady = () => {
    if (isCaught) return isOffside(world, to, CLEARLY)
    const inTime =
      secondsTo(world, to, meetingSpot(world, to, pass.spot)) <= ballDistance(world, pass.spot) / slowest
    return inTime && !isOffside(world, to)
  }
  if (isCaught) stepUp(world, play)
  yield* until(stage, isReady, {
    most: isCaught ? 4 * WAITING : WAITING,
    each: () => {
      if (isDeadBall(play)) keepAway(world, !play.home, ballSpot(world))
      if (isCaught) return post(world, to, beyond(world, play), { speed: SPEED.sprint })
      holdOnside(world, to, closer(world, to, pass.spot))
      pace(world, to)
      shadow(world, play)
    },
  })
  const spot = isCaught ? ahead(world, to) : pass.spot
  const met = meetingSpot(world, to, spot)
  const seconds = flightSeconds(ballDistance(world, spot), speed, secondsTo(world, to, met))
  play.pass = null
  if (to === play.shooter && ballDistance(world, spot) >= HAND_OVER) {
    play.pass = { second: world.now, arrives: world.now + seconds, from: ballSpot(world), to: spot }
  }
  kick(world, {
    ...spot,
    height: pass.height ?? 0,
    seconds,
    arc: pass.isLofted ? arcOf(seconds) : 0,
    receiver: to,
  })
  post(world, to, met, { at: world.now + seconds })
  if (to !== play.shooter) return
  chooseMarker(world, play, spot)
  shadow(world, play, spot, world.now + seconds + STEP)
}

/** True for a pass from a ball that lies still. */
function isDeadBall({ pattern }: Play): boolean {
  return pattern === 'corner' || pattern === 'free-kick'
}

/** Metres from the goal between which a back line leaves a runner offside, and from it to the ball. */
const TRAP = { deepest: 16, highest: CENTRE_X - 4, toBall: 6 }

/** The back line stands before the ball, and nobody goes with the runner. */
function stepUp(world: World, play: Play): void {
  const line = play.home ? world.offside.home : world.offside.away
  const metres = Math.max(TRAP.deepest, Math.min(TRAP.highest, line))
  holdLine(world, play, metres)
  if (play.marker >= 0) world.posts[play.marker] = null
  const passer = world.holder
  if (passer < 0) return
  const out = Math.max(metres + TRAP.toBall, ballOut(world, play))
  const { x } = spotOf(world, play.home, { x: out, y: 0 })
  post(world, passer, { x, y: world.y[passer] ?? 0 }, { speed: SPEED.jog })
}

/** Point a few metres before a runner. */
function ahead(world: World, slot: number): Spot {
  const home = isHome(slot)
  const out = metresOut(world, home, world.x[slot] ?? 0)
  const { x } = spotOf(world, home, { x: Math.max(2, out - 4), y: 0 })
  return { x, y: world.y[slot] ?? 0 }
}

/** Plays the last pass and waits until it has arrived. */
export function* playInto(stage: Stage, play: Play, pass: Pass): Script {
  yield* playIn(stage, play, pass)
  yield* landing(stage)
}

/** Point at which a runner meets a ball: a stride before it on their way. */
function meetingSpot(world: World, slot: number, { x, y }: Spot): Spot {
  const gapX = (world.x[slot] ?? 0) - x
  const gapY = (world.y[slot] ?? 0) - y
  const gap = Math.max(STRIDE, lengthOf(gapX, gapY))
  return { x: x + (gapX / gap) * STRIDE, y: y + (gapY / gap) * STRIDE }
}

/** Point from which a runner can meet the ball in time: on their way to it, and not too near. */
function closer(world: World, slot: number, spot: Spot): Spot {
  const gapX = (world.x[slot] ?? 0) - spot.x
  const gapY = (world.y[slot] ?? 0) - spot.y
  const gap = Math.max(0.1, lengthOf(gapX, gapY))
  const share = Math.min(1, 5 / gap)
  return { x: spot.x + gapX * share, y: spot.y + gapY * share }
}

/** Point beyond the offside line for a runner who starts too early. */
function beyond(world: World, play: Play): Spot {
  const line = play.home ? world.offside.home : world.offside.away
  return placeFor(play, world, line - 2.4, play.place.y)
}

/** Height of the ball at a header. */
export const HEAD_HEIGHT = 1.9

/** The high ball to the shooter, or to the goalkeeper who claims it. */
export function* send(stage: Stage, play: Play): Script {
  const { world } = stage
  const height = play.body === 'head' ? HEAD_HEIGHT : play.body === 'other' ? 1 : 0.3
  if (play.type === 'claim') return yield* claim(stage, play)
  yield* playInto(stage, play, { to: play.shooter, spot: play.spot, speed: 19, height, isLofted: true })
  holdLine(world, play, null)
}

/** The goalkeeper comes for a high ball and catches it before the shooter. */
function* claim(stage: Stage, play: Play): Script {
  const { world } = stage
  const keeper = keeperOf(!play.home)
  const spot = placeFor(play, world, Math.min(7, Math.max(2.5, play.place.x)), play.place.y * 0.6)
  post(world, play.shooter, placeFor(play, world, Math.min(8.5, play.place.x + 1.5), play.place.y * 0.6))
  yield* looseTo(stage, keeper, spot, 2.2)
}
