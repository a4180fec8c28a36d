/** A shoot-out: both sides line up, the kicks of the report one after the other, and the joy of the winners. */
import type { PenaltyKick } from '../../../../client/simulation/match/matchReport.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { EXTRA_TIME } from '../../../../client/simulation/core/fixture.ts'
import { isForTheTie } from '../../../../client/simulation/core/kickMarks.ts'
import { hashFraction } from '../../../core/stageHash.ts'
import { giveBall, kick as kickBall, placeBall } from '../../motion/ballPlay.ts'
import { SPEED } from '../../motion/movement.ts'
import { distanceTo, isKeeper, isPlaying, keeperOf, type Spot, type World } from '../../motion/world.ts'
import { slotOfPlayer } from '../stoppages/changes.ts'
import { gesture } from '../stage/noteMoments.ts'
import { dismiss, landing, pause, post, reachMinute, type Script, type Stage, until } from '../stage/stage.ts'
import { goalLine, kickSpot, type KickTarget, planKick } from './kickCourse.ts'
import { type Ground, type Kick, keeperPlace, rowOf, rowPlaces, standInRow, waitingPlace } from './lineUp.ts'
import { endShootOut, END_SECONDS } from './shootOutEnd.ts'

/** Minutes of the clock that the kicks take after the last whistle, so that each has an instant of its own. */
export const KICK_MINUTES = 1
/** Seconds that the whistle for the shoot-out is shown, and the most until all are in their places. */
const WHISTLE = 2.4
const GATHERING = 16

/** Plays all kicks after the last whistle, which has been cued. */
export function* playShootOut(stage: Stage, kicks: readonly PenaltyKick[]): Script {
  const { world, seed } = stage
  const end = hashFraction(seed, 79) < 0.5 ? 1 : -1
  const ground: Ground = { end, spot: kickSpot(end), places: rowPlaces(world) }
  dismiss(stage)
  world.phase = 'shoot-out'
  stage.windows.push({
    from: world.now,
    to: world.now + WHISTLE,
    highlightTo: world.now + WHISTLE,
    weight: 2,
  })
  yield* pause(stage, WHISTLE, () => settle(world, ground, { speed: SPEED.walk }))
  yield* gather(stage, ground)
  for (const [index, kick] of kicks.entries()) {
    yield* takeKick(stage, ground, castKick(stage, kick, index), kicks)
  }
  reachMinute(stage, EXTRA_TIME + KICK_MINUTES)
}

function castKick({ world, cast }: Stage, kick: PenaltyKick, index: number): Kick {
  const home = kick.side === 'home'
  const keeper = slotOfPlayer(world, cast, kick.keeper)
  const taker = slotOfPlayer(world, cast, kick.player)
  return {
    index,
    home,
    outcome: kick.outcome,
    taker: taker < 0 ? keeperOf(home) : taker,
    keeper: keeper < 0 ? keeperOf(!home) : keeper,
  }
}

/** Both sides walk to the halfway line, and the ball is put on the spot. */
function* gather(stage: Stage, ground: Ground): Script {
  const { world } = stage
  kickBall(world, { ...ground.spot, seconds: 3, arc: 4, receiver: -1 })
  const isReady = () =>
    !world.flight && ground.places.every((place, slot) => !place || distanceTo(world, slot, place) < 1.5)
  yield* until(stage, isReady, { most: GATHERING, each: () => settle(world, ground, { speed: SPEED.run }) })
  yield* landing(stage)
  placeBall(world, ground.spot)
}

/** Sends all but some to their places: the rows to the halfway line, the goalkeepers to the corner of the box. */
function settle(
  world: World,
  { places, end }: Ground,
  { speed, without = [] }: { speed: number; without?: readonly number[] },
): void {
  places.forEach((place, slot) => {
    if (without.includes(slot) || !isPlaying(world, slot)) return
    if (place) standInRow(world, slot, place, speed)
    else if (isKeeper(slot)) post(world, slot, waitingPlace(end), { speed })
  })
}

/** Speed of the walk to the spot, metres behind and beside the ball of its end, and of a step to the ball. */
const WALKING_UP = 4
const RUN_UP = { behind: 4.2, aside: 1.3 }
const AT_BALL = 1.1
/** Seconds of the last steps to the run-up that are shown in full, of the wait, and most of the walk. */
const COMING = 1.5
const WAITING = { least: 0.8, spread: 0.7 }
const MOST_WALKING = 16
/** Metres per second of a kick. */
const STRIKE = 24
/** Seconds after a kick that are shown in full. */
const REACTION = 2.1

