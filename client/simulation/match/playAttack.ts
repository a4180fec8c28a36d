/**
 * Plays attacks: the pattern of each, its end before a shot or its shots, and the goal. The probability of a goal
 * is the side's tenth of 2.7 × share × tempo (MAT-10); pattern and place decide how it is spread over shots.
 */
import { byPattern, type Attack, type Pattern } from './attack.ts'
import { drawProvider, drawTaker, isAssisted } from './takers.ts'
import { attackBudget, isKeeperUp } from './chances.ts'
import type { MatchEventType } from './matchReport.ts'
import { record, type MatchRun } from './matchRun.ts'
import type { PitchFactors } from './pitchFactors.ts'
import { factorsOf, isShort, mixAgainst, reviewOrders, strengthOf, type RunningSide } from './runningSide.ts'
import type { OnPitch } from './onPitch.ts'
import { drawMiss, drawShot, PENALTY_WORTH, shotQuality, type MissedShot, type Shot } from './shots.ts'
import {
  ENDS_OF,
  drawNext,
  drawPattern,
  MAX_SHOTS,
  PENALTY_SHARE,
  scaleOf,
  vigourOf,
  type AttackEnd,
} from './attackCourse.ts'

const EVENT_OF_MISS: Record<MissedShot, MatchEventType> = {
  saved: 'save',
  blocked: 'block',
  off: 'miss',
  post: 'miss',
}

/** Factor on the tempo while a side has fewer than eleven. */
const SHORT_TEMPO = 1.22

/** An attack under way. */
interface AttackInPlay {
  run: MatchRun
  own: RunningSide
  other: RunningSide
  /** Factors that hinder the attackers. */
  defence: PitchFactors['defence']
  /** Factor on how many shots an attack brings. */
  vigour: number
  /** Factor on the worth of its shots. */
  scale: number
}

/** Plays an attack of a side; `weight` is its share of the side's expected goals, in tenths. */
export function playAttack(run: MatchRun, own: RunningSide, other: RunningSide, weight: number): void {
  const { random } = run
  const mix = mixAgainst(own, other)
  const { defence } = factorsOf(other)
  const strength = strengthOf(own)
  const share = strength / (strength + strengthOf(other))
  const tempo = tempoNow(run)
  const budget = attackBudget(weight, share, tempo) * defence.defends
  const vigour = vigourOf(share, tempo, own.goals - other.goals)
  const scale = scaleOf(mix, budget, vigour)
  const course = { run, own, other, defence, vigour, scale }
  if (random.next() * PENALTY_WORTH < PENALTY_SHARE * budget) {
    other.fouls.push(run.minute)
    shoot(course, 'penalty', 0)
    return
  }
  const pattern = drawPattern(mix, random)
  if (pattern === 'free-kick' || pattern === 'direct-free-kick') other.fouls.push(run.minute)
  if (pattern === 'corner') own.corners.push(run.minute)
  const end = drawEnd(course, pattern)
  if (end) endBeforeShot(course, pattern, end)
  else playShots(course, pattern)
}

/** Tempo of the match, which a side with fewer than eleven opens further (MAT-23). */
function tempoNow({ home, away, tempo }: MatchRun): number {
  return isShort(home) || isShort(away) ? tempo * SHORT_TEMPO : tempo
}

/** Draws the end of an attack before its shot; null for one that comes to a shot. */
function drawEnd({ run, vigour }: AttackInPlay, pattern: Pattern): AttackEnd | null {
  let left = run.random.next() * vigour
  for (const { chance, end } of ENDS_OF[pattern]) {
    left -= chance
    if (left < 0) return end
  }
  return null
}

function endBeforeShot(course: AttackInPlay, pattern: Pattern, end: AttackEnd): void {
  const { run, own } = course
  const player = takerOf(course, pattern)?.player ?? null
  const { x, y } = drawShot(pattern, run.random)
  if (end.isCorner) own.corners.push(run.minute)
  const attack = { pattern, body: null, x, y, hitsPost: false, isFollowUp: false }
  record(run, { type: end.type, side: own.side, player }).attack = attack
}

/** Plays the first shot and those that follow until one is scored or the attack is over. */
function playShots(course: AttackInPlay, first: Pattern): void {
  const { run, own, vigour } = course
  let pattern: Pattern | null = first
  for (let shots = 0; pattern !== null && shots < MAX_SHOTS; shots++) {
    const miss = shoot(course, pattern, shots)
    if (miss === null) return
    const next = drawNext(miss, vigour, run.random)
    if (next?.isCorner) own.corners.push(run.minute)
    pattern = next?.pattern ?? null
  }
}

/** Takes a shot; returns null for a goal. */
function shoot(course: AttackInPlay, pattern: Pattern, index: number): MissedShot | null {
  const { run, own, other, scale } = course
  const { random } = run
  const taker = takerOf(course, pattern)
  if (!taker) return null
  const { player } = taker
  const shot = drawShot(pattern, random)
  const quality = pattern === 'penalty' ? PENALTY_WORTH : shotQuality(shot, scale)
  own.expectedGoals += quality
  const isGoal = random.next() < quality * conversion(taker, course, { pattern, body: shot.body })
  const miss = isGoal ? null : drawMiss(pattern, shot, random)
  const attack = describe(pattern, shot, { hitsPost: miss === 'post', isFollowUp: index > 0 })
  const event = record(run, { type: miss ? EVENT_OF_MISS[miss] : 'goal', side: own.side, player })
  event.quality = quality
  event.attack = attack
  if (miss) return miss
  own.goals += 1
  reviewOrders(own)
  reviewOrders(other)
  const provider = isAssisted(run, pattern)
    ? drawProvider(own.pitch, { scorer: taker, pattern }, random)
    : null
  event.assist = provider?.id ?? null
  return null
}

/** Patterns that leave a player alone with the goalkeeper. */
const IS_ALONE = byPattern(['through-ball', 'counter', 'solo'])

/** Patterns that a side can rehearse in training (TRN-12). */
const IS_REHEARSED = byPattern(['corner', 'free-kick', 'direct-free-kick'])

/** Factor of the taker of a shot, of training and of the goalkeeper on how often it is scored. */
function conversion(
  { skills }: OnPitch,
  { own, defence }: Pick<AttackInPlay, 'own' | 'defence'>,
  { pattern, body }: Pick<Attack, 'pattern' | 'body'>,
): number {
  const isAlone = IS_ALONE[pattern]
  return (
    skills.scores *
    defence.saves *
    (IS_REHEARSED[pattern] ? own.sheet.setPieces : 1) *
    (isAlone ? skills.scoresAlone * defence.savesAlone : 1) *
    (body === 'head' ? defence.savesHeaders : 1)
  )
}

function takerOf({ run, own, other }: AttackInPlay, pattern: Pattern) {
  const keeperIsUp = isKeeperUp(run.minute, own.goals < other.goals)
  return drawTaker({ pitch: own.pitch, factors: factorsOf(own) }, { pattern, keeperIsUp }, run.random)
}

function describe(
  pattern: Pattern,
  { body, x, y }: Shot,
  { hitsPost, isFollowUp }: { hitsPost: boolean; isFollowUp: boolean },
) {
  return { pattern, body, x, y, hitsPost, isFollowUp }
}
