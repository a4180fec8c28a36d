/** Record of an attack that comes to something: a shot, or its end before one. */

/** Kinds of attacks, by what makes the chance. */
export const PATTERNS = [
  'open-play',
  'through-ball',
  'cutback',
  'cross',
  'solo',
  'counter',
  'press',
  'long-shot',
  'corner',
  'free-kick',
  'direct-free-kick',
  'penalty',
  'rebound',
  'error',
] as const
export type Pattern = (typeof PATTERNS)[number]

/** Index of a pattern in `PATTERNS`, by which a match reads its tables without a search. */
export type PatternIndex = number

export const patternIndex = (pattern: Pattern): PatternIndex => PATTERNS.indexOf(pattern)

/** Values of a table in the order of `PATTERNS`. */
export function inOrder<Value>(table: Readonly<Record<Pattern, Value>>): readonly Value[] {
  return PATTERNS.map((pattern) => table[pattern])
}

/** True for each pattern of a list, in the order of `PATTERNS`. */
export function amongPatterns(patterns: readonly Pattern[]): readonly boolean[] {
  return PATTERNS.map((pattern) => patterns.includes(pattern))
}

/** Part of the body that takes a shot. */
export const BODIES = ['foot', 'head', 'other'] as const
export type Body = (typeof BODIES)[number]

export interface Attack {
  pattern: Pattern
  /** Null for an attack that ends before a shot. */
  body: Body | null
  /** Metres from the goal line that is attacked, in tenths. */
  x: number
  /** Metres from the middle of the goal, in tenths; negative on the attackers' left. */
  y: number
  /** True for a shot off the post or the bar. */
  hitsPost: boolean
  /** True for another shot of the same attack, such as a rebound or a corner that the first has won. */
  isFollowUp: boolean
}

/** Metres from a place to the middle of the goal. */
export function distanceToGoal({ x, y }: Pick<Attack, 'x' | 'y'>): number {
  return Math.sqrt(x * x + y * y)
}
