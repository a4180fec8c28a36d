/** Timing and quality of chances, and selection of scorers and providers. */
import { shuffle, type Random } from '../core/rng.ts'
import type { Position } from '../core/player.ts'
import type { SheetPlayer } from './matchReport.ts'
import type { OnPitch } from './sideStrength.ts'

/** Chances per side (MAT-1). */
const CHANCES_PER_SIDE = 10

/** Expected goals of a side with all the strength (MAT-10). */
const GOALS_SCALE = 2.7

/** Share of goals with an assist (MAT-3). */
const ASSIST_CHANCE = 0.7

/** Range of a match's openness, and the addition for a mismatch. Fitted to the spread of totals and margins. */
const TEMPO = { low: 0.52, high: 1.48 }
const EVEN_TEMPO = 0.94
const MISMATCH_TEMPO = 3

/** Weights of a side's ten chances, from half-chances to sitters; they sum to ten. */
const CHANCE_WEIGHTS = [0.35, 0.45, 0.55, 0.7, 0.85, 1, 1.2, 1.4, 1.65, 1.85]

/** Share of goals by quarter of an hour in the English top tier, in percent. */
const QUARTERS = [12.4, 14.8, 17.8, 15.9, 16.9, 22.2]

/** Maximum probability of a goal. */
const BEST_CHANCE = 0.9

/** Weights for the scorer of a goal (MAT-2). */
const SCORER_WEIGHT: Record<Position, number> = { Forward: 5, Midfielder: 2, Defender: 0.5, Goalkeeper: 0.5 }

/** Weights for the provider of a goal. A goalkeeper's long kick does not count as an assist. */
const PROVIDER_WEIGHT: Record<Position, number> = { Forward: 2, Midfielder: 3, Defender: 1, Goalkeeper: 0 }

/** First minute from which the goalkeeper of a trailing side joins the attack. */
const KEEPER_GOES_UP = 88

export interface PlannedChance {
  minute: number
  /** Share of the side's expected goals, in tenths. */
  weight: number
}

/** Plans ten chances of one side in order of minutes, one for each tenth of the goal distribution. */
export function planChances(random: Random): PlannedChance[] {
  const weights = CHANCE_WEIGHTS.slice()
  shuffle(weights, random)
  return weights.map((weight, i) => ({ minute: minuteAt((i + random.next()) / CHANCES_PER_SIDE), weight }))
}

/** Minute by which this share (0–1) of a match's goals has been scored on average. */
function minuteAt(share: number): number {
  let left = share * 100
  for (const [quarter, percent] of QUARTERS.entries()) {
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

/** Probability that a chance is scored: its tenth of 2.7 × the side's share of strength × tempo. */
export function chanceQuality(weight: number, strengthShare: number, tempo: number): number {
  return Math.min(BEST_CHANCE, (weight * GOALS_SCALE * strengthShare * tempo) / CHANCES_PER_SIDE)
}

/** Draws the player who takes a chance; null only when no player is available. */
export function drawScorer(
  pitch: readonly OnPitch[],
  minute: number,
  isBehind: boolean,
  random: Random,
): OnPitch | null {
  const keeperIsUp = isBehind && minute >= KEEPER_GOES_UP
  return drawPlayer(pitch, keeperIsUp ? scorerWeight : openPlayScorerWeight, null, random)
}

/**
 * True if goal number `index` (from 0) of the match has an assist: 70% of them, spread evenly over
 * a match, counted from `offset` (0–1).
 */
export function isAssisted(index: number, offset: number): boolean {
  return (offset + index * ASSIST_CHANCE) % 1 < ASSIST_CHANCE
}

/** Draws the provider of a goal by `scorer`; null only when no player is available. */
export function drawProvider(pitch: readonly OnPitch[], scorer: OnPitch, random: Random): SheetPlayer | null {
  return drawPlayer(pitch, providerWeight, scorer, random)?.player ?? null
}

/** Draws by the weight of the position; within it better players are more likely. */
function drawPlayer(
  pitch: readonly OnPitch[],
  weightOf: (onPitch: OnPitch) => number,
  except: OnPitch | null,
  random: Random,
): OnPitch | null {
  let total = 0
  for (const player of pitch) if (player !== except) total += weightOf(player)
  let left = random.next() * total
  let last: OnPitch | null = null
  for (const player of pitch) {
    const weight = player === except ? 0 : weightOf(player)
    if (weight === 0) continue
    last = player
    left -= weight
    if (left < 0) return player
  }
  return last
}

function scorerWeight({ player: { type, quality }, skills }: OnPitch): number {
  return SCORER_WEIGHT[type] * quality * quality * quality * skills.takesChances
}

function openPlayScorerWeight(onPitch: OnPitch): number {
  return onPitch.player.type === 'Goalkeeper' ? 0 : scorerWeight(onPitch)
}

function providerWeight({ player: { type, quality }, skills }: OnPitch): number {
  return PROVIDER_WEIGHT[type] * quality * quality * quality * skills.provides
}
