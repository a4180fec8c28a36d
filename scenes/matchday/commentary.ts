/** Text commentary. Pure: shown by the log in the DOM. */
import type {
  MatchEvent,
  MatchEventType,
  MatchReport,
  Side,
  TeamSheet,
} from '../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE } from '../../client/simulation/core/bigChance.ts'
import { orderBehind } from './orderBehind.ts'
import { changeInWords } from '../../client/simulation/core/tacticNames.ts'
import { OWN_CLUB } from '../../client/simulation/core/club.ts'
import type { PlayerId } from '../../client/simulation/core/player.ts'
import { surname } from './cast.ts'
import { chanceWords, PHRASES, type Mood } from './phrases.ts'
import { shotPhrase, type GoalMoment, type ShotOutcome } from './shotPhrases.ts'
import { playLine } from './playPhrases.ts'
import { FULL_TIME } from '../../client/simulation/core/matchMinutes.ts'
import { mixSeed } from '../../client/simulation/core/rng.ts'
import { hashFraction } from '../core/stageHash.ts'

interface CommentaryLine<Kind = MatchEventType> {
  minute: number
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

/** Lines in the order of `report.events`, one for each. */
export function commentary(report: MatchReport): CommentaryLine[] {
  const { home, away } = report.setup
  const seed = mixSeed(...report.setup.random)
  const goals = { home: 0, away: 0 }
  const next = createTurns(seed)
  return report.events.map((event, i) => {
    const before = { ...goals }
    if (event.type === 'goal' && event.team) goals[event.team]++
    if (event.type === 'forfeit') Object.assign(goals, report.goals)
    const isOwn = event.team !== null && report.setup[event.team].club === OWN_CLUB
    const mood = moodOf(event, before, isOwn)
    const phrase = shotPhraseOf(event, mood, next) ?? PHRASES[mood][next(mood, PHRASES[mood].length)]
    const order = orderBehind(report, event)
    const facts = { goals, luck: hashFraction(seed, i, 8), change: changeInWords(order?.tactics ?? {}) }
    const text = fill(phrase ?? '', report, event, facts)
    const isOrdered = event.type === 'substitution' && isOwn && order !== null
    const scorer = event.type === 'goal' ? ` Scorer: ${nameOf(event.player, home, away)}.` : ''
    return {
      minute: event.minute,
      kind: event.type,
      team: event.team,
      text: isOrdered ? `${text} By standing order.` : text + scorer,
    }
  })
}

/** Most minutes of play without a line. */
const LONGEST_SILENCE = 3

/**
 * Lines of a match as shown after so many events and whole minutes: those of the events, and between them lines
 * about the play (`kind` null), so that it is never silent for long. What has been shown does not change later.
 */
export function matchLog(
  report: MatchReport,
  { eventCount, minute }: { eventCount: number; minute: number },
): CommentaryLine<MatchEventType | null>[] {
  const told = commentary(report).slice(0, eventCount)
  if (report.forfeit) return told
  const lines: CommentaryLine<MatchEventType | null>[] = []
  const next = createTurns(mixSeed(...report.setup.random, 3))
  const goals = { home: 0, away: 0 }
  let lastMinute = 0
  for (let now = 0, i = 0; now <= FULL_TIME; now++) {
    for (let line = told[i]; line?.minute === now; line = told[++i]) {
      if (line.kind === 'goal' && line.team) goals[line.team]++
      lines.push(line)
      lastMinute = now
    }
    if (now > minute || now - lastMinute < LONGEST_SILENCE) continue
    const { phrase, values } = playLine({ report, minute: now, goals }, next)
    lines.push({ minute: now, kind: null, team: null, text: insert(phrase, values) })
    lastMinute = now
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
function moodOf(event: MatchEvent, before: { home: number; away: number }, isOwn: boolean): Mood {
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
      return event.type
    case 'tactics':
      return isOwn ? 'tactics' : 'tactics-rival'
  }
}

function fill(
  phrase: string,
  { setup, events }: MatchReport,
  event: MatchEvent,
  { goals, luck, change }: { goals: { home: number; away: number }; luck: number; change: string },
): string {
  const { home, away } = setup
  const own = event.team === 'away' ? away : home
  const other = event.team === 'away' ? home : away
  const values: Record<string, string> = {
    player: nameOf(event.player, home, away),
    assist: nameOf(event.assist, home, away),
    keeper: keeperOf(other, events, event),
    team: own.name,
    other: other.name,
    home: home.name,
    away: away.name,
    score: `${home.name} ${goals.home}–${goals.away} ${away.name}`,
    chance: chanceWords(event.quality, luck),
    delivery: deliveryOf(event),
    change,
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
