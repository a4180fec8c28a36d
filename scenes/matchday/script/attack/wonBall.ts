/** Attacks that begin with a ball won from the opponents: counters, high presses and mistakes. */
import { lengthOf } from '../../../core/field.ts'
import { behind, inward, placeFor, type Play } from './attackCast.ts'
import { playInto } from './lastPass.ts'
import { feed, haveBall, looseTo, playOn } from '../stage/openPlay.ts'
import { post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  ballSpot,
  distanceTo,
  isHome,
  isKeeper,
  isPlaying,
  nearestSlot,
  type Spot,
} from '../../motion/world.ts'
import { ballOut, carry, gather, holdLine } from './buildUp.ts'

/** The ball is won in the own half, and goes forward quickly to the runner. */
export function* counter(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, shooter } = play
  play.markerAngle = 2 + luck(5)
  const own = placeFor(play, world, 68, play.flank * 12)
  const start = placeFor(play, world, 50, play.place.y + inward(play, 4))
  post(world, shooter, start)
  if (play.provider >= 0) post(world, play.provider, placeFor(play, world, 56, play.flank * 14))
  yield* leadOpponents(stage, play, own, (out) => out > 60)
  const thief = yield* closeDown(stage, play)
  world.posts.fill(null)
  yield* steal(stage, thief)
  const line = Math.max(play.place.x + 10, 24)
  holdLine(world, play, line + 4)
  if (play.provider < 0 || (world.holder === shooter && play.type !== 'offside')) {
    yield* feed(stage, shooter)
    holdLine(world, play, null)
    return yield* carry(stage, play, shooter, play.spot, 9)
  }
  post(world, shooter, placeFor(play, world, line + 6, play.place.y + inward(play, 3)), { speed: 9 })
  const out = placeFor(play, world, line + 15, play.place.y + play.flank * 10)
  post(world, play.provider, out, { speed: 9 })
  yield* feed(stage, play.provider)
  yield* carry(stage, play, play.provider, out, 3.5)
  yield* playInto(stage, play, { to: shooter, spot: behind(play, world, 5), speed: 15 })
  holdLine(world, play, null)
  if (play.type !== 'offside') yield* carry(stage, play, shooter, play.spot)
}

/** The opponents are pressed near their goal and lose the ball there. */
export function* press(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, shooter } = play
  const near = behind(play, world, 7, inward(play, 2))
  const thief = play.provider >= 0 ? play.provider : shooter
  const theft = behind(play, world, 9 + 3 * luck(6), inward(play, 7))
  post(world, shooter, near)
  post(world, thief, theft)
  yield* leadOpponents(
    stage,
    play,
    theft,
    (out) => out < play.place.x + 16,
    () => post(world, thief, { x: world.ballX, y: world.ballY }, { speed: 9 }),
  )
  world.posts.fill(null)
  yield* steal(stage, thief)
  if (thief === shooter) return yield* carry(stage, play, shooter, play.spot)
  yield* gather(stage, play, { shooter: near, provider: theft, keepsBall: true })
  yield* feed(stage, play.provider)
  yield* playInto(stage, play, { to: shooter, spot: play.spot, speed: 15 })
}

/** Most seconds until the opponents have the ball where they shall lose it. */
const LEADING = 10

/** The opponents play the ball, and carry it, to the part of the pitch where they shall lose it. */
function* leadOpponents(
  stage: Stage,
  play: Play,
  spot: Spot,
  isThere: (metresOut: number) => boolean,
  each: () => void = () => undefined,
): Script {
  const { world } = stage
  const { home } = play
  let carrier = -1
  const holds = () =>
    !world.flight &&
    isPlaying(world, world.holder) &&
    isHome(world.holder) !== home &&
    !isKeeper(world.holder)
  yield* until(stage, () => holds() && isThere(ballOut(world, play)), {
    most: LEADING,
    each: () => {
      if (carrier >= 0 && carrier !== world.holder) world.posts[carrier] = null
      carrier = holds() ? world.holder : -1
      if (carrier >= 0) post(world, carrier, spot)
      playOn(stage, { home: !home, towards: spot.x, isQuick: !holds() })
      each()
    },
  })
}

/** Metres from the ball at which a player takes it off an opponent, and most seconds until they are there. */
const CLOSE = 3
const CLOSING = 2

/** The nearest player who does not finish the counter runs to the opponent on the ball. */
function* closeDown(stage: Stage, { home, shooter }: Play): Generator<void, number, void> {
  const { world } = stage
  const thief = nearestSlot(world, home, ballSpot(world), (slot) => !isKeeper(slot) && slot !== shooter)
  const isClose = () => thief < 0 || distanceTo(world, thief, ballSpot(world)) < CLOSE
  yield* until(stage, isClose, {
    most: CLOSING,
    each: () => post(world, thief, ballSpot(world), { speed: 9 }),
  })
  return thief < 0 ? shooter : thief
}

/** A player takes the ball off an opponent. */
function* steal(stage: Stage, thief: number): Script {
  const { world } = stage
  const spot = { x: world.ballX, y: world.ballY }
  world.phase = 'chance'
  yield* looseTo(stage, thief, {
    x: (spot.x + (world.x[thief] ?? spot.x)) / 2,
    y: (spot.y + (world.y[thief] ?? spot.y)) / 2,
  })
}

/** A defender or the goalkeeper passes to the shooter by mistake. */
export function* mistake(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, luck, shooter } = play
  const near = behind(play, world, 5, inward(play, 3))
  post(world, shooter, near)
  const back = placeFor(play, world, Math.max(4, play.place.x - 2), inward(play, 12 + 5 * luck(6)))
  const isNear = () => lengthOf((world.x[shooter] ?? 0) - near.x, (world.y[shooter] ?? 0) - near.y) < 3
  yield* haveBall(stage, !home, back.x)
  yield* leadOpponents(stage, play, back, (out) => isNear() && out < play.place.x + 14)
  world.phase = 'chance'
  play.pass = null
  yield* looseTo(stage, shooter, near)
  world.posts.fill(null)
  yield* carry(stage, play, shooter, play.spot)
}
