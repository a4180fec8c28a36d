/** Build-up of an attack to its shot: getting into position, the last pass, and the run that meets it. */
import { CENTRE_X, lengthOf } from '../../core/field.ts'
import { arcOf, ballDistance, feetOffset, flightSeconds, kick, STEP } from '../motion/ballPlay.ts'
import { chooseMarker, markingSpot, placeFor, type Play } from './attackCast.ts'
import { secondsTo, SPEED } from '../motion/movement.ts'
import { holdOnside, playOn, sideDue } from './openPlay.ts'
import { landing, post, until, type Script, type Stage } from './stage.ts'
import {
  ballSpot,
  distanceTo,
  isHome,
  isKeeper,
  isOffside,
  isPlaying,
  metresOut,
  slotsOf,
  spotOf,
  type Spot,
  type World,
} from '../motion/world.ts'

/** Most seconds for the players of an attack to come to their places. */
const GATHERING = 9
/** Metres by which a runner is beyond the line for whom the flag goes up. */
const CLEARLY = 0.4
/** Metres below which a ball is taken over, not passed. */
const HAND_OVER = 2
/** Most seconds until the last pass can be played. */
const WAITING = 6
/** Metres from the place of the ball to the body of the player who meets it. */
const STRIDE = 0.8

interface BuildUp {
  /** Point at which the shooter and the provider wait for the attack. */
  shooter: Spot
  provider?: Spot
  /** Point towards which the ball is played before. */
  towards?: number
}

/** Seconds of run that may be left to the provider when the ball is played to them, and to the shooter after. */
const PROVIDER_LEAD = 1.5
const SHOOTER_LEAD = 1.1

/**
 * Plays on while the players of an attack come to their places, and ends when the provider has the ball; without
 * a provider when the side has it.
 */
export function* gather(stage: Stage, play: Play, plan: BuildUp): Script {
  const { world } = stage
  const { shooter, home } = play
  if (play.marker < 0) chooseMarker(world, play, plan.shooter)
  if (!play.isProviderNamed && play.provider >= 0 && plan.provider)
    nearestProvider(world, play, plan.provider)
  const { provider } = play
  const near = (slot: number, within: number) => {
    const spot = slot < 0 ? null : world.posts[slot]
    return !spot || !isPlaying(world, slot) || secondsTo(world, slot, spot) < within
  }
  const holds = () =>
    isPlaying(world, world.holder) && isHome(world.holder) === home && !isKeeper(world.holder)
  const ready = () => {
    const hasBall = provider >= 0 && plan.provider ? world.holder === provider : holds()
    return hasBall && near(shooter, SHOOTER_LEAD)
  }
  yield* until(stage, ready, GATHERING, () => {
    world.phase = 'play'
    holdOnside(world, shooter, plan.shooter)
    pace(world, shooter)
    if (provider >= 0 && plan.provider) {
      holdOnside(world, provider, plan.provider)
      pace(world, provider)
    }
    shadow(world, play)
    if (world.flight || world.holder === provider) return
    if (holds() && provider >= 0 && near(provider, PROVIDER_LEAD) && !isOffside(world, provider)) {
      return passInto(world, provider)
    }
    const due = sideDue(stage)
    const isEarly = !near(shooter, 2.5) || !near(provider, 2.5)
    const side = due !== null && due !== home && isEarly ? due : home
    playOn(stage, {
      home: side,
      towards: side === home ? (plan.towards ?? play.spot.x) : null,
      isQuick: true,
    })
  })
  world.phase = 'chance'
}

/** Plays the ball to the place that a player is coming to. */
function passInto(world: World, slot: number): void {
  const spot = world.posts[slot]
  if (!spot) return
  const seconds = flightSeconds(ballDistance(world, spot), 19, secondsTo(world, slot, spot))
  kick(world, {
    x: spot.x,
    y: spot.y,
    seconds,
    arc: seconds > 1.3 ? arcOf(seconds) * 0.8 : 0,
    receiver: slot,
  })
}

/** Chooses as provider whoever can be at the place of the last pass first. */
function nearestProvider(world: World, play: Play, spot: Spot): void {
  let best = Infinity
  for (const slot of slotsOf(play.home)) {
    if (slot === play.shooter || isKeeper(slot) || !isPlaying(world, slot)) continue
    const seconds = secondsTo(world, slot, spot) + (world.holder === slot ? -0.6 : 0)
    if (seconds >= best) continue
    best = seconds
    play.provider = slot
  }
}

/** Speed of a player who comes to their place: a sprint from far away. */
function pace(world: World, slot: number): void {
  const order = slot < 0 ? null : world.posts[slot]
  if (order) order.speed = distanceTo(world, slot, order) > 14 ? SPEED.limit : SPEED.run
}

/** The marker keeps near the shooter. */
export function shadow(world: World, play: Play, ball?: Spot, at = 0): void {
  const { marker, shooter } = play
  if (marker < 0) return
  const spot = ball ?? { x: world.x[shooter] ?? 0, y: world.y[shooter] ?? 0 }
  post(world, marker, markingSpot(world, play, spot), { speed: SPEED.sprint, at })
}

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
  yield* until(stage, isReady, isCaught ? 4 * WAITING : WAITING, () => {
    if (isCaught) return post(world, to, beyond(world, play), { speed: SPEED.sprint })
    holdOnside(world, to, closer(world, to, pass.spot))
    pace(world, to)
    shadow(world, play)
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

/** Carries the ball to a point, followed by the marker. */
export function* carry(stage: Stage, play: Play, slot: number, spot: Spot, most = 4): Script {
  const { world } = stage
  const isThere = () => world.holder === slot && ballDistance(world, spot) < 0.7
  if (slot === play.shooter) chooseMarker(world, play, spot)
  yield* until(stage, isThere, most, () => {
    const foot = feetOffset(world, slot)
    post(world, slot, { x: spot.x - foot.x, y: spot.y - foot.y }, { speed: SPEED.sprint })
    if (slot === play.shooter) {
      const ball = ballSpot(world)
      const share = Math.min(1, 3 / Math.max(1, ballDistance(world, spot)))
      shadow(world, play, { x: ball.x + (spot.x - ball.x) * share, y: ball.y + (spot.y - ball.y) * share })
    }
  })
}

/** Holds the back line of the defenders at metres from their goal. */
export function holdLine(world: World, { home }: Play, metres: number | null): void {
  if (home) world.line.away = metres
  else world.line.home = metres
}

/** Metres from the ball to the goal line that is attacked. */
export function ballOut(world: World, { home }: Play): number {
  return metresOut(world, home, world.ballX)
}
