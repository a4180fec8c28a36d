/** Places of the players in play: the shape of their side, which follows the ball, and orders that replace it. */
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { hashFraction } from '../../core/stageHash.ts'
import { SPEED } from './movement.ts'
import { defenceOf, lineHeight, playsWide } from './styles.ts'
import {
  acrossPitch,
  alongPitch,
  ballSpot,
  bestSlot,
  direction,
  distanceTo,
  isHome,
  isKeeper,
  isPlaying,
  metresOut,
  nearestSlot,
  offsideLine,
  placeOf,
  slotsOf,
  spotOf,
  type World,
} from './world.ts'

/** Places of a formation that count as its back line, by depth. */
const BACK_LINE = 0.3
/** Metres that attackers keep behind the offside line. */
const ONSIDE_MARGIN = 0.7
/** Nearest that a back line comes to its own goal, in metres. */
const DEEPEST_LINE = 6

/** Width of the shape of a side that plays over the wings, as a share of that of others. */
const WIDE = 1.15

/** Targets every player at their position in play. */
export function targetPlaces(world: World): void {
  world.offside.home = offsideLine(world, true)
  world.offside.away = offsideLine(world, false)
  for (let slot = 0; slot < SLOTS; slot++) {
    world.arriveAt[slot] = 0
    if (!isPlaying(world, slot)) continue
    const home = isHome(slot)
    if (isKeeper(slot)) placeKeeper(world, slot, home)
    else placeOutfielder(world, slot, home)
    world.runSpeed[slot] = SPEED.run
  }
  markInBox(world, !isHome(world.lastTouch))
  press(world)
}

function placeOutfielder(world: World, slot: number, home: boolean): void {
  const place = placeOf(world, slot)
  const attacking = isHome(world.lastTouch) === home
  const ballDepth = 1 - metresOut(world, home, world.ballX) / FIELD.length
  const shift = (attacking ? 0.045 : -0.04) + lineHeight(world, home)
  let depth = 0.5 + (place.depth - 0.48) * 0.74 + (ballDepth - 0.5) * 0.54 + shift
  const spread = !attacking ? defenceOf(world, home).width : playsWide(world, home) ? WIDE : 1
  const ballAcross = direction(world, home) > 0 ? world.ballY / FIELD.width : 1 - world.ballY / FIELD.width
  const across = 0.5 + (place.across - 0.5) * spread + (ballAcross - 0.5) * 0.26
  const line = home ? world.line.home : world.line.away
  if (line !== null) {
    const held = line / FIELD.length
    depth = place.depth < BACK_LINE ? held : Math.max(depth, held + 0.02)
  }
  const drift = 5.6 + 3 * hashFraction(slot, 1)
  const swing = world.now / drift + hashFraction(slot, 2)
  const sway = line !== null && place.depth < BACK_LINE ? 0 : 1.6
  const x = alongPitch(world, home, Math.min(0.94, Math.max(DEEPEST_LINE / FIELD.length, depth)))
  const y = acrossPitch(world, home, Math.min(0.96, Math.max(0.04, across)))
  world.targetX[slot] = x + sway * Math.sin(6.283 * swing)
  world.targetY[slot] = y + 1.6 * Math.cos(6.283 * swing * 0.83)
  if (attacking) stayOnside(world, slot, home)
}

/** Moves the target of an attacker back to the offside line. */
function stayOnside(world: World, slot: number, home: boolean): void {
  const line = (home ? world.offside.home : world.offside.away) + ONSIDE_MARGIN
  if (metresOut(world, home, world.targetX[slot] ?? 0) >= line) return
  world.targetX[slot] = spotOf(world, home, { x: Math.min(line, CENTRE_X), y: 0 }).x
}

/** Targets the goalkeeper between ball and goal, farther out the farther away the ball is. */
function placeKeeper(world: World, slot: number, home: boolean): void {
  const goalX = alongPitch(world, home, 0)
  const away = Math.abs(world.ballX - goalX)
  const out = Math.min(11, 1.2 + away * 0.11)
  const share = out / Math.max(out + 1, lengthOf(world.ballX - goalX, world.ballY - CENTRE_Y))
  world.targetX[slot] = goalX + direction(world, home) * out
  world.targetY[slot] = CENTRE_Y + (world.ballY - CENTRE_Y) * share
}

/** Metres from the own goal in which defenders leave the shape for opponents near them. */
const MARKED_WITHIN = 30
const MARKED_NEAR = 7

