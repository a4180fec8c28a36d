/** Marks of the timeline: what has one, with its icon and words, and how near ones are grouped. */
import type { IconName } from '../../../components/Icon.tsx'
import { BIG_CHANCE } from '../../../simulation/core/fixture.ts'
import { callInWords } from '../../../simulation/club/calls.ts'
import type { PlayerId } from '../../../simulation/people/player.ts'
import type { StoryItem } from '../../../simulation/news/matchStory.ts'
import { changeInWords } from '../../../simulation/club/tacticNames.ts'
import type { MatchEventType, Side } from '../../../simulation/match/matchReport.ts'
import type { NamedEvent } from '../../../simulation/match/namedEvents.ts'

/** From most to least prominent. The first of a group stands for it. */
const KINDS = ['goal', 'big-chance', 'card', 'injury', 'substitution', 'plan', 'words', 'chance'] as const
type MarkKind = (typeof KINDS)[number]

export const MARKS: Record<MarkKind, { icon: IconName | null; word: string }> = {
  goal: { icon: 'match', word: 'Goal' },
  'big-chance': { icon: 'star', word: 'Big chance' },
  card: { icon: 'suspension', word: 'Card' },
  injury: { icon: 'injury', word: 'Injury' },
  substitution: { icon: 'swap', word: 'Substitution' },
  plan: { icon: 'clipboard', word: 'Change of set-up' },
  words: { icon: 'megaphone', word: 'Words of the manager' },
  chance: { icon: null, word: 'Chance' },
}
const ENDS: Partial<Record<MatchEventType, string>> = {
  save: 'saved',
  miss: 'off target',
  block: 'blocked',
}

export interface Mark {
  /** Index of the event in the report; null for a decision by hand. */
  index: number | null
  minute: number
  team: Side | null
  kind: MarkKind
  /** Such as "23' Card: Lee Bell, booked". */
  words: string
  /** True for a shot, which can be shown again. */
  isChance: boolean
}

export interface MarkGroup {
  /** Sorted by minute. */
  marks: readonly Mark[]
  /** Most prominent mark. */
  lead: Mark
  /** Side of all marks; null for a group of both. */
  side: Side | null
  /** Minute at which the group stands. */
  minute: number
}

interface Room {
  /** Width of the timeline, in pixels. */
  width: number
  /** Width of a mark with its target, in pixels. */
  target: number
  /** True when both sides share one row. */
  isShared: boolean
  /** Minute at which it ends. */
  lastMinute: number
}

/**
 * Groups the marks of a row that would overlap. Each group stands at its first mark, so that events to come
 * change no earlier group.
 */
export function groupMarks(
  marks: readonly Mark[],
  { width, target, isShared, lastMinute }: Room,
): MarkGroup[] {
  const minutes = (target / width) * lastMinute
  const groups: Mark[][] = []
  for (const mark of marks) {
    const last = groups.findLast(([first]) => first && (isShared || first.team === mark.team))
    if (last?.[0] && mark.minute - last[0].minute < minutes) last.push(mark)
    else groups.push([mark])
  }
  return groups.flatMap(describeGroup)
}

/** Marks of what has been shown, in order. `events` are those of the report with names. */
export function marksOf(
  story: readonly StoryItem[],
  events: readonly NamedEvent[],
  nameOf: (id: PlayerId) => string,
): Mark[] {
  return story.flatMap(({ event: index, minute, team, change, call, isOrdered }) => {
    if (call) {
      const words = `${minute}' ${callInWords(call, nameOf)}`
      return [{ index, minute, team, kind: 'words', words, isChance: false }]
    }
    const event = events[index ?? -1]
    const kind = change ? 'plan' : event && kindOf(event)
    if (!kind) return []
    const order = isOrdered ? ', by standing order' : ''
    const what = change ? changeInWords(change) : event ? describe(event) : ''
    const words = `${minute}' ${MARKS[kind].word}: ${what}${order}`
    return [{ index, minute, team, kind, words, isChance: !change && (event?.quality ?? 0) > 0 }]
  })
}

function kindOf({ type, quality }: NamedEvent): MarkKind | null {
  if (type === 'goal' || type === 'card' || type === 'injury' || type === 'substitution') return type
  if (quality <= 0) return null
  return quality >= BIG_CHANCE ? 'big-chance' : 'chance'
}

function describeGroup(marks: readonly Mark[]): MarkGroup[] {
  const [lead] = marks.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
  const [first] = marks
  if (!lead || !first) return []
  const { team, minute } = first
  return [{ marks, lead, minute, side: marks.every((mark) => mark.team === team) ? team : null }]
}

function describe({ type, playerName, otherName, ban }: NamedEvent): string {
  if (type === 'substitution') return `${playerName} for ${otherName}`
  if (type === 'card') return `${playerName}, ${ban > 1 ? 'sent off' : 'booked'}`
  const end = ENDS[type]
  return end === undefined ? playerName : `${playerName}, ${end}`
}
