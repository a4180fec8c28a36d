/** Movement of the ball: at a player's feet, in flight, and passes in open play. */
import { FIELD, lengthOf } from '../../core/field.ts'
import { secondsTo, SPEED } from './movement.ts'
import { passingOf, playsWide } from './styles.ts'
import {
  bestSlot,
  direction,
  isHome,
  isKeeper,
  isOffside,
  isPlaying,
  metresOut,
  nearestSlot,
  playerSpot,
  slotsOf,
  type Spot,
  type World,
} from './world.ts'

/** Seconds at full pace between two recorded rows. */
export const STEP = 0.1

/** Speed of a pass in metres per second, and its bounds. */
const PASS_SPEED = 19
const MIN_SPEED = 4
const MAX_SPEED = 32
/** Metres beyond which a pass goes through the air. */
const LONG_PASS = 24
/** Metres from a player to the ball at their feet. */
const AT_FEET = 0.9
/** Speed with which the ball comes to a player's feet, besides that of the player. */
const CONTROL_SPEED = 5
const GRAVITY = 9.81
/** Most metres that a ball rises: higher up it would leave the picture. */
const HIGHEST = 8
/** Height in metres up to which a ball comes to the feet. */
const AT_KNEE = 0.5
/** Factor on the time that a ball stays in the air, of one that is chipped. */
const LOFT = 1.3
/** Metres per second with which a ball that nobody plays comes down. */
const FALLING_SPEED = 6
/** Metres from the middle beyond which a player is on the wing. */
const WING = 19
/** Probability that a pass in open play misses. */
const MISS_PROBABILITY = 0.16

interface Kick extends Spot {
  height?: number
  seconds: number
  /** Metres that the ball rises; by default what gravity makes of a ball in the air, 0 for one on the ground. */
  arc?: number
  receiver: number
}

/** Starts a flight of the ball from its current position. */
export function kick(world: World, { x, y, height = 0, seconds, arc = 0, receiver }: Kick): void {
  world.flight = {
    fromX: world.ballX,
    fromY: world.ballY,
    fromHeight: world.ballHeight,
    toX: x,
    toY: y,
    toHeight: height,
    startedAt: world.now,
    seconds: toSteps(seconds),
    arc,
    inAir: secondsInAir({ seconds, arc, from: world.ballHeight, to: height }),
    receiver,
  }
  world.holder = -1
}

/** Seconds until a ball that comes to the feet has landed, and rolls on; those of the flight for all others. */
function secondsInAir(flight: { seconds: number; arc: number; from: number; to: number }): number {
  const { seconds, arc, from, to } = flight
  if (arc === 0 || to > AT_KNEE) return seconds
  return Math.min(seconds, LOFT * Math.sqrt((8 * (arc + from)) / GRAVITY))
}

/** Metres that a ball rises in a flight of these seconds. */
export function arcOf(seconds: number): number {
  return Math.min(HIGHEST, (GRAVITY * seconds * seconds) / 8)
}

/** Seconds of a flight over a distance: at a speed, or later when the receiver needs longer. */
export function flightSeconds(distance: number, speed: number, needed = 0): number {
  const slowest = distance / MIN_SPEED
  const fastest = distance / MAX_SPEED
  return toSteps(Math.max(fastest, Math.min(slowest, Math.max(needed, distance / speed))))
}

function toSteps(seconds: number): number {
  return Math.max(STEP, Math.ceil(seconds / STEP - 0.001) * STEP)
}

/** Metres from the ball to a point. */
export function ballDistance(world: World, { x, y }: Spot): number {
  return lengthOf(x - world.ballX, y - world.ballY)
}

/** Passes into a player's path. */
export function passTo(world: World, receiver: number): void {
  const x = world.x[receiver] ?? 0
  const y = world.y[receiver] ?? 0
  const away = lengthOf(x - world.ballX, y - world.ballY)
  const reach = 0.5 * SPEED.run * Math.min(1.4, away / PASS_SPEED)
  const wishX = (world.targetX[receiver] ?? 0) - x
  const wishY = (world.targetY[receiver] ?? 0) - y
  const wish = lengthOf(wishX, wishY)
  const share = wish > reach ? reach / wish : 1
  const spot = {
    x: keepIn(x + wishX * share, FIELD.length),
    y: keepIn(y + wishY * share, FIELD.width),
  }
  const distance = ballDistance(world, spot)
  const seconds = flightSeconds(distance, PASS_SPEED, secondsTo(world, receiver, spot))
  kick(world, { ...spot, seconds, arc: distance > LONG_PASS ? arcOf(seconds) : 0, receiver })
}

/** Moves the ball to a player's control at once. */
export function giveBall(world: World, slot: number): void {
  world.flight = null
  world.holder = slot
  world.heldSince = world.now
  world.lastTouch = slot
}

/** Puts the ball down at a point, where nobody has it. */
export function placeBall(world: World, { x, y }: Spot): void {
  world.flight = null
  world.holder = -1
  world.ballX = x
  world.ballY = y
  world.ballHeight = 0
}

