/** Checks of notifications: the facts of each kind of news. */
import type { Savings } from '../club/board.ts'
import { CAMPAIGN_IDS } from '../club/campaignDefinitions.ts'
import { DIFFICULTIES } from '../club/difficulty.ts'
import { FACILITY_TYPES } from '../club/facility.ts'
import type { OwnScore } from '../club/ownScore.ts'
import { ANSWER_KEYS } from '../news/eventAnswer.ts'
import { EVENT_KINDS } from '../news/eventStory.ts'
import type { NewsEvent, NewsEvents, Notification } from '../news/gameEvent.ts'
import { BID_ENDS } from '../news/marketNews.ts'
import { PLAYER_AWARDS } from '../news/matchNews.ts'
import { NEGOTIATORS, STATUSES } from '../people/contract.ts'
import { POSITIONS } from '../people/position.ts'
import { INJURY_KINDS } from '../people/injury.ts'
import { budgets, objectiveLevel, objectiveResultFields, savingsFields } from './boardCheck.ts'
import { array, boolean, integer, nullable, number, ofKind, oneOf, record } from '../core/checks.ts'
import { impacts, pledgeTerms, staffRole } from './eventChecks.ts'
import {
  count,
  day,
  facilityId,
  goals,
  money,
  name,
  names,
  percent,
  playerId,
  position,
  season,
  staffId,
  stars,
  week,
} from './figureChecks.ts'
import { rivalryReason, ticketPrice } from './clubChecks.ts'
import { clubRecord, recordKind } from './historyChecks.ts'
import { unrestCause } from './playerChecks.ts'
import type { WayOut } from '../news/wayOut.ts'
import { individualGoal, trainingPlan } from './trainingCheck.ts'

const event = oneOf(EVENT_KINDS)
const injury = oneOf(INJURY_KINDS)
const status = oneOf(STATUSES)
const facility = oneOf(FACILITY_TYPES)
const campaign = oneOf(CAMPAIGN_IDS)
const by = oneOf(NEGOTIATORS)
const club = name
const fee = money
const deal = { name, club }
const openDeal = { id: playerId, ...deal }
const ofCampaign = { campaign }
const level = integer(1, 10)
const match = record<OwnScore>({ playerScore: goals, opponentScore: goals, opponent: name })

const gain = { once: money, perSeason: money }
const newcomer = { ...gain, id: playerId, name, position: oneOf(POSITIONS), gain: number(0, 5) }
const wayOut = ofKind<WayOut>({
  build: { ...gain, type: facility },
  upgrade: { ...gain, id: facilityId, type: facility, level },
  sell: { ...gain, id: playerId, name },
  borrow: newcomer,
  sign: newcomer,
  dismiss: { ...gain, id: staffId, name, role: staffRole },
})

