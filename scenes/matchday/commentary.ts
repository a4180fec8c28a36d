/** Text commentary, one line per event of the report. Pure: shown by the log in the DOM. */
import type {
  MatchEvent,
  MatchEventType,
  MatchReport,
  Side,
  TeamSheet,
} from '../../client/simulation/match/matchReport.ts'
import { orderBehind } from './orderBehind.ts'
import { changeInWords } from '../../client/simulation/core/tacticNames.ts'
import type { PlayerId } from '../../client/simulation/core/player.ts'
import { surname } from './cast.ts'
import { chanceWords, PHRASES, type Mood } from './phrases.ts'
import { mixSeed } from '../../client/simulation/core/rng.ts'
import { hashFraction } from '../core/stageHash.ts'

interface CommentaryLine {
  minute: number
  kind: MatchEventType
  team: Side | null
  text: string
}

/** Quality above which a missed chance counts as a big one. */
const BIG_CHANCE = 0.28
const LATE = 85

/** Lines in the order of `report.events`, one for each. */
export function commentary(report: MatchReport): CommentaryLine[] {
  const seed = mixSeed(...report.setup.random)
  const goals = { home: 0, away: 0 }
  const turns = new Map<Mood, number>()
  return report.events.map((event, i) => {
    const before = { ...goals }
    if (event.type === 'goal' && event.team) goals[event.team]++
    if (event.type === 'forfeit') Object.assign(goals, report.goals)
    const mood = moodOf(event, before)
    const phrases = PHRASES[mood]
    // Each mood starts at an offset of its own and cycles, so that no phrase is repeated in a row.
    const turn =
      turns.get(mood) ?? Math.floor(hashFraction(seed, mood.length, mood.charCodeAt(2)) * phrases.length)
    turns.set(mood, turn + 1)
    const order = orderBehind(report, event)
    const facts = { goals, luck: hashFraction(seed, i, 8), change: changeInWords(order?.tactics ?? {}) }
    const text = fill(phrases[turn % phrases.length] ?? '', report, event, facts)
    const isOrdered = event.type === 'substitution' && order !== null
    return {
      minute: event.minute,
      kind: event.type,
      team: event.team,
      text: isOrdered ? `${text} By standing order.` : text,
    }
  })
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
    change,
  }
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

function nameOf(id: PlayerId | null, home: TeamSheet, away: TeamSheet): string {
  const everyone = [...home.eleven, ...home.bench, ...away.eleven, ...away.bench]
  const player = everyone.find((candidate) => candidate.id === id)
  return player ? surname(player.name) : 'the winger'
}

/** Surname of the goalkeeper of a side at an event; 'the keeper' when unknown. */
function keeperOf(sheet: TeamSheet, events: readonly MatchEvent[], event: MatchEvent): string {
  let keeper = sheet.eleven.find(({ type }) => type === 'Goalkeeper')?.id ?? null
  for (const earlier of events) {
    if (earlier === event) break
    if (earlier.type === 'substitution' && earlier.assist === keeper) keeper = earlier.player
    if (earlier.type === 'card' && earlier.ban > 1 && earlier.player === keeper) keeper = null
  }
  const player = [...sheet.eleven, ...sheet.bench].find(({ id }) => id === keeper)
  return player ? surname(player.name) : 'the keeper'
}
