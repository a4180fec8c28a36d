/** Report of days played ahead. */
import type { Notification } from '../news/gameEvent.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import type { Need } from './need.ts'
import { needsYou } from './needsYou.ts'
import type { AheadDay, StopReason } from '../season/ahead.ts'
import { ordinal } from '../core/ordinal.ts'

export interface AheadReport {
  fromDay: number
  toDay: number
  /** Own matches by outcome. */
  matches: Readonly<Record<MatchOutcome, number>>
  /** Places in the table in words; null before a season's first match. */
  places: { from: string | null; to: string | null }
  /** Pounds; what the days have made of the club's money. */
  moneyChange: number
  /** Supporters won or lost. */
  fanChange: number
  /** Reason why the days ended. */
  reason: string
  /** Matters that were left to the manager, the most urgent first. */
  left: readonly Need[]
  /** Oldest first. */
  news: readonly Readonly<Notification>[]
}

/** The report of `days` that led from one state of a career to another; `stop` null when the player stopped them. */
export function aheadReport(
  before: Snapshot,
  after: Snapshot,
  { days, stop }: { days: readonly AheadDay[]; stop: StopReason | null },
): AheadReport {
  const count = (outcome: MatchOutcome) => days.filter((day) => day.outcome === outcome).length
  return {
    fromDay: before.day,
    toDay: after.day,
    matches: { W: count('W'), D: count('D'), L: count('L') },
    places: { from: placeInWords(before), to: placeInWords(after) },
    moneyChange: after.money - before.money,
    fanChange: after.fanCount - before.fanCount,
    reason: reasonInWords(after, stop),
    left: needsYou(after),
    news: days.flatMap(({ news }) => news),
  }
}

function placeInWords(state: Snapshot): string | null {
  return state.record.played > 0 ? ordinal(ownPosition(state)) : null
}

function reasonInWords(state: Snapshot, stop: StopReason | null): string {
  switch (stop) {
    case null:
      return 'You stopped here.'
    case 'target':
      return 'This is how far you wanted to go.'
    case 'needed':
      return state.ended ? 'The career is over.' : 'Too few players can play the next match.'
    case 'challenge':
      return 'Your challenge is over.'
    case 'cup':
      return state.lastMatch?.competition === 'playoff'
        ? 'Stopped because you’re going up.'
        : 'Stopped because a trophy is yours.'
    case 'kick-off':
      return 'It’s match day: in a ranked run you kick off yourself.'
    case 'events':
      return 'Stopped for a random event.'
    case 'absences':
      return 'Stopped because a player is injured or suspended.'
    case 'market':
      return 'Stopped because the transfer market has been refreshed.'
    case 'scouts':
      return 'Stopped because your scouts are back.'
    case 'key-bids':
      return 'Stopped because a club has bid for one of your best players.'
    case 'window':
      return 'Stopped because loans close in a week, and money lies idle.'
    case 'bids':
      return 'Stopped because a club has bid for one of your players, or answered an offer.'
    case 'messages':
      return 'Stopped because one of your players wants an answer.'
    case 'board':
      return 'Stopped for a warning from the board.'
    case 'funds':
      return 'Stopped for a warning of low funds.'
    case 'results':
      return 'Stopped for the result of a match.'
  }
}
