/** Events of squad, line-up and tactics, and of the assistant: their data, toasts and news. */
import { dayInWords } from '../core/calendar.ts'
import { array, boolean, nullable, number, oneOf, record, type FactsOf } from '../core/checks.ts'
import { count, day, money, name, names, percent, playerId, season, week } from '../core/figures.ts'
import type { AssistantRules } from '../club/assistantRules.ts'
import { individualGoal, type IndividualGoal } from '../club/individualTraining.ts'
import { INJURY_KINDS, injuryPhrase, absenceInWords } from '../people/injury.ts'
import { NEGOTIATORS, STATUSES, STATUS_NAMES, type Negotiator } from '../people/contract.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { pounds } from '../core/money.ts'
import type { PlayerId } from '../people/player.ts'
import {
  news,
  silent,
  specialNews,
  type NewsPresenters,
  type ToastMessage,
  type ToastPresenters,
} from './presentation.ts'
import type { Tactics } from '../club/tactics.ts'
import { planInWords, trainingPlan, type TrainingPlan } from '../club/training.ts'
import { countedOrNo, inRow, plural } from '../core/english.ts'

/** Message of the pause when fewer than eleven players are eligible. */
export const SQUAD_SHORT_MESSAGE = 'Paused: Need more eligible players!'

const injury = oneOf(INJURY_KINDS)
const by = oneOf(NEGOTIATORS)
const terms = { until: count, wage: money }

/** Facts of each kind. Money in whole pounds. */
export const SQUAD_FACTS = {
  /** A reserve comes into the eleven, for somebody who cannot play or into a free place. */
  'reserve-promoted': {
    name,
    replaced: nullable(record<{ name: string; isInjured: boolean }>({ name, isInjured: boolean })),
  },
  /** The doctors have examined somebody: days until the return at the soonest and latest. */
  'player-injured': { name, injury, soonest: count, latest: count },
  /** Somebody is fit again. `days`: from the examination. */
  'player-fit': { name, injury, days: count },
  /** Fewer than eleven can play from now on. */
  'squad-short': {},
  /** A player has overcome a weakness, or built a strength. */
  'goal-reached': { name, goal: individualGoal },
  /** `club`: abroad; `weekly`: pounds per week that the own club still pays. */
  'player-lent': { name, club: name, weekly: money },
  /** `fee`: pounds for the rest of the season. */
  'player-borrowed': { id: playerId, name, club: name, fee: money },
  /** Borrowed players have gone back to their clubs. */
  'borrowed-returned': { names },
  /** Somebody is back: matches and goals for the other club, and stars of quality gained or lost there. */
  'loan-ended': { name, club: name, matches: count, goals: count, grown: number(-5, 5) },
  'players-retired': { names },
  /** `count`: youngsters that the academy would show as it is. */
  'intake-ahead': { day, count },
  /** `deadline`: last day for decisions. */
  'intake-held': { names, deadline: day },
  'intake-waiting': { names, deadline: day },
  'youngster-signed': { name, ...terms, by },
  'youngsters-let-go': { names, by },
  /** A club of the league has signed a youngster who was let go. */
  'released-signed': { name, club: name },
  'contract-renewed': { name, ...terms, status: oneOf(STATUSES), by },
  /** `day`: the first on which the player talks again. */
  'talks-failed': { name, day },
  /** `weeks`: match weeks left in the season. */
  'contracts-ending': { names, season, weeks: week },
  /** `club`: of the league; null if the player has left it. */
  'player-left-free': { name, club: nullable(name) },
  /** Names of those who come into the eleven and of those who leave it, at least one. */
  'assistant-picked': {
    coming: names,
    leaving: array(record<{ name: string; isTired: boolean }>({ name, isTired: boolean }), 100),
  },
  /** `stamina`, `mood`: percent. */
  'assistant-trains': { plan: trainingPlan, stamina: percent },
  'assistant-priced': { from: money, to: money, mood: percent },
}
type SquadNews = FactsOf<typeof SQUAD_FACTS>

