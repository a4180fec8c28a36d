/** Play between the events: passing, dribbling, winning, losing and fetching the ball. */
import { FIELD } from '../../../core/field.ts'
import {
  arcOf,
  ballDistance,
  flightSeconds,
  giveBall,
  kick,
  passInPlay,
  passTo,
} from '../../motion/ballPlay.ts'
import { gesture } from './noteMoments.ts'
import { secondsTo, SPEED } from '../../motion/movement.ts'
import { isWinnable, winningPlace } from '../../motion/styles.ts'
import { homeDeficit, landing, post, type Script, type Stage, until } from './stage.ts'
import {
  ballSpot,
  distanceTo,
  isHome,
  isKeeper,
  isOffside,
  isPlaying,
  keeperOf,
  nearestSlot,
  playerSpot,
  type Spot,
  type World,
} from '../../motion/world.ts'

/** Metres at which a player takes a loose ball. */
const TAKING = 1.3
/** Seconds of possession that a side may be short of its share before it is left the ball. */
const PATIENCE = 0.8

/**
 * Factors on the probability that a pass of the side that shall lose the ball is lost: always, and outside the
 * part of the pitch in which the opponents' plan sets out to win it.
 */
const LOSING = { always: 7, quick: 3.5, elsewhere: 2 } as const

interface PlayChoice {
  /** Side that shall have the ball; null for whoever has it. */
  home: boolean | null
  /** Metres from the left towards which play is led. */
  towards?: number | null
  /** True for few touches. */
  isQuick?: boolean
}

/** Plays a step: the ball is passed on when its holder has had it long enough. */
export function playOn(stage: Stage, { home, towards = null, isQuick = false }: PlayChoice): void {
  const { world, draw } = stage
  if (world.flight) return
  if (!isPlaying(world, world.holder)) return collect(world, home)
  if (stage.passAt < world.heldSince)
    stage.passAt = world.heldSince + (0.2 + 0.6 * draw()) * (isQuick ? 0.5 : 1)
  if (world.now < stage.passAt) return
  const wrong = home !== null && isHome(world.holder) !== home
  const passer = world.holder
  const winners = !isHome(passer)
  const isHere = isWinnable(world, winners)
  if (wrong) {
    const losing = isHere ? LOSING.always : isQuick ? LOSING.quick : LOSING.elsewhere
    passInPlay(world, { draw, losing, towards: winningPlace(world, winners) })
  } else passInPlay(world, { draw, losing: home === null && isHere ? 1 : 0, towards })
  if (isKeeper(passer) && world.flight) noteKeeperKick(stage, passer)
  stage.passAt = 0
}

function noteKeeperKick(stage: Stage, keeper: number): void {
  const { flight } = stage.world
  if (flight && flight.arc > 0) {
    gesture(stage, 'kick-out', keeper, { seconds: 0.6, x: flight.toX, y: flight.toY })
  }
}

/** The nearest player of a side, or of both, runs to a loose ball. */
function collect(world: World, home: boolean | null): void {
  const ball = ballSpot(world)
  let slot = nearestSlot(world, home ?? true, ball)
  if (home === null) {
    const other = nearestSlot(world, false, ball)
    if (other >= 0 && (slot < 0 || distanceTo(world, other, ball) < distanceTo(world, slot, ball)))
      slot = other
  }
  if (slot >= 0) fetch(world, slot)
}

/** A player runs to a loose ball and takes it. */
export function fetch(world: World, slot: number): void {
  const ball = ballSpot(world)
  if (distanceTo(world, slot, ball) < TAKING) return giveBall(world, slot)
  world.targetX[slot] = ball.x
  world.targetY[slot] = ball.y
  world.runSpeed[slot] = SPEED.sprint
  if (world.posts[slot]) world.posts[slot] = { ...ball, speed: SPEED.sprint, at: 0 }
}

/** Side that is short of its share of possession; null while both have about theirs. */
export function sideDue(stage: Stage): boolean | null {
  const deficit = homeDeficit(stage)
  return deficit > PATIENCE ? true : deficit < -PATIENCE ? false : null
}

