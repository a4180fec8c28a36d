/** The shot, its flight to the goal, a defender or away from it, and what becomes of the ball. */
import { CENTRE_Y, FIELD, lengthOf } from '../../../core/field.ts'
import { ballDistance, flightSeconds, kick } from '../../motion/ballPlay.ts'
import type { Play } from './attackCast.ts'
import { CELEBRATION } from '../stoppages/celebrations.ts'
import { HEAD_HEIGHT } from './lastPass.ts'
import { looseTo } from '../stage/openPlay.ts'
import { endMoment, gesture, noteMoment } from '../stage/noteMoments.ts'
import { SPEED } from '../../motion/movement.ts'
import { cueEvent, landing, post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  ballSpot,
  direction,
  distanceTo,
  isKeeper,
  isPlaying,
  keeperOf,
  nearestSlot,
  type Spot,
  spotOf,
  type World,
} from '../../motion/world.ts'
import { carry } from './buildUp.ts'

/** Speed of shots by foot and head, in metres per second. */
const FOOT_SPEED = 26
const HEAD_SPEED = 15
const POST = FIELD.goalWidth / 2
/** Metres that a free kick rises to pass over the wall. */
const OVER_WALL = 2.4

interface Target extends Spot {
  height: number
}

/** Takes the shot of a play and waits for its end, at which its event is cued. */
export function* shoot(stage: Stage, play: Play): Script {
  const { world } = stage
  const { shooter, body } = play
  world.phase = 'chance'
  yield* comeToPlace(stage, play)
  world.lastTouch = shooter
  noteMoment(stage, play, world.now)
  if (body === 'head') gesture(stage, 'header', shooter, { seconds: 0.5, height: HEAD_HEIGHT })
  const stopper = play.type === 'block' ? stopperOf(world, play) : -1
  const target = stopper >= 0 ? bodyOf(world, stopper) : targetOf(world, play)
  const speed = body === 'head' ? HEAD_SPEED : FOOT_SPEED
  const distance = ballDistance(world, target)
  const seconds = flightSeconds(distance, speed)
  const isOverWall = play.pattern === 'direct-free-kick' && stopper < 0
  kick(world, { ...target, seconds, arc: isOverWall ? OVER_WALL : distance > 14 ? 0.6 : 0, receiver: -1 })
  if (world.posts[shooter]) world.posts[shooter] = null
  if (stopper < 0) dive(stage, play, target, seconds)
  else post(world, stopper, target, { at: world.now + seconds })
  yield* landing(stage)
  if (stopper >= 0) gesture(stage, 'block', stopper, { seconds: 0.6, ...target })
  endMoment(stage, play.type === 'goal' ? CELEBRATION : 0.9)
  cueEvent(stage, play.event, play.instant)
}

/** Metres from the place of the shot within which the ball must be. */
const PLACE_MARGIN = 0.9
/** Metres from the ball within which a player can shoot, and head. */
const REACH = { foot: 1.6, head: 2.3 }

/** Brings shooter and ball to the place of the shot when something was in their way. */
function* comeToPlace(stage: Stage, play: Play): Script {
  const { world } = stage
  const { shooter, spot } = play
  const reach = play.body === 'head' ? REACH.head : REACH.foot
  for (let tries = 0; tries < 4 && isPlaying(world, shooter); tries++) {
    if (world.holder !== shooter) yield* looseTo(stage, shooter, spot)
    const isAtBall = () => distanceTo(world, shooter, ballSpot(world)) < reach
    yield* until(stage, isAtBall, { most: 2 })
    if (ballDistance(world, spot) < PLACE_MARGIN) return
    yield* carry(stage, play, shooter, spot)
  }
}

/** The defender who is nearest to a point just before the shooter. */
function stopperOf(world: World, { home, spot }: Play): number {
  const goal = spotOf(world, home, { x: 0, y: 0 })
  const far = Math.max(1, lengthOf(goal.x - spot.x, goal.y - spot.y))
  const share = Math.min(0.6, 2.2 / far)
  const before = { x: spot.x + (goal.x - spot.x) * share, y: spot.y + (goal.y - spot.y) * share }
  return nearestSlot(world, !home, before, (slot) => !isKeeper(slot))
}

/** Metres that a blocked shot flies at least. */
const MIN_FLIGHT = 1.2

/** Point at which a shot meets a defender, who keeps moving for a moment. */
function bodyOf(world: World, slot: number): Target {
  const x = (world.x[slot] ?? 0) + (world.speedX[slot] ?? 0) * 0.15
  const y = (world.y[slot] ?? 0) + (world.speedY[slot] ?? 0) * 0.15
  const distance = Math.max(0.1, ballDistance(world, { x, y }))
  const share = Math.max(1, MIN_FLIGHT / distance)
  const { ballX, ballY } = world
  return { x: ballX + (x - ballX) * share, y: ballY + (y - ballY) * share, height: 0.5 }
}