/** Data of each kind that is not kept. */
export interface SquadActions {
  'player-selected': { id: PlayerId }
  'player-dropped': { id: PlayerId }
  'players-swapped': { oneId: PlayerId; otherId: PlayerId }
  /** `picked`: players of the eleven who are fit, 0–11. */
  'eleven-picked': { picked: number }
  'line-up-restored': object
  'notifications-cleared': object
  'captain-named': object
  'tactics-set': { change: Readonly<Partial<Tactics>> }
  'orders-set': object
  'individual-focus-set': { id: PlayerId; goal: IndividualGoal | null }
  'training-set': { change: Readonly<Partial<TrainingPlan>> }
  /** `asked`: pounds per week for the length and status of the offer; `left`: offers that are still heard. */
  'offer-declined': { name: string; asked: number; left: number }
  'assistant-set': { change: Readonly<Partial<AssistantRules>> }
}

export const SQUAD_NEWS: NewsPresenters<SquadNews> & ToastPresenters<SquadActions> = {
  'player-selected': silent,
  'player-dropped': silent,
  'players-swapped': silent,
  'eleven-picked': ({ picked }) => ({ toast: pickToast(picked) }),
  'line-up-restored': silent,
  'notifications-cleared': silent,
  'captain-named': silent,
  'reserve-promoted': ({ name, replaced }) =>
    news(
      'squad',
      replaced
        ? `${name} comes into the eleven for ${replaced.name}, who is ${replaced.isInjured ? 'injured' : 'suspended'}.`
        : `${name} fills the gap in the eleven.`,
    ),
  'player-injured': ({ name, injury, soonest, latest }) =>
    news('squad', `${name} has ${injuryPhrase(injury)}: out for ${absenceInWords({ soonest, latest })}.`),
  'player-fit': ({ name, injury, days }) =>
    news(
      'squad',
      `${name} is fit again after ${injuryPhrase(injury)} and ${plural(days, 'a day', `${days} days`)} out.`,
    ),
  'squad-short': () => specialNews('system', SQUAD_SHORT_MESSAGE),
  'tactics-set': silent,
  'orders-set': silent,
  'individual-focus-set': silent,
  'goal-reached': ({ name, goal: { kind, trait } }) =>
    news(
      'squad',
      `${name} has ${kind === 'weaknesses' ? 'overcome a weakness' : 'a new strength'}: ${trait}.`,
    ),
  'training-set': silent,
  'players-retired': ({ names }) => news('squad', `Retired this summer: ${listInWords(names)}.`),
  'intake-ahead': ({ day, count }) =>
    news(
      'squad',
      `Academy intake day is ${dayInWords(day)}. As things stand, ${count} youngsters will come through.`,
    ),
  'intake-held': ({ names, deadline }) =>
    specialNews(
      'squad',
      `The academy’s new intake: ${listInWords(names)}. Sign them or let them go by ${dayInWords(deadline)}.`,
    ),
  'intake-waiting': ({ names, deadline }) =>
    specialNews(
      'squad',
      `You have until ${dayInWords(deadline)} to sign these academy youngsters: ${listInWords(names)}.`,
    ),
  'youngster-signed': ({ name, until, wage, by }) => {
    const message = `${SIGNED_BY[by]}${name} signs from the academy to the end of season ${until}, for ${pounds(wage)} a week.`
    return { toast: { message, tone: 'success' }, ...news('squad', message) }
  },
  'youngsters-let-go': ({ names, by }) => {
    const message = `${SIGNED_BY[by]}${listInWords(names)} ${plural(names.length, 'is', 'are')} released by the academy.`
    return { toast: { message, tone: 'info' }, ...news('squad', message) }
  },
  'released-signed': ({ name, club }) =>
    news('squad', `${name}, released by the academy, signs for ${club}.`),
  'contract-renewed': ({ name, until, wage, status, by }) => {
    const message = `${SIGNED_BY[by]}${name} signs to the end of season ${until}, for ${pounds(wage)} a week: ${STATUS_NAMES[status]}.`
    return { toast: { message, tone: 'success' }, ...news('squad', message) }
  },
  'offer-declined': ({ name, asked, left }) => ({
    toast: {
      message: `${name} says no and wants ${pounds(asked)} a week. You have ${plural(left, 'one more offer', `${left} more offers`)}.`,
      tone: 'warning',
    },
  }),
  'talks-failed': ({ name, day }) => {
    const message = `${name} has broken off talks and won’t talk again before ${dayInWords(day)}.`
    return { toast: { message, tone: 'warning' }, ...news('squad', message) }
  },
  'contracts-ending': ({ names, weeks }) =>
    specialNews(
      'squad',
      `In ${weeks} match weeks ${plural(names.length, 'a contract runs', 'contracts run')} out: ${listInWords(names)}. See what they want: Squad, Contracts.`,
    ),
  'player-left-free': ({ name, club }) =>
    specialNews(
      'squad',
      `${name}’s contract is up: they ${club === null ? 'leave the league' : `join ${club}`}.`,
    ),
  'player-lent': ({ name, club, weekly }) => ({
    toast: { message: `${name} is on loan at ${club} until the season’s end.`, tone: 'success' },
    ...news(
      'squad',
      `${name} goes to ${club} on loan until the season’s end. You pay ${pounds(weekly)} a week.`,
    ),
  }),
  'player-borrowed': ({ name, club, fee }) => ({
    toast: { message: `${name} is on loan from ${club} until the season’s end.`, tone: 'success' },
    ...news('squad', `${name} comes from ${club} on loan until the season’s end, for ${pounds(fee)}.`),
  }),
  'borrowed-returned': ({ names }) =>
    news(
      'squad',
      `Loans over: ${listInWords(names)} ${plural(names.length, 'is', 'are')} back at ${plural(names.length, 'the parent club', 'their parent clubs')}.`,
    ),
  'loan-ended': ({ name, club, matches, goals, grown }) =>
    specialNews(
      'squad',
      `${name} is back from ${club}: ${countedOrNo(matches, 'match', 'matches')}, ${countedOrNo(goals, 'goal')}, ${growthInWords(grown)}.`,
    ),
  'assistant-set': silent,
  'assistant-picked': ({ coming, leaving }) => news('squad', pickedMessage(coming, leaving)),
  'assistant-trains': ({ plan, stamina }) =>
    news('squad', `Assistant: the eleven are at ${stamina}% stamina. Training: ${planInWords(plan)}.`),
  'assistant-priced': ({ from, to, mood }) =>
    news(
      'finance',
      `Assistant: the ticket price goes from £${from} to £${to}, with fan mood at ${Math.round(mood)}%.`,
    ),
}

