/** Balls that nobody has played to anybody: parried, blocked, or off the post. */
import { arcOf, ballDistance, flightSeconds, giveBall, kick } from '../motion/ballPlay.ts'
import { secondsTo } from '../motion/movement.ts'
import { landing, post, type Script, type Stage } from './stage.ts'
import { ballSpot, isPlaying, keeperOf, nearestSlot, type Spot, type World } from '../motion/world.ts'

/** Sends a loose ball to a player's place, where it arrives with them. */
export function* looseTo(stage: Stage, slot: number, spot: Spot, height = 0): Script {
  const { world } = stage
  const distance = ballDistance(world, spot)
  const needed = secondsTo(world, slot, spot)
  const seconds = Math.max(flightSeconds(distance, 11, needed), Math.ceil(needed / 0.1) * 0.1)
  kick(world, { ...spot, height, seconds, arc: Math.min(4, arcOf(seconds) * 0.8), receiver: slot })
  post(world, slot, spot, { at: world.now + seconds })
  yield* landing(stage)
}

/** The goalkeeper has the ball in their hands; a defender when the goal is empty. */
export function keeperHolds(world: World, home: boolean): void {
  const keeper = keeperOf(home)
  const slot = isPlaying(world, keeper) ? keeper : nearestSlot(world, home, ballSpot(world))
  if (slot >= 0) giveBall(world, slot)
}
