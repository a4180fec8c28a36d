/** Text commentary. Pure: shown by the log in the DOM. */
import type {
  MatchEvent,
  MatchEventType,
  MatchReport,
  Side,
  TeamSheet,
} from '../../../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE, FULL_TIME } from '../../../../client/simulation/core/fixture.ts'
import { changeInWords } from '../../../../client/simulation/club/tacticNames.ts'
import { isShown, matchStory } from '../../../../client/simulation/news/matchStory.ts'
import { type PlayerId, surname } from '../../../../client/simulation/people/player.ts'
import { chanceWords, type Mood, PHRASES } from './phrases.ts'
import { type GoalMoment, type ShotOutcome, shotPhrase } from './shotPhrases.ts'
import { playLine } from './playPhrases.ts'
import { shownMinutes } from '../timeline/agenda.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { hashFraction } from '../../../core/stageHash.ts'

interface CommentaryLine<Kind = MatchEventType> {
  /** Minute in which the picture shows it: for all but crowded attacks that of the report. */
  minute: number
  /** Index of the event in the report; null for a change of plan by hand and for play between the events. */
  event: number | null
  kind: Kind
  team: Side | null
  text: string
}

const LATE = 85

const OUTCOMES: Partial<Record<Mood, ShotOutcome>> = {
  goal: 'goal',
  'goal-assisted': 'goal',
  'goal-big': 'goal',
  'goal-late': 'goal',
  'goal-level': 'goal',
  save: 'save',
  'save-big': 'save-big',
  miss: 'miss',
  'miss-big': 'miss-big',
  block: 'block',
}

/**
 * Lines in the order of the match: one for each event and each change of plan, by whomever. They side with `ownSide`,
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
  return matchStory(report).flatMap((item): CommentaryLine[] => {
    const { team, event: index, change, isOrdered } = item
    const minute = Math.max(lastMinute, minutes[index ?? -1] ?? item.minute)
    lastMinute = minute
    if (change) {
      const values = { team: team ? setup[team].name : '', change: changeInWords(change) }
      const text = insert(take(isOrdered ? 'tactics-ordered' : 'tactics'), values)
      return [{ minute, event: index, kind: 'tactics', team, text }]
    }
    const event = events[index ?? -1]
    if (index === null || !event) return []
    const before = { ...goals }
    if (event.type === 'goal' && team) goals[team]++
    if (event.type === 'forfeit') Object.assign(goals, report.goals)
    const mood = moodOf(event, before)
    const phrase = shotPhraseOf(event, mood, next) ?? take(mood)
    const isBest = bestChance > 0 && event.quality > bestChance
    bestChance = Math.max(bestChance, event.quality)
    const chance = chanceWords(event.quality, { luck: hashFraction(seed, index, 8), isBest })
    const text = fill(phrase, report, event, { goals, chance, ownSide })
    return [
      { minute, event: index, kind: event.type, team, text: isOrdered ? `${text} By standing order.` : text },
    ]
  })
}

/** Most minutes of play without a line. */
const LONGEST_SILENCE = 3
/** Kinds of events whose lines have the score. */
const WITH_SCORE: readonly MatchEventType[] = ['goal', 'half-time', 'full-time', 'forfeit']

interface Shown {
  /** Side of the manager; null for a match of two other clubs. */
  ownSide: Side | null
  eventCount: number
  /** Whole minutes played. */
  minute: number
  /** Last minute begun, whose plans cannot change any more. */
  begunMinute: number
}

/**
 * Lines of a match as shown after so many events and whole minutes: those of the events and plans, and between them
 * lines about the play (`kind` null), so that it is never silent for long. What has been shown does not change later.
 */