const SIGNED_BY: Record<Negotiator, string> = {
  manager: '',
  assistant: 'Assistant: ',
  secretary: 'Club secretary: ',
}

function pickToast(picked: number): ToastMessage {
  if (picked >= PLAYERS_NEEDED) {
    return { message: 'Your best fit eleven are picked.', tone: 'success' }
  }
  const wayOut = `You need ${PLAYERS_NEEDED}: sign somebody, or wait until players are back.`
  if (picked === 0) return { message: `None of your players is fit. ${wayOut}`, tone: 'warning' }
  const verb = plural(picked, 'is', 'are')
  return { message: `Only ${picked} of your players ${verb} fit, all picked now. ${wayOut}`, tone: 'warning' }
}

function pickedMessage(
  coming: readonly string[],
  leaving: readonly { name: string; isTired: boolean }[],
): string {
  const names = listInWords(coming)
  const left = listInWords(leaving.map(({ name, isTired }) => (isTired ? `${name} (tired)` : name)))
  if (leaving.length === 0) return `Assistant: ${names} in the eleven.`
  return coming.length === 0
    ? `Assistant: ${left} out of the eleven.`
    : `Assistant: ${names} in the eleven for ${left}.`
}

/** Most names in a message, which a save keeps only up to a length. */
const MAX_NAMED = 15

function listInWords(all: readonly string[]): string {
  const others = all.length - MAX_NAMED
  const names = others > 1 ? [...all.slice(0, MAX_NAMED), `${others} others`] : all
  return inRow(names)
}

/** Change of quality, in stars. */
function growthInWords(grown: number): string {
  if (grown === 0) return 'no better and no worse'
  return `${Math.abs(grown).toFixed(2)} stars ${grown > 0 ? 'better' : 'worse'}`
}
