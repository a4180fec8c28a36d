/**
 * Plays attacks: the goal, which one draw decides (MAT-36), the pattern, the end before a shot or the shots. The
 * probability of a goal is the side's tenth of 2.7 × share × tempo (MAT-10), whatever the pattern and the place.
 */
import { patternIndex, PATTERNS, type Attack, type PatternIndex } from './attack.ts'
import { attackBudget } from './chances.ts'
import type { AttackLuck } from './luck.ts'
import { record, type MatchRun } from './matchRun.ts'
import { factorsOf, isShort, scoringAgainst, strengthOf, type RunningSide } from './runningSide.ts'
import { drawMiss, drawShot, MOST, PENALTY_WORTH } from './shots.ts'
import { drawScored, drawUnscored, goalChanceOf, laterGoal, laterWithout } from './scoring.ts'
import {
  conversion,
  drawConverted,
  drawMissed,
  recordGoal,
  recordMiss,
  scorerOf,
  takerOf,
  type AttackInPlay,
} from './takeShots.ts'
import {
  ENDS,
  drawNext,
  drawSequel,
  mayFollow,
  MAX_SHOTS,
  PENALTY_SHARE,
  vigourOf,
  WORTH,
  type AttackEnd,
} from './attackCourse.ts'
import { scaleOf, withoutPenalties } from './attackMix.ts'

const PENALTY = patternIndex('penalty')
const CORNER = patternIndex('corner')
const FREE_KICK = patternIndex('free-kick')
const DIRECT_FREE_KICK = patternIndex('direct-free-kick')

/** Factor on the tempo while a side has fewer than eleven. */
const SHORT_TEMPO = 1.22

/** Plays an attack of a side with the luck that it was drawn. */
export function playAttack(run: MatchRun, own: RunningSide, other: RunningSide, luck: AttackLuck): void {
  const scoring = scoringAgainst(own, other)
  const { mix } = scoring
  const { defence } = factorsOf(other)
  const strength = strengthOf(own)
  const share = strength / (strength + strengthOf(other))
  const tempo = tempoNow(run)
  const budget = attackBudget(luck.weight, share, tempo) * defence.defends * own.attack * other.openness
  const vigour = vigourOf(share, tempo, own.goals - other.goals)
  const fromOthers = withoutPenalties(budget)
  const scale = scaleOf(mix, fromOthers, vigour)
  const random = luck.course
  const course = { run, own, other, random, defence, vigour, scale }
  if (luck.penalty * PENALTY_WORTH < PENALTY_SHARE * budget) {
    other.fouls.push(run.minute)
    takePenalty(course, luck)
    return
  }
  const goal = Math.min(MOST, fromOthers * scoring.factor)
  const isScored = luck.goal < goal
  const pattern = isScored ? drawScored(scoring, random) : drawUnscored(scoring, goal, random)
  if (pattern === FREE_KICK || pattern === DIRECT_FREE_KICK) other.fouls.push(run.minute)
  if (pattern === CORNER) own.corners.push(run.minute)
  const scored = scale * scoring.factor
  if (isScored) {
    playScored(course, pattern, laterGoal(scored, vigour))
    return
  }
  const end = drawEnd(course, pattern, goalChanceOf(pattern, scoring, goal))
  if (end) endBeforeShot(course, pattern, end)
  else playUnscored(course, pattern, vigour * laterWithout(scored, vigour))
}

/** Tempo of the match, which a side with fewer than eleven opens further (MAT-23). */
function tempoNow({ home, away, tempo }: MatchRun): number {
  return isShort(home) || isShort(away) ? tempo * SHORT_TEMPO : tempo
}

/** Draws the end of an attack without a goal before its shot; null for one that comes to a shot. */
function drawEnd({ random, vigour }: AttackInPlay, pattern: PatternIndex, goal: number): AttackEnd | null {
  let left = random.next() * vigour * Math.max(0.2, 1 - goal)
  for (const { chance, end } of ENDS[pattern] ?? []) {
    left -= chance
    if (left < 0) return end
  }
  return null
}

function endBeforeShot(course: AttackInPlay, pattern: PatternIndex, end: AttackEnd): void {
  const { run, own, random } = course
  const player = takerOf(course, pattern)?.player ?? null
  const { x, y } = drawShot(pattern, random)
  if (end.isCorner) own.corners.push(run.minute)
  const attack: Attack = {
    pattern: PATTERNS[pattern] ?? 'open-play',
    body: null,
    x,
    y,
    hitsPost: false,
    isFollowUp: false,
  }
  record(run, { type: end.type, side: own.side, player }).attack = attack
}

/** Plays the shots of an attack that is not scored; `vigour` is that of its later shots. */
function playUnscored(course: AttackInPlay, first: PatternIndex, vigour: number): void {
  const { run, own, random } = course
  let pattern: PatternIndex | null = first
  for (let shots = 0; pattern !== null && shots < MAX_SHOTS; shots++) {
    const taker = takerOf(course, pattern)
    if (!taker) return
    const shot = drawMissed(course, pattern, taker)
    const miss = drawMiss(pattern, shot, random)
    recordMiss(course, { pattern, index: shots, taker, shot }, miss)
    const next = drawNext(miss, vigour, random)
    if (next?.isCorner) own.corners.push(run.minute)
    pattern = next?.pattern ?? null
  }
}

/** Plays the shots of an attack that is scored, the last; `later` is the probability of a goal after another shot. */
function playScored(course: AttackInPlay, first: PatternIndex, later: number): void {
  const { run, own, random, scale } = course
  let pattern = first
  for (let shots = 0; shots < MAX_SHOTS; shots++) {
    const worth = Math.min(MOST, (WORTH[pattern] ?? 0) * scale)
    const isLast = random.next() * (worth + (1 - worth) * later) < worth || shots === MAX_SHOTS - 1
    const taker = isLast ? scorerOf(course, pattern) : takerOf(course, pattern)
    if (!taker) return
    if (isLast) {
      recordGoal(course, { pattern, index: shots, taker, shot: drawConverted(course, pattern) })
      return
    }
    const shot = drawMissed(course, pattern, taker)
    let miss = drawMiss(pattern, shot, random)
    while (!mayFollow(miss, random)) miss = drawMiss(pattern, shot, random)
    recordMiss(course, { pattern, index: shots, taker, shot }, miss)
    const next = drawSequel(miss, own.sheet.setPieces, random)
    if (next.isCorner) own.corners.push(run.minute)
    pattern = next.pattern
  }
}

function takePenalty(course: AttackInPlay, { goal }: AttackLuck): void {
  const { random } = course
  const pattern = PENALTY
  const taker = takerOf(course, pattern)
  if (!taker) return
  const shot = drawShot(pattern, random)
  const taken = { pattern, index: 0, taker, shot } as const
  if (goal < PENALTY_WORTH * conversion(taker, course, { pattern, body: shot.body }))
    recordGoal(course, taken)
  else recordMiss(course, taken, drawMiss(pattern, shot, random))
}
