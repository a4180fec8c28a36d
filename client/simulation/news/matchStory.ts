/** Events of a match in order, with the changes of plan that its inputs add up to, and the managers' words. */
import type { ClubId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'
import type { Call, Shout, Talk } from '../club/calls.ts'
import { TACTIC_PARTS } from '../club/tacticNames.ts'
import type { Tactics } from '../club/tactics.ts'

type Side = 'home' | 'away'

interface Input {
  kind: 'tactics' | 'substitution' | 'order' | 'call-off' | 'talk' | 'shout'
  minute: number
  side: Side
  tactics?: Readonly<Tactics> | null
  off?: PlayerId | null
  on?: PlayerId | null
  talk?: Talk
  to?: PlayerId | null
  shout?: Shout
}

interface Event {
  type: string
  minute: number
  team: Side | null
  player: PlayerId | null
  assist: PlayerId | null
}

/** Fields of a match report from which its story follows. */
interface MatchRecord {
  setup: Readonly<Record<Side, { readonly club: ClubId; readonly tactics: Readonly<Tactics> }>>
  inputs: readonly Readonly<Input>[]
  events: readonly Readonly<Event>[]
}

export interface StoryItem {
  minute: number
  team: Side | null
  /** Index of the event in the report; null for a change of plan by hand and for words, which are no events. */
  event: number | null
  /** Parts of the plan that differ from the minute before, with their new values; null for any other event. */
  change: Partial<Tactics> | null
  /** Words of the manager; null for any other event. */
  call: Call | null
  /** True for what the own club's standing orders have done. Those of rivals are not known. */
  isOrdered: boolean
}

/**
 * All events in order for the manager of the side `own`, null for neither, after the words heard in their minute. A side's changes of plan in a minute are one item, at the last of their events, or before all
 * events of the minute if the manager decided it then; none if the plan is the same as before.
 */
export function matchStory(record: MatchRecord, own: Side | null): StoryItem[] {
  const { events } = record
  const plans = [...plansOf('home', record, own), ...plansOf('away', record, own)]
  const decided = [...plans.filter(({ event }) => event === null), ...callsOf(record)].toSorted(
    (a, b) => a.minute - b.minute,
  )
  const items: StoryItem[] = []
  let next = 0
  for (const [i, event] of events.entries()) {
    const { minute, team, type } = event
    for (let plan = decided[next]; plan && plan.minute <= minute; plan = decided[++next]) items.push(plan)
    if (type === 'tactics') items.push(...plans.filter((plan) => plan.event === i))
    else
      items.push({
        minute,
        team,
        event: i,
        change: null,
        call: null,
        isOrdered: isOrdered(record, event, own),
      })
  }
  return items
}

interface Progress {
  /** Number of events shown. */
  eventCount: number
  /** Last minute begun, whose plans cannot change any more. */
  begunMinute: number
}

/** True for an event that has been shown, and for a decision by hand whose minute has begun. */
export function isShown(
  { event, minute }: Pick<StoryItem, 'event' | 'minute'>,
  { eventCount, begunMinute }: Progress,
): boolean {
  return event === null ? minute <= begunMinute : event < eventCount
}

function plansOf(side: Side, { setup, inputs, events }: MatchRecord, own: Side | null): StoryItem[] {
  const steps = inputs.filter((input) => input.side === side && input.tactics)
  let plan = setup[side].tactics
  return [...new Set(steps.map(({ minute }) => minute))].flatMap((minute) => {
    const inMinute = steps.filter((step) => step.minute === minute)
    const before = plan
    plan = inMinute.at(-1)?.tactics ?? plan
    const change = difference(before, plan)
    const event = events.findLastIndex(
      ({ type, team, ...other }) => type === 'tactics' && team === side && other.minute === minute,
    )
    const isDecided = inMinute.every(({ kind }) => kind === 'tactics')
    if (Object.keys(change).length === 0 || (event < 0 && !isDecided)) return []
    const isOrdered = side === own && inMinute.every(({ kind }) => kind === 'order')
    return [{ minute, team: side, event: event < 0 ? null : event, change, call: null, isOrdered }]
  })
}

function callsOf({ inputs }: MatchRecord): StoryItem[] {
  return inputs.flatMap(({ minute, side, talk, to = null, shout }) => {
    const call = talk ? { talk, to } : shout ? { shout } : null
    return call ? [{ minute, team: side, event: null, change: null, call, isOrdered: false }] : []
  })
}

function difference(before: Readonly<Tactics>, after: Readonly<Tactics>): Partial<Tactics> {
  return Object.fromEntries(
    TACTIC_PARTS.filter((part) => before[part] !== after[part]).map((part) => [part, after[part]]),
  )
}

/** True for a substitution by a standing order of the side `own`. */
function isOrdered(
  { inputs }: MatchRecord,
  { type, minute, team, player, assist }: Event,
  own: Side | null,
): boolean {
  if (type !== 'substitution' || team === null || team !== own) return false
  return inputs.some(
    (input) =>
      input.kind === 'order' && input.minute === minute && input.off === assist && input.on === player,
  )
}
