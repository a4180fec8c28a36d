/** Choreography of a chance: positions of the players over time, and the course of the shot. */
import type { Attack } from '../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import type { Cast } from './cast.ts'
import { giveBall, kick, passTo } from './ballPlay.ts'
import { CENTRE_Y, FIELD } from '../core/field.ts'
import { SPEED } from './movement.ts'
import { hashFraction } from '../core/stageHash.ts'
import {
  alongPitch,
  direction,
  isHome,
  isKeeper,
  isPlaying,
  keeperOf,
  nearestSlot,
  type World,
} from './world.ts'

/** Seconds before the outcome: first runs, winning the ball, pass to the provider, last pass, shot. */
export const LEAD = { run: 7, win: 5.2, provider: 3.4, lastPass: 1.75, shot: 0.46 } as const

export interface ChanceScript {
  event: MatchEvent
  /** Second of the outcome. */
  cue: number
  /** Earliest second of the build-up. */
  from: number
  home: boolean
  seed: number
  /** Progress: 0 open, 1 won, 2 provider, 3 last pass, 4 shot, 5 over. */
  stage: number
  shooter: number
  provider: number
  shotX: number
  shotY: number
  providerX: number
  providerY: number
  /** Slot of the blocker or goalkeeper who meets the shot. */
  stopper: number
}

export function openChance(
  world: World,
  cast: Cast,
  event: MatchEvent,
  timing: { cue: number; from: number; seed: number },
): ChanceScript {
  const home = event.team !== 'away'
  const { seed } = timing
  const shooter = castSlot(world, cast.indexOf(event.player), home, seed)
  const provider = chooseProvider(world, cast, event, shooter, seed)
  const wide = hashFraction(seed, 3)
  const near = 22 - 15 * Math.min(1, Math.sqrt(event.quality * 2))
  const depth = 1 - (near + 2 * hashFraction(seed, 4)) / FIELD.length
  const sideways = (hashFraction(seed, 5) - 0.5) * (10 + near * 0.7)
  const flank = wide < 0.5 ? -1 : 1
  const crossed = event.attack ? isFromWide(event.attack) : hashFraction(seed, 6) < 0.55
  const place = event.attack
    ? placeOnPitch(world, home, event.attack)
    : { x: alongPitch(world, home, depth), y: CENTRE_Y + sideways }
  return {
    event,
    ...timing,
    home,
    stage: 0,
    shooter,
    provider,
    shotX: place.x,
    shotY: place.y,
    providerX: alongPitch(world, home, crossed ? 0.91 : Math.max(0.6, depth - 0.15)),
    providerY: CENTRE_Y + flank * (crossed ? 23 + 6 * hashFraction(seed, 7) : 8 + 6 * hashFraction(seed, 7)),
    stopper: -1,
  }
}

/** Place of a shot on the pitch; the report measures it from the goal, to the left and right of the attackers. */
function placeOnPitch(world: World, home: boolean, { x, y }: Pick<Attack, 'x' | 'y'>) {
  return {
    x: alongPitch(world, home, 1 - x / FIELD.length),
    y: CENTRE_Y + direction(world, home) * y,
  }
}

/** True when the last pass comes from near the touchline. */
function isFromWide({ pattern }: Attack): boolean {
  return pattern === 'cross' || pattern === 'cutback' || pattern === 'corner' || pattern === 'free-kick'
}

/** Slot of a person, or of a forward of the side when the person isn't on the pitch. */
function castSlot(world: World, person: number, home: boolean, seed: number): number {
  const slot = person < 0 ? -1 : world.who.indexOf(person)
  if (slot >= 0 && isPlaying(world, slot) && isHome(slot) === home) return slot
  const first = keeperOf(home)
  for (let i = 0; i < 10; i++) {
    const other = first + 10 - ((i + Math.floor(hashFraction(seed, 1) * 2)) % 10)
    if (isPlaying(world, other)) return other
  }
  return first
}

/** Slot of the provider; −1 when a goal had none. */
function chooseProvider(world: World, cast: Cast, event: MatchEvent, shooter: number, seed: number): number {
  if (event.type === 'goal' && event.assist === null) return -1
  const named = event.assist === null ? -1 : world.who.indexOf(cast.indexOf(event.assist))
  if (named >= 0 && named !== shooter && isPlaying(world, named)) return named
  const first = keeperOf(isHome(shooter))
  for (let i = 0; i < 10; i++) {
    const slot = first + 5 + ((i + Math.floor(hashFraction(seed, 2) * 6)) % 6)
    if (slot !== shooter && isPlaying(world, slot)) return slot
  }
  return -1
}

/** Targets provider, shooter and stopper at their positions; called after the positions of open play are set. */
export function directChance(world: World, script: ChanceScript): void {
  const { shooter, provider } = script
  if (provider >= 0 && script.stage < 3) {
    world.targetX[provider] = script.providerX
    world.targetY[provider] = script.providerY
    world.runSpeed[provider] = SPEED.sprint
  }
  world.targetX[shooter] = script.shotX - direction(world, script.home) * (script.stage < 3 ? 3 : 0)
  world.targetY[shooter] = script.shotY
  world.runSpeed[shooter] = SPEED.limit
  if (script.event.type === 'block' && script.stage >= 2) {
    const goalX = alongPitch(world, script.home, 1)
    if (script.stopper < 0) {
      script.stopper = nearestSlot(world, !script.home, script.shotX, script.shotY, (slot) => !isKeeper(slot))
    }
    world.targetX[script.stopper] = script.shotX + (goalX - script.shotX) * 0.22
    world.targetY[script.stopper] = script.shotY + (CENTRE_Y - script.shotY) * 0.22
    world.runSpeed[script.stopper] = SPEED.sprint
  }
}

