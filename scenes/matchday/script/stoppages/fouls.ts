/** Fouls, offsides and cards: how play stops, and how it goes on. */
import { CENTRE_Y, FIELD, lengthOf } from '../../../core/field.ts'
import { passTo, placeBall } from '../../motion/ballPlay.ts'
import { gesture } from '../stage/noteMoments.ts'
import { secondsTo, SPEED } from '../../motion/movement.ts'
import { fetch, haveBall, holdOnside, playOn } from '../stage/openPlay.ts'
import { dismiss, noteStoppage, pause, post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  ballSpot,
  bestSlot,
  distanceTo,
  isHome,
  isKeeper,
  isOffside,
  isPlaying,
  nearestSlot,
  playerSpot,
  slotsOf,
  type Spot,
} from '../../motion/world.ts'

/** Metres at which a challenge meets its opponent. */
const CONTACT = 1.7
/** Seconds until a free kick that is taken quickly. */
const WHISTLE = 0.5
/** Most seconds until the challenge. */
const CHASE = 1.6

interface Foul {
  /** True when the home side fouls. */
  fouls: boolean
  /** Point towards which the opponents carry the ball before it; null for wherever they are. */
  spot: Spot | null
  /** Slot of the player who fouls; −1 for the nearest. */
  by: number
}

/** A player brings down the opponent on the ball, and the referee stops play. */
export function* stopPlay(stage: Stage, { fouls, spot, by }: Foul): Script {
  const { world } = stage
  const victims = !fouls
  if (spot) yield* bringTo(stage, victims, spot)
  yield* haveBall(stage, victims)
  const victim = world.holder
  const fouler = isPlaying(world, by)
    ? by
    : nearestSlot(world, fouls, ballSpot(world), (slot) => !isKeeper(slot))
  const isMet = () => fouler < 0 || distanceTo(world, fouler, ballSpot(world)) < CONTACT
  yield* until(stage, isMet, {
    most: CHASE,
    each: () => {
      post(world, fouler, ballSpot(world), { speed: SPEED.limit })
      if (isPlaying(world, victim)) {
        post(world, victim, playerSpot(world, victim), { speed: SPEED.walk })
      }
    },
  })
  noteStoppage(stage, 'foul', fouls)
  world.phase = 'stopped'
  world.posts.fill(null)
}

/** The ball comes to the player of a side who can be first at a point. */
function* bringTo(stage: Stage, home: boolean, spot: Spot): Script {
  const { world } = stage
  const slot = bestSlot(slotsOf(home), (other) =>
    isKeeper(other) || !isPlaying(world, other) ? -Infinity : -secondsTo(world, other, spot),
  )
  if (slot < 0) return
  yield* until(stage, () => world.holder === slot, {
    most: 6,
    each: () => {
      holdOnside(world, slot, spot)
      const holder = world.holder
      const isOurs = isPlaying(world, holder) && isHome(holder) === home
      if (isOurs && secondsTo(world, slot, spot) < 1.4 && !isOffside(world, slot)) passTo(world, slot)
      else playOn(stage, { home, towards: spot.x, isQuick: true })
    },
  })
  const isThere = () => lengthOf(world.ballX - spot.x, world.ballY - spot.y) < 2.5
  yield* until(stage, isThere, { most: 2, each: () => post(world, slot, spot, { speed: SPEED.sprint }) })
}

/** A foul that is followed by a quick free kick. */
export function* foul(stage: Stage, fouls: boolean, by: number): Script {
  yield* stopPlay(stage, { fouls, spot: null, by })
  yield* standStill(stage, WHISTLE)
  yield* quickKick(stage, !fouls)
}

/** Everybody walks while play is stopped. */
export function* standStill(stage: Stage, seconds: number): Script {
  const { world } = stage
  yield* pause(stage, seconds, () => {
    world.phase = 'stopped'
    for (let slot = 0; slot < world.x.length; slot++) world.runSpeed[slot] = SPEED.walk
    if (world.holder >= 0) world.runSpeed[world.holder] = 0
  })
}

/** The side that was fouled plays the ball again. */
export function* quickKick(stage: Stage, home: boolean): Script {
  const { world } = stage
  const spot = ballSpot(world)
  const taker = nearestSlot(world, home, spot)
  dismiss(stage)
  if (taker < 0) return
  yield* until(stage, () => world.holder === taker, { most: 4, each: () => fetch(world, taker) })
  world.phase = 'play'
  stage.passAt = world.now
}

/** The assistant on the nearer touchline raises the flag, level with the ball. */
function raiseFlag(stage: Stage): void {
  const { ballX: x, ballY } = stage.world
  const y = ballY < CENTRE_Y ? 0 : FIELD.width
  gesture(stage, 'flag', -1, { seconds: 2, x, y })
}

/** The flag is up, and the defenders have a free kick. */
export function* offsideStop(stage: Stage, home: boolean): Script {
  const { world } = stage
  noteStoppage(stage, 'offside', home)
  raiseFlag(stage)
  const spot = ballSpot(world)
  placeBall(world, spot)
  yield* standStill(stage, WHISTLE + 0.3)
  yield* quickKick(stage, !home)
}
