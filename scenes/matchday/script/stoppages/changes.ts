/** Injured players, and those who leave the pitch and come on. */
import type { MatchEvent } from '../../../../client/simulation/match/matchReport.ts'
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../../core/field.ts'
import { gesture } from '../stage/noteMoments.ts'
import { SPEED } from '../../motion/movement.ts'
import { dismiss, landing, pause, post, type Script, type Stage, until } from '../stage/stage.ts'
import type { Cast } from '../stage/cast.ts'
import {
  isHome,
  isKeeper,
  keeperOf,
  nearestSlot,
  playerSpot,
  slotsOf,
  type World,
} from '../../motion/world.ts'
import { keepIn } from '../../motion/ballPlay.ts'

/** Most seconds in which players walk off before the next thing happens. */
const WALKING = 9
/** Metres from the edge of the pitch at which a player is off. */
const EDGE = 1

/** Slot of a person on the pitch; −1 when they are not on it. */
export function slotOfPlayer({ who }: World, cast: Cast, player: MatchEvent['player']): number {
  const person = cast.indexOf(player)
  return person < 0 ? -1 : who.indexOf(person)
}

/** A player starts to walk off; the substitute waits at the line. */
export function startChange({ world, cast }: Stage, event: MatchEvent): void {
  const slot = slotOfPlayer(world, cast, event.assist)
  if (slot < 0) return
  world.leaving[slot] = true
  world.coming[slot] = cast.indexOf(event.player)
}

/** Seconds that an injured player is treated, and the most until they lie still. */
const TREATMENT = 2.6
const MAX_FALLING = 1.6
/** Metres from the injured player at which two team-mates stand. */
const BESIDE = 2.4

/** Play stops for an injured player, who is treated where they lie while two team-mates come to them. */
export function* treatInjury(stage: Stage, slot: number, cue: () => void): Script {
  const { world } = stage
  yield* landing(stage)
  dismiss(stage)
  world.phase = 'stopped'
  const isStill = () => slot < 0 || lengthOf(world.speedX[slot] ?? 0, world.speedY[slot] ?? 0) < 0.3
  yield* until(stage, isStill, { most: MAX_FALLING, each: () => slowDown(world, slot) })
  cue()
  if (slot < 0) return
  const spot = playerSpot(world, slot)
  const near = (other: number) => !isKeeper(other) && other !== slot && other !== world.holder
  const first = nearestSlot(world, isHome(slot), spot, near)
  const second = nearestSlot(world, isHome(slot), spot, (other) => near(other) && other !== first)
  post(world, first, { x: keepIn(spot.x - BESIDE, FIELD.length), y: spot.y })
  post(world, second, { x: keepIn(spot.x + BESIDE, FIELD.length), y: spot.y })
  gesture(stage, 'lie', slot, { seconds: TREATMENT })
  stage.windows.push({ from: world.now, to: world.now + TREATMENT, highlightTo: world.now, weight: 0 })
  yield* pause(stage, TREATMENT, () => slowDown(world, slot))
  dismiss(stage)
}

/** Everybody walks; the injured player and the one on the ball stand. */
function slowDown(world: World, injured: number): void {
  world.phase = 'stopped'
  for (let slot = 0; slot < SLOTS; slot++) world.runSpeed[slot] = SPEED.walk
  for (const slot of [world.holder, injured]) if (slot >= 0) world.runSpeed[slot] = 0
}

/** Waits for those who are walking off. Who is still on the pitch then is off. */
export function* finishChanges(stage: Stage): Script {
  const { world } = stage
  yield* until(stage, () => !world.leaving.includes(true), {
    most: WALKING,
    each: () => {
      world.phase = 'stopped'
      for (let slot = 0; slot < SLOTS; slot++) if (!world.leaving[slot]) world.runSpeed[slot] = SPEED.walk
    },
  })
  for (let slot = 0; slot < SLOTS; slot++) if (world.leaving[slot]) replace(world, slot)
  world.phase = 'play'
}

/** Players who leave walk to the nearest touchline. */
export function walkOff(world: World): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!world.leaving[slot]) continue
    const y = world.y[slot] ?? 0
    world.arriveAt[slot] = 0
    world.targetX[slot] = world.x[slot] ?? 0
    world.targetY[slot] = y < CENTRE_Y ? 0.3 : FIELD.width - 0.3
    world.runSpeed[slot] = SPEED.jog
    if (world.holder === slot) world.holder = -1
    if (Math.min(y, FIELD.width - y) < EDGE) replace(world, slot)
  }
}

/** Puts a keeper of a side into its goal, or when that is empty and there is none the player farthest forward. */
export function manGoal({ world, cast }: Stage, home: boolean): void {
  const goal = keeperOf(home)
  const isOn = (slot: number) => (world.who[slot] ?? -1) >= 0
  const isGoalkeeper = (slot: number) => cast.people[world.who[slot] ?? -1]?.keeper === true
  if (isGoalkeeper(goal)) return
  const slots = slotsOf(home)
  const slot = slots.find(isGoalkeeper) ?? (isOn(goal) ? undefined : slots.findLast(isOn))
  if (slot !== undefined) changeSlots(world, slot, goal)
}

/** Swaps two slots, one of which may be empty; the players stay where they stand. */
function changeSlots(world: World, a: number, b: number): void {
  for (const figures of [world.who, world.x, world.y, world.speedX, world.speedY]) {
    const before = figures[a] ?? 0
    figures[a] = figures[b] ?? 0
    figures[b] = before
  }
  const changed = (slot: number) => (slot === a ? b : slot === b ? a : slot)
  world.holder = changed(world.holder)
  world.lastTouch = changed(world.lastTouch)
}

/** The substitute comes on at the halfway line, or the place stays empty. */
function replace(world: World, slot: number): void {
  const on = world.coming[slot] ?? -1
  world.leaving[slot] = false
  world.coming[slot] = -1
  world.who[slot] = on
  world.posts[slot] = null
  if (on < 0) return
  world.x[slot] = CENTRE_X
  world.y[slot] = 0.5
  world.speedX[slot] = 0
  world.speedY[slot] = 0
}
