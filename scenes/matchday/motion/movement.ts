/** Steering of the players with limited speed and acceleration. */
import { FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { isHome, type Spot, type World } from './world.ts'

/** Speeds in metres per second; `limit` is never exceeded. */
export const SPEED = { walk: 2.2, jog: 4.6, run: 6.6, sprint: 8.4, limit: 9.2 } as const
/** Most change of velocity in metres per second squared. */
const ACCELERATION = 5.7
/** Deceleration with which a player comes to a stop, below the acceleration. */
const BRAKING = 4.4
/** Deceleration before the edge of the pitch, and the metres from it at which a player stands. */
const STOPPING = 3.6
const EDGE = 1
/** Share of the distance to a near target that is covered per second. */
const APPROACH_RATE = 2.6
/** Least distance between players in metres, and the speed with which those at one place move apart. */
const MIN_GAP = 2.7
/** The same between team-mates who celebrate a goal or wait for the kicks of a shoot-out. */
const HUDDLE_GAP = 1.4
const PARTING_SPEED = 3.4
/** Factor on it for those in the way of the player on the ball, who keeps to their way. */
const ROUND_HOLDER = 2

/** Moves all players to their targets at once, at rest: a restart that is not shown. */
export function snapToTargets(world: World): void {
  world.x.set(world.targetX)
  world.y.set(world.targetY)
  world.speedX.fill(0)
  world.speedY.fill(0)
}

const partX = new Float64Array(SLOTS)
const partY = new Float64Array(SLOTS)

/** Moves all players for `step` seconds towards their targets. */
export function movePlayers(world: World, step: number): void {
  findPartings(world)
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((world.who[slot] ?? -1) >= 0) steer(world, slot, step)
  }
}

function steer(world: World, slot: number, step: number): void {
  const gapX = (world.targetX[slot] ?? 0) - (world.x[slot] ?? 0)
  const gapY = (world.targetY[slot] ?? 0) - (world.y[slot] ?? 0)
  const gap = lengthOf(gapX, gapY)
  const want = gap < 0.01 ? 0 : wantedSpeed(world, slot, gap, step)
  const toX = (gap < 0.01 ? 0 : (gapX / gap) * want) + (partX[slot] ?? 0)
  const toY = (gap < 0.01 ? 0 : (gapY / gap) * want) + (partY[slot] ?? 0)
  const nowX = world.speedX[slot] ?? 0
  const nowY = world.speedY[slot] ?? 0
  let changeX = keepOn(toX, world.x[slot] ?? 0, FIELD.length) - nowX
  let changeY = keepOn(toY, world.y[slot] ?? 0, FIELD.width) - nowY
  const change = lengthOf(changeX, changeY)
  const most = ACCELERATION * step
  if (change > most) {
    // Braking before a line comes before turning along it.
    const isAtEnd = keepOn(nowX, world.x[slot] ?? 0, FIELD.length) !== nowX
    const isAtSide = keepOn(nowY, world.y[slot] ?? 0, FIELD.width) !== nowY
    if (isAtEnd && !isAtSide) {
      changeX = shorten(changeX, most)
      changeY = shorten(changeY, Math.sqrt(most * most - changeX * changeX))
    } else if (isAtSide && !isAtEnd) {
      changeY = shorten(changeY, most)
      changeX = shorten(changeX, Math.sqrt(most * most - changeY * changeY))
    } else {
      changeX *= most / change
      changeY *= most / change
    }
  }
  let speedX = nowX + changeX
  let speedY = nowY + changeY
  // Scaling back to the limit never increases the change: the old velocity is within the limit, too.
  const speed = lengthOf(speedX, speedY)
  if (speed > SPEED.limit) {
    speedX *= SPEED.limit / speed
    speedY *= SPEED.limit / speed
  }
  world.speedX[slot] = speedX
  world.speedY[slot] = speedY
  world.x[slot] = (world.x[slot] ?? 0) + speedX * step
  world.y[slot] = (world.y[slot] ?? 0) + speedY * step
}

