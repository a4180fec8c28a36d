/** Play after a shot or a lost attack: the ball in the net, in the goalkeeper's hands, cleared, or out. */
import { FIELD, lengthOf } from '../../../core/field.ts'
import { arcOf, giveBall, kick, placeBall } from '../../motion/ballPlay.ts'
import { placeFor, type Play } from './attackCast.ts'
import { offsideStop } from '../stoppages/fouls.ts'
import { celebrate } from '../stoppages/celebrations.ts'
import { keeperHolds, looseTo } from '../stage/openPlay.ts'
import { clearedCorner } from './setPieces.ts'
import { endMoment, gesture, noteMoment } from '../stage/noteMoments.ts'
import { SPEED } from '../../motion/movement.ts'
import {
  cueEvent,
  dismiss,
  landing,
  noteStoppage,
  pause,
  post,
  type Script,
  type Stage,
  until,
} from '../stage/stage.ts'
import {
  ballSpot,
  direction,
  distanceTo,
  isKeeper,
  isPlaying,
  keeperOf,
  nearestSlot,
  spotOf,
} from '../../motion/world.ts'

interface Outcome {
  /** Next shot of the same attack; null after the last. */
  next: Play | null
  /** True when the attack ends with a corner that comes to nothing. */
  wonCorner: boolean
}

/** Plays on after a shot. */
export function* followShot(stage: Stage, play: Play, { next, wonCorner }: Outcome): Script {
  if (play.type === 'goal') return yield* celebrate(stage, play)
  if (next?.pattern === 'rebound' || next?.pattern === 'long-shot') return
  if (next?.pattern === 'corner' || wonCorner) {
    // On the side from which the corner is taken.
    yield* goBehind(stage, wonCorner ? play : { ...play, flank: next?.flank ?? play.flank })
    if (wonCorner) yield* clearedCorner(stage, play)
    return
  }
  if (play.type === 'save') yield* afterSave(stage, play, next)
  else if (play.type === 'block') yield* afterBlock(stage, play, next)
  else if (play.hitsPost) yield* clear(stage, play)
  else yield* goalKick(stage, !play.home)
}

/** Plays the end of an attack that comes to no shot. */
export function* endAttack(stage: Stage, play: Play, wonCorner: boolean): Script {
  const { world } = stage
  noteMoment(stage, play, null)
  if (play.type === 'tackle') {
    if (wonCorner) yield* goBehind(stage, play)
    else yield* tackle(stage, play)
  }
  cueEvent(stage, play.event, play.instant)
  endMoment(stage, 0.9)
  if (play.type === 'offside') return yield* offsideStop(stage, play.home)
  if (play.type === 'claim') {
    gesture(stage, 'catch', world.holder, { seconds: 1, ...ballSpot(world), height: world.ballHeight })
    yield* pause(stage, 0.5)
  }
  dismiss(stage)
  world.phase = 'play'
  if (wonCorner) yield* clearedCorner(stage, play)
}

/** The marker takes the ball off the shooter's feet. */
function* tackle(stage: Stage, play: Play): Script {
  const { world } = stage
  const { marker, home } = play
  const slot = isPlaying(world, marker)
    ? marker
    : nearestSlot(world, !home, ballSpot(world), (other) => !isKeeper(other))
  if (slot < 0) return
  yield* until(stage, () => distanceTo(world, slot, ballSpot(world)) < 1.6, {
    most: 1.5,
    each: () => post(world, slot, ballSpot(world), { speed: SPEED.limit }),
  })
  const away = placeFor(play, world, play.place.x + 4, play.place.y + play.flank * 4)
  world.posts.fill(null)
  gesture(stage, 'tackle', slot, { seconds: 0.6, ...ballSpot(world) })
  yield* looseTo(stage, slot, away)
}

