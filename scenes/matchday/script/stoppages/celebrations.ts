/** Celebration of a goal by its worth: a run to the corner, a heap of players, the ball out of the net, or a jog back. */
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../../core/field.ts'
import { hashFraction } from '../../../core/stageHash.ts'
import { giveBall } from '../../motion/ballPlay.ts'
import { SPEED } from '../../motion/movement.ts'
import { lineUp } from '../../motion/shape.ts'
import {
  ballSpot,
  direction,
  distanceTo,
  isHome,
  isKeeper,
  isPlaying,
  nearestSlot,
  type Spot,
  type World,
} from '../../motion/world.ts'
import { gesture } from '../stage/noteMoments.ts'
import { dismiss, pause, type Script, type Stage, until } from '../stage/stage.ts'
import { kickOff } from './kickOff.ts'

/** Seconds of a goal's celebration. */
export const CELEBRATION = 2.5

interface Goal {
  home: boolean
  shooter: number
  /** Index of the event in the report. */
  event: number
}

/** Worth of a goal to its side, from what it makes of the score and from the minute. */
type GoalWorth = 'consolation' | 'hurried' | 'joy' | 'winner'

/** Goals that a side is still behind after one that is no more than a consolation. */
const OUT_OF_REACH = 2
/** Minutes from which a goal that leaves its side behind, and an equaliser, are followed by a run for the ball. */
const HURRIED_FROM = { behind: 55, level: 75 }
/** Minute from which there is no time for that after an equaliser, and a goal for the lead may well decide the match. */
const LAST_MINUTES = 87

/** Plays the celebration of a goal, after which all return for the kick-off. */
export function* celebrate(stage: Stage, goal: Goal): Script {
  dismiss(stage)
  stage.world.phase = 'goal'
  switch (worthOf(stage.report, goal.event)) {
    case 'consolation':
      yield* pause(stage, CELEBRATION, () => jogBack(stage.world, goal))
      break
    case 'hurried':
      yield* fetchFromNet(stage, goal)
      break
    case 'winner':
      yield* pileUp(stage, goal)
      break
    case 'joy':
      yield* runToCorner(stage, goal)
  }
  stage.homeKicks = !goal.home
  yield* kickOff(stage)
}

/** Worth of the goal that is an event of the report. */
export function worthOf({ events }: MatchReport, event: number): GoalWorth {
  const goals = { home: 0, away: 0 }
  for (const { type, team } of events.slice(0, event + 1)) if (type === 'goal' && team) goals[team]++
  const { team, minute = 0 } = events[event] ?? {}
  const ahead = (goals.home - goals.away) * (team === 'away' ? -1 : 1)
  if (ahead <= -OUT_OF_REACH) return 'consolation'
  if (ahead < 0) return minute >= HURRIED_FROM.behind ? 'hurried' : 'joy'
  if (ahead === 0) return minute >= HURRIED_FROM.level && minute < LAST_MINUTES ? 'hurried' : 'joy'
  return ahead === 1 && minute >= LAST_MINUTES ? 'winner' : 'joy'
}

function jogBack(world: World, { home }: Goal): void {
  lineUp(world, !home)
  world.runSpeed.fill(SPEED.jog)
}

/** Team-mates within these metres join the scorer, run at this speed and stand in a ring of this radius. */
const HUDDLE: Huddle = { joining: 36, ring: 1.9, speed: SPEED.run }
/** Metres from the lines to the place of the celebration. */
const FROM_CORNER = 6

interface Huddle {
  joining: number
  ring: number
  speed: number
}

/** The scorer runs to the corner and their team-mates follow. */
function* runToCorner(stage: Stage, goal: Goal): Script {
  const { world } = stage
  gesture(stage, 'celebrate', goal.shooter, { seconds: CELEBRATION, ...cornerOf(world, goal) })
  yield* pause(stage, CELEBRATION, () => gather(world, goal, HUDDLE))
}

function cornerOf(world: World, { home, shooter }: Goal): Spot {
  const isRight = direction(world, home) > 0
  return {
    x: isRight ? FIELD.length - FROM_CORNER : FROM_CORNER,
    y: (world.y[shooter] ?? 0) < CENTRE_Y ? FROM_CORNER - 1 : FIELD.width - FROM_CORNER + 1,
  }
}

