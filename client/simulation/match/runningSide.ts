/** State of one side during a match: players on the pitch, strength, and planned events. */
import type { CallEffect } from './callEffects.ts'
import { choicesFactor } from './matchup.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { MAX_SUBSTITUTIONS } from '../core/fixture.ts'
import type { PlayerId } from '../people/player.ts'
import { choicesOf, type Choices, type Tactics } from '../club/tactics.ts'
import { noMix, updateMix } from './attackMix.ts'
import { planWeights } from './attackPatterns.ts'
import type { SideLuck } from './luck.ts'
import { nextMinute, pendingOrders, type PendingOrder } from './pendingOrders.ts'
import { planIncidents, type PlannedIncidents } from './incidents.ts'
import type { SheetPlayer, Side, SideStrength, TeamSheet } from './matchReport.ts'
import { noFactors, updateFactors, type PitchFactors } from './pitchFactors.ts'
import { planFactor } from './planFactor.ts'
import { noScoring, updateScoring, type Scoring } from './scoring.ts'
import { enterPitch, takePlaces, type OnPitch } from './onPitch.ts'
import { elevenStrength, HOME_FACTOR } from './sideStrength.ts'

/** Factor on the strength of a side with fewer than eleven, fitted to goals after sendings-off (MAT-23). */
const MAN_SHORT = 0.4

/** Values that depend on the players on the pitch and on both plans, calculated in place when an attack needs them. */
interface SideFactors {
  /** Factors of the players; stale after a change of them, until `factorsOf`. */
  factors: PitchFactors
  areFactorsStale: boolean
  /** Weights of kinds of attacks by both plans; null after a change of one. */
  planWeights: readonly number[] | null
  /** Factor on strength of the tactics against the opponent's. */
  tacticsFactor: number
  /** Factor on strength of how the players meet the plan; null after a change of either, until `strengthOf`. */
  planFactor: number | null
  /** Kinds of attacks, and goals by them; stale after a change of players or plans, until `scoringAgainst`. */
  scoring: Scoring
  isMixStale: boolean
  isScoringStale: boolean
}

/** Words of the manager to the side. */
export interface Words {
  talk: CallEffect
  shout: CallEffect
  /** Player to whom the talk was; null for one to all, and for none. */
  listener: PlayerId | null
  isTalked: boolean
}

/** Effect of the manager's words at this minute; factors are 1 without any. */
interface WordFactors {
  /** Null before the first word. */
  words: Words | null
  /** First minute after the latest shout; 0 without one. */
  shoutEnds: number
  /** Factors on the goals of own attacks, on those of the opponents, and on cautions. */
  attack: number
  openness: number
  cautions: number
}

export interface RunningSide extends SideFactors, PlannedIncidents, WordFactors {
  side: Side
  sheet: TeamSheet
  tactics: Tactics
  choices: Choices
  pitch: OnPitch[]
  bench: SheetPlayer[]
  substitutionsLeft: number
  /** Factor of the ground on strength: above 1 at home. */
  venue: number
  /** Standing orders not yet carried out, and the first minute in which to look at them again. */
  orders: readonly PendingOrder[]
  ordersFrom: number
  /** Parts of the plan, and players brought on, that the manager has decided: orders leave them alone (MAT-49). */
  decidedParts: readonly (keyof Tactics)[]
  decidedPlayers: readonly PlayerId[]
  nextAttack: number
  /** Players cautioned. */
  booked: PlayerId[]
  luck: SideLuck
  /** True between a change of players or plan and `settleStrength`. */
  isUnsettled: boolean
  /** Minute whose freshness counts for the strength of the players. */
  strengthMinute: number
  /** Strength of the players, and with all factors; null after changes, until `strengthOf`. */
  eleven: number | null
  strength: number | null
  goals: number
  expectedGoals: number
  /** Minutes of fouls and corners, and of offsides that are no events. */
  fouls: number[]
  corners: number[]
  offsides: number[]
  /** Players who have left the pitch, and how long they played. */
  left: { id: PlayerId; minutes: number }[]
}

const NOTHING: readonly never[] = []

