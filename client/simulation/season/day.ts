/**
 * A game day, in order (CAL-1, CAL-3). A match day has two halves: the morning, after which the
 * manager may still change the side, and the match itself.
 */
import { isMatchDay, isWeekStart, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { runAssistant } from './assistant.ts'
import { warnAtMidSeason, watchMood } from './board.ts'
import { endSeason } from './endSeason.ts'
import { shortage } from '../players/shortage.ts'
import { clampReputation } from '../core/reputation.ts'
import { drawEvent, passOver } from './events/drawEvent.ts'
import type { EventFault, RandomEvent } from './events/randomEvent.ts'
import { settlePledgesOfDay } from './events/settlePledges.ts'
import { endWorks } from '../facilities/build.ts'
import { mediaReputationPerWeek } from '../facilities/facilityEffects.ts'
import { bookDay, checkFunds } from '../finance/dailyFinance.ts'
import type { GameState } from '../gameState.ts'
import { seasonRecord } from '../history/seasonRecord.ts'
import { ownPosition } from '../league/table.ts'
import { runCampaigns } from '../marketing/campaigns.ts'
import { updateFans } from '../marketing/fans.ts'
import { adoptPolicies } from '../marketing/policies.ts'
import type { MatchInput, MatchReport } from '../match/matchReport.ts'
import { playWeek } from './playWeek.ts'
import { announce } from '../core/announce.ts'
import { restPlayers, serveSuspensions, updatePlayers } from '../players/playerWeek.ts'
import { Random } from '../core/rng.ts'
import { updateStaff } from '../staff/staffWeek.ts'
import { isRefreshDay, refreshMarket, renewTerms } from '../transfers/market.ts'

/** Event of a day, for which the caller may stop or inform the player. */
export type DayEvent =
  | { kind: 'match-day' }
  | { kind: 'matches-played'; reports: readonly MatchReport[] }
  | { kind: 'season-ended'; season: number; position: number }
  | { kind: 'random-event'; event: RandomEvent }
  /** Fewer than eleven players are eligible from now on. */
  | { kind: 'insufficient-players' }
  | { kind: 'career-ended' }

/** Plays a whole day, its match included. Does nothing once the career has ended. */
export function playDay(state: GameState, inputs: readonly MatchInput[] = []): DayEvent[] {
  if (state.ended) return []
  const events = state.awaitingKickOff ? [] : beginDay(state)
  if (state.awaitingKickOff) events.push(...playMatchDay(state, inputs))
  return events
}

/**
 * Starts the next day. On a match day the match is left to `playMatchDay`. With the `fault` that the
 * day's event has thrown, plays the same day without the event.
 */
export function beginDay(state: GameState, fault?: EventFault): DayEvent[] {
  if (state.ended || state.awaitingKickOff) return []
  const random = new Random(state.random)
  const events: DayEvent[] = []
  const wasShort = shortage(state) !== null
  state.day += 1
  if (isWeekStart(state.day)) {
    events.push(...startWeek(state, random))
    renewTerms(state)
  }
  bookDay(state)
  restPlayers(state, random)
  runCampaigns(state)
  endWorks(state)
  settlePledgesOfDay(state)
  if (isRefreshDay(state.day)) refreshMarket(state, random)
  if (fault) passOver(state, fault)
  const event = fault ? null : drawEvent(state, random)
  if (event) events.push({ kind: 'random-event', event })
  watchMood(state)
  if (isMatchDay(state.day) && state.currentMatchWeek < WEEKS_PER_SEASON) {
    state.awaitingKickOff = true
    events.push({ kind: 'match-day' })
  }
  runAssistant(state)
  events.push(...checkState(state, wasShort))
  state.random = random.state()
  return events
}

/** Plays the matches of a match day, after its morning. */
export function playMatchDay(state: GameState, inputs: readonly MatchInput[] = []): DayEvent[] {
  if (state.ended || !state.awaitingKickOff) return []
  const random = new Random(state.random)
  const wasShort = shortage(state) !== null
  const reports = playWeek(state, inputs, random)
  state.awaitingKickOff = false
  runAssistant(state)
  const events: DayEvent[] = [{ kind: 'matches-played', reports }, ...checkState(state, wasShort)]
  state.random = random.state()
  return events
}

/** Applies the weekly updates after the week that ended yesterday. */
function startWeek(state: GameState, random: Random): DayEvent[] {
  if (state.currentMatchWeek > 0) {
    state.leaguePosition = ownPosition(state)
    const { fanCount, fanHappiness } = state
    state.seasonData.push({ ...seasonRecord(state), fanCount, fanHappiness })
    warnAtMidSeason(state)
  }
  serveSuspensions(state)
  updatePlayers(state, random)
  updateStaff(state, random)
  updateFans(state)
  adoptPolicies(state)
  state.reputation = clampReputation(state.reputation + mediaReputationPerWeek(state))
  if (state.currentMatchWeek < WEEKS_PER_SEASON) return []
  const { currentSeason: season, leaguePosition: position } = state
  endSeason(state, random)
  return [{ kind: 'season-ended', season, position }]
}

/** Checks for bankruptcy and for a squad that has become too small, which the manager must see. */
function checkState(state: GameState, wasShort: boolean): DayEvent[] {
  const events: DayEvent[] = []
  checkFunds(state)
  if (state.ended) events.push({ kind: 'career-ended' })
  if (!wasShort && shortage(state)) {
    events.push({ kind: 'insufficient-players' })
    announce(state, { kind: 'squad-short' })
  }
  return events
}