function gather(world: World, goal: Goal, { joining, ring, speed }: Huddle): void {
  const corner = cornerOf(world, goal)
  const { home, shooter } = goal
  jogBack(world, goal)
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isPlaying(world, slot) || isHome(slot) !== home || isKeeper(slot)) continue
    const isScorer = slot === shooter
    if (!isScorer && distanceTo(world, slot, corner) > joining) continue
    const angle = slot * 2.4
    const far = isScorer ? 0 : ring * (0.7 + 0.6 * hashFraction(slot, 12))
    world.targetX[slot] = corner.x + far * Math.cos(angle)
    world.targetY[slot] = corner.y + far * Math.sin(angle)
    world.runSpeed[slot] = isScorer ? SPEED.run : speed * (0.8 + 0.25 * hashFraction(slot, 9))
  }
}

/** Seconds of a run to the corner that ends in a heap, and how it is run. */
export const HEAP_SECONDS = 6
const HEAP: Huddle = { joining: 90, ring: 1, speed: SPEED.sprint }
/** Metres from the corner within which players throw themselves on top of the scorer, and the most who do. */
const ON_TOP = 1.6
const MOST_LYING = 5

/** All but the goalkeeper run to the scorer, who goes down below the first of them. */
function* pileUp(stage: Stage, goal: Goal): Script {
  const { world } = stage
  const corner = cornerOf(world, goal)
  const end = world.now + HEAP_SECONDS
  const lying = new Set<number>()
  gesture(stage, 'celebrate', goal.shooter, { seconds: HEAP_SECONDS, ...corner })
  yield* pause(stage, HEAP_SECONDS, () => {
    gather(world, goal, HEAP)
    for (let slot = 0; slot < SLOTS && lying.size < MOST_LYING; slot++) {
      if (!isPlaying(world, slot) || isHome(slot) !== goal.home || lying.has(slot)) continue
      if (distanceTo(world, slot, corner) > ON_TOP) continue
      lying.add(slot)
      gesture(stage, 'lie', slot, { seconds: end - world.now })
    }
  })
}

/** Metres from a player to a ball in the net that they hook out. */
const HOOKED = 3.2
/** Seconds of the way to the ball and, with it, towards the middle. */
const FETCHING = 3
const CARRYING = 5
/** Metres above the ground of a ball under an arm, with what it falls in a step. */
const UNDER_ARM = 1.6
/** Metres from the middle at which it is thrown there. */
const THROWN = 12

/** The nearest of the side takes the ball out of the net and runs to the middle, as do the others. */
function* fetchFromNet(stage: Stage, goal: Goal): Script {
  const { world } = stage
  const { home } = goal
  const fetcher = nearestSlot(world, home, ballSpot(world), (slot) => !isKeeper(slot))
  if (fetcher < 0) return yield* pause(stage, CELEBRATION, () => jogBack(world, goal))
  const hurry = (to: Spot) => {
    lineUp(world, !home)
    for (let slot = 0; slot < SLOTS; slot++)
      world.runSpeed[slot] = isHome(slot) === home ? SPEED.run : SPEED.jog
    world.targetX[fetcher] = to.x
    world.targetY[fetcher] = to.y
    world.runSpeed[fetcher] = SPEED.sprint
  }
  yield* until(stage, () => distanceTo(world, fetcher, ballSpot(world)) < HOOKED, {
    most: FETCHING,
    each: () => hurry(ballSpot(world)),
  })
  if (distanceTo(world, fetcher, ballSpot(world)) >= HOOKED) return
  const centre = { x: CENTRE_X, y: CENTRE_Y }
  giveBall(world, fetcher)
  yield* until(stage, () => lengthOf(world.ballX - centre.x, world.ballY - centre.y) < THROWN, {
    most: CARRYING,
    each: () => {
      hurry(centre)
      if (distanceTo(world, fetcher, ballSpot(world)) < 1.5) world.ballHeight = UNDER_ARM
    },
  })
}
