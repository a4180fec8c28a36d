/** Text commentary. Pure: shown by the log in the DOM. */
import type {
  MatchEvent,
  MatchEventType,
  MatchReport,
  Side,
  TeamSheet,
} from '../../../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE, FULL_TIME, HALF_TIME, lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'
import type { Score } from '../../../../client/simulation/core/tie.ts'
import { changeInWords } from '../../../../client/simulation/club/tacticNames.ts'
import { isShown, matchStory } from '../../../../client/simulation/news/matchStory.ts'
import { type PlayerId, surname, type TextPart } from '../../../../client/simulation/people/player.ts'
import { insert, type PhraseValue, textOf } from './insert.ts'
import { chanceWords, type Mood, PHRASES } from './phrases.ts'
import { type GoalMoment, type ShotOutcome, shotPhrase } from './shotPhrases.ts'
import { secondLegLine } from './secondLegLines.ts'
import { shootOutLines } from './shootOutLines.ts'
import { playLine } from './playPhrases.ts'
import { shownMinutes } from '../timeline/agenda.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { hashFraction } from '../../../core/stageHash.ts'

/** Kind of a line: of its event, of a kick of a shoot-out, or null for play between events. */
export type LineKind = MatchEventType | 'kick' | null

interface CommentaryLine<Kind = MatchEventType> {
  /** Minute in which the picture shows it: for all but crowded attacks that of the report. */
  minute: number
  /** Index of the event in the report; null for decisions by hand and for play between the events. */
  event: number | null
  kind: Kind
  team: Side | null
  text: string
  /** The text with the players in it. */
  parts: readonly TextPart[]
}

/** Line with a text of parts. */
function lineOf<Kind>(
  line: Omit<CommentaryLine<Kind>, 'text' | 'parts'>,
  parts: readonly TextPart[],
): CommentaryLine<Kind> {
  return { ...line, text: textOf(parts), parts }
}

/** Last minutes of a match and of extra time, in which a goal is a late one. */
const LATE = 5

/**
 * Lines in the order of the match: one for each event, each change of plan and each of the managers' words. They side with `ownSide`,
 * home or away, and with nobody when it is null.
 */
export function commentary(report: MatchReport, ownSide: Side | null = null): CommentaryLine[] {
  const { setup, events } = report
  const seed = mixSeed(...setup.random)
  const minutes = shownMinutes(report)
  let lastMinute = 0
  const goals = { home: 0, away: 0 }
  let bestChance = 0
  const next = createTurns(seed)
  const take = (mood: Mood) => PHRASES[mood][next(mood, PHRASES[mood].length)] ?? ''
  return matchStory(report, ownSide).flatMap((item): CommentaryLine[] => {
    const { team, event: index, change, call, isOrdered } = item
    const minute = Math.max(lastMinute, minutes[index ?? -1] ?? item.minute)
    lastMinute = minute
    if (change) {
      const values = { team: team ? setup[team].name : '', change: changeInWords(change) }
      const parts = insert(take(isOrdered ? 'tactics-ordered' : 'tactics'), values)
      return [lineOf({ minute, event: index, kind: 'tactics', team }, parts)]
    }
    if (call && team) {
      const { home, away } = setup
      const listener = 'talk' in call ? call.to : null
      const mood = 'shout' in call ? call.shout : listener === null ? call.talk : 'talk-to-one'
      // A key of its own: patterns of attacks are called 'press', too.
      const phrase = PHRASES[mood][next(`call ${mood}`, PHRASES[mood].length)] ?? ''
      const parts = insert(phrase, { team: setup[team].name, player: nameOf(listener, home, away) })
      return [lineOf({ minute, event: null, kind: 'tactics', team }, parts)]
    }
    const event = events[index ?? -1]
    if (index === null || !event) return []
    const before = { ...goals }
    if (event.type === 'goal' && team) goals[team]++
    if (event.type === 'forfeit') Object.assign(goals, report.goals)
    const phrase = shotPhraseOf(event, before, next) ?? take(moodOf(event, report))
    const isBest = bestChance > 0 && event.quality > bestChance
    bestChance = Math.max(bestChance, event.quality)
    const chance = chanceWords(event.quality, { luck: hashFraction(seed, index, 8), isBest })
    const words = isOrdered ? `${phrase} By standing order.` : phrase
    const parts = fill(words, report, event, { goals, chance, ownSide })
    return [lineOf({ minute, event: index, kind: event.type, team }, parts)]
  })
}

