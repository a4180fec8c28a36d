/** Corners and free kicks. */
import { FIELD, lengthOf } from '../../../core/field.ts'
import { giveBall, kick, placeBall } from '../../motion/ballPlay.ts'
import { chooseMarker, placeFor, type Play } from './attackCast.ts'
import { stopPlay } from '../stoppages/fouls.ts'
import { send } from './lastPass.ts'
import { SPEED } from '../../motion/movement.ts'
import { landing, noteStoppage, post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  ballSpot,
  distanceTo,
  isKeeper,
  isPlaying,
  keeperOf,
  nearestSlot,
  placeOf,
  slotsOf,
  type Spot,
  spotOf,
  type World,
} from '../../motion/world.ts'
import { AWAY, holdLine, keepAway, shadow } from './buildUp.ts'

/** Places of attackers in the box at a corner or free kick: metres out and aside. */
const IN_BOX: readonly (readonly [number, number])[] = [
  [6, -3],
  [9, 4],
  [11, -6],
  [5, 5],
  [20, 2],
]
/** Metres from the middle of a wall that attackers keep: it is three metres to either side. */
const FROM_WALL = 4.5
/** Most seconds for players to come to their places. */
export const MAX_SETTING = 6.5

/** A corner of the attack: it comes to the shooter. */
export function* corner(stage: Stage, play: Play): Script {
  const { world } = stage
  const taker = yield* setCorner(stage, play)
  if (taker < 0) return
  play.provider = taker
  world.phase = 'chance'
  yield* send(stage, play)
}

/** Sets up a corner: the ball at the flag, both sides in the box. Returns the slot of the taker. */
function* setCorner(stage: Stage, play: Play): Generator<void, number, void> {
  const { world } = stage
  const { home, flank, shooter } = play
  const flag = placeFor(play, world, 0.8, flank * (FIELD.width / 2 - 0.8))
  world.phase = 'stopped'
  world.lastTouch = isPlaying(world, shooter) ? shooter : keeperOf(home)
  const taker = nearestSlot(
    world,
    home,
    flag,
    (slot) => slot !== shooter && !isKeeper(slot) && placeOf(world, slot).depth > 0.3,
  )
  if (taker < 0) return -1
  noteStoppage(stage, 'corner', home)
  rollTo(world, flag)
  post(world, taker, flag, { speed: SPEED.limit })
  yield* setUp(stage, play, taker)
  placeBall(world, flag)
  giveBall(world, taker)
  return taker
}

/** Rolls the ball to a place while play is stopped. */
export function rollTo(world: World, spot: Spot): void {
  const distance = lengthOf(spot.x - world.ballX, spot.y - world.ballY)
  if (distance < 0.3) placeBall(world, spot)
  else kick(world, { ...spot, seconds: Math.max(0.6, distance / 20), receiver: -1 })
}

/** Waits until taker and shooter are at their places, and others of both sides in the box. */
function* setUp(stage: Stage, play: Play, taker: number): Script {
  const { world } = stage
  const { shooter } = play
  fillBox(world, play, taker)
  const waits = placeFor(play, world, play.place.x + 4.5, play.place.y + play.flank * -2)
  if (shooter !== taker) post(world, shooter, waits, { speed: SPEED.sprint })
  chooseMarker(world, play, waits)
  const spot = world.posts[taker]
  const isSet = () => {
    const isTakerThere = !spot || distanceTo(world, taker, spot) < 1.2
    if (!isTakerThere || world.flight || !isClear(world, play, AWAY - 1.5)) return false
    return shooter === taker || distanceTo(world, shooter, waits) < 2.5
  }
  yield* until(stage, isSet, {
    most: MAX_SETTING + 4,
    each: () => {
      world.phase = 'stopped'
      shadow(world, play)
      if (spot) keepAway(world, !play.home, spot)
    },
  })
}

/** Sends attackers into the box, each with a defender. */
function fillBox(world: World, play: Play, taker: number): void {
  const { home, shooter } = play
  let next = 0
  const byDepth = slotsOf(home).filter((slot) => isPlaying(world, slot) && !isKeeper(slot))
  const tall = byDepth.slice(0, 2).concat(byDepth.slice(-5).reverse())
  const taken = new Set<number>([shooter, taker, play.marker])
  for (const slot of tall) {
    const [x, y] = IN_BOX[next] ?? [0, 0]
    if (next >= IN_BOX.length || taken.has(slot)) continue
    taken.add(slot)
    const spot = placeFor(play, world, x + 1.5, y * play.flank)
    post(world, slot, spot, { speed: SPEED.sprint })
    const marker = nearestSlot(world, !home, spot, (other) => !isKeeper(other) && !taken.has(other))
    if (marker >= 0) {
      taken.add(marker)
      post(world, marker, placeFor(play, world, x, y * play.flank * 0.85), { speed: SPEED.sprint })
    }
    next++
  }
}

