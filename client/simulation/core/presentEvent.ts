/**
 * The words for everything that happens: the one place where a toast or a notification of the game is
 * composed. A kind of event without an entry does not compile.
 */
import { answerLabel, effectsText } from './eventAnswer.ts'
import { PLAYERS_NEEDED } from './formation.ts'
import type { GameEvent, GameEventKind } from './gameEvent.ts'
import { impactText } from './impact.ts'
import { pounds } from './money.ts'
import type { NotificationType } from './notification.ts'
import { ordinal } from './ordinal.ts'
import type { Outcome } from './outcome.ts'

/** A short message that goes away by itself. */
export interface ToastMessage {
  message: string
  tone: 'info' | 'success' | 'warning' | 'error'
}

/** A message for the side panel. */
export interface News {
  message: string
  type: NotificationType
  /** Shown with emphasis. */
  isSpecial?: boolean
}

/** What the player gets to read of an event; a part that is missing is not shown. */
interface Presentation {
  toast?: ToastMessage
  news?: News
}

/** Toast and news of an event. */
export function presentEvent<Kind extends GameEventKind>(event: GameEvent<Kind>): Presentation {
  return PRESENTERS[event.kind](event)
}

/** Toast for the result of a command; null for none. A refusal is shown with its reason. */
export function outcomeToast(outcome: Outcome): ToastMessage | null {
  if (!outcome.done) return { message: outcome.reason, tone: 'error' }
  return presentEvent(outcome.event).toast ?? null
}

/** Why time stands still when too few players are eligible. */
export const SQUAD_SHORT_MESSAGE = 'Paused: Need more eligible players!'

/** How a career ends for want of money. */
export const BANKRUPT_MESSAGE = 'BANKRUPTCY! Club finances collapsed. Game Over!'

/** Message of a random event that could not happen. */
export function failedEventMessage(title: string): string {
  return `Error processing event: ${title}. Check console.`
}

/** For events that show by what they change. */
const silent = (): Presentation => ({})