/** Line of play between the events. */
const QUIET = { event: null, kind: null, team: null } as const
/** Most minutes of play without a line. */
const LONGEST_SILENCE = 4

interface Shown {
  /** Side of the manager; null for a match of two other clubs. */
  ownSide: Side | null
  eventCount: number
  /** Whole minutes played. */
  minute: number
  /** Last minute begun, whose plans cannot change any more. */
  begunMinute: number
  /** Number of kicks of a shoot-out shown. */
  kickCount?: number
  /** Facts about the match in sentences, each told once while play is quiet. */
  notes?: readonly string[]
}

/**
 * Lines of a match as shown after so many events and whole minutes: those of the events and plans, and between them
 * lines about the play (`kind` null), so that it is never silent for long; a second leg has lines on what is needed. What has been shown does not change later.
 */
export function matchLog(
  report: MatchReport,
  { ownSide, eventCount, minute, begunMinute, kickCount = 0, notes = [] }: Shown,
): CommentaryLine<LineKind>[] {
  const told = commentary(report, ownSide)
  const isTold = (line: CommentaryLine) => isShown(line, { eventCount, begunMinute })
  if (report.forfeit) return told.filter(isTold)
  const lines: CommentaryLine<LineKind>[] = []
  const next = createTurns(mixSeed(...report.setup.random, 3))
  const untold = [...notes]
  let lastMinute = 0
  for (let now = 0, i = 0; now <= lastMinuteOf(report); now++) {
    for (let line = told[i]; line?.minute === now; line = told[++i]) {
      if (isTold(line)) lines.push(line)
      lastMinute = now
    }
    if (now > minute) continue
    const needed = secondLegLine(report, { minute: now, goals: goalsUntil(told, now) }, next)
    if (needed !== null) {
      const line = lineOf<LineKind>({ ...QUIET, minute: now }, [{ text: needed, id: null }])
      // What is needed from the first leg is said before the kick-off.
      if (now === 0) lines.unshift(line)
      else lines.push(line)
      lastMinute = now
    }
    if (now - lastMinute < LONGEST_SILENCE) continue
    const { topic, phrase, values } = playLine({ report, minute: now, notes: untold, ownSide }, next)
    if (topic === 'note') untold.shift()
    lines.push(lineOf<LineKind>({ ...QUIET, minute: now }, insert(phrase, values)))
    lastMinute = now
  }
  for (const { team, parts } of shootOutLines(report, kickCount, next)) {
    lines.push(lineOf<LineKind>({ minute: lastMinute, event: null, kind: 'kick', team }, parts))
  }
  return lines
}

/** Goals that have been shown until the end of a minute. */
function goalsUntil(lines: readonly CommentaryLine[], minute: number): Score {
  const goals = { home: 0, away: 0 }
  for (const { kind, team, minute: at } of lines) if (kind === 'goal' && team && at <= minute) goals[team]++
  return goals
}

/**
 * Creates a function that returns the numbers of variants in turn, for each key in an order of the match: none comes
 * again while another one is left, and none twice in a row.
 */
function createTurns(seed: number) {
  const turns = new Map<string, { order: number[]; turn: number }>()
  return (key: string, count: number): number => {
    const known = turns.get(key) ?? { order: shuffled(count, mixSeed(seed, ...codesOf(key))), turn: 0 }
    turns.set(key, known)
    return known.order[known.turn++ % count] ?? 0
  }
}

function codesOf(key: string): number[] {
  return [...key].map((letter) => letter.charCodeAt(0))
}

/** Numbers below `count` in an order that depends on the seed alone. */
function shuffled(count: number, seed: number): number[] {
  const place = (number: number) => hashFraction(seed, number, count)
  return Array.from({ length: count }, (_, number) => number).sort((a, b) => place(a) - place(b))
}

/** Phrase of a shot, given the score before it; null for any other event. */
function shotPhraseOf(
  event: MatchEvent,
  before: Readonly<Record<Side, number>>,
  next: ReturnType<typeof createTurns>,
): string | null {
  const { attack } = event
  const outcome = shotOutcome(event)
  if (!attack?.body || !outcome) return null
  return shotPhrase(
    { event, attack: { ...attack, body: attack.body }, outcome, moment: momentOf(event, before) },
    next,
  )
}

