/** Movement of the ball: at a player's feet, in flight, and passes in open play. */
import { FIELD, SLOTS } from '../core/field.ts'
import { SPEED } from './movement.ts'
import { direction, isHome, isKeeper, isPlaying, keeperOf, nearestSlot, type World } from './world.ts'

/** Speed of a pass on the ground and through the air, in metres per second. */
const PASS_SPEED = 21
const LONG_PASS = 26
/** Metres from a player to the ball at their feet. */
const AT_FEET = 1.25
/** Probability that a pass in open play misses. */
const MISS_PROBABILITY = 0.15

interface Kick {
  toX: number
  toY: number
  toHeight?: number
  seconds: number
  arc?: number
  receiver: number
}

/** Starts a flight of the ball from its current position. */
export function kick(world: World, { toX, toY, toHeight = 0, seconds, arc = 0, receiver }: Kick): void {
  world.flight = {
    fromX: world.ballX,
    fromY: world.ballY,
    fromHeight: world.ballHeight,
    toX,
    toY,
    toHeight,
    startedAt: world.now,
    seconds: Math.max(0.1, seconds),
    arc,
    receiver,
  }
  world.holder = -1
}

/** Passes into a player's path; they receive it within `within` seconds. */
export function passTo(world: World, receiver: number, within: number): void {
  const x = world.x[receiver] ?? 0
  const y = world.y[receiver] ?? 0
  const distance = Math.hypot(x - world.ballX, y - world.ballY)
  const seconds = Math.max(0.25, Math.min(within, distance / PASS_SPEED + 0.1))
  const reach = SPEED.run * 0.8 * seconds
  const wishX = (world.targetX[receiver] ?? 0) - x
  const wishY = (world.targetY[receiver] ?? 0) - y
  const wish = Math.hypot(wishX, wishY)
  const share = wish > reach ? reach / wish : 1
  kick(world, {
    toX: keepIn(x + wishX * share, FIELD.length),
    toY: keepIn(y + wishY * share, FIELD.width),
    seconds,
    arc: distance > LONG_PASS ? distance * 0.16 : distance > 18 ? distance * 0.05 : 0,
    receiver,
  })
}

/** Moves the ball to a player's feet at once. */
export function giveBall(world: World, slot: number): void {
  world.flight = null
  world.holder = slot
  world.heldSince = world.now
  world.lastTouch = slot
}

/** Moves the ball by `step` seconds. */
export function moveBall(world: World, step: number): void {
  const flight = world.flight
  if (flight) {
    const share = Math.min(1, (world.now - flight.startedAt) / flight.seconds)
    world.ballX = flight.fromX + (flight.toX - flight.fromX) * share
    world.ballY = flight.fromY + (flight.toY - flight.fromY) * share
    world.ballHeight =
      flight.fromHeight + (flight.toHeight - flight.fromHeight) * share + flight.arc * 4 * share * (1 - share)
    if (share < 1) return
    world.flight = null
    if (flight.receiver >= 0 && isPlaying(world, flight.receiver)) giveBall(world, flight.receiver)
    return
  }
  world.ballHeight = Math.max(0, world.ballHeight - 6 * step)
  if (world.holder < 0) return
  const slot = world.holder
  const ahead = direction(world, isHome(slot))
  const speedX = world.speedX[slot] ?? 0
  const speedY = world.speedY[slot] ?? 0
  const lookX = speedX + ahead * 1.5
  const length = Math.max(0.5, Math.hypot(lookX, speedY))
  const pull = Math.min(1, 9 * step)
  world.ballX += ((world.x[slot] ?? 0) + (lookX / length) * AT_FEET - world.ballX) * pull
  world.ballY += ((world.y[slot] ?? 0) + (speedY / length) * AT_FEET - world.ballY) * pull
}

/** Targets the receiver of a pass at the landing point of the ball. */
export function targetReceiver(world: World): void {
  const flight = world.flight
  if (!flight || flight.receiver < 0) return
  world.targetX[flight.receiver] = flight.toX
  world.targetY[flight.receiver] = flight.toY
  world.runSpeed[flight.receiver] = SPEED.sprint
}

/** The player on the ball carries it forward, away from the touchlines. */
export function dribble(world: World): void {
  const slot = world.holder
  if (slot < 0 || isKeeper(slot)) return
  const ahead = direction(world, isHome(slot))
  const y = world.y[slot] ?? 0
  world.targetX[slot] = keepIn((world.x[slot] ?? 0) + ahead * 6, FIELD.length)
  world.targetY[slot] = y + (FIELD.width / 2 - y) * 0.06
  world.runSpeed[slot] = SPEED.jog
}

/** Inputs of a pass in open play. */
interface PassChoice {
  draw: () => number
  /** Share of possession of the home side, 0–1. */
  homeShare: number
}

/** Passes in open play: mostly to a team-mate in reach, sometimes to an opponent. */
export function passInPlay(world: World, { draw, homeShare }: PassChoice): void {
  const home = isHome(world.holder)
  const lossWeight = home ? 1.5 - homeShare : 0.5 + homeShare
  const receiver = chooseReceiver(world, draw)
  if (receiver < 0) return
  if (draw() < MISS_PROBABILITY * lossWeight) {
    const x = world.x[receiver] ?? 0
    const y = world.y[receiver] ?? 0
    const thief = nearestSlot(world, !home, x, y, (slot) => !isKeeper(slot))
    if (thief >= 0) return passTo(world, thief, 2)
  }
  passTo(world, receiver, 2)
}

/** Chooses a team-mate to pass to; nearer and more advanced ones are likelier. */
function chooseReceiver(world: World, draw: () => number): number {
  const passer = world.holder
  const home = isHome(passer)
  const ahead = direction(world, home)
  const first = keeperOf(home)
  let best = -1
  let bestScore = -Infinity
  for (let slot = first; slot < first + SLOTS / 2; slot++) {
    const luck = draw()
    if (slot === passer || !isPlaying(world, slot)) continue
    const gapX = ((world.x[slot] ?? 0) - world.ballX) * ahead
    const gapY = (world.y[slot] ?? 0) - world.ballY
    const distance = Math.hypot(gapX, gapY)
    const fit = distance < 7 ? -0.5 : distance > 36 ? -0.9 : -Math.abs(distance - 17) / 30
    const score = fit + (gapX > 0 ? 0.22 : 0) + (isKeeper(slot) ? -0.55 : 0) + luck * 0.95
    if (score > bestScore) {
      bestScore = score
      best = slot
    }
  }
  return best
}

function keepIn(value: number, length: number): number {
  return Math.min(length - 1.5, Math.max(1.5, value))
}
