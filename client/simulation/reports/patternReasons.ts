/** Explains a result by the kinds of attacks that were scored or wasted, from the attacks of its report. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Pattern } from '../match/attack.ts'
import type { MatchEvent, MatchReport, Side } from '../match/matchReport.ts'
import { capital, inWords, possessive } from './paper/wording.ts'

export interface Reason {
  /** Positive if in favour of the own side, negative if against it, 0 for neither. */
  favour: number
  text: string
}

/** Source of goals and shots, as after 'came from': of several and of one. */
const SOURCES: Record<Pattern, { many: string; one: string }> = {
  'open-play': { many: 'passing moves', one: 'a passing move' },
  'through-ball': { many: 'through balls', one: 'a through ball' },
  cutback: { many: 'cutbacks', one: 'a cutback' },
  cross: { many: 'crosses', one: 'a cross' },
  solo: { many: 'runs with the ball', one: 'a run with the ball' },
  counter: { many: 'counter-attacks', one: 'a counter-attack' },
  press: { many: 'balls won high up', one: 'a ball won high up' },
  'long-shot': { many: 'long shots', one: 'a long shot' },
  corner: { many: 'corners', one: 'a corner' },
  'free-kick': { many: 'free kicks', one: 'a free kick' },
  'direct-free-kick': { many: 'direct free kicks', one: 'a direct free kick' },
  penalty: { many: 'penalties', one: 'a penalty' },
  rebound: { many: 'rebounds', one: 'a rebound' },
  error: { many: 'mistakes in defence', one: 'a mistake in defence' },
}
const SET_PIECES: readonly Pattern[] = ['corner', 'free-kick', 'direct-free-kick', 'penalty']

/** Most goals that are listed one by one. */
const MOST_LISTED = 3
/** Weight of a goal of a pattern, compared to a share of strength. */
const GOAL_WEIGHT = 0.15
/** Shots of a pattern that count as wasted when none is scored, and their weight. */
const WASTED_SHOTS = 5
const WASTED_WEIGHT = 0.12

/** One reason at most for the goals of each side, and one for wasted shots. Empty for reports without attacks. */
export function patternReasons({ events }: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  if (events.some(({ type, attack }) => type === 'goal' && attack === null)) return []
  return (['home', 'away'] as const).flatMap((side) => [
    ...goalReasons(events, own, { side, opponent }),
    ...wastedReasons(events, own, { side, opponent }),
  ])
}

type Events = readonly DeepReadonly<MatchEvent>[]

interface Viewed {
  side: Side
  opponent: string
}

function goalReasons(events: Events, own: Side, { side, opponent }: Viewed): Reason[] {
  const goals = patternsOf(events, side, isGoal)
  const theirs = patternsOf(events, side === 'home' ? 'away' : 'home', isGoal)
  if (goals.length === 0) return []
  const owner = side === own ? 'your' : possessive(opponent)
  const { pattern, count } = mostFrequent(goals)
  const worth = (side === own ? GOAL_WEIGHT : -GOAL_WEIGHT) * count
  if (goals.length > 1 && goals.every((one) => SET_PIECES.includes(one))) {
    const text = `${allOf(goals.length)} of ${owner} goals came from set pieces, none from open play.`
    return [{ favour: (worth / count) * goals.length, text }]
  }
  if (count === 1) {
    if (goals.length > MOST_LISTED) return []
    const text = `${capital(owner)} ${goals.length === 1 ? 'goal' : 'goals'} came from ${listOf(goals)}.`
    return [{ favour: worth, text }]
  }
  const share =
    count === goals.length
      ? `${allOf(count)} of ${owner} goals`
      : `${capital(inWords(count))} of ${owner} ${inWords(goals.length)} goals`
  const isContrast = theirs.length > 0 && !theirs.includes(pattern)
  const contrast = isContrast ? `, none of ${side === own ? 'theirs' : 'yours'}` : ''
  return [{ favour: worth, text: `${share} came from ${SOURCES[pattern].many}${contrast}.` }]
}

function wastedReasons(events: Events, own: Side, { side, opponent }: Viewed): Reason[] {
  const shots = patternsOf(events, side, isShot)
  const { pattern, count } = mostFrequent(shots)
  const isScored = patternsOf(events, side, isGoal).includes(pattern)
  if (count < WASTED_SHOTS || isScored) return []
  const owner = side === own ? 'You' : opponent
  const text = `${owner} had ${inWords(count)} shots from ${SOURCES[pattern].many} and scored none of them.`
  return [{ favour: side === own ? -WASTED_WEIGHT : WASTED_WEIGHT, text }]
}

function isGoal({ type }: DeepReadonly<MatchEvent>): boolean {
  return type === 'goal'
}

function isShot({ attack }: DeepReadonly<MatchEvent>): boolean {
  return attack !== null && attack.body !== null
}

function patternsOf(
  events: Events,
  side: Side,
  isCounted: (event: DeepReadonly<MatchEvent>) => boolean,
): Pattern[] {
  return events.flatMap((event) =>
    event.team === side && isCounted(event) && event.attack ? [event.attack.pattern] : [],
  )
}

/** The pattern that occurs most often, the first of several. */
function mostFrequent(patterns: readonly Pattern[]): { pattern: Pattern; count: number } {
  let most: { pattern: Pattern; count: number } = { pattern: 'open-play', count: 0 }
  for (const pattern of patterns) {
    const count = patterns.filter((other) => other === pattern).length
    if (count > most.count) most = { pattern, count }
  }
  return most
}

/** 'a cross, a corner and a rebound'. */
function listOf(patterns: readonly Pattern[]): string {
  const sources = patterns.map((pattern) => SOURCES[pattern].one)
  const last = sources.pop() ?? ''
  return sources.length === 0 ? last : `${sources.join(', ')} and ${last}`
}

/** 'Both', 'All three'. */
function allOf(count: number): string {
  return count === 2 ? 'Both' : `All ${inWords(count)}`
}