function shotOutcome({ type, attack, quality }: MatchEvent): ShotOutcome | null {
  if (attack?.hitsPost) return 'post'
  if (type === 'goal' || type === 'block') return type
  if (type === 'save' || type === 'miss') return quality >= BIG_CHANCE ? `${type}-big` : type
  return null
}

/** Meaning of a goal for the score before it. */
function momentOf({ team, minute }: MatchEvent, before: Readonly<Record<Side, number>>): GoalMoment {
  const own = team === 'away' ? before.away : before.home
  const theirs = team === 'away' ? before.home : before.away
  if (own + 1 === theirs) return 'level'
  return minute >= lastMinuteOf({ hasExtraTime: minute > FULL_TIME }) - LATE ? 'late' : 'any'
}

/** Phrases that fit an event other than a shot with a course, which `shotPhrase` describes. */
function moodOf({ type, ban, minute }: MatchEvent, { shootOut }: MatchReport): Mood {
  switch (type) {
    case 'half-time':
      return minute > HALF_TIME ? 'extra-half-time' : type
    case 'full-time':
      return shootOut ? 'penalties' : type
    case 'card':
      return ban > 1 ? 'sending-off' : ban === 1 ? 'booking' : 'caution'
    case 'goal':
    case 'save':
    case 'miss':
    case 'block':
      return 'shot'
    case 'claim':
    case 'extra-time':
    case 'forfeit':
    case 'injury':
    case 'kick-off':
    case 'offside':
    case 'substitution':
    case 'tackle':
    case 'tactics':
      return type
  }
}

function fill(
  phrase: string,
  { setup, events }: MatchReport,
  event: MatchEvent,
  { goals, chance, ownSide }: { goals: { home: number; away: number }; chance: string; ownSide: Side | null },
): TextPart[] {
  const { home, away } = setup
  const own = event.team === 'away' ? away : home
  const other = event.team === 'away' ? home : away
  const isOwn = event.team === ownSide
  const values: Record<string, PhraseValue> = {
    who: ownSide === null ? own.name : isOwn ? 'We' : 'They',
    whoAre: ownSide === null ? `${own.name} are` : isOwn ? 'We’re' : 'They’re',
    player: nameOf(event.player, home, away),
    assist: nameOf(event.assist, home, away),
    keeper: keeperOf(other, events, event),
    team: own.name,
    other: other.name,
    home: home.name,
    away: away.name,
    score: `${home.name} ${goals.home}–${goals.away} ${away.name}`,
    chance,
    delivery: deliveryOf(event),
  }
  return insert(phrase, values)
}

/** High ball that a goalkeeper claims. */
function deliveryOf({ attack }: MatchEvent): string {
  if (attack?.pattern === 'corner') return 'corner'
  return attack?.pattern === 'free-kick' ? 'free kick' : 'cross'
}

function nameOf(id: PlayerId | null, home: TeamSheet, away: TeamSheet): PhraseValue {
  const everyone = [...home.eleven, ...home.bench, ...away.eleven, ...away.bench]
  const player = everyone.find((candidate) => candidate.id === id)
  return player ? { id: player.id, name: surname(player.name) } : 'the winger'
}

/** Surname of the goalkeeper of a side at an event; 'the keeper' when unknown. */
function keeperOf(sheet: TeamSheet, events: readonly MatchEvent[], event: MatchEvent): PhraseValue {
  const keepers = [...sheet.eleven, ...sheet.bench].filter(({ type }) => type === 'Goalkeeper')
  const isKeeper = (id: PlayerId | null) => keepers.some((player) => player.id === id)
  let keeper = sheet.eleven.find(({ id }) => isKeeper(id))?.id ?? null
  for (const earlier of events) {
    if (earlier === event) break
    const { type, assist, player } = earlier
    if (type === 'substitution' && (assist === keeper || (keeper === null && isKeeper(player))))
      keeper = player
    if (earlier.type === 'card' && earlier.ban > 1 && earlier.player === keeper) keeper = null
  }
  const player = [...sheet.eleven, ...sheet.bench].find(({ id }) => id === keeper)
  return player ? { id: player.id, name: surname(player.name) } : 'the keeper'
}
