/** News that are over: nothing in them waits for the manager or warns any more. */
import { contractsToRenew } from '../contracts/expiry.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { DAYS_PER_WEEK } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { GameEvent, NewsEvent, NewsKind, Notification } from '../news/gameEvent.ts'
import type { PlayerId } from '../people/player.ts'
import { shortage } from '../players/shortage.ts'
import { moneyOutlook } from '../season/moneyOutlook.ts'
import { isPlaceInDanger } from '../season/placeInDanger.ts'
import { isAsking, isSettled } from '../season/settledNews.ts'

/** Ids of the notifications that are over. */
export function newsOver(state: Snapshot): ReadonlySet<number> {
  const { notifications } = state
  const latest = new Map(notifications.toReversed().map(({ id, event }) => [event.kind, id]))
  const isRepeated = ({ id, event }: DeepReadonly<Notification>) =>
    DANGERS.has(event.kind) && latest.get(event.kind) !== id
  return new Set(notifications.filter((one) => isRepeated(one) || isNewsOver(state, one)).map(({ id }) => id))
}

/** Warnings of the club, of which a later one replaces an earlier. */
const DANGERS: ReadonlySet<NewsKind> = new Set([
  'funds-low',
  'money-runs-out',
  'place-in-danger',
  'board-worried',
  'fans-revolted',
])

/** True while the danger of the news lasts, or what they ask for can be done. */
const IS_OPEN: {
  [Kind in NewsKind]?: (state: Snapshot, event: DeepReadonly<GameEvent<Kind>>) => boolean
} = {
  'bid-received': isBidOpen,
  'bid-raised': isBidOpen,
  'funds-low': ({ money }) => money < 0,
  'money-runs-out': (state) => moneyOutlook(state).runsOut !== null,
  'place-in-danger': isPlaceInDanger,
  'board-worried': (state) => state.leaguePosition > figuresOf(state).worstPosition,
  'fans-revolted': ({ revoltSinceDay }) => revoltSinceDay > 0,
  'objectives-offered': ({ board, currentMatchWeek }) => currentMatchWeek === 0 && !board.isChosen,
  'squad-short': (state) => shortage(state) !== null,
  'contracts-ending': (state) => !state.assistant.renewsContracts && contractsToRenew(state).length > 0,
}

function isBidOpen({ bids }: Snapshot, { id }: { readonly id: PlayerId }): boolean {
  return bids.some(({ playerId }) => playerId === id)
}

/** True once the matter is settled, the danger past, the effects are over, or the news a week old. */
function isNewsOver(state: Snapshot, { day, event }: DeepReadonly<Notification>): boolean {
  if (isSettled(state, event)) return true
  const isOpen = IS_OPEN[event.kind] as ((state: Snapshot, event: NewsEvent) => boolean) | undefined
  if (isOpen) return !isOpen(state, event)
  if (isAsking(event)) return false
  return isOld(state, day) || state.day - day >= daysOfEffects(event)
}

/** Days for which an event still changes something, 0 for one at once; Infinity for other news. */
function daysOfEffects(event: NewsEvent): number {
  if (event.kind !== 'random-event') return Infinity
  return Math.max(0, ...event.impact.map((impact) => ('days' in impact ? impact.days : 0)))
}

/** True for news of an earlier week. */
export function isOld({ day: today }: Pick<Snapshot, 'day'>, day: number): boolean {
  return today - day >= DAYS_PER_WEEK
}
