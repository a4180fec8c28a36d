/** Kick-offs, celebrations, and the break. */
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../../core/field.ts'
import { hashFraction } from '../../../core/stageHash.ts'
import { giveBall, kick, placeBall } from '../../motion/ballPlay.ts'
import { gesture } from '../stage/noteMoments.ts'
import { snapToTargets, SPEED } from '../../motion/movement.ts'
import { kickOffTaker, lineUp } from '../../motion/shape.ts'
import { dismiss, landing, pause, type Script, type Stage, until } from '../stage/stage.ts'
import { direction, isHome, isPlaying, metresOut } from '../../motion/world.ts'

/** Seconds of a goal's celebration, and the most until all are back for the kick-off. */
export const CELEBRATION = 2.5
const MAX_RETURNING = 7
/** Metres from the celebration within which team-mates join it. */
const JOINING = 36
/** Seconds of the break, and the share after which the sides have changed ends. */
const BREAK = 3.2
const ENDS_CHANGED = 0.5

interface Goal {
  home: boolean
  shooter: number
  /** Index of the event in the report. */
  event: number
}

/** A goal is celebrated, or not by who is still two goals or more behind; then all return for the kick-off. */
export function* celebrate(stage: Stage, goal: Goal): Script {
  dismiss(stage)
  stage.world.phase = 'goal'
  if (isConsolation(stage.report, goal)) {
    yield* pause(stage, CELEBRATION, () => {
      lineUp(stage.world, !goal.home)
      stage.world.runSpeed.fill(SPEED.jog)
    })
  } else yield* runToCorner(stage, goal)
  stage.homeKicks = !goal.home
  yield* kickOff(stage)
}

/** Goals that a side is still behind after one that is no more than a consolation. */
const OUT_OF_REACH = 2

function isConsolation({ events }: MatchReport, { home, event }: Goal): boolean {
  const goals = { home: 0, away: 0 }
  for (const { type, team } of events.slice(0, event + 1)) if (type === 'goal' && team) goals[team]++
  const ahead = goals.home - goals.away
  return (home ? -ahead : ahead) >= OUT_OF_REACH
}

/** The scorer runs to the corner and their team-mates follow. */
function* runToCorner(stage: Stage, { home, shooter }: Goal): Script {
  const { world } = stage
  const right = direction(world, home) > 0
  const cornerX = right ? FIELD.length - 6 : 6
  const cornerY = (world.y[shooter] ?? 0) < CENTRE_Y ? 5 : FIELD.width - 5
  gesture(stage, 'celebrate', shooter, { seconds: CELEBRATION })
  yield* pause(stage, CELEBRATION, () => {
    lineUp(world, !home)
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!isPlaying(world, slot)) continue
      const isFar = lengthOf((world.x[slot] ?? 0) - cornerX, (world.y[slot] ?? 0) - cornerY) > JOINING
      if (isHome(slot) !== home || (isFar && slot !== shooter)) {
        world.runSpeed[slot] = SPEED.jog
        continue
      }
      const angle = slot * 2.4
      const ring = slot === shooter ? 0 : 3
      world.targetX[slot] = cornerX + ring * Math.cos(angle)
      world.targetY[slot] = cornerY + ring * Math.sin(angle)
      world.runSpeed[slot] = SPEED.run * (slot === shooter ? 1 : 0.8 + 0.25 * hashFraction(slot, 9))
    }
  })
}

/** Brings ball and players to the middle, and kicks off. */
export function* kickOff(stage: Stage): Script {
  const { world } = stage
  dismiss(stage)
  world.phase = 'kick-off'
  const taker = kickOffTaker(world, stage.homeKicks)
  const distance = lengthOf(world.ballX - CENTRE_X, world.ballY - CENTRE_Y)
  if (distance > 1) {
    kick(world, { x: CENTRE_X, y: CENTRE_Y, seconds: Math.max(1.5, distance / 20), arc: 6, receiver: -1 })
  }
  const isReady = () => !world.flight && isAtCentre(stage, taker) && isEverybodyBack(stage)
  yield* until(stage, isReady, { most: MAX_RETURNING, each: () => lineUp(world, stage.homeKicks) })
  yield* landing(stage, () => lineUp(world, stage.homeKicks))
  placeBall(world, { x: CENTRE_X, y: CENTRE_Y })
  if (taker >= 0) giveBall(world, taker)
  world.phase = 'play'
  stage.passAt = world.now + 0.2
}

function isAtCentre({ world }: Stage, taker: number): boolean {
  return taker < 0 || lengthOf((world.x[taker] ?? 0) - CENTRE_X, (world.y[taker] ?? 0) - CENTRE_Y) < 1.5
}

/** True when all players are in their own half. */
function isEverybodyBack({ world }: Stage): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isPlaying(world, slot)) continue
    if (metresOut(world, isHome(slot), world.x[slot] ?? 0) < CENTRE_X - 1) return false
  }
  return true
}

/** Both sides walk off, come back at the other ends, and kick off. */
export function* halfTime(stage: Stage): Script {
  const { world } = stage
  world.phase = 'half-time'
  placeBall(world, { x: world.ballX, y: world.ballY })
  dismiss(stage)
  yield* pause(stage, BREAK * ENDS_CHANGED, () => {
    for (let slot = 0; slot < SLOTS; slot++) {
      world.targetX[slot] = CENTRE_X + (isHome(slot) ? -4 : 4)
      world.targetY[slot] = 3
      world.runSpeed[slot] = SPEED.jog
    }
  })
  world.homeDirection = -1
  stage.homeKicks = hashFraction(stage.seed, 77) >= 0.5
  placeBall(world, { x: CENTRE_X, y: CENTRE_Y })
  stage.cut = true
  lineUp(world, stage.homeKicks)
  snapToTargets(world)
  yield* pause(stage, BREAK * (1 - ENDS_CHANGED), () => lineUp(world, stage.homeKicks))
  yield* kickOff(stage)
}
