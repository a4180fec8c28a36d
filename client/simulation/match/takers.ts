/** Selection of those who take shots, and of those who provide goals. */
import { POSITIONS, type Position } from '../people/position.ts'
import type { Random } from '../core/rng.ts'
import { amongPatterns, PATTERNS, patternIndex, type Pattern, type PatternIndex } from './attack.ts'
import type { SheetPlayer } from './matchReport.ts'
import type { OnPitch } from './onPitch.ts'
import type { PitchFactors } from './pitchFactors.ts'
import { headerThreat, penaltyThreat } from './threat.ts'

/** Assists due for each goal, of which 70% are given (MAT-3): some are still due at the end. */
const ASSISTS_DUE = 0.755

/** Weights for the provider of a goal. A goalkeeper's long kick does not count as an assist. */
const PROVIDER_WEIGHT: Record<Position, number> = { Forward: 2, Midfielder: 3, Defender: 1, Goalkeeper: 0 }

/** Factors on the weights of takers and providers by pattern. Over a match they leave the shares of the positions as they are. */
type ByPosition = Partial<Record<Position, number>>

const TAKER_FACTOR: Record<Pattern, ByPosition> = {
  'open-play': { Midfielder: 1.85, Defender: 0.6 },
  'through-ball': { Forward: 1.15, Defender: 0.2 },
  cutback: { Midfielder: 1.2, Defender: 0.4 },
  cross: { Midfielder: 1.2, Defender: 0.6 },
  solo: { Midfielder: 1.2, Defender: 0.3 },
  counter: { Midfielder: 1.2, Defender: 0.3 },
  press: { Midfielder: 1.15, Defender: 0.3 },
  'long-shot': { Forward: 0.55, Midfielder: 1.7, Defender: 1.6 },
  corner: { Forward: 0.75, Midfielder: 0.8, Defender: 3.9 },
  'free-kick': { Forward: 0.75, Midfielder: 0.9, Defender: 3.7 },
  'direct-free-kick': { Forward: 0.6, Midfielder: 1.9, Defender: 0.6 },
  penalty: {},
  rebound: { Defender: 1 },
  error: { Forward: 1.2, Defender: 0.2 },
}

/** Factors of each pattern, in the order of `PATTERNS`, on each position, in the order of `POSITIONS`. */
function inOrder(factors: Partial<Record<Pattern, ByPosition>>): readonly (readonly number[])[] {
  return PATTERNS.map((pattern) => POSITIONS.map((position) => factors[pattern]?.[position] ?? 1))
}

const TAKER_FACTORS = inOrder(TAKER_FACTOR)

/** Patterns in which a ball comes high into the box. */
const COMES_HIGH = amongPatterns(['cross', 'corner', 'free-kick'])

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
const NEVER_ASSISTED = amongPatterns(['penalty', 'direct-free-kick', 'rebound', 'error'])
const ALWAYS_ASSISTED = amongPatterns(['cross', 'cutback', 'through-ball'])

const PENALTY = patternIndex('penalty')

/** Draws the player who takes a shot, or loses the ball before it; null only when no player is available. */
export function drawTaker(
  { pitch, factors: { threats, headerThreats } }: { pitch: readonly OnPitch[]; factors: PitchFactors },
  { pattern, keeperIsUp }: { pattern: PatternIndex; keeperIsUp: boolean },
  random: Random,
): OnPitch | null {
  if (pattern === PENALTY) return bestTaker(pitch)
  const isHigh = COMES_HIGH[pattern] ?? false
  const totals = isHigh ? headerThreats : threats
  const byLine = TAKER_FACTORS[pattern] ?? []
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
    left -= isHigh ? headerThreat(onPitch) : onPitch.threat
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
    const worth = penaltyThreat(onPitch.player, onPitch.skills)
    if (onPitch.player.type === 'Goalkeeper' || worth <= most) continue
    best = onPitch
    most = worth
  }
  return best
}

/**
 * True for a goal with a provider: 70% of them, spread evenly over a match, as far as their patterns allow it.
 * `assistsDue` starts at a random value from 0 to 1.
 */
export function isAssisted(match: { assistsDue: number }, pattern: PatternIndex): boolean {
  match.assistsDue += ASSISTS_DUE
  if (NEVER_ASSISTED[pattern]) return false
  if (match.assistsDue < 1 && !ALWAYS_ASSISTED[pattern]) return false
  match.assistsDue -= 1
  return true
}

/** Draws the provider of a goal; null only when no player is available. */
export function drawProvider(
  pitch: readonly OnPitch[],
  { scorer, pattern }: { scorer: OnPitch; pattern: PatternIndex },
  random: Random,
): SheetPlayer | null {
  const factors = PROVIDER_FACTORS[pattern] ?? []
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
