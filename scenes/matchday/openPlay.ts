/** Play between the events, and the build-up to the next one. */
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import { aftermath, restart } from './aftermath.ts'
import { dribble, passInPlay, passTo, targetReceiver } from './ballPlay.ts'
import { directChance, LEAD, openChance, playChance, type ChanceScript } from './chanceScript.ts'
import type { Director } from './director.ts'
import { CENTRE_X, CENTRE_Y, SLOTS } from '../core/field.ts'
import { SPEED, targetPlaces } from './movement.ts'
import { mixSeed } from '../../client/simulation/core/rng.ts'
import { isChance } from './tempo.ts'
import { isHome, isPlaying, keeperOf, nearestSlot, type World } from './world.ts'

/** Sets all targets for this step and plays the ball. */
export function playStep(director: Director): void {
  const { world, current, tempo, report } = director
  const ahead = report.events[director.next]
  const cue = tempo.cues[director.next] ?? Infinity
  walkOff(world)
  if (ahead) castChance(director, ahead, cue)
  if (world.now < director.busyUntil && current && !isBrief(current)) {
    aftermath(director, current)
    if (director.chance && world.phase === 'chance') directChance(world, director.chance)
    return
  }
  if (report.forfeit || current?.type === 'full-time') return
  if (current) {
    restart(director, current)
    director.current = null
    director.passAt = world.now + 0.5
  }
  world.phase = director.chance && cue - world.now < LEAD.provider ? 'chance' : 'play'
  targetPlaces(world)
  dribble(world)
  if (director.chance) {
    directChance(world, director.chance)
    playChance(world, director.chance)
    if (director.chance.stage >= 4) holdKeeper(world, director.chance)
  }
  targetReceiver(world)
  if (ahead?.type === 'card') foul(director, ahead, cue)
  if (!director.chance || director.chance.stage < 1) playOn(director, cue)
}

/** Chooses the players of the coming chance, early enough to reach their positions. */
function castChance(director: Director, event: MatchEvent, cue: number): void {
  const { world, current } = director
  if (!isChance(event.type) || director.chance || world.now < cue - LEAD.run) return
  if (current && !isChance(current.type) && world.now < director.busyUntil) return
  if (current?.type === 'goal') return
  const seed = mixSeed(director.seed, director.next, 11)
  director.chance = openChance(world, director.cast, event, { cue, from: cue - LEAD.win, seed })
}

/** A goalkeeper who has dived stays at the end of the dive. */
function holdKeeper(world: World, chance: ChanceScript): void {
  const keeper = keeperOf(!chance.home)
  const flight = world.flight
  world.targetX[keeper] = world.x[keeper] ?? 0
  if (flight && chance.event.type !== 'block') {
    const reach = chance.event.type === 'save' ? 1 : 0.6
    world.targetY[keeper] = CENTRE_Y + (flight.toY - CENTRE_Y) * reach
    world.runSpeed[keeper] = SPEED.limit
  }
}

/** True for events without an aftermath: kick-offs and substitutions. */
function isBrief(event: MatchEvent): boolean {
  return event.type === 'kick-off' && event.minute > 1
}

/** The booked player challenges for the ball while an opponent has it. */
function foul(director: Director, event: MatchEvent, cue: number): void {
  const { world, cast } = director
  if (cue - world.now > 1.8 || event.player === null) return
  const slot = world.who.indexOf(cast.indexOf(event.player))
  if (slot < 0) return
  world.targetX[slot] = world.ballX
  world.targetY[slot] = world.ballY
  world.runSpeed[slot] = SPEED.sprint
  const theirs = world.holder >= 0 && isHome(world.holder) !== isHome(slot)
  const coming = world.flight && world.flight.receiver >= 0 && isHome(world.flight.receiver) !== isHome(slot)
  if (theirs || coming) return
  const victim = nearestSlot(world, !isHome(slot), world.x[slot] ?? 0, world.y[slot] ?? 0)
  if (victim >= 0) passTo(world, victim, 0.9)
}

/** Open play: passing and dribbling. */
function playOn(director: Director, cue: number): void {
  const { world } = director
  if (world.flight) return
  if (world.holder < 0 || !isPlaying(world, world.holder)) {
    const home = director.draw() < director.homeShare
    const nearest = nearestSlot(world, home, world.ballX, world.ballY)
    if (nearest >= 0) passTo(world, nearest, 1)
    return
  }
  if (director.passAt < world.heldSince) director.passAt = world.heldSince + 0.35 + 0.75 * director.draw()
  if (world.now < director.passAt || cue - world.now < 0.9) return
  passInPlay(world, director)
  director.passAt = 0
}

/** Players sent off or injured walk to the touchline and leave the pitch there. */
function walkOff(world: World): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!world.leaving[slot]) continue
    world.targetX[slot] = CENTRE_X + (isHome(slot) ? -5 : 5)
    world.targetY[slot] = -4
    world.runSpeed[slot] = SPEED.jog
    if (world.holder === slot) world.holder = -1
    if ((world.y[slot] ?? 0) > -1.5) continue
    world.leaving[slot] = false
    world.who[slot] = -1
  }
}
