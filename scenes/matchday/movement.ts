/** Movement of the players: target positions that follow the ball, and steering with limited acceleration. */
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from '../core/field.ts'
import { hashFraction } from '../core/stageHash.ts'
import {
  acrossPitch,
  alongPitch,
  direction,
  isHome,
  isKeeper,
  isPlaying,
  keeperOf,
  nearestSlot,
  placeOf,
  type World,
} from './world.ts'

/** Speeds in metres per second; `limit` is never exceeded. */
export const SPEED = { walk: 2.4, jog: 5, run: 7, sprint: 9.2, limit: 10.2 } as const
const ACCELERATION = 13
/** Fraction of the distance to the target that a player covers per second, below the speed limit. */
const APPROACH_RATE = 1.7
/** Least distance between players in metres, so that their numbers stay legible. */
const LEAST_GAP = 3.5

/** Targets every player at their position in open play. */
export function targetPlaces(world: World): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isPlaying(world, slot)) continue
    const home = isHome(slot)
    if (isKeeper(slot)) placeKeeper(world, slot, home)
    else placeOutfielder(world, slot, home)
    world.runSpeed[slot] = SPEED.run
  }
  press(world)
}

function placeOutfielder(world: World, slot: number, home: boolean): void {
  const place = placeOf(world, slot)
  const attacking = isHome(world.lastTouch) === home
  const ballDepth = direction(world, home) > 0 ? world.ballX / FIELD.length : 1 - world.ballX / FIELD.length
  const tactics = home ? world.tactics.home : world.tactics.away
  const line = lineHeight(tactics.style, tactics.defensiveStyle)
  const depth =
    0.5 + (place.depth - 0.48) * 0.74 + (ballDepth - 0.5) * 0.54 + (attacking ? 0.045 : -0.04) + line
  const spread = (attacking ? 1 : 0.8) * (tactics.offensiveStyle === 'wing_play' && attacking ? 1.08 : 1)
  const ballAcross = direction(world, home) > 0 ? world.ballY / FIELD.width : 1 - world.ballY / FIELD.width
  const across = 0.5 + (place.across - 0.5) * spread + (ballAcross - 0.5) * 0.26
  const drift = 4.6 + 3 * hashFraction(slot, 1)
  const swing = world.now / drift + hashFraction(slot, 2)
  const x = alongPitch(world, home, Math.min(0.93, Math.max(0.09, depth)))
  const y = acrossPitch(world, home, Math.min(0.97, Math.max(0.03, across)))
  world.targetX[slot] = x + 2.6 * Math.sin(6.283 * swing)
  world.targetY[slot] = y + 2.2 * Math.cos(6.283 * swing * 0.83)
}

/** Shift of a side up the pitch, as a share of its length. */
function lineHeight(style: string, defensiveStyle: string): number {
  const byStyle = style === 'attacking' ? 0.025 : style === 'defensive' ? -0.03 : 0
  const byDefence = defensiveStyle === 'high_press' ? 0.025 : defensiveStyle === 'deep_block' ? -0.03 : 0
  return byStyle + byDefence
}

/** Targets the goalkeeper between ball and goal, farther out the farther away the ball is. */
export function placeKeeper(world: World, slot: number, home: boolean): void {
  const goalX = alongPitch(world, home, 0)
  const away = Math.abs(world.ballX - goalX)
  const out = Math.min(11, 1.2 + away * 0.11)
  const share = out / Math.max(out + 1, Math.hypot(world.ballX - goalX, world.ballY - CENTRE_Y))
  world.targetX[slot] = goalX + direction(world, home) * out
  world.targetY[slot] = CENTRE_Y + (world.ballY - CENTRE_Y) * share
}

/** The nearest opponent presses the player on the ball, the second nearest covers. */
function press(world: World): void {
  if (world.holder < 0 || isKeeper(world.holder)) return
  const home = !isHome(world.holder)
  const goalX = alongPitch(world, home, 0)
  const first = nearestSlot(world, home, world.ballX, world.ballY, (slot) => !isKeeper(slot))
  const second = nearestSlot(
    world,
    home,
    world.ballX,
    world.ballY,
    (slot) => !isKeeper(slot) && slot !== first,
  )
  ;[first, second].forEach((slot, rank) => {
    if (slot < 0) return
    const distance = Math.max(1, Math.hypot(goalX - world.ballX, CENTRE_Y - world.ballY))
    const gap = rank === 0 ? 2.2 : 7
    world.targetX[slot] = world.ballX + ((goalX - world.ballX) / distance) * gap
    world.targetY[slot] = world.ballY + ((CENTRE_Y - world.ballY) / distance) * gap
    world.runSpeed[slot] = rank === 0 ? SPEED.sprint : SPEED.run
  })
}

