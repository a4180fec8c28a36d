/** When chances come, how good they are, who takes them and who provides them. */
import type { Random } from '../rng.ts'
import { shuffle } from '../rng.ts'
import type { Position } from '../players/player.ts'
import type { OnPitch } from './sideStrength.ts'

/** Chances of each side (specification, section 9). */
export const CHANCES_PER_SIDE = 10

/** Expected goals of a side that had all the strength (specification, section 9). */
export const GOALS_SCALE = 2.7

/** Share of goals that somebody provided (specification, section 9). */
export const ASSIST_CHANCE = 0.7

/** How open a match can be: a factor on both sides' chances, uniform around 1. Fitted to the spread of totals. */
export const TEMPO = { low: 0.5, high: 1.5 }

/** Weights of ten chances of a side: half-chances to sitters, together ten. */
const CHANCE_WEIGHTS = [0.35, 0.45, 0.55, 0.7, 0.85, 1, 1.2, 1.4, 1.65, 1.85]

/** Share of goals by quarter of an hour in the English top tier, in percent. */
const QUARTERS = [12.4, 14.8, 17.8, 15.9, 16.9, 22.2]

/** The nearest a chance comes to certain. */
const BEST_CHANCE = 0.9

/** Weights of a goal's scorer (specification, section 9). */
const SCORER_WEIGHT: Record<Position, number> = { Forward: 5, Midfielder: 2, Defender: 0.5, Goalkeeper: 0.5 }

/** Weights of a goal's provider. */
const PROVIDER_WEIGHT: Record<Position, number> = { Forward: 2, Midfielder: 3, Defender: 1, Goalkeeper: 0.1 }

/** From this minute the keeper of a side that is behind goes up for the last chances. */
const KEEPER_GOES_UP = 88

export interface PlannedChance {
  minute: number
  /** Share of the side's expected goals, in tenths. */
  weight: number
}

/** Ten chances of one side in order of minutes. */
export function planChances(random: Random): PlannedChance[] {
  const weights = CHANCE_WEIGHTS.slice()
  shuffle(weights, random)
  const minutes: number[] = []
  for (let i = 0; i < CHANCES_PER_SIDE; i++) minutes.push(random.weighted(QUARTERS) * 15 + random.whole(1, 15))
  minutes.sort((a, b) => a - b)
  return minutes.map((minute, i) => ({ minute, weight: weights[i] ?? 1 }))
}

/** How likely a chance is to be a goal: its tenth of 2.7 × the side's share of strength × tempo. */
export function chanceQuality(weight: number, strengthShare: number, tempo: number): number {
  return Math.min(BEST_CHANCE, (weight * GOALS_SCALE * strengthShare * tempo) / CHANCES_PER_SIDE)
}

/** Who takes a chance; null only when nobody is on the pitch. */
export function drawScorer(
  pitch: readonly OnPitch[],
  minute: number,
  isBehind: boolean,
  random: Random,
): OnPitch['player'] | null {
  return drawPlayer(pitch, null, random, (type) =>
    type === 'Goalkeeper' && !(isBehind && minute >= KEEPER_GOES_UP) ? 0 : SCORER_WEIGHT[type],
  )
}

/** Who provided a goal of `scorer`; null when he made it himself. */
export function drawProvider(
  pitch: readonly OnPitch[],
  scorer: OnPitch['player'],
  random: Random,
): OnPitch['player'] | null {
  if (!random.chance(ASSIST_CHANCE)) return null
  return drawPlayer(pitch, scorer, random, (type) => PROVIDER_WEIGHT[type])
}

function drawPlayer(
  pitch: readonly OnPitch[],
  except: OnPitch['player'] | null,
  random: Random,
  weightOf: (type: Position) => number,
): OnPitch['player'] | null {
  let total = 0
  for (const { player } of pitch) if (player !== except) total += weightOf(player.type)
  let left = random.next() * total
  let last: OnPitch['player'] | null = null
  for (const { player } of pitch) {
    if (player === except) continue
    const weight = weightOf(player.type)
    if (weight === 0) continue
    last = player
    left -= weight
    if (left < 0) return player
  }
  return last
}