/** Plays the next ball of the build-up when it is due. */
export function playChance(world: World, script: ChanceScript): void {
  const left = script.cue - world.now
  if (script.stage === 0 && world.now >= script.from) {
    script.stage = 1
    const has = world.holder >= 0 && isHome(world.holder) === script.home
    const coming = world.flight && world.flight.receiver >= 0 && isHome(world.flight.receiver) === script.home
    if (!has && !coming) {
      const winner = nearestSlot(
        world,
        script.home,
        world.ballX + direction(world, script.home) * 6,
        world.ballY,
        (slot) => !isKeeper(slot) && slot !== script.shooter,
      )
      if (winner >= 0) passTo(world, winner, Math.max(0.4, left - LEAD.provider - 0.2))
    }
  }
  if (script.stage === 1 && left <= LEAD.provider) {
    script.stage = 2
    const next = script.provider >= 0 ? script.provider : script.shooter
    if (world.holder !== next) passTo(world, next, LEAD.provider - LEAD.lastPass - 0.15)
  }
  if (script.stage === 2 && left <= LEAD.lastPass) {
    script.stage = 3
    if (world.holder !== script.shooter) passTo(world, script.shooter, LEAD.lastPass - LEAD.shot - 0.35)
    if (world.flight && script.provider >= 0) {
      const across = Math.abs(world.ballY - CENTRE_Y) > 16
      if (across) world.flight.arc = Math.max(world.flight.arc, 3.2)
    }
  }
  if (script.stage === 3 && left <= LEAD.shot) {
    script.stage = 4
    shoot(world, script, left)
  }
}

function shoot(world: World, script: ChanceScript, seconds: number): void {
  const { event, seed, home, shooter } = script
  world.lastTouch = shooter
  const goalX = alongPitch(world, home, 1)
  const ahead = direction(world, home)
  const corner = hashFraction(seed, 8) < 0.5 ? -1 : 1
  const keeper = keeperOf(!home)
  if (event.type === 'goal') {
    const toY = CENTRE_Y + corner * (1 + 2.2 * hashFraction(seed, 9))
    kick(world, {
      toX: goalX + ahead * 1.3,
      toY,
      toHeight: 2 * hashFraction(seed, 10),
      seconds,
      receiver: -1,
    })
    dive(world, keeper, CENTRE_Y + corner * 1.1 * (hashFraction(seed, 11) < 0.6 ? 1 : -1))
  } else if (event.type === 'save') {
    const toY = CENTRE_Y + corner * (0.6 + 2.4 * hashFraction(seed, 9))
    const reachX = goalX - ahead * 1.1
    kick(world, { toX: reachX, toY, toHeight: 1.6 * hashFraction(seed, 10), seconds, receiver: keeper })
    dive(world, keeper, toY)
  } else if (event.type === 'block') {
    const stopper = script.stopper
    const toX = stopper >= 0 ? (world.x[stopper] ?? 0) : world.ballX + ahead * 4
    const toY = stopper >= 0 ? (world.y[stopper] ?? 0) : world.ballY
    kick(world, { toX, toY, toHeight: 0.5, seconds, receiver: -1 })
  } else {
    const hitsPost = event.attack?.hitsPost === true
    const over = !hitsPost && hashFraction(seed, 9) < 0.4
    const toY = hitsPost
      ? CENTRE_Y + (corner * FIELD.goalWidth) / 2
      : CENTRE_Y + corner * (over ? 2.5 * hashFraction(seed, 10) : 4.8 + 4 * hashFraction(seed, 10))
    kick(world, {
      toX: hitsPost ? goalX : goalX + ahead * 3,
      toY,
      toHeight: over ? 4.2 : 1.2,
      seconds: seconds * 1.15,
      receiver: -1,
    })
    dive(world, keeper, CENTRE_Y + corner * 1.6)
  }
}

function dive(world: World, keeper: number, toY: number): void {
  world.targetX[keeper] = world.x[keeper] ?? 0
  world.targetY[keeper] = toY
  world.runSpeed[keeper] = SPEED.limit
}

/** Starts the outcome of the shot at its cue. */
export function endChance(world: World, script: ChanceScript): void {
  const { event, home, seed } = script
  script.stage = 5
  const keeper = keeperOf(!home)
  if (event.type === 'save')
    giveBall(world, isPlaying(world, keeper) ? keeper : nearestSlot(world, !home, 0, CENTRE_Y))
  if (event.type !== 'block') return
  const toX = world.ballX - direction(world, home) * (9 + 6 * hashFraction(seed, 12))
  const toY = world.ballY + (hashFraction(seed, 13) - 0.5) * 26
  const receiver = nearestSlot(world, !home, toX, toY, (slot) => !isKeeper(slot))
  kick(world, { toX, toY: Math.min(66, Math.max(2, toY)), seconds: 0.9, arc: 2.5, receiver })
}
