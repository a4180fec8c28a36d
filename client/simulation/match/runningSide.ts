/** State of one side during a match: players on the pitch, strength, and planned events. */
import type { Random } from '../core/rng.ts'
import { tacticsFactor } from './matchup.ts'
import { PLAYERS_NEEDED } from '../core/formation.ts'
import type { PlayerId } from '../core/player.ts'
import type { Tactics } from '../core/tactics.ts'
import { mixOf, type AttackMix } from './attackCourse.ts'
import { patternSkills, patternWeights, type PatternSkills } from './attackPatterns.ts'
import { planAttacks, takersOf, type PlannedAttack, type Takers } from './chances.ts'
import { nextMinute, pendingOrders, type PendingOrder } from './pendingOrders.ts'
import { planIncidents, type Incident } from './incidents.ts'
import type { PlayedMinutes, SheetPlayer, Side, SideStrength, TeamSheet } from './matchReport.ts'
import { planFactor } from './planFactor.ts'
import type { DefenceEffect } from './skills.ts'
import { elevenStrength, enterPitch, HOME_FACTOR, takePlaces, type OnPitch } from './sideStrength.ts'

export const MAX_SUBSTITUTIONS = 5

/** Random factor of the day on strength (MAT-11). */
const LUCK = { low: 1, high: 1.25 }

/** Factor on the strength of a side with fewer than eleven, fitted to goals after sendings-off (MAT-23). */
const MAN_SHORT = 0.4

/** What depends on the players on the pitch and on both plans, until one of them changes. */
interface SideFactors {
  /** Weights of the players as takers of shots, and of shots from balls into the box. */
  takers: Takers
  headers: Takers
  /** Products over the players of the skills that hinder opponents. */
  defence: Record<DefenceEffect, number>
  /** Factors of the players on the weights of kinds of attacks. */
  patternSkills: PatternSkills
  /** Factor on strength of the tactics against the opponent's. */
  tacticsFactor: number
  /** Factor on strength of how the players meet the plan. */
  planFactor: number
  /** Kinds of attacks. */
  mix: AttackMix
}

/** What has changed since `refreshAttack`: changes between two attacks are calculated once. */
type Stale = 'nothing' | 'mix' | 'players'

export interface RunningSide extends SideFactors {
  side: Side
  sheet: TeamSheet
  tactics: Tactics
  pitch: OnPitch[]
  /** What `refreshAttack` has to update. */
  stale: Stale
  /** True while `settleStrength` has to update the strength. */
  isStrengthStale: boolean
  bench: SheetPlayer[]
  substitutionsLeft: number
  /** Standing orders not yet carried out, and the first minute in which to look at them again. */
  orders: readonly PendingOrder[]
  ordersFrom: number
  attacks: readonly PlannedAttack[]
  nextAttack: number
  incidents: Incident[]
  /** Players cautioned. */
  booked: PlayerId[]
  luck: number
  /** Strength of the players, and with all factors. */
  eleven: number
  strength: number
  goals: number
  expectedGoals: number
  /** Players who have left the pitch, and how long they played. */
  left: { id: PlayerId; minutes: number }[]
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
  takePlaces(pitch, sheet.tactics.formation)
  const skills = patternSkills(pitch)
  return {
    side,
    sheet,
    tactics: sheet.tactics,
    pitch,
    stale: 'nothing',
    isStrengthStale: false,
    bench: sheet.bench.slice(),
    substitutionsLeft: MAX_SUBSTITUTIONS,
    orders,
    ordersFrom: nextMinute(orders, 0),
    attacks: planAttacks(random),
    nextAttack: 0,
    incidents,
    booked: [],
    luck: random.between(LUCK.low, LUCK.high),
    eleven: 0,
    strength: 0,
    goals: 0,
    expectedGoals: 0,
    left: [],
    takers: takersOf(pitch, 'threat'),
    headers: takersOf(pitch, 'headerThreat'),
    defence: defenceOf(pitch),
    patternSkills: skills,
    tacticsFactor: tacticsFactor(sheet.tactics, opponent.tactics),
    planFactor: planFactor(pitch, sheet.tactics),
    mix: mixOf(patternWeights(sheet.tactics, opponent.tactics, skills)),
  }
}

/** Notes a change of the players of a side. Its strength changes with `settleStrength`. */
export function changePlayers(own: RunningSide): void {
  own.stale = 'players'
  own.isStrengthStale = true
}

/** Notes a change of the plan of a side, and updates what it means for the opponents. The same holds. */
export function changePlan(own: RunningSide, other: RunningSide): void {
  own.isStrengthStale = true
  own.tacticsFactor = tacticsFactor(own.tactics, other.tactics)
  other.tacticsFactor = tacticsFactor(other.tactics, own.tactics)
  if (own.stale === 'nothing') own.stale = 'mix'
  if (other.stale === 'nothing') other.stale = 'mix'
  applyFactors(other)
}

/** Updates the strength of a side after the changes of this minute; also without any when it `isDue`. */
export function settleStrength(own: RunningSide, minute: number, isDue = false): void {
  if (own.isStrengthStale) own.planFactor = planFactor(own.pitch, own.tactics)
  else if (!isDue) return
  own.isStrengthStale = false
  own.eleven = elevenStrength(own.pitch, own.tactics.intensity, minute)
  applyFactors(own)
}

/** Updates what decides about the attacks of a side and against it, after changes. */
export function refreshAttack(own: RunningSide, other: RunningSide): void {
  if (own.stale === 'nothing') return
  if (own.stale === 'players') {
    own.takers = takersOf(own.pitch, 'threat')
    own.headers = takersOf(own.pitch, 'headerThreat')
    own.defence = defenceOf(own.pitch)
    own.patternSkills = patternSkills(own.pitch)
  }
  own.mix = mixOf(patternWeights(own.tactics, other.tactics, own.patternSkills))
  own.stale = 'nothing'
}

/** Updates the strength of a side after a change of its factors. */
function applyFactors(own: RunningSide): void {
  own.strength =
    own.eleven *
    own.tacticsFactor *
    own.planFactor *
    own.sheet.support *
    venueFactor(own) *
    (isShort(own) ? MAN_SHORT : 1) *
    own.luck
}

/** Notes that a condition of the side's orders may hold now: after a goal or a sending-off. */
export function reviewOrders(own: RunningSide): void {
  own.ordersFrom = 0
}

/** True for a side with fewer than eleven on the pitch. */
export function isShort({ pitch }: RunningSide): boolean {
  return pitch.length < PLAYERS_NEEDED
}

/** Products of the skills that hinder opponents over the players of a side on the pitch. */
function defenceOf(pitch: readonly OnPitch[]): RunningSide['defence'] {
  const products = { defends: 1, saves: 1, savesAlone: 1, savesHeaders: 1 }
  for (const { skills, hindersOpponents } of pitch) {
    if (!hindersOpponents) continue
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
  own.eleven = eleven
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
  let highest = -Infinity
  for (const player of own.bench) {
    if (player.type === 'Goalkeeper' && off.type !== 'Goalkeeper') continue
    const rank = rankFor(off, player)
    if (rank <= highest) continue
    best = player
    highest = rank
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
  for (const { id, minutes: played } of own.left) minutes[id] = played
  for (const { player, since } of own.pitch) minutes[player.id] = minute - since
  return minutes
}
