import type { GameEvent } from './gameEvent.ts'
import { notify, type Noticeboard } from './notify.ts'
import type { Refusal } from './outcome.ts'
import { presentEvent } from './presentEvent.ts'

/** Puts the news of an event on top of the notifications; an event without news changes nothing. */
export function announce(state: Noticeboard, event: GameEvent): void {
  const { news } = presentEvent(event)
  if (news) notify(state, news)
}

/** Puts a refusal with a `notice` on top of the notifications, the same one once a day. */
export function announceRefusal(state: Noticeboard, { reason, notice }: Refusal): void {
  if (notice === undefined) return
  notify(state, { message: reason, type: notice, isSpecial: true, key: `${state.day}: ${reason}` })
}
