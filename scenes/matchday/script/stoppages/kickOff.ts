/** Kick-offs, and the break. */
import { CENTRE_X, CENTRE_Y, lengthOf, SLOTS } from '../../../core/field.ts'
import { giveBall, kick, placeBall } from '../../motion/ballPlay.ts'
import { snapToTargets, SPEED } from '../../motion/movement.ts'
import { kickOffTaker, lineUp } from '../../motion/shape.ts'
import { dismiss, landing, pause, type Script, type Stage, until } from '../stage/stage.ts'
import { isHome, isPlaying, metresOut } from '../../motion/world.ts'

/** Most seconds until all are back for a kick-off. */
const MAX_RETURNING = 7
/** Seconds of the break, and the share after which the sides have changed ends. */
const BREAK = 3.2
const ENDS_CHANGED = 0.5

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

/** Both sides walk off, come back at the other ends, and kick off: the side that did not begin the half before. */
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
  world.homeDirection = world.homeDirection > 0 ? -1 : 1
  stage.homeBegan = !stage.homeBegan
  stage.homeKicks = stage.homeBegan
  placeBall(world, { x: CENTRE_X, y: CENTRE_Y })
  stage.cut = true
  lineUp(world, stage.homeKicks)
  snapToTargets(world)
  yield* pause(stage, BREAK * (1 - ENDS_CHANGED), () => lineUp(world, stage.homeKicks))
  yield* kickOff(stage)
}
