/** Build-up of an attack: its players come to their places, the ball reaches the provider, and is carried on. */
import {
  ballSpot,
  bestSlot,
  distanceTo,
  isHome,
  isKeeper,
  isOffside,
  isPlaying,
  metresOut,
  playerSpot,
  slotsOf,
  type Spot,
  type World,
} from '../../motion/world.ts'
import { arcOf, ballDistance, feetOffset, flightSeconds, kick } from '../../motion/ballPlay.ts'
import { lengthOf } from '../../../core/field.ts'
import { chooseMarker, markingSpot, type Play } from './attackCast.ts'
import { post, type Script, type Stage, until } from '../stage/stage.ts'
import { holdOnside, playOn, sideDue } from '../stage/openPlay.ts'
import { secondsTo, SPEED } from '../../motion/movement.ts'

/** Most seconds for the players of an attack to come to their places. */
const GATHERING = 9

interface BuildUp {
  /** Point at which the shooter and the provider wait for the attack. */
  shooter: Spot
  provider?: Spot
  /** Point towards which the ball is played before. */
  towards?: number
  /** True for a side that has just won the ball, and does not lose it again. */
  keepsBall?: boolean
}

/** Seconds of run that may be left to the provider when the ball is played to them, and to the shooter after. */
const PROVIDER_LEAD = 1.5
const SHOOTER_LEAD = 1.1

/**
 * Plays on while the players of an attack come to their places, and ends when the provider has the ball; without
 * a provider when the side has it.
 */
export function* gather(stage: Stage, play: Play, plan: BuildUp): Script {
  const { world } = stage
  const { shooter, home } = play
  if (play.marker < 0) chooseMarker(world, play, plan.shooter)
  if (!play.isProviderNamed && play.provider >= 0 && plan.provider)
    nearestProvider(world, play, plan.provider)
  const { provider } = play
  const near = (slot: number, within: number) => {
    const spot = slot < 0 ? null : world.posts[slot]
    return !spot || !isPlaying(world, slot) || secondsTo(world, slot, spot) < within
  }
  const holds = () =>
    isPlaying(world, world.holder) && isHome(world.holder) === home && !isKeeper(world.holder)
  const ready = () => {
    const hasBall = provider >= 0 && plan.provider ? world.holder === provider : holds()
    return hasBall && near(shooter, SHOOTER_LEAD)
  }
  yield* until(stage, ready, {
    most: GATHERING,
    each: () => {
      world.phase = 'play'
      holdOnside(world, shooter, plan.shooter)
      pace(world, shooter)
      if (provider >= 0 && plan.provider) {
        holdOnside(world, provider, plan.provider)
        pace(world, provider)
      }
      shadow(world, play)
      if (world.flight || world.holder === provider) return
      if (holds() && provider >= 0 && near(provider, PROVIDER_LEAD) && !isOffside(world, provider)) {
        return passInto(world, provider)
      }
      const due = sideDue(stage)
      const isEarly = !near(shooter, 2.5) || !near(provider, 2.5)
      const isLeft = due !== null && due !== home && isEarly && !plan.keepsBall
      const side = isLeft ? due : home
      playOn(stage, {
        home: side,
        towards: side === home ? (plan.towards ?? play.spot.x) : null,
        isQuick: true,
      })
    },
  })
  world.phase = 'chance'
}

/** Plays the ball to the place that a player is coming to. */
function passInto(world: World, slot: number): void {
  const spot = world.posts[slot]
  if (!spot) return
  const seconds = flightSeconds(ballDistance(world, spot), 19, secondsTo(world, slot, spot))
  kick(world, {
    x: spot.x,
    y: spot.y,
    seconds,
    arc: seconds > 1.3 ? arcOf(seconds) * 0.8 : 0,
    receiver: slot,
  })
}

/** Chooses as provider whoever can be at the place of the last pass first. */
function nearestProvider(world: World, play: Play, spot: Spot): void {
  const slot = bestSlot(slotsOf(play.home), (other) => {
    if (other === play.shooter || isKeeper(other) || !isPlaying(world, other)) return -Infinity
    return (world.holder === other ? 0.6 : 0) - secondsTo(world, other, spot)
  })
  if (slot >= 0) play.provider = slot
}

/** Speed of a player who comes to their place: a sprint from far away. */
export function pace(world: World, slot: number): void {
  const order = slot < 0 ? null : world.posts[slot]
  if (order) order.speed = distanceTo(world, slot, order) > 14 ? SPEED.limit : SPEED.run
}

/** The marker keeps near the shooter. */
export function shadow(world: World, play: Play, ball?: Spot, at = 0): void {
  const { marker, shooter } = play
  if (marker < 0) return
  const spot = ball ?? playerSpot(world, shooter)
  post(world, marker, markingSpot(world, play, spot), { speed: SPEED.sprint, at })
}

/** Carries the ball to a point, followed by the marker. */
export function* carry(stage: Stage, play: Play, slot: number, spot: Spot, most = 4): Script {
  const { world } = stage
  const isThere = () => world.holder === slot && ballDistance(world, spot) < 0.7
  if (slot === play.shooter) chooseMarker(world, play, spot)
  yield* until(stage, isThere, {
    most,
    each: () => {
      const foot = feetOffset(world, slot)
      post(world, slot, { x: spot.x - foot.x, y: spot.y - foot.y }, { speed: SPEED.sprint })
      if (slot === play.shooter) {
        const ball = ballSpot(world)
        const share = Math.min(1, 3 / Math.max(1, ballDistance(world, spot)))
        shadow(world, play, { x: ball.x + (spot.x - ball.x) * share, y: ball.y + (spot.y - ball.y) * share })
      }
    },
  })
}

/** Holds the back line of the defenders at metres from their goal. */
export function holdLine(world: World, { home }: Play, metres: number | null): void {
  if (home) world.line.away = metres
  else world.line.home = metres
}

/** Metres from the ball to the goal line that is attacked. */
export function ballOut(world: World, { home }: Play): number {
  return metresOut(world, home, world.ballX)
}

/** Metres that opponents keep from a free kick. */
export const AWAY = 9.6

/** Sends the players of a side out of a circle, by default that of a free kick or a corner. */
export function keepAway(world: World, isHomeSide: boolean, middle: Spot, metres = AWAY): void {
  for (const slot of slotsOf(isHomeSide)) {
    if (!isPlaying(world, slot)) continue
    const order = world.posts[slot]
    const { x, y } = order ?? { x: world.targetX[slot] ?? 0, y: world.targetY[slot] ?? 0 }
    const wanted = lengthOf(x - middle.x, y - middle.y)
    if (wanted >= metres && (order || distanceTo(world, slot, middle) > metres)) continue
    const share = (metres + 0.5) / Math.max(0.5, wanted)
    const place = { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }
    if (order) world.posts[slot] = { ...order, ...place }
    else {
      world.targetX[slot] = place.x
      world.targetY[slot] = place.y
      world.runSpeed[slot] = SPEED.sprint
    }
  }
}
