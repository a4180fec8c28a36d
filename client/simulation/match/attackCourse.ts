/** Numbers of shots in an attack: its ends before a shot, and what follows a shot. */
import { clamp } from '../core/clamp.ts'
import type { Random } from '../core/rng.ts'
import { inOrder, patternIndex, PATTERNS, type Pattern, type PatternIndex } from './attack.ts'
import type { MissedShot } from './shots.ts'

/** Most shots in one attack. */
export const MAX_SHOTS = 8

/** Share of a side's goals that come from penalties (MAT-20). */
export const PENALTY_SHARE = 0.073

/** End of an attack before a shot, with its probability by pattern. */
export interface AttackEnd {
  type: 'offside' | 'tackle' | 'claim'
  /** True when it brings a corner. */
  isCorner: boolean
  chance: Partial<Record<Pattern, number>>
}

const ATTACK_ENDS: readonly AttackEnd[] = [
  {
    type: 'offside',
    isCorner: false,
    chance: { 'through-ball': 0.3, counter: 0.1, 'open-play': 0.05, 'free-kick': 0.06, cross: 0.03 },
  },
  {
    type: 'tackle',
    isCorner: false,
    chance: {
      'open-play': 0.13,
      'through-ball': 0.07,
      solo: 0.22,
      counter: 0.15,
      press: 0.15,
      error: 0.05,
      'long-shot': 0.04,
    },
  },
  { type: 'claim', isCorner: false, chance: { cross: 0.12, corner: 0.14, 'free-kick': 0.1 } },
  { type: 'tackle', isCorner: true, chance: { cross: 0.08, cutback: 0.15, 'open-play': 0.03 } },
]

/** Ends that each pattern can have, in the order of `PATTERNS`. */
export const ENDS = PATTERNS.map((pattern) =>
  ATTACK_ENDS.map((end) => ({ end, chance: end.chance[pattern] ?? 0 })).filter(({ chance }) => chance > 0),
)

/** Mean worth of a first shot by pattern; a test holds them against what is drawn. */
const PATTERN_WORTH: Record<Pattern, number> = {
  'open-play': 0.0772,
  'through-ball': 0.1767,
  cutback: 0.2046,
  cross: 0.1509,
  solo: 0.0691,
  counter: 0.1216,
  press: 0.0939,
  'long-shot': 0.0253,
  corner: 0.1087,
  'free-kick': 0.1004,
  'direct-free-kick': 0.0448,
  penalty: 0.78,
  rebound: 0.2735,
  error: 0.1757,
}

/** The same in the order of `PATTERNS`. */
export const WORTH = inOrder(PATTERN_WORTH)

export const USUAL_PATTERN = patternIndex('open-play')

/** Another shot of an attack, from a corner or not; a null pattern is that of a corner that is cleared. */
interface Next {
  pattern: PatternIndex | null
  isCorner: boolean
}

interface LikelyNext extends Next {
  pattern: PatternIndex
  chance: number
}

const likely = (pattern: Pattern, chance: number): LikelyNext => ({
  pattern: patternIndex(pattern),
  isCorner: false,
  chance,
})

const CORNER = patternIndex('corner')

const FROM_CORNER: Next = { pattern: CORNER, isCorner: true }
const CLEARED_CORNER: Next = { pattern: null, isCorner: true }

/** Sequel of a shot that is not scored: probabilities of another shot at a vigour of 1, and of a corner. */
interface Following {
  shots: readonly LikelyNext[]
  corner: number
}

const FOLLOWING: Record<MissedShot, Following> = {
  saved: {
    shots: [likely('rebound', 0.07), likely('open-play', 0.05)],
    corner: 0.32,
  },
  blocked: {
    shots: [likely('rebound', 0.03), likely('long-shot', 0.17), likely('open-play', 0.19)],
    corner: 0.34,
  },
  post: { shots: [likely('rebound', 0.2)], corner: 0 },
  off: { shots: [likely('open-play', 0.1)], corner: 0.06 },
}
/** Probability that a corner of an attack leads to its next shot. */
const SHOT_FROM_CORNER = 0.62

