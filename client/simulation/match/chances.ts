/** Timing and worth of attacks, and selection of scorers and providers. */
import { shuffle, type Random } from '../core/rng.ts'
import { POSITIONS, type Position } from '../core/player.ts'
import { byPattern, PATTERNS, type Pattern } from './attack.ts'
import type { SheetPlayer } from './matchReport.ts'
import type { PitchFactors } from './pitchFactors.ts'
import type { OnPitch } from './sideStrength.ts'
import type { Skills } from './skills.ts'

/** Attacks per side that come to something (MAT-1). */
const ATTACKS_PER_SIDE = 10

/** Expected goals of a side with all the strength (MAT-10). */
const GOALS_SCALE = 2.7

/** Assists due for each goal, of which 70% are given (MAT-3): some are still due at the end. */
const ASSISTS_DUE = 0.755

/** Range of a match's openness, and the addition for a mismatch. Fitted to the spread of totals and margins. */
const TEMPO = { low: 0.54, high: 1.46 }
const EVEN_TEMPO = 0.92
const MISMATCH_TEMPO = 3.6

/** Weights of a side's ten attacks, from half-chances to sitters; they sum to ten. */
const ATTACK_WEIGHTS = [0.35, 0.45, 0.55, 0.7, 0.85, 1, 1.2, 1.4, 1.65, 1.85]

/** Share of goals by quarter of an hour in the English top tier, in percent. */
const QUARTERS = [12.4, 14.8, 17.8, 15.9, 16.9, 22.2]

/** Maximum probability of a goal from an attack. */
const BEST_ATTACK = 0.9

/** Weights for the scorer of a goal (MAT-2). */
const TAKER_WEIGHT: Record<Position, number> = { Forward: 5, Midfielder: 2, Defender: 0.5, Goalkeeper: 0.5 }

/** Weights for the provider of a goal. A goalkeeper's long kick does not count as an assist. */
const PROVIDER_WEIGHT: Record<Position, number> = { Forward: 2, Midfielder: 3, Defender: 1, Goalkeeper: 0 }

/** Factors on these weights by pattern. Over a match they leave the shares of the positions as they are. */
type ByPosition = Partial<Record<Position, number>>

const TAKER_FACTOR: Record<Pattern, ByPosition> = {
  'open-play': { Midfielder: 1.44, Defender: 0.5 },
  'through-ball': { Forward: 1.15, Defender: 0.2 },
  cutback: { Midfielder: 1.2, Defender: 0.4 },
  cross: { Midfielder: 1.1, Defender: 0.6 },
  solo: { Midfielder: 1.2, Defender: 0.3 },
  counter: { Midfielder: 1.1, Defender: 0.3 },
  press: { Midfielder: 1.15, Defender: 0.3 },
  'long-shot': { Forward: 0.55, Midfielder: 1.7, Defender: 1.6 },
  corner: { Forward: 0.75, Midfielder: 0.8, Defender: 3.9 },
  'free-kick': { Forward: 0.75, Midfielder: 0.9, Defender: 3.7 },
  'direct-free-kick': { Forward: 0.6, Midfielder: 1.9, Defender: 0.6 },
  penalty: {},
  rebound: { Defender: 1 },
  error: { Forward: 1.2, Defender: 0.2 },
}

/** Factors of each pattern in the order of `POSITIONS`. */
function inOrder(factors: Partial<Record<Pattern, ByPosition>>): Record<Pattern, number[]> {
  return Object.fromEntries(
    PATTERNS.map((pattern) => [pattern, POSITIONS.map((position) => factors[pattern]?.[position] ?? 1)]),
  ) as Record<Pattern, number[]>
}

const TAKER_FACTORS = inOrder(TAKER_FACTOR)

/** Patterns in which a ball comes high into the box. */
const COMES_HIGH = byPattern(['cross', 'corner', 'free-kick'])

const PROVIDER_FACTOR: Partial<Record<Pattern, ByPosition>> = {
  cross: { Defender: 2.2, Forward: 0.6 },
  cutback: { Defender: 1.4 },
  'through-ball': { Midfielder: 1.3, Defender: 0.5 },
  corner: { Midfielder: 1.4, Defender: 0.6, Forward: 0.6 },
  'free-kick': { Midfielder: 1.4, Defender: 0.8, Forward: 0.5 },
}

const PROVIDER_FACTORS = inOrder(PROVIDER_FACTOR)
const PROVIDER_WEIGHTS = POSITIONS.map((position) => PROVIDER_WEIGHT[position])

/** Patterns whose goals never have a provider, and those that always have one. */
const NEVER_ASSISTED = byPattern(['penalty', 'direct-free-kick', 'rebound', 'error'])
const ALWAYS_ASSISTED = byPattern(['cross', 'cutback', 'through-ball'])

/** First minute from which the goalkeeper of a trailing side joins the attack. */
const KEEPER_GOES_UP = 88

export interface PlannedAttack {
  minute: number
  /** Share of the side's expected goals, in tenths. */
  weight: number
}

/** Plans ten attacks of one side in order of minutes, one for each tenth of the goal distribution. */
export function planAttacks(random: Random): PlannedAttack[] {
  const attacks = ATTACK_WEIGHTS.map((weight) => ({ minute: 0, weight }))
  shuffle(attacks, random)
  let tenth = 0
  for (const attack of attacks) {
    attack.minute = minuteAt((tenth + random.next()) / ATTACKS_PER_SIDE)
    tenth += 1
  }
  return attacks
}

