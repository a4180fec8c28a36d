/** Players and places of an attack, from the engine's report. */
import type { Attack, Body, Pattern } from '../../../../client/simulation/match/attack.ts'
import type { MatchEvent, MatchEventType } from '../../../../client/simulation/match/matchReport.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { CENTRE_X, FIELD, lengthOf } from '../../../core/field.ts'
import { hashFraction } from '../../../core/stageHash.ts'
import type { LastPass } from '../../motion/moments.ts'
import type { Stage } from '../stage/stage.ts'
import {
  bestSlot,
  isHome,
  isKeeper,
  isPlaying,
  keeperOf,
  metresAside,
  nearestSlot,
  placeOf,
  slotsOf,
  type Spot,
  spotOf,
  type World,
} from '../../motion/world.ts'
import { kickOffTaker } from '../../motion/shape.ts'

/** A shot or a lost attack that is being drawn. */
export interface Play {
  /** Index of the report's event, its type, and its minute on the clock. */
  event: number
  type: MatchEventType
  instant: number
  home: boolean
  pattern: Pattern
  body: Body | null
  hitsPost: boolean
  /** Place of the shot: metres from the goal line and to the right of the middle, and the point on the pitch. */
  place: Spot
  spot: Spot
  shooter: number
  /** Player of the last pass; −1 for a goal without one. */
  provider: number
  /** True for a provider whom the report names. */
  isProviderNamed: boolean
  /** Defender nearest to the shooter; −1 before one is chosen. */
  marker: number
  /** Metres from the shooter at which they stand, and their angle from the line to the goal. */
  markerGap: number
  markerAngle: number
  /** Flank of the build-up: −1 on the attackers' left, 1 on their right. */
  flank: 1 | -1
  /** Last pass to the shooter; null without one. */
  pass: LastPass | null
  /** Second at which the build-up begins. */
  from: number
  /** Number in [0, 1) that belongs to this play, by a key. */
  luck: (key: number) => number
}

export function castPlay(stage: Stage, index: number, instant: number): Play | null {
  const { report, world, seed, cast } = stage
  const event = report.events[index]
  if (!event?.team) return null
  const luck = (key: number) => hashFraction(mixSeed(seed, index, 11), key)
  const attack = event.attack ?? guessAttack(event, luck)
  const home = event.team === 'home'
  const { pattern, body, hitsPost } = attack
  const play = beginPlay(stage, {
    event: index,
    type: event.type,
    instant,
    home,
    pattern,
    body,
    hitsPost,
    place: { x: attack.x, y: attack.y },
    shooter: slotOf(stage, event, home, luck),
    markerGap: 1.4 + 1.5 * luck(4),
    markerAngle: (luck(5) - 0.5) * 1.4,
    flank: attack.y > 3 ? 1 : attack.y < -3 ? -1 : luck(2) < 0.5 ? -1 : 1,
    luck,
  })
  const named = event.assist === null ? -1 : world.who.indexOf(cast.indexOf(event.assist))
  const isAlone = event.type === 'goal' && event.assist === null
  if (isPlaying(world, named) && named !== play.shooter) {
    play.provider = named
    play.isProviderNamed = true
  }
  if (play.provider < 0 && !isAlone) play.provider = chooseProvider(world, play)
  return play
}

/** Begins a play that is no event of the report: a corner or an offside between the attacks. */
export function plainPlay(stage: Stage, home: boolean): Play {
  const key = Math.floor(stage.draw() * 2 ** 31)
  const luck = (part: number) => hashFraction(key, part)
  const flank = luck(2) < 0.5 ? -1 : 1
  const play = beginPlay(stage, {
    event: -1,
    type: 'offside',
    instant: 0,
    home,
    pattern: 'through-ball',
    body: null,
    hitsPost: false,
    place: { x: Math.min(CENTRE_X, 10 + 8 * luck(3)), y: flank * 8 * luck(4) },
    shooter: kickOffTaker(stage.world, home),
    markerGap: 2,
    markerAngle: 0,
    flank,
    luck,
  })
  play.provider = chooseProvider(stage.world, play)
  return play
}

