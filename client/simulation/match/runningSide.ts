/** State of one side during a match: players on the pitch, strength, and planned events. */
import type { Random } from '../core/rng.ts'
import { tacticsFactor } from './matchup.ts'
import { planFactor } from '../core/planDemands.ts'
import { PLAYERS_NEEDED } from '../core/formation.ts'
import type { PlayerId } from '../core/player.ts'
import type { Tactics } from '../core/tactics.ts'
import { mixOf, type AttackMix } from './attackCourse.ts'
import { patternWeights } from './attackPatterns.ts'
import { planAttacks, takersOf, type PlannedAttack, type Takers } from './chances.ts'
import { firstMinute, pendingOrders, type PendingOrder } from './pendingOrders.ts'
import { planIncidents, type Incident } from './incidents.ts'
import type { PlayedMinutes, SheetPlayer, Side, SideStrength, TeamSheet } from './matchReport.ts'
import { elevenStrength, enterPitch, HOME_FACTOR, takePlaces, type OnPitch } from './sideStrength.ts'

export const MAX_SUBSTITUTIONS = 5

/** Random factor of the day on strength (MAT-11). */
const LUCK = { low: 1, high: 1.25 }

/** Factor on the strength of a side with fewer than eleven, fitted to goals after sendings-off (MAT-23). */
const MAN_SHORT = 0.4

/** Skills of a side that hinder its opponents: the worth of their attacks, and how many of their shots are scored. */
type DefenceEffect = 'defends' | 'saves' | 'savesAlone' | 'savesHeaders'

/** What depends on the players on the pitch and on both plans, until one of them changes. */
interface SideFactors {
  /** Factor on strength of the tactics against the opponent's. */
  tacticsFactor: number
  /** Factor on strength of how the players meet the plan. */
  planFactor: number
  /** Weights of the players as takers of shots, and of shots from balls into the box. */
  takers: Takers
  headers: Takers
  /** Products over the players. */
  defence: Record<DefenceEffect, number>
  /** Kinds of attacks. */
  mix: AttackMix
}

export interface RunningSide extends SideFactors {
  side: Side
  sheet: TeamSheet
  tactics: Tactics
  pitch: OnPitch[]
  bench: SheetPlayer[]
  substitutionsLeft: number
  /** Standing orders not yet due, and the first minute in which one may be. */
  orders: readonly PendingOrder[]
  ordersFrom: number
  attacks: readonly PlannedAttack[]
  nextAttack: number
  incidents: Incident[]
  /** Players cautioned. */
  booked: PlayerId[]
  luck: number
  strength: number
  goals: number
  expectedGoals: number
  minutes: PlayedMinutes
}

/** Creates a side at kick-off with its planned chances, cards and injuries. */
export function createRunningSide(
  side: Side,
  { sheet, opponent }: { sheet: TeamSheet; opponent: TeamSheet },
  random: Random,
): RunningSide {
  const incidents: Incident[] = []
  const pitch = sheet.eleven.map((player) => enterPitch(player, 0))
  const orders = pendingOrders(sheet.orders)
  for (const onPitch of pitch) planIncidents(onPitch, incidents, random)
  return {
    side,
    sheet,
    tactics: sheet.tactics,
    pitch,
    bench: sheet.bench.slice(),
    substitutionsLeft: MAX_SUBSTITUTIONS,
    orders,
    ordersFrom: firstMinute(orders),
    attacks: planAttacks(random),
    nextAttack: 0,
    incidents,
    booked: [],
    luck: random.between(LUCK.low, LUCK.high),
    strength: 0,
    goals: 0,
    expectedGoals: 0,
    minutes: noMinutes(),
    ...sideFactors(pitch, sheet.tactics, opponent.tactics),
  }
}

function sideFactors(
  pitch: readonly OnPitch[],
  own: Readonly<Tactics>,
  other: Readonly<Tactics>,
): SideFactors {
  takePlaces(pitch, own.formation)
  const players = pitch.map(({ player }) => player)
  return {
    tacticsFactor: tacticsFactor(own, other),
    planFactor: planFactor(players, own),
    takers: takersOf(pitch),
    headers: takersOf(pitch, 'takesHeaders'),
    defence: defenceOf(pitch),
    mix: mixOf(patternWeights(own, other, pitch)),
  }
}

/** Updates what depends on a side's players and on both plans, after a change of either. */
export function updateFactors(own: RunningSide, other: RunningSide): void {
  Object.assign(own, sideFactors(own.pitch, own.tactics, other.tactics))
}

/** Strength of a side at this minute. */
export function currentStrength(own: RunningSide, minute: number): number {
  return (
    elevenStrength(own.pitch, own.tactics.intensity, minute) *
    own.tacticsFactor *
    own.planFactor *
    own.sheet.support *
    venueFactor(own) *
    (isShort(own) ? MAN_SHORT : 1) *
    own.luck
  )
}

/** True for a side with fewer than eleven on the pitch. */
export function isShort({ pitch }: RunningSide): boolean {
  return pitch.length < PLAYERS_NEEDED
}

/** Products of the skills that hinder opponents over the players of a side on the pitch. */
function defenceOf(pitch: readonly OnPitch[]): RunningSide['defence'] {
  const products = { defends: 1, saves: 1, savesAlone: 1, savesHeaders: 1 }
  for (const { skills } of pitch) {
    products.defends *= skills.defends
    products.saves *= skills.saves
    products.savesAlone *= skills.savesAlone
    products.savesHeaders *= skills.savesHeaders
  }
  return products
}

function venueFactor({ side, sheet }: RunningSide): number {
  return side === 'home' ? HOME_FACTOR * sheet.crowd : 1
}

/** Calculates the strength at kick-off with its factors, and stores it on the side. */
export function strengthAtKickOff(own: RunningSide): SideStrength {
  const eleven = elevenStrength(own.pitch, own.tactics.intensity, 0)
  const tactics = own.tacticsFactor * own.planFactor
  const { support } = own.sheet
  const venue = venueFactor(own)
  const { luck } = own
  own.strength = eleven * tactics * support * venue * luck
  return { eleven, tactics, support, venue, luck, total: own.strength }
}

/** Best substitute for `off`: same position first, then by quality. */
export function bestReplacement(own: RunningSide, off: SheetPlayer): SheetPlayer | null {
  if (own.substitutionsLeft === 0) return null
  let best: SheetPlayer | null = null
  for (const player of own.bench) {
    if (player.type === 'Goalkeeper' && off.type !== 'Goalkeeper') continue
    if (!best || rankFor(off, player) > rankFor(off, best)) best = player
  }
  return best
}

function rankFor(off: SheetPlayer, candidate: SheetPlayer): number {
  return candidate.quality + (candidate.type === off.type ? 10 : 0)
}

/** Minutes of nobody yet. An object without a prototype: as a plain one, each new id costs it a new shape. */
function noMinutes(): PlayedMinutes {
  return Object.create(null) as PlayedMinutes
}

/** Minutes on the pitch so far, including players who have left it. */
export function minutesPlayed(own: RunningSide, minute: number): PlayedMinutes {
  const minutes = noMinutes()
  for (const id in own.minutes) minutes[id] = own.minutes[id] ?? 0
  for (const { player, since } of own.pitch) minutes[player.id] = minute - since
  return minutes
}
