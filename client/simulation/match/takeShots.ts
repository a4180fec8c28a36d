/** Shots of attacks, and the players who take them: those that are missed, and those that are scored. */
import type { Random } from '../core/rng.ts'
import { patternIndex, PATTERNS, type Attack, type Body, type PatternIndex } from './attack.ts'
import { drawProvider, drawTaker, isAssisted } from './takers.ts'
import { isKeeperUp } from './chances.ts'
import type { MatchEvent, MatchEventType } from './matchReport.ts'
import { record, type MatchRun } from './matchRun.ts'
import type { PitchFactors } from './pitchFactors.ts'
import { factorsOf, reviewOrders, type RunningSide } from './runningSide.ts'
import type { OnPitch } from './onPitch.ts'
import {
  drawShot,
  MOST,
  MOST_WORTH,
  PENALTY_WORTH,
  shotQuality,
  type MissedShot,
  type Shot,
} from './shots.ts'
import { IS_ALONE, IS_REHEARSED } from './scoring.ts'

const EVENT_OF_MISS: Record<MissedShot, MatchEventType> = {
  saved: 'save',
  blocked: 'block',
  off: 'miss',
  post: 'miss',
}

/** An attack under way. */
export interface AttackInPlay {
  run: MatchRun
  own: RunningSide
  other: RunningSide
  /** Stream of its own, for everything but its goal. */
  random: Random
  /** Factors that hinder the attackers. */
  defence: PitchFactors['defence']
  /** Factor on how many shots an attack brings, and on the worth of its shots. */
  vigour: number
  scale: number
}

const PENALTY = patternIndex('penalty')

/** Most shots drawn for one that is missed, or scored. */
const MOST_TRIES = 40

/** Draws a shot in the shares of those that are missed. */
export function drawMissed(course: AttackInPlay, pattern: PatternIndex, taker: OnPitch): Shot {
  const { random, scale } = course
  let shot = drawShot(pattern, random)
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const quality = shotQuality(shot, scale)
    if (random.next() >= quality * conversion(taker, course, { pattern, body: shot.body })) break
    shot = drawShot(pattern, random)
  }
  return shot
}

/** Draws a shot in the shares of those that are scored. */
export function drawConverted({ random, scale, defence }: AttackInPlay, pattern: PatternIndex): Shot {
  const most = Math.min(MOST, (MOST_WORTH[pattern] ?? 1) * scale)
  let shot = drawShot(pattern, random)
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const saved = shot.body === 'head' ? Math.min(1, defence.savesHeaders) : 1
    if (random.next() * most < shotQuality(shot, scale) * saved) break
    shot = drawShot(pattern, random)
  }
  return shot
}

/** A shot as it was taken. */
interface TakenShot {
  pattern: PatternIndex
  /** Place among the shots of the attack, from 0. */
  index: number
  taker: OnPitch
  shot: Shot
}

export function recordMiss(course: AttackInPlay, taken: TakenShot, miss: MissedShot): void {
  recordShot(course, taken, { type: EVENT_OF_MISS[miss], hitsPost: miss === 'post' })
}

export function recordGoal(course: AttackInPlay, taken: TakenShot): void {
  const { run, own, other, random } = course
  const { pattern, taker } = taken
  const event = recordShot(course, taken, { type: 'goal', hitsPost: false })
  own.goals += 1
  reviewOrders(own)
  reviewOrders(other)
  const provider = isAssisted(run, pattern)
    ? drawProvider(own.pitch, { scorer: taker, pattern }, random)
    : null
  event.assist = provider?.id ?? null
}

function recordShot(
  { run, own, scale }: AttackInPlay,
  { pattern, index, taker, shot }: TakenShot,
  { type, hitsPost }: { type: MatchEventType; hitsPost: boolean },
): MatchEvent {
  const quality = pattern === PENALTY ? PENALTY_WORTH : shotQuality(shot, scale)
  own.expectedGoals += quality
  const event = record(run, { type, side: own.side, player: taker.player })
  event.quality = quality
  event.attack = describe(pattern, shot, { hitsPost, isFollowUp: index > 0 })
  return event
}

/** Factor of the taker of a shot, of training and of the goalkeeper on how often it is scored. */
export function conversion(
  { skills }: OnPitch,
  { own, defence }: Pick<AttackInPlay, 'own' | 'defence'>,
  { pattern, body }: { pattern: PatternIndex; body: Body },
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

export function takerOf({ run, own, other, random }: AttackInPlay, pattern: PatternIndex) {
  const keeperIsUp = isKeeperUp(run.minute, own.goals < other.goals)
  return drawTaker({ pitch: own.pitch, factors: factorsOf(own) }, { pattern, keeperIsUp }, random)
}

/** Factor of a taker on goals at which every one drawn as the scorer is taken. */
const MOST_SCORES = 1.35

/** Draws a taker in the shares of those who score. */
export function scorerOf(course: AttackInPlay, pattern: PatternIndex): OnPitch | null {
  let taker = takerOf(course, pattern)
  for (let tries = 1; taker && tries < MOST_TRIES; tries++) {
    const { scores, scoresAlone } = taker.skills
    if (course.random.next() * MOST_SCORES < scores * (IS_ALONE[pattern] ? scoresAlone : 1)) break
    taker = takerOf(course, pattern)
  }
  return taker
}

function describe(
  pattern: PatternIndex,
  { body, x, y }: Shot,
  { hitsPost, isFollowUp }: { hitsPost: boolean; isFollowUp: boolean },
): Attack {
  return { pattern: PATTERNS[pattern] ?? 'open-play', body, x, y, hitsPost, isFollowUp }
}
