/** Explains a result by the kinds of attacks that were scored or wasted, from the attacks of its report. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Pattern } from '../match/attack.ts'
import type { MatchEvent, MatchReport, Side } from '../match/matchReport.ts'
import { capital, inWords, possessive } from './paper/wording.ts'
import { plural } from '../core/english.ts'

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

const SIDES = ['home', 'away'] as const
/** Minute from which a goal that decides a match is a late one. */
const LATE_MINUTE = 80
/** Most goals that are listed one by one. */
const MAX_LISTED = 3
/** Weight of a goal of a pattern, compared to a share of strength. */
const GOAL_WEIGHT = 0.15
/** Shots of a pattern that count as wasted when none is scored, and their weight. */
const WASTED_SHOTS = 5
const WASTED_WEIGHT = 0.12

/** One reason at most for the goals of each side that scored. Empty for reports without attacks. */
export function goalReasons({ events }: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  if (hasUnknownGoal(events)) return []
  const goals = events.filter(isGoal)
  return SIDES.flatMap((side) => {
    const text = goalText(goals, own, { side, opponent })
    if (text === null) return []
    const patterns = patternsOf(goals, side, isGoal)
    const areSetPieces = patterns.every(isSetPiece)
    const worth = GOAL_WEIGHT * (areSetPieces ? patterns.length : mostFrequent(patterns).count)
    return [{ favour: side === own ? worth : -worth, text }]
  })
}

/** One reason at most for the wasted shots of each side. Empty for reports without attacks. */
export function wastedReasons(
  { events }: DeepReadonly<MatchReport>,
  own: Side,
  opponent: string,
): (Reason & { side: Side })[] {
  if (hasUnknownGoal(events)) return []
  return SIDES.flatMap((side) => {
    const { pattern, count } = mostFrequent(patternsOf(events, side, isShot))
    const isScored = patternsOf(events, side, isGoal).includes(pattern)
    if (count < WASTED_SHOTS || isScored) return []
    const owner = side === own ? 'You' : opponent
    const text = `${owner} had ${inWords(count)} shots from ${SOURCES[pattern].many} and scored none of them.`
    return [{ favour: side === own ? -WASTED_WEIGHT : WASTED_WEIGHT, text, side }]
  })
}

type Events = readonly DeepReadonly<MatchEvent>[]

interface Viewed {
  side: Side
  opponent: string
}

/** Origins of the goals of a side; null without any. */
function goalText(goals: Events, own: Side, { side, opponent }: Viewed): string | null {
  const scored = patternsOf(goals, side, isGoal)
  const conceded = patternsOf(goals, otherSide(side), isGoal)
  const [only] = scored
  if (!only) return null
  const owner = side === own ? 'your' : possessive(opponent)
  const isAlone = conceded.length === 0
  if (scored.length === 1 && isAlone) return `The only goal came from ${SOURCES[only].one}.`
  const { pattern, count } = mostFrequent(scored)
  if (count < scored.length && scored.every(isSetPiece)) {
    return `${allOf(scored.length)}${isAlone ? ' goals' : ` of ${owner} goals`} came from set pieces, none from open play.`
  }
  if (count === 1) return decisiveText(goals, owner, side) ?? listText(scored, owner)
  if (isAlone && count === scored.length) return `${allOf(count)} goals came from ${SOURCES[pattern].many}.`
  const share =
    count === scored.length
      ? `${allOf(count)} of ${owner} goals`
      : `${capital(inWords(count))} of ${owner} ${inWords(scored.length)} goals`
  const isContrast = !isAlone && !conceded.includes(pattern)
  const contrast = isContrast ? `, none of ${side === own ? 'theirs' : 'yours'}` : ''
  return `${share} came from ${SOURCES[pattern].many}${contrast}.`
}

/** The last goal of a match, if it brought this side the win or the draw; null otherwise. */
function decisiveText(goals: Events, owner: string, side: Side): string | null {
  const last = goals.at(-1)
  if (last?.team !== side || !last.attack) return null
  const lead = goals.reduce((sum, { team }) => sum + (team === side ? 1 : -1), 0)
  if (lead !== 0 && lead !== 1) return null
  const late = last.minute >= LATE_MINUTE ? 'late ' : ''
  const name = lead === 1 ? 'winner' : 'equaliser'
  return `${capital(owner)} ${late}${name} came from ${SOURCES[last.attack.pattern].one}.`
}

/** Goals of as many kinds. */
function listText(scored: readonly Pattern[], owner: string): string {
  if (scored.length <= MAX_LISTED) {
    return `${capital(owner)} ${plural(scored.length, 'goal')} came from ${listOf(scored)}.`
  }
  const number = inWords(scored.length)
  return `${capital(owner)} ${number} goals were of ${number} kinds, among them ${listOf(scored.slice(0, 2))}.`
}

function hasUnknownGoal(events: Events): boolean {
  return events.some(({ type, attack }) => type === 'goal' && attack === null)
}

function isSetPiece(pattern: Pattern): boolean {
  return SET_PIECES.includes(pattern)
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
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