/** Targets all players at their kick-off positions; the kicking side has two at the ball. */
export function lineUp(world: World, homeKicks: boolean): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isPlaying(world, slot)) continue
    const home = isHome(slot)
    const place = placeOf(world, slot)
    const depth = isKeeper(slot) ? 0.03 : Math.min(0.475, 0.05 + place.depth * 0.52)
    world.targetX[slot] = alongPitch(world, home, depth)
    world.targetY[slot] = acrossPitch(world, home, place.across)
    world.runSpeed[slot] = SPEED.sprint
    const fromCentre = Math.hypot(
      (world.targetX[slot] ?? 0) - CENTRE_X,
      (world.targetY[slot] ?? 0) - CENTRE_Y,
    )
    if (home !== homeKicks && fromCentre < FIELD.circleRadius + 1.5) {
      world.targetX[slot] = alongPitch(world, home, 0.5) - direction(world, home) * (FIELD.circleRadius + 1.5)
    }
  }
  const taker = kickOffTaker(world, homeKicks)
  if (taker < 0) return
  world.targetX[taker] = CENTRE_X - direction(world, homeKicks) * 0.7
  world.targetY[taker] = CENTRE_Y
  world.runSpeed[taker] = SPEED.limit
}

/** Most advanced active player of a side, the most central of several. */
export function kickOffTaker(world: World, home: boolean): number {
  let best = -1
  let bestScore = -Infinity
  const first = keeperOf(home)
  for (let slot = first + 1; slot < first + SLOTS / 2; slot++) {
    if (!isPlaying(world, slot)) continue
    const place = placeOf(world, slot)
    const score = place.depth - Math.abs(place.across - 0.5) * 0.2
    if (score > bestScore) {
      bestScore = score
      best = slot
    }
  }
  return best
}

/** Moves all players to their targets at once, at rest: a restart that is not shown. */
export function snapToTargets(world: World): void {
  world.x.set(world.targetX)
  world.y.set(world.targetY)
  world.speedX.fill(0)
  world.speedY.fill(0)
}

/** Moves all players for `step` seconds towards their targets. */
export function movePlayers(world: World, step: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((world.who[slot] ?? -1) < 0) continue
    steer(world, slot, step)
  }
  keepApart(world, step)
}

function steer(world: World, slot: number, step: number): void {
  const limit = Math.min(SPEED.limit, world.runSpeed[slot] ?? SPEED.run)
  let wantX = ((world.targetX[slot] ?? 0) - (world.x[slot] ?? 0)) * APPROACH_RATE
  let wantY = ((world.targetY[slot] ?? 0) - (world.y[slot] ?? 0)) * APPROACH_RATE
  const want = Math.hypot(wantX, wantY)
  if (want > limit) {
    wantX *= limit / want
    wantY *= limit / want
  }
  let changeX = wantX - (world.speedX[slot] ?? 0)
  let changeY = wantY - (world.speedY[slot] ?? 0)
  const change = Math.hypot(changeX, changeY)
  const most = ACCELERATION * step
  if (change > most) {
    changeX *= most / change
    changeY *= most / change
  }
  const speedX = (world.speedX[slot] ?? 0) + changeX
  const speedY = (world.speedY[slot] ?? 0) + changeY
  world.speedX[slot] = speedX
  world.speedY[slot] = speedY
  world.x[slot] = (world.x[slot] ?? 0) + speedX * step
  world.y[slot] = (world.y[slot] ?? 0) + speedY * step
}

function keepApart(world: World, step: number): void {
  for (let a = 0; a < SLOTS; a++) {
    if ((world.who[a] ?? -1) < 0) continue
    for (let b = a + 1; b < SLOTS; b++) {
      if ((world.who[b] ?? -1) < 0) continue
      const gapX = (world.x[b] ?? 0) - (world.x[a] ?? 0)
      const gapY = (world.y[b] ?? 0) - (world.y[a] ?? 0)
      const gap = Math.hypot(gapX, gapY)
      if (gap >= LEAST_GAP || gap < 0.01) continue
      const push = ((LEAST_GAP - gap) / gap) * 0.45 * step
      world.x[a] = (world.x[a] ?? 0) - gapX * push
      world.y[a] = (world.y[a] ?? 0) - gapY * push
      world.x[b] = (world.x[b] ?? 0) + gapX * push
      world.y[b] = (world.y[b] ?? 0) + gapY * push
    }
  }
}