/** Defenders near their goal stand on the goal side of the nearest opponent. */
function markInBox(world: World, home: boolean): void {
  const goalX = alongPitch(world, home, 0)
  for (const slot of slotsOf(home)) {
    if (isKeeper(slot) || !isPlaying(world, slot)) continue
    if (metresOut(world, !home, world.targetX[slot] ?? 0) > MARKED_WITHIN) continue
    const spot = { x: world.targetX[slot] ?? 0, y: world.targetY[slot] ?? 0 }
    const opponent = nearestSlot(world, !home, spot, (other) => !isKeeper(other))
    if (opponent < 0) continue
    const gap = distanceTo(world, opponent, spot)
    if (gap > MARKED_NEAR) continue
    const x = world.x[opponent] ?? 0
    const y = world.y[opponent] ?? 0
    const far = Math.max(1, lengthOf(goalX - x, CENTRE_Y - y))
    const pull = 0.7 * (1 - gap / MARKED_NEAR)
    if ((home ? world.line.home : world.line.away) === null) {
      world.targetX[slot] = spot.x + (x + ((goalX - x) / far) * 2.2 - spot.x) * pull
    }
    world.targetY[slot] = spot.y + (y + ((CENTRE_Y - y) / far) * 2.2 - spot.y) * pull
  }
}

/** The nearest opponent presses the player on the ball, the second nearest covers. */
function press(world: World): void {
  if (world.holder < 0 || isKeeper(world.holder) || world.phase === 'stopped') return
  const home = !isHome(world.holder)
  const goalX = alongPitch(world, home, 0)
  const ball = ballSpot(world)
  const first = nearestSlot(world, home, ball, (slot) => !isKeeper(slot) && !world.posts[slot])
  const second = nearestSlot(world, home, ball, (slot) => {
    return !isKeeper(slot) && slot !== first && !world.posts[slot]
  })
  const distance = Math.max(1, lengthOf(goalX - ball.x, CENTRE_Y - ball.y))
  const marker = nearestSlot(world, home, ball, (slot) => world.posts[slot] !== null)
  const isMarked = marker >= 0 && distanceTo(world, marker, ball) < MARKED_NEAR
  ;[first, second].forEach((slot, rank) => {
    if (slot < 0) return
    const gap = Math.min(
      distance * 0.6,
      rank === 0 && !isMarked ? defenceOf(world, home).pressing : 5 + 2 * rank,
    )
    world.targetX[slot] = ball.x + ((goalX - ball.x) / distance) * gap
    world.targetY[slot] = ball.y + ((CENTRE_Y - ball.y) / distance) * gap
    world.runSpeed[slot] = rank === 0 ? SPEED.sprint : SPEED.run
  })
}

/** Targets the players who have an order at their post. */
export function keepPosts(world: World): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const post = world.posts[slot]
    if (!post || !isPlaying(world, slot)) continue
    world.targetX[slot] = post.x
    world.targetY[slot] = post.y
    world.runSpeed[slot] = post.speed
    world.arriveAt[slot] = post.at
  }
}

/** Targets all players at their kick-off positions; the kicking side has one at the ball. */
export function lineUp(world: World, homeKicks: boolean): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    world.arriveAt[slot] = 0
    if (!isPlaying(world, slot)) continue
    const home = isHome(slot)
    const place = placeOf(world, slot)
    const depth = isKeeper(slot) ? 0.03 : Math.min(0.475, 0.05 + place.depth * 0.52)
    world.targetX[slot] = alongPitch(world, home, depth)
    world.targetY[slot] = acrossPitch(world, home, place.across)
    world.runSpeed[slot] = SPEED.limit
    const fromCentre = lengthOf((world.targetX[slot] ?? 0) - CENTRE_X, (world.targetY[slot] ?? 0) - CENTRE_Y)
    if (home !== homeKicks && fromCentre < FIELD.circleRadius + 1.5) {
      world.targetX[slot] = alongPitch(world, home, 0.5) - direction(world, home) * (FIELD.circleRadius + 1.5)
    }
  }
  const taker = kickOffTaker(world, homeKicks)
  if (taker < 0) return
  world.targetX[taker] = CENTRE_X - direction(world, homeKicks) * 0.7
  world.targetY[taker] = CENTRE_Y
}

/** Most advanced active player of a side, the most central of several. */
export function kickOffTaker(world: World, home: boolean): number {
  return bestSlot(slotsOf(home), (slot) => {
    if (isKeeper(slot) || !isPlaying(world, slot)) return -Infinity
    const { depth, across } = placeOf(world, slot)
    return depth - Math.abs(across - 0.5) * 0.2
  })
}
