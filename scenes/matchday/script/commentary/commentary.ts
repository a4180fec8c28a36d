/** Lines of the commentary on the events of a match. */
import type {
  MatchEvent,
  MatchEventType,
  MatchReport,
  Side,
} from '../../../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE, FULL_TIME, HALF_TIME, lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'
import { changeInWords } from '../../../../client/simulation/club/tacticNames.ts'
import type { Score } from '../../../../client/simulation/core/tie.ts'
import { matchStory } from '../../../../client/simulation/news/matchStory.ts'
import type { TextPart } from '../../../../client/simulation/people/player.ts'
import { eventValues, SOMEBODY } from './eventValues.ts'
import { insert, namedIn, textOf } from './insert.ts'
import { chanceWords, type Mood, PHRASES } from './phrases.ts'
import { type GoalMoment, type ShotOutcome, shotPhrase } from './shotPhrases.ts'
import { createTurns, type NextTurn, takeInTurn } from './turns.ts'
import { shownMinutes } from '../timeline/agenda.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { hashFraction } from '../../../core/stageHash.ts'

export interface CommentaryLine<Kind = MatchEventType> {
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
export function lineOf<Kind>(
  line: Omit<CommentaryLine<Kind>, 'text' | 'parts'>,
  parts: readonly TextPart[],
): CommentaryLine<Kind> {
  return { ...line, text: textOf(parts), parts }
}

/** Last minutes of a match and of extra time, in which a goal is a late one. */
const LATE = 5

/**
 * Lines in the order of the match: one for each event, each change of plan and each of the managers' words. They side
 * with `ownSide`, home or away, and with nobody when it is null.
 */
export function commentary(report: MatchReport, ownSide: Side | null = null): CommentaryLine[] {
  const { setup, events } = report
  const seed = mixSeed(...setup.random)
  const minutes = shownMinutes(report)
  let lastMinute = 0
  const goals = { home: 0, away: 0 }
  let bestChance = 0
  const next = createTurns(seed)
  const take = takeInTurn(next)
  const phraseOf = (mood: Mood) => take(mood, PHRASES[mood])
  return matchStory(report, ownSide).flatMap((item): CommentaryLine[] => {
    const { team, event: index, change, call, isOrdered } = item
    const minute = Math.max(lastMinute, minutes[index ?? -1] ?? item.minute)
    lastMinute = minute
    if (change) {
      const values = { team: team ? setup[team].name : '', change: changeInWords(change) }
      const parts = insert(phraseOf(isOrdered ? 'tactics-ordered' : 'tactics'), values)
      return [lineOf({ minute, event: index, kind: 'tactics', team }, parts)]
    }
    if (call && team) {
      const listener = 'talk' in call ? call.to : null
      const mood = 'shout' in call ? call.shout : listener === null ? call.talk : 'talk-to-one'
      // A key of its own: patterns of attacks are called 'press', too.
      const phrase = take(`call ${mood}`, PHRASES[mood])
      const parts = insert(phrase, {
        team: setup[team].name,
        player: namedIn(setup, listener, SOMEBODY),
      })
      return [lineOf({ minute, event: null, kind: 'tactics', team }, parts)]
    }
    const event = events[index ?? -1]
    if (index === null || !event) return []
    const before = { ...goals }
    if (event.type === 'goal' && team) goals[team]++
    if (event.type === 'forfeit') Object.assign(goals, report.goals)
    const phrase =
      shotPhraseOf(event, { before, firstLeg: setup.tie?.firstLeg ?? null }, next) ??
      phraseOf(moodOf(event, report))
    const isBest = bestChance > 0 && event.quality > bestChance
    bestChance = Math.max(bestChance, event.quality)
    const chance = chanceWords(event.quality, { luck: hashFraction(seed, index, 8), isBest })
    const words = isOrdered ? `${phrase} By standing order.` : phrase
    const parts = insert(words, eventValues(report, event, { goals, chance, ownSide }))
    return [lineOf({ minute, event: index, kind: event.type, team }, parts)]
  })
}

/** Goals before an event, and those of the first leg if it is the second. */
interface ScoreBefore {
  before: Score
  firstLeg: Score | null
}

/** Phrase of a shot, given the score before it; null for any other event. */
function shotPhraseOf(event: MatchEvent, score: ScoreBefore, next: NextTurn): string | null {
  const { attack } = event
  const outcome = shotOutcome(event)
  if (!attack?.body || !outcome) return null
  return shotPhrase(
    { event, attack: { ...attack, body: attack.body }, outcome, moment: momentOf(event, score) },
    next,
  )
}

function shotOutcome({ type, attack, quality }: MatchEvent): ShotOutcome | null {
  if (attack?.hitsPost) return 'post'
  if (type === 'goal' || type === 'block') return type
  if (type === 'save' || type === 'miss') return quality >= BIG_CHANCE ? `${type}-big` : type
  return null
}

/** Meaning of a goal for the score before it, which in a second leg is that of both. */
function momentOf({ team, minute }: MatchEvent, { before, firstLeg }: ScoreBefore): GoalMoment {
  const lead = before.home - before.away + (firstLeg ? firstLeg.home - firstLeg.away : 0)
  const isLevel = lead === (team === 'away' ? 1 : -1)
  if (isLevel) return firstLeg ? 'level-on-aggregate' : 'level'
  return minute >= lastMinuteOf({ hasExtraTime: minute > FULL_TIME }) - LATE ? 'late' : 'any'
}

/** Phrases that fit an event other than a shot with a course, which `shotPhrase` describes. */
function moodOf({ type, ban, minute }: MatchEvent, { shootOut, setup }: MatchReport): Mood {
  const isSecondLeg = Boolean(setup.tie?.firstLeg)
  switch (type) {
    case 'half-time':
      return minute > HALF_TIME ? 'extra-half-time' : type
    case 'full-time':
      if (!shootOut) return type
      return isSecondLeg ? 'penalties-of-two-legs' : 'penalties'
    case 'extra-time':
      return isSecondLeg ? 'extra-time-of-two-legs' : type
    case 'card':
      return ban > 1 ? 'sending-off' : ban === 1 ? 'booking' : 'caution'
    case 'goal':
    case 'save':
    case 'miss':
    case 'block':
      return 'shot'
    case 'claim':
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