function* takeKick(stage: Stage, ground: Ground, kick: Kick, kicks: readonly PenaltyKick[]): Script {
  const { world, seed } = stage
  const { end, spot } = ground
  const { taker, keeper, home, index } = kick
  const luck = (key: number) => hashFraction(mixSeed(seed, index, 53), key)
  const course = planKick(kick.outcome, end, luck)
  const from = world.now
  const foot = luck(20) < 0.75 ? 1 : -1
  const start = { x: spot.x - end * RUN_UP.behind, y: spot.y + RUN_UP.aside * foot }
  // Whoever takes the kick attacks this goal.
  world.homeDirection = home ? end : end > 0 ? -1 : 1
  yield* comeUp(stage, ground, kick, start)
  const shownFrom = Math.max(from, world.now - COMING)
  stage.stoppages.push({ kind: 'penalty', side: home ? 'home' : 'away', second: world.now })
  yield* pause(stage, WAITING.least + WAITING.spread * luck(21))
  post(world, taker, spot, { speed: SPEED.run })
  yield* until(stage, () => distanceTo(world, taker, spot) < AT_BALL, { most: 2 })
  giveBall(world, taker)
  yield
  const struckAt = world.now
  const { target } = course
  const flight = Math.max(0.4, Math.abs(target.x - spot.x) / STRIKE)
  kickBall(world, { ...target, seconds: flight, arc: 0.2, receiver: -1 })
  post(world, taker, { x: spot.x + end * 0.8, y: spot.y }, { speed: SPEED.jog })
  if (course.dive) {
    gesture(stage, 'dive', keeper, { seconds: flight + 0.8, ...course.dive })
    post(world, keeper, { x: world.x[keeper] ?? 0, y: course.dive.y }, { speed: SPEED.limit })
  }
  yield* landing(stage)
  const isLast = index === kicks.length - 1
  const endsAt = world.now + (isLast ? END_SECONDS : REACTION)
  stage.kicks.push({ taker, from, struckAt, endedAt: world.now, instant: instantOf(index, kicks.length) })
  reachMinute(stage, instantOf(index, kicks.length))
  const weight = isLast ? 3 : isForTheTie(kicks, index) ? 1.5 : 0
  stage.windows.push({ from: shownFrom, to: endsAt, highlightTo: endsAt, weight })
  if (course.rebound) rebound(stage, course.rebound, kick.outcome === 'miss')
  if (isLast) return yield* endShootOut(stage, ground, kick)
  yield* react(stage, ground, kick)
  yield* returnBall(stage, ground)
}

/** The ball goes on: back from the goalkeeper or the frame, or farther past the goal, nearly as fast as it came. */
function rebound({ world }: Stage, to: KickTarget, isPast: boolean): void {
  kickBall(world, { ...to, seconds: isPast ? 0.4 : 1.1, arc: isPast ? 0.1 : 0.5, receiver: -1 })
}

/** Minute of the clock at which a kick has ended. */
function instantOf(index: number, count: number): number {
  return EXTRA_TIME + ((index + 1) / (count + 1)) * KICK_MINUTES
}

/** The taker comes to the ball, the goalkeepers change, and all others stand on the halfway line. */
function* comeUp(stage: Stage, ground: Ground, { taker, keeper }: Kick, start: Spot): Script {
  const { world } = stage
  const goal = keeperPlace(ground.end)
  const isReady = () =>
    distanceTo(world, taker, start) < 0.5 && distanceTo(world, keeper, goal) < 0.8 && !world.flight
  yield* until(stage, isReady, {
    most: MOST_WALKING,
    each: () => {
      settle(world, ground, { speed: SPEED.jog, without: [taker, keeper] })
      post(world, taker, start, { speed: WALKING_UP })
      post(world, keeper, goal, { speed: SPEED.jog })
    },
  })
  placeBall(world, ground.spot)
}

/** Seconds of joy of who has scored or saved, and how long others cheer. */
const JOY = 1.7
const CHEER = 1.2

/** The taker and the goalkeeper, and the rows of both sides, each in their way. */
function* react(stage: Stage, ground: Ground, { taker, keeper, home, outcome }: Kick): Script {
  const { world } = stage
  const { end } = ground
  const isScored = outcome === 'goal'
  const away = { x: goalLine(end) - end * 17, y: (world.y[taker] ?? 0) + (home ? -6 : 6) }
  for (const slot of rowOf(ground.places, isScored ? home : !home, taker))
    gesture(stage, 'celebrate', slot, { seconds: CHEER - 0.05 * (slot % 5) })
  if (isScored) {
    gesture(stage, 'celebrate', taker, { seconds: JOY })
    post(world, taker, away, { speed: SPEED.jog })
    return yield* pause(stage, REACTION)
  }
  gesture(stage, 'despair', taker, { seconds: REACTION })
  post(world, taker, { x: world.x[taker] ?? 0, y: world.y[taker] ?? 0 }, { speed: SPEED.walk })
  yield* pause(stage, 0.8)
  gesture(stage, 'celebrate', keeper, { seconds: JOY - 0.5 })
  yield* pause(stage, REACTION - 0.8)
}

/** The ball comes back to the spot: over the bar from behind the goal, and out of the net along the ground. */
function* returnBall(stage: Stage, { spot, end }: Ground): Script {
  const { world } = stage
  const behind = (world.ballX - goalLine(end)) * end
  const isPast = behind > 2
  kickBall(world, { ...spot, seconds: isPast ? 2 : 1.2, arc: isPast ? 6 : 0, receiver: -1 })
  yield
}