/** Metres from the goal line within which nobody shoots over the bar. */
const NEAR = 6

/** Point at which a shot ends that no defender blocks: in the net, at the goalkeeper, on the post, or past it. */
function targetOf(world: World, play: Play): Target {
  const { home, type, hitsPost, luck } = play
  const ahead = direction(world, home)
  const goalX = spotOf(world, home, { x: 0, y: 0 }).x
  const keeper = keeperOf(!home)
  const keeperY = isPlaying(world, keeper) ? (world.y[keeper] ?? CENTRE_Y) : CENTRE_Y
  const corner = keeperY > CENTRE_Y + 0.4 ? -1 : keeperY < CENTRE_Y - 0.4 ? 1 : luck(8) < 0.5 ? -1 : 1
  if (type === 'goal') {
    const y = CENTRE_Y + corner * (1.2 + 2 * luck(9))
    return { x: goalX + ahead * 1.3, y, height: 1.9 * luck(10) }
  }
  if (type === 'save') return savePoint(world, play, keeper)
  if (hitsPost) {
    const isBar = luck(9) < 0.35
    const y = CENTRE_Y + corner * (isBar ? 2.4 * luck(10) : POST)
    return { x: goalX, y, height: isBar ? FIELD.goalHeight : 1.2 * luck(10) }
  }
  // From near, a ball goes past the near post: over the bar it would rise like a balloon.
  const isNear = Math.abs(world.ballX - goalX) < NEAR
  const isOver = !isNear && luck(9) < 0.42
  const side = isNear ? (world.ballY < CENTRE_Y ? -1 : 1) : corner
  const aside = isOver ? 3 * luck(10) : POST + 0.9 + 3 * luck(10) * luck(11)
  const height = isOver ? FIELD.goalHeight + 0.9 + luck(11) : 1.4 * luck(10)
  return missedBy(world, { x: goalX, y: CENTRE_Y + side * aside, height })
}

/** Metres behind the goal line at which a shot past it ends, and from the post to the ball in the side netting. */
const BEHIND = 2.6
const SIDE_NET = 0.4

/** End of a shot that crosses the goal line at a point outside the goal: behind it, or in the side netting. */
function missedBy({ ballX, ballY, ballHeight }: World, { x, y, height }: Target): Target {
  const distance = Math.max(1, Math.abs(x - ballX))
  const aside = Math.abs(y - CENTRE_Y)
  const outwards =
    (aside - Math.abs(ballY - CENTRE_Y) * (ballY < CENTRE_Y === y < CENTRE_Y ? 1 : -1)) / distance
  const room = aside - POST - SIDE_NET
  const behind = height < FIELD.goalHeight && outwards * BEHIND < -room ? room / -outwards : BEHIND
  const share = 1 + behind / distance
  return {
    x: ballX + (x - ballX) * share,
    y: ballY + (y - ballY) * share,
    height: ballHeight + (height - ballHeight) * share,
  }
}

/** Point on the way to the goal that the goalkeeper reaches. */
function savePoint(world: World, { home, luck, spot }: Play, keeper: number): Target {
  const goal = spotOf(world, home, { x: 0, y: 0 })
  if (!isPlaying(world, keeper)) return { ...goal, height: 0.5 }
  const x = world.x[keeper] ?? goal.x
  const y = world.y[keeper] ?? CENTRE_Y
  const reach = (luck(8) - 0.5) * 2 * Math.min(1.5, lengthOf(spot.x - x, spot.y - y) * 0.2)
  const ahead = direction(world, home)
  return { x: x - ahead * 0.4, y: y + reach, height: 1.6 * luck(10) }
}

/** Metres aside beyond which the goalkeeper goes for a ball with a dive, and beyond which they let it go. */
const DIVES_FROM = 0.7
const DIVES_TO = 5

/** The goalkeeper throws themselves towards the ball. */
function dive(stage: Stage, play: Play, target: Target, seconds: number): void {
  const { world } = stage
  const keeper = keeperOf(!play.home)
  if (!isPlaying(world, keeper)) return
  const x = world.x[keeper] ?? 0
  const y = world.y[keeper] ?? CENTRE_Y
  const aside = Math.abs(target.y - y)
  if (aside > DIVES_FROM && aside < DIVES_TO && target.height < FIELD.goalHeight + 0.4) {
    gesture(stage, 'dive', keeper, { seconds: seconds + 0.7, ...target })
  }
  const reach = Math.max(-2, Math.min(2, target.y - y))
  post(world, keeper, { x, y: y + reach }, { speed: SPEED.limit })
}