/** Seconds that open play is extended when a side is far short of its share, and how far that is. */
const FAR_SHORT = 3
const MAX_EXTRA = 4

/** Open play for so many seconds, or longer for a side that is short of its share of possession. */
export function* openPlay(stage: Stage, least: number): Script {
  const { world } = stage
  world.phase = 'play'
  const short = Math.abs(homeDeficit(stage)) - FAR_SHORT
  const seconds = least + Math.max(0, Math.min(MAX_EXTRA, short))
  yield* until(stage, () => false, { most: seconds, each: () => playOn(stage, { home: sideDue(stage) }) })
}

/** Plays until an outfield player of a side has the ball. */
export function* haveBall(stage: Stage, home: boolean, towards: number | null = null): Script {
  const { world } = stage
  const has = () => isPlaying(world, world.holder) && isHome(world.holder) === home && !isKeeper(world.holder)
  yield* until(stage, has, { most: 8, each: () => playOn(stage, { home, towards, isQuick: true }) })
}

/** Plays the ball to a player of the side that has it. */
export function* feed(stage: Stage, slot: number): Script {
  const { world } = stage
  for (let tries = 0; tries < 3 && world.holder !== slot && isPlaying(world, slot); tries++) {
    yield* haveSide(stage, isHome(slot))
    if (world.holder === slot) return
    yield* until(stage, () => !isOffside(world, slot), { most: 3, each: () => holdOnside(world, slot) })
    passTo(world, slot)
    yield* landing(stage)
  }
}

/** Plays until a side has the ball, if only its goalkeeper. */
function* haveSide(stage: Stage, home: boolean): Script {
  const { world } = stage
  const has = () => isPlaying(world, world.holder) && isHome(world.holder) === home
  yield* until(stage, has, { most: 8, each: () => playOn(stage, { home, isQuick: true }) })
}

/** Metres that a runner keeps behind the offside line until the pass leaves. */
const ONSIDE_MARGIN = 0.8

/** Sends a player no farther than the offside line. */
export function holdOnside(world: World, slot: number, spot?: Spot): void {
  const current = world.posts[slot]
  const wish = spot ?? current ?? playerSpot(world, slot)
  const home = isHome(slot)
  const line = (home ? world.offside.home : world.offside.away) + ONSIDE_MARGIN
  const toRight = (home ? world.homeDirection : -world.homeDirection) > 0
  const x = toRight ? Math.min(wish.x, FIELD.length - line) : Math.max(wish.x, line)
  world.posts[slot] = { x, y: wish.y, speed: current?.speed ?? SPEED.run, at: 0 }
}

/** Most metres that a loose ball rises which comes to a player's feet. */
const LOOSE_HEIGHT = 4

/** Sends a loose ball to a player's place, where it arrives with them. */
export function* looseTo(stage: Stage, slot: number, spot: Spot, height = 0): Script {
  const { world } = stage
  const distance = ballDistance(world, spot)
  const needed = secondsTo(world, slot, spot)
  const seconds = Math.max(flightSeconds(distance, 11, needed), Math.ceil(needed / 0.1) * 0.1)
  const arc = 0.8 * arcOf(seconds)
  // A ball that comes to the feet lands before and rolls on; one for a header is in the air all the time.
  kick(world, {
    ...spot,
    height,
    seconds,
    arc: height > 0 ? arc : Math.min(LOOSE_HEIGHT, arc),
    receiver: slot,
  })
  post(world, slot, spot, { at: world.now + seconds })
  yield* landing(stage)
}

/** The goalkeeper has the ball in their hands; a defender when the goal is empty. */
export function keeperHolds(world: World, home: boolean): void {
  const keeper = keeperOf(home)
  const slot = isPlaying(world, keeper) ? keeper : nearestSlot(world, home, ballSpot(world))
  if (slot >= 0) giveBall(world, slot)
}
