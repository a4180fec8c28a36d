/** After the last kick: the winners run together, the others sink to the ground where they stand. */
import { CENTRE_Y } from '../../../core/field.ts'
import { hashFraction } from '../../../core/stageHash.ts'
import { SPEED } from '../../motion/movement.ts'
import { isHome, isPlaying, playerSpot, slotsOf, type Spot } from '../../motion/world.ts'
import { gesture } from '../stage/noteMoments.ts'
import { pause, post, type Script, type Stage } from '../stage/stage.ts'
import { goalLine } from './kickCourse.ts'
import type { Ground, Kick } from './lineUp.ts'

/** Seconds of the end of a shoot-out. */
export const END_SECONDS = 7
/** Seconds after which the goalkeeper who has saved it is up again, and metres of their run, or the scorer's. */
const UP_AGAIN = 0.8
const RUN = { ahead: 22, aside: 13 }
/** Metres from the hero at which the others come together. */
const RING = 1.7
/** Seconds within which the losers sink, and the share of them who do; the others stand with their hands on their heads. */
const SINKING = 1.6
const SINKS = 0.7

export function* endShootOut(stage: Stage, ground: Ground, kick: Kick): Script {
  const { world } = stage
  const isWon = kick.outcome === 'goal'
  const winners = isWon ? kick.home : !kick.home
  const hero = isWon ? kick.taker : kick.keeper
  const beaten = isWon ? kick.keeper : kick.taker
  gesture(stage, 'despair', beaten, { seconds: 1.2 })
  const until = world.now + END_SECONDS + 30
  sink(stage, !winners, { beaten, until })
  if (!isWon) yield* pause(stage, UP_AGAIN)
  world.phase = 'goal'
  const goal = {
    x: goalLine(ground.end) - ground.end * RUN.ahead,
    y: CENTRE_Y + (winners ? -1 : 1) * RUN.aside,
  }
  gesture(stage, 'celebrate', hero, { seconds: until - world.now, ...goal })
  yield* pause(stage, END_SECONDS - (isWon ? 0 : UP_AGAIN), () => gatherAt(stage, hero, goal))
  world.phase = 'full-time'
  yield* pause(stage, 0.3)
  stage.gestures.sort((one, other) => one.from - other.from)
}

/** The hero runs on, and the whole side to them. */
function gatherAt({ world }: Stage, hero: number, goal: Spot): void {
  post(world, hero, goal, { speed: SPEED.run })
  const at = playerSpot(world, hero)
  for (const slot of slotsOf(isHome(hero))) {
    if (slot === hero || !isPlaying(world, slot)) continue
    const angle = slot * 2.4
    const far = RING * (0.7 + 0.6 * hashFraction(slot, 12))
    const spot = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }
    post(world, slot, spot, { speed: SPEED.sprint * (0.8 + 0.2 * hashFraction(slot, 9)) })
  }
}

/** The side that has lost stands still and sinks, one after the other. */
function sink(stage: Stage, home: boolean, { beaten, until }: { beaten: number; until: number }): void {
  const { world, gestures } = stage
  for (const slot of slotsOf(home)) {
    if (!isPlaying(world, slot)) continue
    const spot = playerSpot(world, slot)
    post(world, slot, spot, { speed: 0 })
    const sinks = slot === beaten || hashFraction(slot, 31) < SINKS
    const from = world.now + (slot === beaten ? 1.2 : 0.3 + SINKING * hashFraction(slot, 32))
    gestures.push({ kind: sinks ? 'sink' : 'despair', slot, from, to: until, ...spot, height: 0 })
  }
}