function shorten(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

/** Limits a speed so that a player can stop before the edge of the pitch. */
function keepOn(speed: number, at: number, length: number): number {
  const left = (speed > 0 ? length - at : at) - EDGE
  const most = left > 0 ? Math.sqrt(2 * STOPPING * left) : 0
  return speed > 0 ? Math.min(speed, most) : Math.max(speed, -most)
}

/** Speed at which a player arrives in time, or brakes before their target. */
function wantedSpeed(world: World, slot: number, gap: number, step: number): number {
  const left = (world.arriveAt[slot] ?? 0) - world.now
  if (left > step / 2) return Math.min(SPEED.limit, gap / left)
  const limit = Math.min(SPEED.limit, world.runSpeed[slot] ?? SPEED.run)
  return Math.min(limit, gap * APPROACH_RATE, Math.sqrt(2 * BRAKING * gap))
}

/** Velocities with which players who stand too close move apart; none for those who must arrive in time or lie. */
function findPartings(world: World): void {
  partX.fill(0)
  partY.fill(0)
  const isHuddle = world.phase === 'goal' || world.phase === 'shoot-out'
  for (let a = 0; a < SLOTS; a++) {
    if ((world.who[a] ?? -1) < 0) continue
    for (let b = a + 1; b < SLOTS; b++) {
      if ((world.who[b] ?? -1) < 0) continue
      const gapX = (world.x[b] ?? 0) - (world.x[a] ?? 0)
      const gapY = (world.y[b] ?? 0) - (world.y[a] ?? 0)
      if (Math.abs(gapX) >= MIN_GAP || Math.abs(gapY) >= MIN_GAP) continue
      const gap = lengthOf(gapX, gapY)
      const least = isHuddle && isHome(a) === isHome(b) ? HUDDLE_GAP : MIN_GAP
      if (gap >= least || gap < 0.01) continue
      const push = (PARTING_SPEED * (least - gap)) / least / gap
      const harder = a === world.holder || b === world.holder ? push * ROUND_HOLDER : push
      part(world, a, -gapX * harder, -gapY * harder)
      part(world, b, gapX * harder, gapY * harder)
    }
  }
}

function part(world: World, slot: number, x: number, y: number): void {
  if ((world.arriveAt[slot] ?? 0) > world.now || slot === world.holder || world.runSpeed[slot] === 0) return
  partX[slot] = (partX[slot] ?? 0) + x
  partY[slot] = (partY[slot] ?? 0) + y
}

/** Seconds that a player needs to a point at a sprint, from their present velocity; slightly too many. */
export function secondsTo(world: World, slot: number, { x, y }: Spot): number {
  const gapX = x - (world.x[slot] ?? 0)
  const gapY = y - (world.y[slot] ?? 0)
  const gap = lengthOf(gapX, gapY)
  if (gap < 0.3) return 0
  const speedX = world.speedX[slot] ?? 0
  const speedY = world.speedY[slot] ?? 0
  const along = (speedX * gapX + speedY * gapY) / gap
  const aside = Math.abs(speedX * gapY - speedY * gapX) / gap
  const start = Math.min(SPEED.sprint, along)
  const turning = (start < 0 ? -start / 5 : 0) + aside / 8
  const from = Math.max(0, start)
  const building = (SPEED.sprint * SPEED.sprint - from * from) / 10
  const running =
    gap <= building
      ? (Math.sqrt(from * from + 10 * gap) - from) / 5
      : (SPEED.sprint - from) / 5 + (gap - building) / SPEED.sprint
  const edge = Math.min(x, FIELD.length - x, y, FIELD.width - y)
  const braking = edge < 5 ? (5 - edge) * 0.07 : 0
  return running + turning + braking + (start < 0 ? (start * start) / 10 / SPEED.sprint : 0) + 0.1
}