export function matchLog(
  report: MatchReport,
  { ownSide, eventCount, minute, begunMinute }: Shown,
): CommentaryLine<MatchEventType | null>[] {
  const told = commentary(report, ownSide)
  const isTold = (line: CommentaryLine) => isShown(line, { eventCount, begunMinute })
  if (report.forfeit) return told.filter(isTold)
  const lines: CommentaryLine<MatchEventType | null>[] = []
  const next = createTurns(mixSeed(...report.setup.random, 3))
  const goals = { home: 0, away: 0 }
  let lastMinute = 0
  let scoreMinute = 0
  for (let now = 0, i = 0; now <= FULL_TIME; now++) {
    for (let line = told[i]; line?.minute === now; line = told[++i]) {
      if (line.kind === 'goal' && line.team) goals[line.team]++
      if (isTold(line)) lines.push(line)
      lastMinute = now
      if (WITH_SCORE.includes(line.kind)) scoreMinute = now
    }
    if (now > minute || now - lastMinute < LONGEST_SILENCE) continue
    const { topic, phrase, values } = playLine({ report, minute: now, goals, scoreMinute }, next)
    lines.push({ minute: now, event: null, kind: null, team: null, text: insert(phrase, values) })
    lastMinute = now
    if (topic === 'score') scoreMinute = now
  }
  return lines
}

/**
 * Creates a function that returns the numbers of variants in turn. Each key starts at an offset of its own and
 * cycles, so that no variant is repeated in a row.
 */
function createTurns(seed: number) {
  const turns = new Map<string, number>()
  return (key: string, count: number): number => {
    const turn = turns.get(key) ?? Math.floor(hashFraction(seed, key.length, key.charCodeAt(2)) * count)
    turns.set(key, turn + 1)
    return turn % count
  }
}

/** Phrase of a shot whose attack is recorded; null for any other event. */
function shotPhraseOf(event: MatchEvent, mood: Mood, next: ReturnType<typeof createTurns>): string | null {
  const { attack } = event
  const outcome = attack?.hitsPost ? 'post' : OUTCOMES[mood]
  if (!attack?.body || !outcome) return null
  const moment: GoalMoment = mood === 'goal-level' ? 'level' : mood === 'goal-late' ? 'late' : 'any'
  return shotPhrase({ event, attack: { ...attack, body: attack.body }, outcome, moment }, next)
}

/** Phrases that fit an event, given the score before it. */
function moodOf(event: MatchEvent, before: { home: number; away: number }): Mood {
  switch (event.type) {
    case 'goal': {
      const own = event.team === 'away' ? before.away : before.home
      const theirs = event.team === 'away' ? before.home : before.away
      if (own + 1 === theirs) return 'goal-level'
      if (event.minute >= LATE) return 'goal-late'
      if (event.assist === null) return 'goal'
      return event.quality >= BIG_CHANCE ? 'goal-big' : 'goal-assisted'
    }
    case 'save':
      return event.quality >= BIG_CHANCE ? 'save-big' : 'save'
    case 'miss':
      return event.quality >= BIG_CHANCE ? 'miss-big' : 'miss'
    case 'card':
      return event.ban > 1 ? 'sending-off' : event.ban === 1 ? 'booking' : 'caution'
    case 'block':
    case 'claim':
    case 'forfeit':
    case 'full-time':
    case 'half-time':
    case 'injury':
    case 'kick-off':
    case 'offside':
    case 'substitution':
    case 'tackle':
    case 'tactics':
      return event.type
  }
}

function fill(
  phrase: string,
  { setup, events }: MatchReport,
  event: MatchEvent,
  { goals, chance, ownSide }: { goals: { home: number; away: number }; chance: string; ownSide: Side | null },
): string {
  const { home, away } = setup
  const own = event.team === 'away' ? away : home
  const other = event.team === 'away' ? home : away
  const isOwn = event.team === ownSide
  const values: Record<string, string> = {
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

function insert(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** High ball that a goalkeeper claims. */
function deliveryOf({ attack }: MatchEvent): string {
  if (attack?.pattern === 'corner') return 'corner'
  return attack?.pattern === 'free-kick' ? 'free kick' : 'cross'
}

function nameOf(id: PlayerId | null, home: TeamSheet, away: TeamSheet): string {
  const everyone = [...home.eleven, ...home.bench, ...away.eleven, ...away.bench]
  const player = everyone.find((candidate) => candidate.id === id)
  return player ? surname(player.name) : 'the winger'
}

/** Surname of the goalkeeper of a side at an event; 'the keeper' when unknown. */
function keeperOf(sheet: TeamSheet, events: readonly MatchEvent[], event: MatchEvent): string {
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
  return player ? surname(player.name) : 'the keeper'
}
