/** Explains a result by the kinds of attacks that were scored or wasted, from the attacks of its report. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { Pattern } from '../match/attack.ts'
import type { MatchEvent, MatchReport, Side } from '../match/matchReport.ts'
import { inWords, possessive } from './paper/wording.ts'
import { capitalised, plural } from '../core/english.ts'

export interface Reason {
  /** Positive if in favour of the own side, negative if against it, 0 for neither. */
  favour: number
  /** Reasons of the same kind say the same of another match. */
  kind: string
  /** The same in other words, for matches in turn. */
  texts: readonly string[]
  /** Clause that follows 'For the third week running,'; null for what is no trend. */
  trend: string | null
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
    const origin = goalOrigin(goals, own, { side, opponent })
    if (!origin) return []
    const patterns = patternsOf(goals, side, isGoal)
    const areSetPieces = patterns.every(isSetPiece)
    const { pattern, count } = mostFrequent(patterns)
    const worth = GOAL_WEIGHT * (areSetPieces ? patterns.length : count)
    const isOwn = side === own
    return [
      {
        favour: isOwn ? worth : -worth,
        kind: `${isOwn ? 'scored' : 'conceded'} ${count > 1 ? pattern : 'mixed'}`,
        texts: [cameFrom(origin), brought(origin)],
        trend: count > 1 ? trendOf(isOwn, pattern, count) : null,
      },
    ]
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
    const isOwn = side === own
    const owner = isOwn ? 'You' : opponent
    const shots = `${inWords(count)} shots`
    const { many } = SOURCES[pattern]
    const taken = pattern === 'long-shot' ? `${inWords(count)} long shots` : `${shots} from ${many}`
    return [
      {
        favour: isOwn ? -WASTED_WEIGHT : WASTED_WEIGHT,
        kind: `${isOwn ? 'wasted' : 'they wasted'} ${pattern}`,
        texts: [
          `${owner} had ${taken} and scored none of them.`,
          `${capitalised(many)} brought ${isOwn ? 'you' : opponent} ${shots}, and not one of them went in.`,
        ],
        trend: `${many} came to nothing for ${isOwn ? 'you' : 'the opposition'}: ${shots}, no goal`,
        side,
      },
    ]
  })
}

type Events = readonly DeepReadonly<MatchEvent>[]

interface Viewed {
  side: Side
  opponent: string
}

/** Goals and the attacks that they came from, as two parts of a sentence, and what follows both. */
interface Origin {
  goals: string
  source: string
  rest: string
}

function cameFrom({ goals, source, rest }: Origin): string {
  return `${capitalised(goals)} came from ${source}${rest}.`
}

function brought({ goals, source, rest }: Origin): string {
  return `${capitalised(source)} brought ${goals}${rest}.`
}

function trendOf(isOwn: boolean, pattern: Pattern, count: number): string {
  const { many } = SOURCES[pattern]
  return isOwn
    ? `${many} brought you goals: ${inWords(count)} this time`
    : `you let in goals from ${many}: ${inWords(count)} this time`
}

/** Origins of the goals of a side; null without any. */
function goalOrigin(goals: Events, own: Side, { side, opponent }: Viewed): Origin | null {
  const scored = patternsOf(goals, side, isGoal)
  const conceded = patternsOf(goals, otherSide(side), isGoal)
  const [only] = scored
  if (!only) return null
  const owner = side === own ? 'your' : possessive(opponent)
  const isAlone = conceded.length === 0
  if (scored.length === 1 && isAlone) return { goals: 'the only goal', source: SOURCES[only].one, rest: '' }
  const { pattern, count } = mostFrequent(scored)
  if (count < scored.length && scored.every(isSetPiece)) {
    const all = `${allOf(scored.length)}${isAlone ? ' goals' : ` of ${owner} goals`}`
    return { goals: all, source: 'set pieces', rest: ', none from open play' }
  }
  if (count === 1) return decisiveGoal(goals, owner, side) ?? mixedGoals(scored, owner)
  const source = SOURCES[pattern].many
  if (isAlone && count === scored.length) return { goals: `${allOf(count)} goals`, source, rest: '' }
  const share =
    count === scored.length
      ? `${allOf(count)} of ${owner} goals`
      : `${inWords(count)} of ${owner} ${inWords(scored.length)} goals`
  const isContrast = !isAlone && !conceded.includes(pattern)
  const rest = isContrast ? `, and not one of ${side === own ? 'your opponents’' : 'your own'}` : ''
  return { goals: share, source, rest }
}

/** The last goal of a match, if it brought this side the win or the draw; null otherwise. */
function decisiveGoal(goals: Events, owner: string, side: Side): Origin | null {
  const last = goals.at(-1)
  if (last?.team !== side || !last.attack) return null
  const lead = goals.reduce((sum, { team }) => sum + (team === side ? 1 : -1), 0)
  if (lead !== 0 && lead !== 1) return null
  const late = last.minute >= LATE_MINUTE ? 'late ' : ''
  const name = lead === 1 ? 'winner' : 'equaliser'
  return { goals: `${owner} ${late}${name}`, source: SOURCES[last.attack.pattern].one, rest: '' }
}

/** Goals of as many kinds. */
function mixedGoals(scored: readonly Pattern[], owner: string): Origin {
  if (scored.length <= MAX_LISTED) {
    return { goals: `${owner} ${plural(scored.length, 'goal')}`, source: listOf(scored), rest: '' }
  }
  const number = inWords(scored.length)
  const source = `${number} kinds of attack, among them ${listOf(scored.slice(0, 2))}`
  return { goals: `${owner} ${number} goals`, source, rest: '' }
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

/** 'both', 'all three'. */
function allOf(count: number): string {
  return count === 2 ? 'both' : `all ${inWords(count)}`
}