/** Adds what is not known before the build-up: provider, marker and last pass. */
function beginPlay(
  { world }: Stage,
  known: Omit<Play, 'spot' | 'provider' | 'isProviderNamed' | 'marker' | 'pass' | 'from'>,
): Play {
  const spot = spotOf(world, known.home, known.place)
  return { ...known, spot, provider: -1, isProviderNamed: false, marker: -1, pass: null, from: world.now }
}

/** Course of a chance in a report that has none: its place by its quality. */
function guessAttack(event: MatchEvent, luck: (key: number) => number): Attack {
  const x = 22 - 15 * Math.min(1, Math.sqrt(event.quality * 2)) + 2 * luck(31)
  const y = (luck(32) - 0.5) * (10 + x * 0.7)
  const pattern = luck(33) < 0.4 ? 'cross' : 'open-play'
  return { pattern, body: 'foot', x, y, hitsPost: false, isFollowUp: false }
}

/** Slot of the player of an event, or of a forward when they are not on the pitch. */
function slotOf(
  { world, cast }: Stage,
  event: MatchEvent,
  home: boolean,
  luck: (key: number) => number,
): number {
  const person = cast.indexOf(event.player)
  const slot = person < 0 ? -1 : world.who.indexOf(person)
  if (slot >= 0 && isHome(slot) === home) return slot
  const first = keeperOf(home)
  for (let i = 0; i < 10; i++) {
    const other = first + 10 - ((i + Math.floor(luck(1) * 2)) % 10)
    if (isPlaying(world, other)) return other
  }
  return first
}

const FROM_WIDE: ReadonlySet<Pattern> = new Set(['cross', 'cutback', 'corner', 'free-kick'])

/** Player of the last pass where the report names none: from midfield or the wing, as the pattern has it. */
function chooseProvider(world: World, { home, shooter, pattern, flank, luck }: Play): number {
  return bestSlot(slotsOf(home), (slot) => {
    if (slot === shooter || isKeeper(slot) || !isPlaying(world, slot)) return -Infinity
    const { depth, across } = placeOf(world, slot)
    const aside = (across - 0.5) * 2 * flank
    const wide = FROM_WIDE.has(pattern) ? aside : -Math.abs(aside) * 0.3
    return wide - Math.abs(depth - 0.6) * 1.5 + luck(slot + 40) * 0.5
  })
}

/** Point at metres from the goal line and aside, kept on the pitch. */
export function placeFor({ home }: Play, world: World, x: number, y: number): Spot {
  const most = FIELD.width / 2 - 1
  return spotOf(world, home, {
    x: Math.min(FIELD.length - 2, Math.max(0.8, x)),
    y: Math.min(most, Math.max(-most, y)),
  })
}

/** Point so many metres farther from the goal than the shot, and aside. */
export function behind(play: Play, world: World, x: number, y = 0): Spot {
  return placeFor(play, world, play.place.x + x, play.place.y + y)
}

/** Inward from the flank, as metres aside. */
export function inward({ flank }: Play, metres: number): number {
  return -flank * metres
}

/** Chooses the defender nearest to a point who marks the shooter. */
export function chooseMarker(world: World, play: Play, spot: Spot): void {
  play.marker = nearestSlot(world, !play.home, spot, (slot) => !isKeeper(slot))
}

/** Point near the ball's where the shooter's marker stands, on the side of the goal. */
export function markingSpot(world: World, play: Play, ball: Spot): Spot {
  const goal = spotOf(world, play.home, { x: 0, y: 0 })
  const towards = Math.atan2(goal.y - ball.y, goal.x - ball.x) + play.markerAngle
  const most = Math.max(0.6, lengthOf(goal.x - ball.x, goal.y - ball.y) * 0.7)
  const gap = Math.abs(play.markerAngle) > 1 ? play.markerGap : Math.min(play.markerGap, most)
  const x = ball.x + Math.cos(towards) * gap
  const y = ball.y + Math.sin(towards) * gap
  return { x: Math.min(FIELD.length - 0.3, Math.max(0.3, x)), y }
}

/** Metres aside of a point, as an attack has them. */
export function asideOf({ home }: Play, world: World, { y }: Spot): number {
  return metresAside(world, home, y)
}