/** Creates a side at kick-off with its planned chances, cards and injuries. `comparePlans` follows. */
export function createRunningSide(
  { side, sheet, isNeutral }: { side: Side; sheet: TeamSheet; isNeutral: boolean },
  luck: SideLuck,
): RunningSide {
  const pitch = sheet.eleven.map((player) => enterPitch(player, 0))
  const orders = pendingOrders(sheet.orders)
  takePlaces(pitch, sheet.tactics.formation)
  const choices = choicesOf(sheet.tactics)
  const own: RunningSide = {
    side,
    sheet,
    tactics: sheet.tactics,
    choices,
    pitch,
    bench: sheet.bench.slice(),
    substitutionsLeft: MAX_SUBSTITUTIONS,
    venue: side === 'home' && !isNeutral ? HOME_FACTOR * sheet.crowd : 1,
    orders,
    ordersFrom: nextMinute(orders, 0),
    decidedParts: NOTHING,
    decidedPlayers: NOTHING,
    nextAttack: 0,
    incidents: [],
    nextIncident: Infinity,
    booked: [],
    luck,
    isUnsettled: false,
    strengthMinute: 0,
    eleven: null,
    strength: null,
    goals: 0,
    expectedGoals: 0,
    fouls: [],
    corners: [],
    offsides: [],
    left: [],
    factors: noFactors(),
    areFactorsStale: true,
    planWeights: null,
    tacticsFactor: 1,
    planFactor: planFactor(pitch, choices),
    scoring: noScoring(noMix()),
    isMixStale: true,
    isScoringStale: true,
    words: null,
    shoutEnds: 0,
    attack: 1,
    openness: 1,
    cautions: 1,
  }
  pitch.forEach((onPitch, place) => planIncidents(onPitch, place, own))
  return own
}

/**
 * Notes a change of the players of a side. Its strength follows at the end of the minute's changes, with
 * `settleStrength`, since freshness counts as of then.
 */
export function changePlayers(own: RunningSide): void {
  own.areFactorsStale = true
  own.planFactor = null
  own.isUnsettled = true
}

/** The same for a change of its plan. The opponents' strength follows at once: the freshness that counts stays. */
export function changePlan(own: RunningSide, other: RunningSide): void {
  own.planFactor = null
  own.isUnsettled = true
  comparePlans(own, other)
  own.planWeights = null
  own.isMixStale = true
  other.planWeights = null
  other.isMixStale = true
  other.strength = null
}

/** Calculates the effect of both plans against each other. */
export function comparePlans(own: RunningSide, other: RunningSide): void {
  own.tacticsFactor = choicesFactor(own.choices, other.choices)
  other.tacticsFactor = choicesFactor(other.choices, own.choices)
}

/** Marks the strength of a side stale after changes in this minute, or when it `isDue`. */
export function settleStrength(own: RunningSide, minute: number, isDue = false): void {
  if (!own.isUnsettled && !isDue) return
  own.isUnsettled = false
  own.strengthMinute = minute
  own.eleven = null
  own.strength = null
}

/** Strength of a side with all factors. Calculated when it is needed, since most changes are followed by others. */
export function strengthOf(own: RunningSide): number {
  if (own.strength !== null) return own.strength
  own.planFactor ??= planFactor(own.pitch, own.choices)
  own.eleven ??= elevenStrength(own.pitch, own.tactics.intensity, own.strengthMinute)
  return (own.strength =
    own.eleven *
    own.tacticsFactor *
    own.planFactor *
    own.sheet.support *
    own.venue *
    (isShort(own) ? MAN_SHORT : 1) *
    own.luck.day)
}

/** Factors of the players on the pitch. Changes between two attacks are calculated once. */
export function factorsOf(own: RunningSide): PitchFactors {
  const { factors } = own
  if (!own.areFactorsStale) return factors
  own.areFactorsStale = false
  const { patternSkills } = factors
  updateFactors(factors, own.pitch)
  if (factors.patternSkills !== patternSkills) own.isMixStale = true
  own.isScoringStale = true
  return factors
}

/** Kinds of attacks of a side, and odds of goals by them, against its opponent. */
export function scoringAgainst(own: RunningSide, other: RunningSide): Scoring {
  const { scoring } = own
  const factors = factorsOf(own)
  const { defence } = factorsOf(other)
  if (own.isMixStale) {
    own.isMixStale = false
    own.isScoringStale = true
    own.planWeights ??= planWeights(own.choices, other.choices)
    updateMix(scoring.mix, own.planWeights, factors.patternSkills)
  }
  if (own.isScoringStale || scoring.defence !== defence) {
    own.isScoringStale = false
    updateScoring(scoring, { factors, defence }, own.sheet.setPieces)
  }
  return scoring
}

/** Notes that a condition of the side's orders may hold now: after a goal or a sending-off. */
export function reviewOrders(own: RunningSide): void {
  own.ordersFrom = 0
}

/** True for a side with fewer than eleven on the pitch. */
export function isShort({ pitch }: RunningSide): boolean {
  return pitch.length < PLAYERS_NEEDED
}

/** Calculates the strength at kick-off with its factors, and stores it on the side. */
export function strengthAtKickOff(own: RunningSide): SideStrength {
  const eleven = elevenStrength(own.pitch, own.tactics.intensity, 0)
  own.eleven = eleven
  const tactics = own.tacticsFactor * (own.planFactor ??= planFactor(own.pitch, own.choices))
  const { support } = own.sheet
  const { venue } = own
  const luck = own.luck.day
  const total = eleven * tactics * support * venue * luck
  own.strength = total
  return { eleven, tactics, support, venue, luck, total }
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
