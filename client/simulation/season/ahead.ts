/**
 * Days played ahead to a target, without a look at each. They are the days that would have been clicked
 * through: the same commands of the calendar, so that the career is the same, byte for byte.
 */
import { needsLuck } from '../challenge/luck.ts'
import { DAYS_PER_SEASON, dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { nextOwnMatch, wonToday } from '../competitions/ownMatches.ts'
import type { EventKind } from '../news/eventStory.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { Notification } from '../news/gameEvent.ts'
import type { StopCause } from '../core/stopCauses.ts'
import { DAYS_PER_MONTH } from '../finance/dailyFinance.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { deservedStatus } from '../contracts/status.ts'
import { shortage } from '../players/shortage.ts'
import type { AheadTarget } from './aheadTargets.ts'
import { beginDay, playMatchDay, type DayEvent, type DayStep } from './day.ts'
import { isWarnedAnew, warningsGiven } from './freshWarnings.ts'
import { isWindowClosing } from './idleMoney.ts'

/**
 * Reasons to stop; 'needed', 'challenge' and 'cup' for events that always stop, 'kick-off' for a match that waits for its
 * luck (CHL-8), 'scouts' for a report, which is of the cause 'market'.
 */
export type StopReason = 'target' | 'needed' | 'challenge' | 'cup' | 'kick-off' | 'scouts' | StopCause

export interface AheadPlan {
  target: AheadTarget
  /** The last day that is played. */
  untilDay: number
  stopsFor: readonly StopCause[]
}

/** A day played ahead. */
export interface AheadDay {
  events: DayEvent[]
  /** The own match's, null on a day without one. */
  outcome: MatchOutcome | null
  /** Notifications of the day, oldest first. */
  news: readonly Readonly<Notification>[]
  /** Steps that play the day again. */
  steps: DayStep[]
  /** Null when days go on. */
  stop: StopReason | null
}

/** Plans the days to a target. Every plan ends with the season: after its last match, or on the next one's first day. */
export function planAhead(state: Snapshot, target: AheadTarget, stopsFor: readonly StopCause[]): AheadPlan {
  const { currentSeason, currentMatchWeek, awaitingKickOff } = state
  const seasonEnd =
    currentMatchWeek < WEEKS_PER_SEASON || awaitingKickOff
      ? dayOfWeek(currentSeason, WEEKS_PER_SEASON)
      : DAYS_PER_SEASON * currentSeason + 1
  const nextMatchDay = nextOwnMatch(state)?.day ?? dayOfWeek(currentSeason, currentMatchWeek + 1)
  const days: Record<AheadTarget, number> = {
    'match-day': nextMatchDay,
    match: nextMatchDay,
    month: endOfMonth(state),
    season: seasonEnd,
  }
  return { target, untilDay: Math.min(days[target], seasonEnd), stopsFor }
}

/** A month has thirty days, as in the upkeep. A match that is still to be played belongs to its day. */
function endOfMonth({ day, awaitingKickOff }: Snapshot): number {
  const from = awaitingKickOff ? day : day + 1
  return Math.ceil(from / DAYS_PER_MONTH) * DAYS_PER_MONTH
}

/** Plays the next day of a plan, or what is left of today. `faulty`: as in `beginDay`. */
export function playAheadDay(state: GameState, plan: AheadPlan, faulty?: EventKind): AheadDay {
  const { nextNotificationId } = state
  const before = warningsGiven(state)
  const steps: DayStep[] = []
  const events: DayEvent[] = []
  if (!state.awaitingKickOff) {
    events.push(...beginDay(state, faulty))
    steps.push(faulty ? ['beginDay', faulty] : ['beginDay'])
  }
  let stop = stopReason(state, plan, { events, before })
  let outcome: MatchOutcome | null = null
  if (state.awaitingKickOff && !stop) {
    const played = playMatchDay(state)
    steps.push(['playMatchDay', []])
    events.push(...played)
    outcome = state.lastMatch?.outcome ?? null
    stop = stopReason(state, plan, { events: played, before })
  }
  const news = state.notifications.filter(({ id }) => id >= nextNotificationId).reverse()
  return { events, outcome, news, steps, stop }
}

/** `before`: warnings given before the day. */
interface Happened {
  events: readonly DayEvent[]
  before: ReturnType<typeof warningsGiven>
}

function stopReason(state: GameState, plan: AheadPlan, { events, before }: Happened): StopReason | null {
  if (state.ended || (shortage(state) && (state.awaitingKickOff || events.some(isShortage)))) return 'needed'
  if (events.some(({ kind }) => kind === 'challenge-over')) return 'challenge'
  if (wonToday(state)) return 'cup'
  const { stopsFor } = plan
  for (const event of events) {
    if (stopsFor.includes('key-bids') && isBidForKeyPlayer(state, event)) return 'key-bids'
    const { kind } = event
    const cause = STOP_CAUSE_OF[kind]
    if (!cause || !stopsFor.includes(cause)) continue
    if ((cause === 'board' || cause === 'funds') && !isWarnedAnew(state, cause, before)) continue
    return kind === 'scouts-returned' ? 'scouts' : cause
  }
  if (stopsFor.includes('window') && isWindowClosing(state)) return 'window'
  if (needsLuck(state) && plan.target !== 'match-day') return 'kick-off'
  return state.day >= plan.untilDay && !goesOn(state, plan, events) ? 'target' : null
}

/** True when a match of the last day is to be played: that of a morning, or the next of a play-off that has begun. */
function goesOn(
  { awaitingKickOff, lastMatch }: GameState,
  { target }: AheadPlan,
  events: readonly DayEvent[],
): boolean {
  if (!awaitingKickOff) return false
  if (!events.some(({ kind }) => kind === 'matches-played')) return target !== 'match-day'
  return target === 'season' && lastMatch?.competition === 'playoff'
}

/** True for a bid for one of the best of the squad, unless an earlier one has lapsed. */
function isBidForKeyPlayer(state: GameState, event: DayEvent): boolean {
  if (event.kind !== 'bid-received') return false
  const { id, name } = event.news
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player || deservedStatus(state.players, player) !== 'key') return false
  return state.notifications.every(
    ({ event: earlier }) =>
      earlier.kind !== 'bid-over' || earlier.name !== name || earlier.reason !== 'lapsed',
  )
}

function isShortage({ kind }: DayEvent): boolean {
  return kind === 'insufficient-players'
}

/** Of events that always stop, the state shows why. */
const STOP_CAUSE_OF: Record<DayEvent['kind'], StopCause | null> = {
  'match-day': null,
  'matches-played': 'results',
  'season-ended': null,
  'random-event': 'events',
  'players-out': 'absences',
  'market-refreshed': 'market',
  'bid-received': 'bids',
  'player-writes': 'messages',
  'offer-answered': 'bids',
  'scouts-returned': 'market',
  'board-warning': 'board',
  'low-funds': 'funds',
  'insufficient-players': null,
  'challenge-over': null,
  'career-ended': null,
}