/** Minute by which this share (0–1) of a match's goals has been scored on average. */
function minuteAt(share: number): number {
  let left = share * 100
  for (let quarter = 0; quarter < QUARTERS.length; quarter++) {
    const percent = QUARTERS[quarter] ?? 0
    if (left < percent) return quarter * 15 + 1 + Math.floor((left / percent) * 15)
    left -= percent
  }
  return 90
}

/**
 * Draws the openness of a match: the day's tempo, increased where one side is far stronger, since that
 * side keeps scoring and the other cannot respond. The mean over a league is 1.
 */
export function drawTempo(strengthShare: number, random: Random): number {
  const gap = strengthShare - 0.5
  return random.between(TEMPO.low, TEMPO.high) * (EVEN_TEMPO + MISMATCH_TEMPO * gap * gap)
}

/** Goals that an attack brings in the mean: its tenth of 2.7 × the side's share of strength × tempo (MAT-10). */
export function attackBudget(weight: number, strengthShare: number, tempo: number): number {
  return Math.min(BEST_ATTACK, (weight * GOALS_SCALE * strengthShare * tempo) / ATTACKS_PER_SIDE)
}

/** True when the goalkeeper of a trailing side joins its attacks. */
export function isKeeperUp(minute: number, isBehind: boolean): boolean {
  return isBehind && minute >= KEEPER_GOES_UP
}

/** Weight of a player as a taker of shots, and of shots from balls into the box. */
export interface Threat {
  /** Index of the position in `POSITIONS`. */
  line: number
  threat: number
  headerThreat: number
}

/** Quality to the power of 2.75, fitted to the goals of real top scorers. */
function finishing(quality: number): number {
  const root = Math.sqrt(quality)
  return quality * quality * root * Math.sqrt(root)
}

export function threatOf({ type, quality }: SheetPlayer, skills: Readonly<Skills>): Threat {
  const weight = TAKER_WEIGHT[type] * finishing(quality)
  return {
    line: POSITIONS.indexOf(type),
    threat: weight * skills.takesChances,
    headerThreat: weight * (skills.takesChances * skills.takesHeaders),
  }
}

/** Draws the player who takes a shot, or loses the ball before it; null only when no player is available. */
export function drawTaker(
  { pitch, factors: { threats, headerThreats } }: { pitch: readonly OnPitch[]; factors: PitchFactors },
  { pattern, keeperIsUp }: { pattern: Pattern; keeperIsUp: boolean },
  random: Random,
): OnPitch | null {
  if (pattern === 'penalty') return bestTaker(pitch)
  const isHigh = COMES_HIGH[pattern]
  const totals = isHigh ? headerThreats : threats
  const byLine = TAKER_FACTORS[pattern]
  const first = keeperIsUp ? 0 : 1
  let total = 0
  for (let line = first; line < totals.length; line++) total += (totals[line] ?? 0) * (byLine[line] ?? 0)
  let left = random.next() * total
  for (let line = first; line < totals.length; line++) {
    const weight = totals[line] ?? 0
    const factor = byLine[line] ?? 0
    if (weight === 0) continue
    if (left < weight * factor) return pickFrom(pitch, { line, isHigh }, left / factor)
    left -= weight * factor
  }
  return null
}

/** The player of a line at a sum of weights. Within a line better players are more likely to take a shot. */
function pickFrom(
  pitch: readonly OnPitch[],
  { line, isHigh }: { line: number; isHigh: boolean },
  sum: number,
): OnPitch | null {
  let left = sum
  let last: OnPitch | null = null
  for (const onPitch of pitch) {
    if (onPitch.line !== line) continue
    left -= isHigh ? onPitch.headerThreat : onPitch.threat
    if (left < 0) return onPitch
    last = onPitch
  }
  return last
}

/** The regular taker of penalties: the best finisher outside the goal. */
function bestTaker(pitch: readonly OnPitch[]): OnPitch | null {
  let best: OnPitch | null = null
  let most = 0
  for (const onPitch of pitch) {
    const { type, quality } = onPitch.player
    const worth = TAKER_WEIGHT[type] * finishing(quality) * onPitch.skills.scores
    if (type === 'Goalkeeper' || worth <= most) continue
    best = onPitch
    most = worth
  }
  return best
}

/**
 * True for a goal with a provider: 70% of them, spread evenly over a match, as far as their patterns allow it.
 * `assistsDue` starts at a random value from 0 to 1.
 */
export function isAssisted(match: { assistsDue: number }, pattern: Pattern): boolean {
  match.assistsDue += ASSISTS_DUE
  if (NEVER_ASSISTED[pattern]) return false
  if (match.assistsDue < 1 && !ALWAYS_ASSISTED[pattern]) return false
  match.assistsDue -= 1
  return true
}

/** Draws the provider of a goal; null only when no player is available. */
export function drawProvider(
  pitch: readonly OnPitch[],
  { scorer, pattern }: { scorer: OnPitch; pattern: Pattern },
  random: Random,
): SheetPlayer | null {
  const factors = PROVIDER_FACTORS[pattern]
  let total = 0
  for (const onPitch of pitch) if (onPitch !== scorer) total += providerWeight(onPitch, factors)
  if (total === 0) return null
  let left = random.next() * total
  for (const onPitch of pitch) {
    if (onPitch === scorer) continue
    left -= providerWeight(onPitch, factors)
    if (left < 0) return onPitch.player
  }
  return null
}

/** `factors` in the order of `POSITIONS`. */
function providerWeight({ player: { quality }, line, skills }: OnPitch, factors: readonly number[]): number {
  return (PROVIDER_WEIGHTS[line] ?? 0) * (factors[line] ?? 1) * quality * quality * quality * skills.provides
}