const newsEvent = ofKind<NewsEvent>({
  'reserve-promoted': {
    name,
    replaced: nullable(record<{ name: string; isInjured: boolean }>({ name, isInjured: boolean })),
  },
  'player-injured': { name, injury, soonest: count, latest: count },
  'player-fit': { name, injury, days: count },
  'squad-short': {},
  'goal-reached': { name, goal: individualGoal },
  'player-lent': { ...deal, weekly: money },
  'player-borrowed': { ...openDeal, fee },
  'borrowed-returned': { names },
  'loan-ended': { ...deal, matches: count, goals: count, grown: number(-5, 5) },
  'players-retired': { names },
  'intake-ahead': { day, count },
  'intake-held': { names, deadline: day },
  'intake-waiting': { names, deadline: day },
  'youngster-signed': { name, until: count, wage: money, by },
  'youngsters-let-go': { names, by },
  'released-signed': deal,
  'contract-renewed': { name, until: count, wage: money, status, by },
  'talks-failed': { name, day },
  'contracts-ending': { names, season, weeks: week },
  'player-left-free': { name, club: nullable(name) },
  'assistant-picked': {
    coming: names,
    leaving: array(record<{ name: string; isTired: boolean }>({ name, isTired: boolean }), 100),
  },
  'assistant-trains': { plan: trainingPlan, stamina: percent },
  'assistant-priced': { from: ticketPrice, to: ticketPrice, mood: percent },

  'player-signed': { id: playerId, name, fee },
  'player-sold': { ...openDeal, fee },
  'facility-built': { type: facility, cost: money },
  'facility-upgraded': { type: facility, level, cost: money },
  'works-finished': { type: facility },
  'campaign-unaffordable': ofCampaign,
  'campaign-published': ofCampaign,
  'campaign-ended': ofCampaign,
  'money-runs-out': { season, brings: money, costs: money, wages: money, ways: array(wayOut, 2) },

  'bid-received': { ...openDeal, fee, deadline: day },
  'bid-raised': { ...openDeal, fee },
  'bid-over': { ...deal, reason: oneOf(BID_ENDS) },
  'offer-answered': { ...openDeal, asked: money, left: count, day },
  'offer-agreed': { ...openDeal, fee, day },
  'offer-failed': { ...deal, day },
  'offer-lapsed': { name },
  'scouts-returned': { count },
  'rival-replaces': { ...deal, coming: name, from: nullable(name) },

  'match-played': {
    week,
    home: name,
    away: name,
    goals: record<{ home: number; away: number }>({ home: goals, away: goals }),
  },
  'match-forfeited': { opponent: name, eligible: count },
  'opponent-forfeited': { opponent: name },
  'record-broken': { recordKind, record: clubRecord, before: clubRecord },
  'milestone-reached': { total: oneOf(['matches', 'wins', 'goals']), figure: count, club, match },
  'player-milestone': {
    player: name,
    total: oneOf(['matches', 'goals']),
    figure: count,
    since: count,
    club,
    match,
  },
  'rivalry-grown': { rival: name, reason: rivalryReason },
  'awards-won': {
    players: array(
      record<NewsEvents['awards-won']['players'][number]>({ name, award: oneOf(PLAYER_AWARDS) }),
      PLAYER_AWARDS.length,
    ),
    isManager: boolean,
  },

  'career-started': { club },
  'season-finished': { season, position, prize: money },
  'board-worried': { position, worstPosition: position },
  'fans-revolted': { lowestMood: percent, patienceDays: count },
  'funds-low': { money },
  'club-bankrupt': {},
  'manager-sacked': {},

  'budgets-set': { transfer: money, wage: money, money, reputation: stars, position, confidence: percent },
  'objectives-offered': {
    season,
    positions: record<NewsEvents['objectives-offered']['positions']>({
      safe: position,
      ambitious: position,
      title: position,
    }),
    inForce: objectiveLevel,
  },
  'objective-chosen': { season, level: objectiveLevel, position, budgets },
  'objective-reviewed': { ...objectiveResultFields, position },
  'objective-judged': {
    ...objectiveResultFields,
    position,
    mood: number(-100, 100),
    paid: money,
    taken: money,
    owed: money,
  },
  'place-in-danger': { position, worstPosition: position, weeks: week, ways: array(wayOut, 2) },
  'dividend-paid': {
    dividend: money,
    costs: money,
    saved: nullable(record<Savings & { added: number }>({ ...savingsFields, added: money })),
  },
  'budgets-raised': { added: budgets, budgets },
  'difficulty-raised': { difficulty: oneOf(DIFFICULTIES) },

  'retirement-announced': { name, matches: count, isLegend: boolean },
  farewell: { name, opponent: name, attendance: count },
  'legend-retired': { name, matches: count, goals: count },
  'captain-gone': { next: nullable(name) },

  'player-writes': {
    id: playerId,
    name,
    isLeaving: boolean,
    cause: unrestCause,
    facts: record<NewsEvents['player-writes']['facts']>({
      starts: count,
      cameOn: count,
      matches: count,
      status,
    }),
    deadline: day,
  },
  'message-unanswered': { name, isLeaving: boolean, lost: number(0, 5) },
  'promise-kept': { name, starts: count, matches: count },
  'unrest-over': { name, wasLeaving: boolean, reason: oneOf(['plays', 'summer']) },
  'nobody-bids': { name },

  'random-event': { event, impact: impacts },
  'event-asks': { event },
  'event-answered': { event, answer: oneOf(ANSWER_KEYS), impact: impacts, pledge: nullable(pledgeTerms) },
  'pledge-settled': {
    event,
    basis: oneOf(['next-match', 'position']),
    isMet: boolean,
    impact: impacts,
  },
  'player-cured': { event, name },
  'event-failed': { event },
})

export const notification = record<Notification>({ id: count, day, event: newsEvent })
