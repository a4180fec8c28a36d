/** Throw-ins: the ball goes over the touchline, and the nearest player of the other side throws it back. */
import { CENTRE_Y, FIELD } from '../../../core/field.ts'
import { ballDistance, flightSeconds, giveBall, kick } from '../../motion/ballPlay.ts'
import { gesture } from '../stage/noteMoments.ts'
import { SPEED } from '../../motion/movement.ts'
import { homeDeficit, landing, noteStoppage, post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  bestSlot,
  direction,
  distanceTo,
  isHome,
  isKeeper,
  isPlaying,
  nearestSlot,
  playerSpot,
  slotsOf,
  type World,
} from '../../motion/world.ts'

/** Throw-ins of both sides per minute of the clock: a third of those of a real match, as a short picture has room for. */
const PER_MINUTE = 0.14
/** Metres before a touchline at which the thrower stands, and beyond it at which the ball stops. */
const AT_LINE = 0.9
const BEYOND = 0.4
/** Preferred length of a throw, and height of the hands, in metres. */
const THROW = 10
const HANDS = 2.1

/** Plays the ball out when a throw-in is due; the side that is short of its possession throws. */
export function* throwInWhenDue(stage: Stage): Script {
  const { world, stoppages, minutes } = stage
  const thrown = stoppages.filter(({ kind }) => kind === 'throw-in').length
  const isDue = thrown < (minutes.at(-1) ?? 0) * PER_MINUTE
  if (!isDue) return
  yield* landing(stage)
  if (!isPlaying(world, world.holder) || isKeeper(world.holder)) return
  const home = homeDeficit(stage) > 0
  yield* goOut(stage, home)
  yield* throwIn(stage, home)
}

/** The ball goes over the nearer touchline off the other side. */
function* goOut(stage: Stage, home: boolean): Script {
  const { world, draw } = stage
  if (isHome(world.holder) === home) {
    const opponent = nearestSlot(world, !home, { x: world.ballX, y: world.ballY }, (slot) => !isKeeper(slot))
    if (opponent < 0) return
    gesture(stage, 'tackle', opponent, { seconds: 0.5, x: world.ballX, y: world.ballY })
    world.lastTouch = opponent
  }
  const y = world.ballY < CENTRE_Y ? -BEYOND : FIELD.width + BEYOND
  const ahead = direction(world, isHome(world.lastTouch)) * 6 * draw()
  const x = Math.min(FIELD.length - 4, Math.max(4, world.ballX + ahead))
  kick(world, { x, y, seconds: flightSeconds(ballDistance(world, { x, y }), 16), receiver: -1 })
  yield* landing(stage)
}

function* throwIn(stage: Stage, home: boolean): Script {
  const { world } = stage
  const isTop = world.ballY < CENTRE_Y
  const spot = { x: world.ballX, y: isTop ? AT_LINE : FIELD.width - AT_LINE }
  const taker = nearestSlot(world, home, spot, (slot) => !isKeeper(slot))
  if (taker < 0) return
  noteStoppage(stage, 'throw-in', home)
  world.lastTouch = taker
  post(world, taker, spot, { speed: SPEED.sprint })
  yield* until(stage, () => distanceTo(world, taker, spot) < 0.8, {
    most: 4.5,
    each: () => {
      world.phase = 'stopped'
    },
  })
  kick(world, { x: world.x[taker] ?? spot.x, y: spot.y, height: HANDS, seconds: 0.3, receiver: -1 })
  yield* landing(stage)
  const receiver = chooseReceiver(world, taker)
  world.phase = 'play'
  world.posts[taker] = null
  if (receiver < 0) return giveBall(world, taker)
  const to = playerSpot(world, receiver)
  const seconds = flightSeconds(ballDistance(world, to), 12)
  gesture(stage, 'throw-in', taker, { seconds: 0.5, ...to, height: HANDS })
  kick(world, { ...to, height: 0.4, seconds, arc: 0.8, receiver })
  post(world, receiver, to, { at: world.now + seconds })
  yield* landing(stage)
  world.posts[receiver] = null
  stage.passAt = world.now + 0.3
}

/** Team-mate at about the length of a throw who stands free. */
function chooseReceiver(world: World, taker: number): number {
  const home = isHome(taker)
  return bestSlot(slotsOf(home), (slot) => {
    if (slot === taker || !isPlaying(world, slot) || isKeeper(slot)) return -Infinity
    const spot = playerSpot(world, slot)
    const opponent = nearestSlot(world, !home, spot)
    const free = opponent < 0 ? 5 : Math.min(5, distanceTo(world, opponent, spot))
    return free - Math.abs(distanceTo(world, taker, spot) - THROW)
  })
}
