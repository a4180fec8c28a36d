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
import { FULL_TIME } from '../../../../client/simulation/core/fixture.ts'

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

export function planAgenda({ events, play, forfeit }: MatchReport): AgendaItem[] {
  const items: AgendaItem[] = []
  const left = countPlay(forfeit ? null : play)
  const chains = chainEvents(events)
  for (const chain of chains) takeFromPlay(chain, events, left)
  let next = 0
  for (let minute = 0; minute <= FULL_TIME; minute++) {
    const first = items.length
    for (const kind of ['foul', 'offside', 'corner'] as const) {
      for (const side of ['home', 'away'] as const) {
        for (let count = left[kind][side][minute] ?? 0; count > 0; count--) {
          items.push({ kind, side, events: [], instants: [], wonCorner: false })
        }
      }
    }
    for (let chain = chains[next]; chain && minuteOf(chain, events) === minute; chain = chains[++next]) {
      items.push(chain)
    }
    spreadOverMinute(items.slice(first), minute, events)
  }
  return items
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

/** Spreads the items of a minute over it; whistles are at its end, all else before. */
function spreadOverMinute(items: readonly AgendaItem[], minute: number, events: readonly MatchEvent[]): void {
  const places = items.reduce((sum, { events: own }) => sum + Math.max(1, own.length), 0)
  let place = 0
  for (const item of items) {
    for (let i = 0; i < Math.max(1, item.events.length); i++) {
      place++
      const type = events[item.events[i] ?? -1]?.type
      const isWhistle = type === 'half-time' || type === 'full-time'
      const within = isWhistle ? 1 : 0.2 + (0.76 * place) / places
      item.instants.push(minute === 0 ? 0 : minute - 1 + within)
    }
  }
}
