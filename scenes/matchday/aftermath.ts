/** Play after an event: celebrations, restarts, the break. */
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import { giveBall, kick, targetReceiver } from './ballPlay.ts'
import type { Director } from './director.ts'
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from '../core/field.ts'
import { kickOffTaker, lineUp, placeKeeper, SPEED, targetPlaces } from './movement.ts'
import { hashFraction } from '../core/stageHash.ts'
import { isChance } from './tempo.ts'
import { direction, isHome, isPlaying, keeperOf, type World } from './world.ts'

/** Duration of a goal celebration in seconds, before the players return. */
const CELEBRATION = 3.4
/** Share of the half-time break after which the sides have changed ends. */
const ENDS_CHANGED = 0.5

/** Moves the players in the aftermath of an event. */
export function aftermath(director: Director, event: MatchEvent): void {
  const { world } = director
  const since = world.now - director.currentCue
  if (event.type === 'kick-off') {
    world.phase = 'kick-off'
    lineUp(world, director.homeKicks)
  } else if (event.type === 'goal') {
    if (since < CELEBRATION) celebrate(director, event)
    else trotBack(director, since - CELEBRATION)
  } else if (event.type === 'half-time') {
    halfTime(director, since)
  } else if (event.type === 'full-time') {
    world.phase = 'full-time'
    standStill(world)
  } else if (isChance(event.type)) {
    afterChance(director, event, since)
  } else {
    world.phase = 'stopped'
    targetPlaces(world)
    for (let slot = 0; slot < SLOTS; slot++) world.runSpeed[slot] = SPEED.walk
    const slot = event.player === null ? -1 : world.who.indexOf(director.cast.indexOf(event.player))
    if (slot >= 0 && !world.leaving[slot] && event.type === 'injury') world.runSpeed[slot] = 0
    if (world.holder >= 0) world.runSpeed[world.holder] = 0
    if (event.type === 'substitution') targetReceiver(world)
  }
}

function afterChance(director: Director, event: MatchEvent, since: number): void {
  const { world } = director
  world.phase = 'chance'
  const keeper = keeperOf(event.team === 'away')
  targetPlaces(world)
  if (event.type === 'miss' && since > 0.85 && world.holder !== keeper && !world.flight) {
    const goalX = direction(world, isHome(keeper)) > 0 ? 0 : FIELD.length
    world.targetX[keeper] = goalX + direction(world, isHome(keeper)) * FIELD.goalArea.depth
    world.ballX = world.x[keeper] ?? CENTRE_X
    world.ballY = world.y[keeper] ?? CENTRE_Y
    giveBall(world, keeper)
  }
  if (world.holder === keeper) world.runSpeed[keeper] = SPEED.walk
  else if (event.type !== 'block') placeKeeper(world, keeper, isHome(keeper))
  if (since < 0.7 && event.type !== 'block') world.runSpeed[keeper] = 0
  targetReceiver(world)
}

/** The scorer runs to the corner, their team-mates follow; the others walk. */
function celebrate(director: Director, event: MatchEvent): void {
  const { world, cast } = director
  world.phase = 'goal'
  world.ballHeight = Math.max(0, world.ballHeight - 0.4)
  const home = event.team !== 'away'
  const scorer = Math.max(world.who.indexOf(cast.indexOf(event.player)), keeperOf(home))
  const right = direction(world, home) > 0
  const cornerX = right ? FIELD.length - 6 : 6
  const cornerY = (world.y[scorer] ?? 0) < CENTRE_Y ? 5 : FIELD.width - 5
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isPlaying(world, slot)) continue
    if (isHome(slot) !== home || slot === keeperOf(home)) {
      world.runSpeed[slot] = SPEED.walk
      continue
    }
    const angle = slot * 2.4
    const ring = slot === scorer ? 0 : 3
    world.targetX[slot] = cornerX + ring * Math.cos(angle)
    world.targetY[slot] = cornerY + ring * Math.sin(angle)
    world.runSpeed[slot] = slot === scorer ? SPEED.run : SPEED.run * (0.8 + 0.25 * hashFraction(slot, 9))
  }
}

/** All players return to the centre circle, and so does the ball. */
function trotBack(director: Director, since: number): void {
  const { world } = director
  world.phase = 'kick-off'
  lineUp(world, director.homeKicks)
  for (let slot = 0; slot < SLOTS; slot++) world.runSpeed[slot] = Math.max(world.runSpeed[slot] ?? 0, 10)
  const atCentre = Math.hypot(world.ballX - CENTRE_X, world.ballY - CENTRE_Y) < 1
  if (since > 0.6 && !world.flight && !atCentre) {
    kick(world, { toX: CENTRE_X, toY: CENTRE_Y, seconds: 2, arc: 6, receiver: -1 })
  }
}

function halfTime(director: Director, since: number): void {
  const { world, tempo } = director
  world.phase = 'half-time'
  const length = (tempo.settled[director.next - 1] ?? 0) - director.currentCue
  const changed = world.homeDirection < 0
  if (!changed && since > length * ENDS_CHANGED) {
    world.homeDirection = -1
    world.ballX = CENTRE_X
    world.ballY = CENTRE_Y
    director.cut = true
  }
  if (world.homeDirection < 0) return lineUp(world, director.homeKicks)
  for (let slot = 0; slot < SLOTS; slot++) {
    world.targetX[slot] = CENTRE_X + (isHome(slot) ? -4 : 4)
    world.targetY[slot] = 3
    world.runSpeed[slot] = SPEED.jog
  }
}

function standStill(world: World): void {
  for (let slot = 0; slot < SLOTS; slot++) world.runSpeed[slot] = SPEED.walk
  if (world.holder >= 0) world.runSpeed[world.holder] = 0
}

/** Resumes play after an event. */
export function restart(director: Director, event: MatchEvent): void {
  const { world } = director
  if (event.type === 'goal' || event.type === 'half-time' || event.type === 'kick-off') {
    const taker = kickOffTaker(world, director.homeKicks)
    world.ballX = CENTRE_X
    world.ballY = CENTRE_Y
    world.ballHeight = 0
    if (taker >= 0) giveBall(world, taker)
  }
}