const PRESENTERS: { [Kind in GameEventKind]: (event: GameEvent<Kind>) => Presentation } = {
  'player-selected': silent,
  'player-dropped': silent,
  'players-swapped': silent,
  'line-up-restored': silent,
  'tactics-set': silent,
  'market-refreshed': silent,
  'policy-planned': silent,
  'ticket-price-set': silent,
  'club-renamed': silent,
  'assistant-set': silent,

  'eleven-picked': ({ picked }) => ({ toast: pickToast(picked) }),
  'reserve-promoted': ({ name, replaced }) =>
    news(
      'squad',
      replaced
        ? `${name} comes into the eleven for ${replaced.name}, who is ${replaced.isInjured ? 'injured' : 'suspended'}.`
        : `${name} takes a free place in the eleven.`,
    ),
  'squad-short': () => specialNews('system', SQUAD_SHORT_MESSAGE),
  'players-retired': ({ names }) => news('squad', `Retired this summer: ${names.join(', ')}.`),
  'youngster-promoted': ({ name, age, position }) =>
    news('squad', `${name} (${age}, ${position}) has come up from the youth team.`),

  'player-signed': ({ name, fee }) => {
    const message = `Signed ${name} for ${pounds(fee)}.`
    return { toast: { message, tone: 'success' }, ...news('transfer', message) }
  },
  'player-sold': ({ name, fee }) => {
    const message = `Sold ${name} for ${pounds(fee)}.`
    return { toast: { message, tone: 'info' }, ...news('transfer', message) }
  },

  'staff-hired': ({ role }) => ({ toast: { message: `New ${role} hired successfully`, tone: 'success' } }),
  'staff-dismissed': () => ({ toast: { message: 'Staff member dismissed', tone: 'warning' } }),

  'facility-built': ({ type, cost }) => ({
    toast: { message: `${type} built.`, tone: 'success' },
    ...news('finance', `${type} built for ${pounds(cost)}.`),
  }),
  'facility-upgraded': ({ type, level, cost }) => ({
    toast: { message: `${type} upgraded to Level ${level}.`, tone: 'success' },
    ...news('finance', `${type} upgraded to Level ${level} for ${pounds(cost)}.`),
  }),
  'works-finished': ({ type }) => news('system', `Works at the ${type} are over: all seats are open again.`),

  'campaign-launched': ({ name }) => ({ toast: { message: `${name} launched.`, tone: 'success' } }),
  'campaign-shared': ({ name, description, place }) => {
    const isAtHome = place === 'Club Website'
    const message = `${name} shared on ${isAtHome ? 'the Club Website' : place}.`
    return {
      toast: { message, tone: 'success' },
      ...(isAtHome && news('system', `Club website: ${name}. ${description}`)),
    }
  },
  'campaign-ended': ({ name }) => news('finance', `Campaign "${name}" has ended.`),

  'assistant-picked': ({ coming, leaving }) => news('squad', pickedMessage(coming, leaving)),
  'assistant-priced': ({ from, to, mood }) =>
    news(
      'finance',
      `Assistant: the ticket price goes from £${from} to £${to}, with fan mood at ${Math.round(mood)}%.`,
    ),

  'match-played': ({ week, home, away, goals }) =>
    news('match', `Week ${week}: ${home} ${goals.home}-${goals.away} ${away}`),
  'match-forfeited': ({ opponent, eligible }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! Not enough eligible players (${eligible}/${PLAYERS_NEEDED}) vs ${opponent}. Result: 0-3 Loss.`,
    ),
  'opponent-forfeited': ({ opponent }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! ${opponent} cannot field ${PLAYERS_NEEDED} players. Result: 3-0 Win.`,
    ),

  'record-broken': ({ area, record, text, before }) =>
    specialNews(area, `Club record! ${record}: ${text}. The old one: ${before.text} (day ${before.day}).`),
  'milestone-reached': ({ total, figure, club, text }) =>
    specialNews('match', `Milestone: your ${ordinal(figure)} ${TOTAL_NAMES[total]} with ${club}, ${text}.`),
  'awards-won': ({ players, isManager }) => {
    const won = players.map(({ name, award }) => `${name} is the ${award} of the season`)
    if (isManager) won.push('you are the manager of the season')
    return specialNews('squad', `Awards: ${won.join('; ')}.`)
  },

  'career-started': ({ club }) => news('system', `Welcome to ${club}! Season 1 starts in a week.`),
  'season-finished': ({ season, position, prize }) =>
    specialNews(
      'system',
      `Season ${season} finished! Final position: ${ordinal(position)}. Prize money: ${pounds(prize)}.`,
    ),
  'budgets-set': ({ transfer, wage, money, reputation, position }) =>
    news(
      'finance',
      `The board has set the budgets: ${pounds(transfer)} for transfers and ${pounds(wage)} a week for new wages, ` +
        `worked out from ${pounds(money)} in the bank, a reputation of ${reputation.toFixed(1)} and ${ordinal(position)} place.`,
    ),
  'board-worried': ({ position, worstPosition }) =>
    specialNews(
      'system',
      `The board is worried: ${ordinal(position)} at mid-season. A final position worse than ${ordinal(worstPosition)} will cost you your job.`,
    ),
  'fans-revolted': ({ lowestMood, patienceDays }) =>
    specialNews(
      'system',
      `The fans are in revolt: mood below ${lowestMood}%. The board will act if it stays there for ${patienceDays} days.`,
    ),
  'funds-low': ({ money }) =>
    specialNews(
      'finance',
      `FINANCIAL WARNING: Budget critically low (${pounds(money)}). Risk of bankruptcy! Cut costs!`,
    ),
  'random-event': ({ title, impact }) => specialNews('event', `${title}: ${impactText(impact)}.`),
  'event-answered': ({ title, answer, impact, pledge }) =>
    specialNews('event', `${title}: ${answerLabel(answer)}. ${effectsText({ impact, pledge })}`),
  'pledge-settled': ({ title, basis, isMet, impact }) =>
    specialNews(
      'event',
      [
        `${title}: ${PLEDGE_RESULTS[basis][isMet ? 'met' : 'missed']}.`,
        ...(impact.length > 0 ? [`${impactText(impact)}.`] : []),
      ].join(' '),
    ),
  'player-cured': ({ title, name }) => news('squad', `${title}: the specialist has made ${name} fit again.`),
  'event-failed': ({ title }) => specialNews('system', failedEventMessage(title)),
  'club-bankrupt': () => specialNews('finance', BANKRUPT_MESSAGE),
  'manager-sacked': () => specialNews('system', "YOU'RE SACKED! The board has lost its patience."),
}

const PLEDGE_RESULTS = {
  'next-match': { met: 'the match was won', missed: 'the match was not won' },
  position: { met: 'the promise is kept', missed: 'the promise is broken' },
} as const

const TOTAL_NAMES = { matches: 'match in charge', wins: 'win', goals: 'goal' } as const

function news(type: NotificationType, message: string): { news: News } {
  return { news: { message, type } }
}

function specialNews(type: NotificationType, message: string): { news: News } {
  return { news: { message, type, isSpecial: true } }
}

function pickToast(picked: number): ToastMessage {
  if (picked >= PLAYERS_NEEDED) {
    return { message: 'The best eleven who are fit have been picked.', tone: 'success' }
  }
  const wayOut = `You need ${PLAYERS_NEEDED}: sign somebody, or let days go by until players are back.`
  if (picked === 0) return { message: `None of your players is fit. ${wayOut}`, tone: 'warning' }
  const verb = picked === 1 ? 'is' : 'are'
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

function listInWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
