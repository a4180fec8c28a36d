/**
 * Everything that a match has to show, in order: attacks with all their shots, and the fouls, corners, offsides,
 * cards, injuries and substitutions between them.
 */
import type {
  MatchEvent,
  MatchReport,
  PlayRecord,
  Side,
} from '../../../../client/simulation/match/matchReport.ts'
import { isChance, isEndedAttack } from '../stage/eventKinds.ts'
import { FULL_TIME, lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'
import { type Happening, spreadMinutes } from './spreadMinutes.ts'

export interface AgendaItem {
  kind: 'attack' | 'foul' | 'corner' | 'offside' | 'other'
  /** Side of the attack, corner or offside; the side that fouls; null for both. */
  side: Side | null
  /** Indices of the report's events: the shots of an attack, or one event; none for the rest of play. */
  events: number[]
  /** Fractional minutes of these events, or of the item. */
  instants: number[]
  /** True for an attack that ends with a corner, which is cleared. */
  wonCorner: boolean
}

export function planAgenda(report: MatchReport): AgendaItem[] {
  const { events, play, forfeit } = report
  const items: AgendaItem[] = []
  const places: Place[] = []
  const left = countPlay(forfeit ? null : play)
  const chains = chainEvents(events)
  for (const chain of chains) takeFromPlay(chain, events, left)
  let next = 0
  for (let minute = 0; minute <= lastMinuteOf(report); minute++) {
    const add = (item: AgendaItem) => {
      items.push(item)
      places.push(...placesOf(item, minute, events))
    }
    for (const kind of ['foul', 'offside', 'corner'] as const) {
      for (const side of ['home', 'away'] as const) {
        for (let count = left[kind][side][minute] ?? 0; count > 0; count--) {
          add({ kind, side, events: [], instants: [], wonCorner: false })
        }
      }
    }
    for (let chain = chains[next]; chain && minuteOf(chain, events) === minute; chain = chains[++next]) {
      add(chain)
    }
  }
  spreadOut(places)
  return items
}

/** Whole minute in which each event of a report is shown: that of the engine, or one near to it where many crowd. */
export function shownMinutes(report: MatchReport): number[] {
  const minutes: number[] = []
  for (const { events, instants } of planAgenda(report)) {
    events.forEach((event, i) => (minutes[event] = Math.ceil(instants[i] ?? 0)))
  }
  return minutes
}

function minuteOf({ events: [first = 0] }: AgendaItem, events: readonly MatchEvent[]): number {
  const event = events[first]
  return event?.type === 'kick-off' ? 0 : (event?.minute ?? FULL_TIME)
}

/** Joins the shots of one attack; all other events stand alone. */
function chainEvents(events: readonly MatchEvent[]): AgendaItem[] {
  const items: AgendaItem[] = []
  events.forEach((event, i) => {
    const last = items.at(-1)
    const follows =
      event.attack?.isFollowUp === true &&
      last?.kind === 'attack' &&
      last.side === event.team &&
      events[last.events.at(-1) ?? 0]?.minute === event.minute
    if (follows) {
      last.events.push(i)
      return
    }
    const isAttack = isChance(event.type) || isEndedAttack(event.type)
    const kind = isAttack ? 'attack' : 'other'
    items.push({ kind, side: event.team, events: [i], instants: [], wonCorner: false })
  })
  return items
}

type CountByMinute = Record<Side, number[]>

/** Fouls, corners and offsides in each minute. */
function countPlay(play: PlayRecord | null): Record<'foul' | 'corner' | 'offside', CountByMinute> {
  const count = (minutes: Record<Side, readonly number[]> | undefined): CountByMinute => {
    const counts = { home: [] as number[], away: [] as number[] }
    for (const side of ['home', 'away'] as const) {
      for (const minute of minutes?.[side] ?? []) counts[side][minute] = (counts[side][minute] ?? 0) + 1
    }
    return counts
  }
  return { foul: count(play?.fouls), corner: count(play?.corners), offside: count(play?.offsides) }
}

/** Takes the fouls and corners that events show out of those that are left to be shown by themselves. */
function takeFromPlay(
  item: AgendaItem,
  events: readonly MatchEvent[],
  left: Record<'foul' | 'corner', CountByMinute>,
): void {
  const take = (kind: 'foul' | 'corner', side: Side, minute: number) => {
    const count = left[kind][side][minute] ?? 0
    left[kind][side][minute] = Math.max(0, count - 1)
    return count > 0
  }
  for (const index of item.events) {
    const event = events[index]
    if (!event?.team) continue
    const other = event.team === 'home' ? 'away' : 'home'
    const pattern = event.attack?.pattern
    if (event.type === 'card') take('foul', event.team, event.minute)
    if (pattern === 'corner') take('corner', event.team, event.minute)
    if (pattern === 'free-kick' || pattern === 'direct-free-kick' || pattern === 'penalty') {
      take('foul', other, event.minute)
    }
  }
  const last = events[item.events.at(-1) ?? -1]
  if (item.kind !== 'attack' || !last?.team) return
  if (['save', 'block', 'miss', 'tackle'].includes(last.type)) {
    item.wonCorner =
      !last.attack?.hitsPost && cornersAhead(item, events, left) && take('corner', last.team, last.minute)
  }
}

/** True while a minute has more corners than the later attacks of the side in it begin with. */
function cornersAhead(
  item: AgendaItem,
  events: readonly MatchEvent[],
  left: Record<'corner', CountByMinute>,
): boolean {
  const lastIndex = item.events.at(-1) ?? 0
  const last = events[lastIndex]
  if (!last?.team) return false
  let due = 0
  for (let i = lastIndex + 1; events[i]?.minute === last.minute; i++) {
    if (events[i]?.team === last.team && events[i]?.attack?.pattern === 'corner') due++
  }
  return (left.corner[last.team][last.minute] ?? 0) > due
}

/** Place of an item's event, or of an item without events, in the course of the match. */
interface Place extends Happening {
  item: AgendaItem
}

function placesOf(item: AgendaItem, minute: number, events: readonly MatchEvent[]): Place[] {
  const attacks = item.kind === 'attack' || item.kind === 'corner' ? item.side : null
  if (item.events.length === 0) return [{ item, minute, attacks, kind: 'play' }]
  return item.events.map((index) => ({ item, minute, attacks, kind: kindOf(events[index]?.type) }))
}

function kindOf(type: MatchEvent['type'] | undefined): Happening['kind'] {
  if (type === 'goal') return 'goal'
  if (type === 'kick-off' || type === 'half-time' || type === 'extra-time' || type === 'full-time')
    return 'whistle'
  return type && (isChance(type) || isEndedAttack(type)) ? 'play' : 'incident'
}

/** Sets the instants of all items: spread over the minutes and each minute, with whistles at its end. */
function spreadOut(places: readonly Place[]): void {
  const minutes = spreadMinutes(places)
  const inMinute = new Map<number, number>()
  for (const minute of minutes) inMinute.set(minute, (inMinute.get(minute) ?? 0) + 1)
  let place = 0
  places.forEach(({ item, kind }, i) => {
    const minute = minutes[i] ?? 0
    place = minute === minutes[i - 1] ? place + 1 : 1
    const within = kind === 'whistle' ? 1 : 0.2 + (0.76 * place) / (inMinute.get(minute) ?? 1)
    item.instants.push(minute === 0 ? 0 : minute - 1 + within)
  })
}