/** A free kick from the side into the box, after a foul. */
export function* freeKick(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, flank } = play
  const from = placeFor(play, world, 26 + 8 * luck(6), flank * (12 + 10 * luck(7)))
  if (play.provider < 0)
    play.provider = nearestSlot(world, play.home, from, (slot) => slot !== play.shooter && !isKeeper(slot))
  yield* stopPlay(stage, { fouls: !play.home, spot: from, by: -1 })
  world.phase = 'stopped'
  rollTo(world, from)
  post(world, play.provider, from, { speed: SPEED.limit })
  // The defenders line up no deeper than the shooter waits.
  holdLine(world, play, Math.max(7, Math.min(18, play.place.x + 3)))
  wall(world, play, from, 2)
  yield* setUp(stage, play, play.provider)
  placeBall(world, from)
  giveBall(world, play.provider)
  world.phase = 'chance'
  yield
  yield* send(stage, play)
}

/** A shot straight from a free kick, past a wall. */
export function* directFreeKick(stage: Stage, play: Play): Script {
  const { world } = stage
  const { shooter, spot } = play
  yield* stopPlay(stage, { fouls: !play.home, spot, by: -1 })
  world.phase = 'stopped'
  rollTo(world, spot)
  const middle = wall(world, play, spot, 4)
  const behindBall = placeFor(play, world, play.place.x + 2.6, play.place.y + play.flank)
  post(world, shooter, behindBall, { speed: SPEED.limit })
  const isReady = () => {
    if (distanceTo(world, shooter, behindBall) > 0.8 || world.flight) return false
    const nearest = nearestSlot(world, play.home, middle, (slot) => slot !== shooter)
    return distanceTo(world, nearest, middle) > FROM_WALL - 0.5 && isClear(world, play, AWAY - 1.5)
  }
  yield* until(stage, isReady, {
    most: MAX_SETTING + 4,
    each: () => {
      world.phase = 'stopped'
      keepAway(world, !play.home, spot)
      keepAway(world, play.home, middle, FROM_WALL)
    },
  })
  yield* runUp(stage, play, spot, () => keepAway(world, play.home, middle, FROM_WALL))
}

/** A few steps to a ball that lies still. */
export function* runUp(stage: Stage, { shooter }: Play, spot: Spot, each?: () => void): Script {
  const { world } = stage
  placeBall(world, spot)
  world.phase = 'chance'
  post(world, shooter, spot, { speed: SPEED.jog })
  yield* until(stage, () => distanceTo(world, shooter, spot) < 1.1, { most: 3, each })
  giveBall(world, shooter)
  yield
}

/** Sends defenders side by side between the ball and the goal. Returns the middle of their wall. */
function wall(world: World, play: Play, ball: Spot, count: number): Spot {
  const goal = spotOf(world, play.home, { x: 0, y: 0 })
  const far = Math.max(1, lengthOf(goal.x - ball.x, goal.y - ball.y))
  const [towardsX, towardsY] = [(goal.x - ball.x) / far, (goal.y - ball.y) / far]
  const middle = { x: ball.x + towardsX * AWAY, y: ball.y + towardsY * AWAY }
  const taken = new Set<number>()
  for (let i = 0; i < count; i++) {
    const slot = nearestSlot(world, !play.home, middle, (other) => !isKeeper(other) && !taken.has(other))
    if (slot < 0) break
    taken.add(slot)
    const aside = (i - (count - 1) / 2) * 1.9
    post(
      world,
      slot,
      { x: middle.x - towardsY * aside, y: middle.y + towardsX * aside },
      { speed: SPEED.limit },
    )
  }
  return middle
}

/** True when no opponent is within so many metres of the ball. */
function isClear(world: World, { home }: Play, metres: number): boolean {
  const slot = nearestSlot(world, !home, ballSpot(world))
  return slot < 0 || distanceTo(world, slot, ballSpot(world)) >= metres
}

/** Plays a corner that comes to nothing: a defender heads it away. */
export function* clearedCorner(stage: Stage, play: Play): Script {
  const { world } = stage
  const taker = yield* setCorner(stage, play)
  if (taker < 0) return
  world.phase = 'play'
  const spot = placeFor(play, world, 6.5, play.flank * 3)
  const clearer = nearestSlot(world, !play.home, spot, (slot) => !isKeeper(slot))
  if (clearer < 0) return
  const seconds = 1.5
  kick(world, { ...spot, height: 1.9, seconds, arc: 2.8, receiver: clearer })
  post(world, clearer, spot, { at: world.now + seconds })
  yield* landing(stage)
  const away = placeFor(play, world, 27, -play.flank * 8)
  const receiver = nearestSlot(world, !play.home, away, (slot) => slot !== clearer && !isKeeper(slot))
  world.posts.fill(null)
  kick(world, { ...away, seconds: 1.4, arc: 3, receiver: -1 })
  if (receiver >= 0) post(world, receiver, away, { at: world.now + 1.4 })
  yield* landing(stage)
  world.posts.fill(null)
}
