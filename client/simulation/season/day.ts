/**
 * A game day, in order (CAL-1, CAL-3). A match day has two halves: the morning, after which the
 * manager may still change the side, and the match itself.
 */
import { isMatchDay, isWeekStart, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { runAssistant } from './assistant.ts'
import { raiseBudgets, warnAtMidSeason, watchMood } from '../board/boardDecisions.ts'
import { moveConfidenceByWarning } from '../board/confidence.ts'
import { withdrawSettledNews } from './settledNews.ts'
import { closeChallenge } from '../challenge/closeChallenge.ts'
import { isRanked, needsLuck } from '../challenge/luck.ts'
import { dropLog, logStep } from '../challenge/runLog.ts'
import { closeOffer, reviewAtMidSeason } from '../board/objectives.ts'
import { reviewContracts } from '../contracts/expiry.ts'
import { endSeason } from './endSeason.ts'
import { warnOfPlace } from './placeInDanger.ts'
import { warnOfLoss } from './moneyOutlook.ts'
import { financeForecast } from './financeForecast.ts'
import { announceRetirements, watchCaptain } from './farewells.ts'
import { trainIndividually } from './individualWeek.ts'
import { playLoanWeek, restLent } from '../loans/loanWeeks.ts'
import { shortage } from '../players/shortage.ts'
import { isFit, type PlayerId } from '../people/player.ts'
import { clampReputation } from '../club/reputation.ts'
import { takeFirstAnswer } from './events/answerEvent.ts'
import { drawEvent, skipFaultyEvent } from './events/drawEvent.ts'
import type { EventKind } from '../news/eventStory.ts'
import type { RandomEvent } from '../news/randomEvent.ts'
import { settlePledgesOfDay } from './events/settlePledges.ts'
import { finishWorks } from '../facilities/build.ts'
import { mediaReputationPerWeek } from '../facilities/facilityEffects.ts'
import { bookDay, checkFunds } from '../finance/dailyFinance.ts'
import type { GameState } from '../gameState.ts'
import { seasonRecord } from '../history/seasonRecord.ts'
import { announceGoalOfMonth } from './goalOfMonth.ts'
import { ownPosition } from '../league/table.ts'
import { runCampaigns } from '../marketing/campaigns.ts'
import { updateFans } from '../marketing/fans.ts'
import { adoptPolicies } from '../marketing/policies.ts'
import type { MatchInput, MatchReport } from '../match/matchReport.ts'
import { dealInWinter } from './leagueTransfers.ts'
import { playWeek } from './playWeek.ts'
import { announceIntake, watchIntake } from './youthIntake.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { examineInjured, restPlayers, serveSuspensions, updatePlayers } from '../players/playerWeek.ts'
import { countTieBans } from '../players/tieBans.ts'
import { nextOwnMatch } from '../competitions/ownMatches.ts'
import { drawNextRounds } from './drawTies.ts'
import { goOnInPlayOff } from './playOff.ts'
import { playTies } from './playTies.ts'
import { restRivals } from '../players/rivalWeek.ts'
import { streamOfDay } from '../core/streams.ts'
import { updateStaff } from '../staff/staffWeek.ts'
import { placeBids, watchBids, bidForUnhappy } from '../transfers/bidding.ts'
import { watchOffers } from '../transfers/offers.ts'
import { watchScouts } from '../scouting/assignments.ts'
import { reviewUnrest, type Complaint } from '../unrest/review.ts'
import { isRefreshDay, refreshMarket, renewTerms } from '../transfers/market.ts'

/** Event of a day, for which the caller may stop or inform the player. */
export type DayEvent =
  | { kind: 'match-day' }
  | { kind: 'matches-played'; reports: readonly MatchReport[] }
  | { kind: 'season-ended'; season: number; position: number }
  | { kind: 'random-event'; event: RandomEvent }
  /** Own players who could play before cannot any more: injured or suspended. */
  | { kind: 'players-out'; ids: readonly PlayerId[] }
  | { kind: 'market-refreshed' }
  /** A club has made a bid for an own player. */
  | { kind: 'bid-received'; news: GameEvent<'bid-received'> }
  /** A player wants to talk, or to leave. */
  | { kind: 'player-writes'; news: Complaint }
  /** A club has answered an offer. */
  | { kind: 'offer-answered'; news: GameEvent<'offer-answered' | 'offer-agreed' | 'offer-failed'> }
  /** Scouts have come back from an assignment. */
  | { kind: 'scouts-returned'; news: GameEvent<'scouts-returned'> }
  /** The board has warned the manager. */
  | { kind: 'board-warning' }
  /** The club has been warned of low funds, or of losses that will lead to them. */
  | { kind: 'low-funds' }
  /** Fewer than eleven players are eligible from now on. */
  | { kind: 'insufficient-players' }
  | { kind: 'challenge-over' }
  | { kind: 'career-ended' }

/** Step of time as plain JSON: the morning of a day, the luck of its matches in a ranked run, or the matches. */
export type DayStep =
  | readonly [name: 'beginDay', faulty?: EventKind]
  | readonly [name: 'drawLuck', luck: number]
  | readonly [name: 'playMatchDay', inputs: readonly MatchInput[]]

/** True if the event pauses time that runs until the next decision. */
export function isDecision({ kind }: DayEvent): boolean {
  return DECISIONS[kind]
}

const DECISIONS: Record<DayEvent['kind'], boolean> = {
  'match-day': true,
  'matches-played': true,
  'season-ended': true,
  'random-event': true,
  'players-out': false,
  'market-refreshed': false,
  'bid-received': true,
  'player-writes': true,
  'offer-answered': true,
  'scouts-returned': true,
  'board-warning': false,
  'low-funds': false,
  'insufficient-players': true,
  'challenge-over': true,
  'career-ended': true,
}

/** Plays a whole day, its match included. Does nothing once the career has ended. */
export function playDay(state: GameState, inputs: readonly MatchInput[] = []): DayEvent[] {
  if (state.ended) return []
  const events = state.awaitingKickOff ? [] : beginDay(state)
  if (state.awaitingKickOff) events.push(...playMatchDay(state, inputs))
  return events
}

/**
 * Starts the next day. On a match day the match is left to `playMatchDay`. `faulty` is the event that has thrown an
 * EventFault: the same day is played without it.
 */
export function beginDay(state: GameState, faulty?: EventKind): DayEvent[] {
  if (state.ended || state.awaitingKickOff) return []
  if (faulty) dropLog(state)
  logStep(state, ['beginDay'])
  const events: DayEvent[] = []
  const before = squadBefore(state)
  takeFirstAnswer(state)
  state.day += 1
  watchCaptain(state)
  if (isWeekStart(state.day)) {
    events.push(...startWeek(state))
    renewTerms(state)
  }
  bookDay(state)
  restPlayers(state)
  restRivals(state)
  restLent(state)
  runCampaigns(state)
  finishWorks(state)
  watchIntake(state)
  settlePledgesOfDay(state)
  watchBids(state)
  events.push(...watchOffers(state).map((news) => ({ kind: 'offer-answered', news }) as const))
  const bids = [...(isWeekStart(state.day) ? placeBids(state) : []), ...bidForUnhappy(state)]
  events.push(...bids.map((news) => ({ kind: 'bid-received', news }) as const))
  if (isRefreshDay(state.day)) {
    refreshMarket(state, streamOfDay(state, 'markets'))
    events.push({ kind: 'market-refreshed' })
  }
  const report = watchScouts(state)
  if (report) events.push({ kind: 'scouts-returned', news: report })
  if (faulty) skipFaultyEvent(state, faulty)
  const event = faulty ? null : drawEvent(state, streamOfDay(state, 'events'))
  if (event) events.push({ kind: 'random-event', event })
  examineInjured(state)
  if (watchMood(state)) events.push({ kind: 'board-warning' })
  drawNextRounds(state)
  if (nextOwnMatch(state)?.day === state.day) {
    state.awaitingKickOff = true
    events.push({ kind: 'match-day' })
  } else playTies(state)
  runAssistant(state)
  events.push(...checkState(state, before))
  return events
}

/** Plays the matches of a match day, after its morning and, in a ranked run, its luck. In the play-off the next one follows on the same day (SEC-5). */
export function playMatchDay(state: GameState, decided: readonly MatchInput[] = []): DayEvent[] {
  if (state.ended || !state.awaitingKickOff || needsLuck(state)) return []
  const inputs = isRanked(state) ? [] : decided
  if (state.challenge) state.challenge.isCommitted = false
  logStep(state, ['playMatchDay', inputs])
  const before = squadBefore(state)
  takeFirstAnswer(state)
  const reports =
    isMatchDay(state.day) && state.currentMatchWeek < WEEKS_PER_SEASON
      ? playWeek(state, inputs, streamOfDay(state, 'matchDays'))
      : playTies(state, inputs)
  examineInjured(state)
  state.awaitingKickOff = goOnInPlayOff(state)
  runAssistant(state)
  const events: DayEvent[] = [{ kind: 'matches-played', reports }, ...checkState(state, before)]
  return events
}

/** Applies the weekly updates after the week that ended yesterday. */
function startWeek(state: GameState): DayEvent[] {
  const events: DayEvent[] = []
  if (state.currentMatchWeek > 0) {
    state.leaguePosition = ownPosition(state)
    const { fanCount, fanHappiness } = state
    state.seasonData.push({ ...seasonRecord(state), fanCount, fanHappiness })
    closeOffer(state)
    announceGoalOfMonth(state)
    reviewAtMidSeason(state)
    if (state.currentMatchWeek === WEEKS_PER_SEASON / 2) raiseBudgets(state, financeForecast(state))
    announceRetirements(state)
    reviewContracts(state)
    announceIntake(state)
    if (warnOfLoss(state)) events.push({ kind: 'low-funds' })
    if (warnOfPlace(state)) events.push({ kind: 'board-warning' })
    if (warnAtMidSeason(state)) events.push({ kind: 'board-warning' })
  }
  updatePlayers(state, streamOfDay(state, 'playersWeeks'))
  trainIndividually(state)
  serveSuspensions(state)
  countTieBans(state)
  if (state.currentMatchWeek > 0) playLoanWeek(state)
  events.push(...reviewUnrest(state).map((news) => ({ kind: 'player-writes', news }) as const))
  updateStaff(state, streamOfDay(state, 'staffWeeks'))
  updateFans(state)
  adoptPolicies(state)
  state.reputation = clampReputation(state.reputation + mediaReputationPerWeek(state))
  dealInWinter(state)
  if (state.currentMatchWeek < WEEKS_PER_SEASON) return events
  const { currentSeason: season, leaguePosition: position } = state
  endSeason(state, streamOfDay(state, 'summers'))
  events.push({ kind: 'season-ended', season, position })
  return events
}

/** Squad before a part of a day. */
interface SquadBefore {
  isShort: boolean
  fit: readonly PlayerId[]
}

function squadBefore(state: GameState): SquadBefore {
  return {
    isShort: shortage(state) !== null,
    fit: state.players.filter(isFit).map(({ id }) => id),
  }
}

/** Low funds and collapse, who is out, and a squad that has become too small: the manager must see them. */
function checkState(state: GameState, before: SquadBefore): DayEvent[] {
  const events: DayEvent[] = []
  withdrawSettledNews(state)
  if (checkFunds(state)) {
    moveConfidenceByWarning(state, 'low-funds')
    events.push({ kind: 'low-funds' })
  }
  if (closeChallenge(state)) events.push({ kind: 'challenge-over' })
  if (state.ended) events.push({ kind: 'career-ended' })
  const ids = state.players
    .filter((player) => !isFit(player) && before.fit.includes(player.id))
    .map(({ id }) => id)
  if (ids.length > 0) events.push({ kind: 'players-out', ids })
  if (!before.isShort && shortage(state)) {
    events.push({ kind: 'insufficient-players' })
    announce(state, { kind: 'squad-short' })
  }
  return events
}