/** Mean probability of another shot after one not scored, and the mean worth of these; measured. */
export const FOLLOW_UPS = 0.324
export const FOLLOW_UP_WORTH = 0.101

/** Draws what follows a shot not scored: another shot, a corner that is cleared, or nothing. */
export function drawNext(miss: MissedShot, vigour: number, random: Random): Next | null {
  const { shots, corner } = FOLLOWING[miss]
  let left = random.next()
  for (const next of shots) {
    left -= next.chance * vigour
    if (left < 0) return next
  }
  if (left >= corner) return null
  return left < corner * SHOT_FROM_CORNER * vigour ? FROM_CORNER : CLEARED_CORNER
}

/** Range of vigour; its rise with the share of strength, and by goals behind. */
const VIGOUR = { min: 0.45, max: 1.6 }
const VIGOUR_BY_SHARE = 2.4
const VIGOUR_BY_TEMPO = 0.4
const VIGOUR_BY_LEAD = [1.18, 1.1, 1, 0.95, 0.92]

/**
 * Factor on how many shots the attacks of a side bring. Stronger sides shoot more, and so do those who are
 * behind, from worse places: the goals of an attack stay the same.
 */
export function vigourOf(strengthShare: number, tempo: number, lead: number): number {
  const urge = VIGOUR_BY_LEAD[clamp(lead, { min: -2, max: 2 }) + 2] ?? 1
  const drive = 1 + VIGOUR_BY_SHARE * (strengthShare - 0.5)
  return clamp(drive * urge * (1 + VIGOUR_BY_TEMPO * (tempo - 1)), VIGOUR)
}

/** Mean worth of the shots that may follow one, at a scale of 1. */
const LATER_WORTH = (FOLLOW_UPS * FOLLOW_UP_WORTH) / (1 - 0.9 * FOLLOW_UPS)
/** Share of the worth of later shots that corners have; measured. */
export const LATER_CORNERS = 0.47

/** Worth of a shot together with the mean of those that may follow it. */
export function withLater(worth: number): number {
  return worth + (1 - worth) * LATER_WORTH
}

/** Next shots of an attack that is still scored, by the result of the one before: weights, and their sums. */
interface ScoredFollowing {
  shots: readonly { pattern: PatternIndex; isCorner: boolean; weight: number }[]
  total: number
  ofCorners: number
}

function scoredFollowing({ shots, corner }: Following): ScoredFollowing {
  const next = [...shots, { pattern: CORNER, isCorner: true, chance: corner * SHOT_FROM_CORNER }].map(
    ({ chance, ...shot }) => ({ ...shot, weight: chance * withLater(WORTH[shot.pattern] ?? 0) }),
  )
  return {
    shots: next,
    total: next.reduce((sum, { weight }) => sum + weight, 0),
    ofCorners: next.at(-1)?.weight ?? 0,
  }
}

const SCORED_FOLLOWING: Record<MissedShot, ScoredFollowing> = {
  saved: scoredFollowing(FOLLOWING.saved),
  blocked: scoredFollowing(FOLLOWING.blocked),
  post: scoredFollowing(FOLLOWING.post),
  off: scoredFollowing(FOLLOWING.off),
}
const MOST_FOLLOWING = Math.max(...Object.values(SCORED_FOLLOWING).map(({ total }) => total))

/** True if a shot not scored in an attack that is still scored may have this result. */
export function mayFollow(miss: MissedShot, random: Random): boolean {
  return random.next() * MOST_FOLLOWING < SCORED_FOLLOWING[miss].total
}

/** Draws the next shot in an attack that is still scored; `setPieces` is a factor on those from corners. */
export function drawSequel(
  miss: MissedShot,
  setPieces: number,
  random: Random,
): { pattern: PatternIndex; isCorner: boolean } {
  const { shots, total, ofCorners } = SCORED_FOLLOWING[miss]
  let left = random.next() * (total + ofCorners * (setPieces - 1))
  for (const shot of shots) {
    left -= shot.weight * (shot.isCorner ? setPieces : 1)
    if (left < 0) return shot
  }
  return { pattern: USUAL_PATTERN, isCorner: false }
}