/** Moves the ball by `step` seconds. */
export function moveBall(world: World, step: number): void {
  const flight = world.flight
  if (flight) {
    const share = Math.min(1, (world.now + step - flight.startedAt) / flight.seconds + 1e-6)
    world.ballX = flight.fromX + (flight.toX - flight.fromX) * share
    world.ballY = flight.fromY + (flight.toY - flight.fromY) * share
    const inAir = Math.min(1, (share * flight.seconds) / flight.inAir)
    world.ballHeight =
      flight.fromHeight + (flight.toHeight - flight.fromHeight) * inAir + flight.arc * 4 * inAir * (1 - inAir)
    if (share < 1) return
    world.flight = null
    if (flight.receiver >= 0 && isPlaying(world, flight.receiver)) giveBall(world, flight.receiver)
    return
  }
  world.ballHeight = Math.max(0, world.ballHeight - FALLING_SPEED * step)
  if (world.holder >= 0) drawToFeet(world, step)
}

function drawToFeet(world: World, step: number): void {
  const slot = world.holder
  const foot = feetOffset(world, slot)
  const gapX = (world.x[slot] ?? 0) + foot.x - world.ballX
  const gapY = (world.y[slot] ?? 0) + foot.y - world.ballY
  const gap = lengthOf(gapX, gapY)
  const most = (lengthOf(world.speedX[slot] ?? 0, world.speedY[slot] ?? 0) + CONTROL_SPEED) * step
  const share = gap > most ? most / gap : 1
  world.ballX += gapX * share
  world.ballY += gapY * share
}

/** Metres from a player to the ball at their feet: before them, as they run. */
export function feetOffset(world: World, slot: number): Spot {
  const speedX = world.speedX[slot] ?? 0
  const speedY = world.speedY[slot] ?? 0
  const lookX = speedX + direction(world, isHome(slot)) * 1.5
  const length = Math.max(0.5, lengthOf(lookX, speedY))
  return { x: (lookX / length) * AT_FEET, y: (speedY / length) * AT_FEET }
}

/** Targets the receiver of a pass at the landing point of the ball. */
export function targetReceiver(world: World): void {
  const flight = world.flight
  if (!flight || flight.receiver < 0) return
  world.targetX[flight.receiver] = flight.toX
  world.targetY[flight.receiver] = flight.toY
  world.runSpeed[flight.receiver] = SPEED.sprint
  world.arriveAt[flight.receiver] = flight.startedAt + flight.seconds
}

/** Metres from the goal line beyond which nobody carries the ball without an order. */
const CARRIED_TO = 19

/** The player on the ball carries it forward, away from the touchlines. */
export function dribble(world: World): void {
  const slot = world.holder
  if (slot < 0 || isKeeper(slot) || world.posts[slot]) return
  const home = isHome(slot)
  const x = world.x[slot] ?? 0
  const y = world.y[slot] ?? 0
  const way = Math.max(-6, Math.min(6, metresOut(world, home, x) - CARRIED_TO))
  world.targetX[slot] = keepIn(x + direction(world, home) * way, FIELD.length)
  world.targetY[slot] = y + (FIELD.width / 2 - y) * (playsWide(world, home) ? 0 : 0.06)
  world.runSpeed[slot] = SPEED.jog
}

/** Inputs of a pass in open play. */
interface PassChoice {
  draw: () => number
  /** Factor on the probability that the pass is lost; 0 for a side that keeps the ball. */
  losing: number
  /** Metres from the left towards which play is led; null for none. */
  towards: number | null
}

/** Passes in open play: mostly to a team-mate in reach, sometimes to an opponent. */
export function passInPlay(world: World, choice: PassChoice): void {
  const home = isHome(world.holder)
  const receiver = chooseReceiver(world, choice)
  if (receiver < 0) return
  if (choice.draw() < MISS_PROBABILITY * choice.losing) return losePass(world, !home, receiver)
  passTo(world, receiver)
}

/** Passes to an opponent, the one nearest to the team-mate who was meant. */
function losePass(world: World, home: boolean, meant: number): void {
  const spot = playerSpot(world, meant)
  const thief = nearestSlot(world, home, spot, (slot) => !isKeeper(slot))
  if (thief >= 0) passTo(world, thief)
}

/** Chooses a team-mate to pass to; nearer and more advanced ones are likelier, and nobody offside. */
function chooseReceiver(world: World, { draw, towards }: PassChoice): number {
  const passer = world.holder
  const home = isHome(passer)
  const ahead = direction(world, home)
  const passing = passingOf(world, home)
  return bestSlot(slotsOf(home), (slot) => {
    const luck = draw()
    if (slot === passer || !isPlaying(world, slot) || isOffside(world, slot)) return -Infinity
    const x = world.x[slot] ?? 0
    const gapX = (x - world.ballX) * ahead
    const gapY = (world.y[slot] ?? 0) - world.ballY
    const distance = lengthOf(gapX, gapY)
    const fit = distance < 6 ? -0.5 : distance > 36 ? -0.9 : -Math.abs(distance - passing.length) / 30
    const wide = Math.abs((world.y[slot] ?? 0) - FIELD.width / 2) > WING ? passing.wide : 0
    const onWay =
      towards === null
        ? gapX > 0
          ? passing.forward
          : 0
        : (Math.abs(world.ballX - towards) - Math.abs(x - towards)) / 18
    return fit + onWay + wide + (isKeeper(slot) ? -0.7 : 0) + luck * 0.8
  })
}

/** Keeps a coordinate a metre within the pitch. */
export function keepIn(value: number, length: number): number {
  return Math.min(length - 1, Math.max(1, value))
}