/** The ball goes over the goal line off a defender or the goalkeeper. */
function* goBehind(stage: Stage, play: Play): Script {
  const { world } = stage
  const goal = spotOf(world, play.home, { x: 0, y: 0 })
  const ahead = direction(world, play.home)
  const side = ahead * play.flank
  const before = (goal.x - world.ballX) * ahead
  if (before < 0) return yield* fetchBall(stage, side)
  world.lastTouch = keeperOf(!play.home)
  const y = FIELD.goalWidth / 2 + 2.5 + 4 * play.luck(14)
  const start = (world.ballY - goal.y) * side
  // Wide of the post on the goal line, however near to it the ball was.
  const widening = (y - start) / Math.max(0.1, FIELD.goalWidth / 2 + WIDE - start)
  const behind = Math.max(0.3, Math.min(2, before * (widening - 1)))
  const spot = { x: goal.x + ahead * behind, y: goal.y + side * y }
  const distance = lengthOf(spot.x - world.ballX, spot.y - world.ballY)
  const seconds = Math.max(0.3, distance / 15)
  kick(world, { ...spot, height: 0.4, seconds, arc: arcOf(seconds), receiver: -1 })
  yield* landing(stage)
}

/** The goalkeeper holds the ball, or parries it to an attacker. */
function* afterSave(stage: Stage, play: Play, next: Play | null): Script {
  const { world } = stage
  const hands = { seconds: 0.6, ...ballSpot(world), height: world.ballHeight }
  gesture(stage, next ? 'parry' : 'catch', keeperOf(!play.home), hands)
  if (next) return yield* fallTo(stage, next)
  keeperHolds(world, !play.home)
  yield* pause(stage, 0.6, () => {
    if (world.holder >= 0) world.runSpeed[world.holder] = 0
  })
  dismiss(stage)
}

function* afterBlock(stage: Stage, play: Play, next: Play | null): Script {
  if (next) return yield* fallTo(stage, next)
  yield* clear(stage, play)
}

/** The ball falls to a player of the attacking side, who keeps the attack going. */
function* fallTo(stage: Stage, next: Play): Script {
  const { world } = stage
  const slot = next.provider >= 0 ? next.provider : next.shooter
  const spot = placeFor(next, world, next.place.x + 7, next.place.y - next.flank * 6)
  dismiss(stage)
  yield* looseTo(stage, slot, spot)
}

/** A defender gets to the ball first and plays it away. */
function* clear(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, luck } = play
  const spot = placeFor(
    play,
    world,
    Math.max(9, play.place.x + 6 + 8 * luck(15)),
    play.place.y + (luck(16) - 0.5) * 22,
  )
  const slot = nearestSlot(world, !home, spot, (other) => !isKeeper(other))
  dismiss(stage)
  if (slot >= 0) yield* looseTo(stage, slot, spot)
}

/** Metres between a post and a ball that goes behind, and one that comes back from there. */
const WIDE = 0.5
const PAST_POST = 1.2

/** Brings a ball that lies behind the goal past the post on one side, not through the net. */
function* fetchBall(stage: Stage, side: number): Script {
  const { world } = stage
  const y = FIELD.width / 2 + side * (FIELD.goalWidth / 2 + PAST_POST)
  const distance = (y - world.ballY) * side
  const isBehind = world.ballX < 0 || world.ballX > FIELD.length
  if (!isBehind || distance <= PAST_POST) return
  world.phase = 'stopped'
  kick(world, { x: world.ballX, y, seconds: Math.max(0.3, distance / 12), receiver: -1 })
  yield* landing(stage)
}

/** The goalkeeper puts the ball down and kicks it long. */
function* goalKick(stage: Stage, home: boolean): Script {
  const { world } = stage
  dismiss(stage)
  yield* pause(stage, 0.4)
  const keeper = keeperOf(home)
  const taker = isPlaying(world, keeper) ? keeper : nearestSlot(world, home, ballSpot(world))
  if (taker < 0) return
  const side = world.ballY < FIELD.width / 2 ? -1 : 1
  const own = spotOf(world, !home, { x: FIELD.goalArea.depth, y: 0 })
  const spot = { x: own.x, y: own.y + side * 4 }
  noteStoppage(stage, 'goal-kick', home)
  world.phase = 'stopped'
  yield* fetchBall(stage, side)
  const distance = lengthOf(spot.x - world.ballX, spot.y - world.ballY)
  kick(world, { ...spot, seconds: Math.max(0.5, distance / 12), receiver: -1 })
  post(world, taker, spot, { speed: SPEED.sprint })
  yield* until(stage, () => distanceTo(world, taker, spot) < 1.3 && !world.flight, { most: 3 })
  placeBall(world, spot)
  giveBall(world, taker)
  dismiss(stage)
  world.phase = 'play'
  stage.passAt = world.now + 0.1
}
