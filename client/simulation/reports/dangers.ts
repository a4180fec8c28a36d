/** Dangers and chances of the queue that no single message stands for: job, money, loans. */
import { isBarred } from '../challenge/challengeRules.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { capitalised, counted } from '../core/english.ts'
import { pounds, roughPounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import { BANKRUPTCY_LIMIT } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { wayEffect, wayTitle, type WayOut } from '../news/wayOut.ts'
import type { FinanceForecast } from '../season/financeForecast.ts'
import { shownForecast } from './shownForecast.ts'
import { idleMoney, loanDaysLeft, spareMoney } from '../season/idleMoney.ts'
import { moneyOutlook } from '../season/moneyOutlook.ts'
import { isPlaceInDanger, signings, waysUp } from '../season/placeInDanger.ts'
import { waysOut } from '../season/waysOut.ts'
import { firstSteps } from './firstSteps.ts'
import type { NeedAction, RankedNeed } from './need.ts'
import { returnOfNextStep } from './buildingReturn.ts'
import { wayOnCard } from './wayOnCard.ts'

/** Urgency of what has no deadline, in days: a job or a bank at risk comes before what is a fortnight away. */
const RANKS = { job: 5, overdrawn: 3, thisSeason: 10, idle: 20, laterSeason: 25 }
/** Days before loans close, and match weeks before the season's end, from which the queue says so. */
const LOAN_DAYS = 14
const LAST_WEEKS = 8

/** Dangers of today, in no order. */
export function dangersOf(state: Snapshot): RankedNeed[] {
  const forecast = shownForecast(state)
  const loans = loansClosing(state)
  return [
    ...placeInDanger(state),
    ...revolt(state),
    ...moneyMatter(state, forecast).filter((need) => !loans.some((loan) => asksForTheSame(need, loan))),
    ...dividend(state, forecast),
    ...loans,
  ]
}

/** True for two rows whose buttons bring the same player. */
function asksForTheSame({ action }: RankedNeed, { action: other }: RankedNeed): boolean {
  if (action.kind !== 'way' || other.kind !== 'way') return false
  const { way } = action
  return way.kind === 'borrow' && other.way.kind === 'borrow' && way.id === other.way.id
}

/** The step as the action of a row, or a place to look for one. */
function actionOf(way: WayOut | undefined, otherwise: NeedAction): NeedAction {
  return way ? { kind: 'way', way, label: wayTitle(way) } : otherwise
}

function placeInDanger(state: Snapshot): RankedNeed[] {
  if (!isPlaceInDanger(state)) return []
  const { worstPosition } = figuresOf(state)
  const left = counted(WEEKS_PER_SEASON - state.currentMatchWeek, 'match', 'matches')
  const [way] = waysUp(state)
  return [
    {
      id: 'place',
      title: `Finish below ${ordinal(worstPosition)} and you lose your job`,
      detail: `You are ${ordinal(ownPosition(state))} with ${left} to go.${way ? ` ${wayHint(way)}` : ''}`,
      daysLeft: null,
      isDanger: true,
      rank: RANKS.job,
      action: actionOf(way, { kind: 'place', place: 'tactics', label: 'Change tactics' }),
    },
  ]
}

function revolt(state: Snapshot): RankedNeed[] {
  const { revoltSinceDay, day } = state
  if (revoltSinceDay === 0) return []
  const daysLeft = Math.max(1, figuresOf(state).patienceDays - (day - revoltSinceDay))
  return [
    {
      id: 'revolt',
      title: 'The fans want you out',
      detail: 'The board sacks you if their mood stays this low.',
      daysLeft,
      isDanger: true,
      rank: daysLeft,
      action: { kind: 'place', place: 'tickets', label: 'Cut the price' },
    },
  ]
}

/** One row about the money: the worst that is true. */
function moneyMatter(state: Snapshot, forecast: FinanceForecast): RankedNeed[] {
  const { money, currentSeason } = state
  const { runsOut } = moneyOutlook(state, forecast)
  const idle = idleMoney(state, forecast)
  const limit = `Below ${pounds(BANKRUPTCY_LIMIT)} the club is bankrupt.`
  const row = (title: string, rank: number, way: WayOut | undefined) => [
    {
      id: 'money',
      title,
      detail: way ? `${money < 0 ? `${limit} ` : ''}${wayHint(wayOnCard(state, way))}` : limit,
      daysLeft: null,
      isDanger: rank < RANKS.idle,
      rank,
      action: actionOf(way, { kind: 'place', place: 'finances', label: 'See finances' }),
    },
  ]
  const [way] = waysOut(state, 1)
  if (money < 0) return row(`The bank is ${pounds(-money)} overdrawn`, RANKS.overdrawn, way)
  if (runsOut === currentSeason) return row('The money runs out this season', RANKS.thisSeason, way)
  if (isAskedToInvest(state)) return []
  const shortage = runsOut === null ? null : `The money runs out in season ${runsOut}`
  // Money that lies idle and money that runs out in one breath would contradict each other.
  if (idle) return row(shortage ?? `${roughPounds(idle.amount)} lies idle`, RANKS.idle, idle.way)
  if (shortage !== null) return row(shortage, RANKS.laterSeason, way)
  return spareMatter(state, forecast)
}

/** Money that nothing earns back soon, with the best that it can still do. */
function spareMatter(state: Snapshot, forecast: FinanceForecast): RankedNeed[] {
  const spare = spareMoney(state, forecast)
  if (!spare) return []
  const { amount, way, goal } = spare
  const row = (detail: string, action: NeedAction) => [
    {
      id: 'money',
      title: `${roughPounds(amount)} lies idle`,
      detail,
      daysLeft: null,
      isDanger: false,
      rank: RANKS.laterSeason,
      action,
    },
  ]
  if (way)
    return row(
      wayHint(wayOnCard(state, way)),
      actionOf(way, { kind: 'place', place: 'market', label: 'Find players' }),
    )
  if (!goal && isBarred(state, 'signPlayer')) return []
  if (!goal) {
    const budget = `The board allows ${pounds(state.transferBudget)} for transfers.`
    return row(budget, { kind: 'place', place: 'market', label: 'Find players' })
  }
  const worth = roughPounds(returnOfNextStep(state, goal).earns)
  return row(`Save it for the ${goal}, worth about ${worth} more a season.`, {
    kind: 'save',
    facility: goal,
    label: `Save for the ${goal}`,
  })
}

/** True while the checklist of the first week asks for an investment, with its own suggestions. */
function isAskedToInvest(state: Snapshot): boolean {
  return state.currentMatchWeek === 0 && state.currentSeason === 1 && !firstSteps(state).hasInvested
}

/** Money that the owners draw in summer, in the last weeks. */
function dividend(state: Snapshot, { dividend: sum }: FinanceForecast): RankedNeed[] {
  const { currentMatchWeek, currentSeason, day } = state
  if (sum <= 0 || currentMatchWeek < WEEKS_PER_SEASON - LAST_WEEKS) return []
  const daysLeft = dayOfWeek(currentSeason, WEEKS_PER_SEASON) - day + 1
  return [
    {
      id: 'dividend',
      title: `The owners draw ${roughPounds(sum)} after the season`,
      detail: 'Spend it first, or put it aside for a building.',
      daysLeft,
      isDanger: false,
      rank: daysLeft,
      action: { kind: 'place', place: 'facilities', label: 'See facilities' },
    },
  ]
}

/** A player to borrow before loans close. */
function loansClosing(state: Snapshot): RankedNeed[] {
  const daysLeft = loanDaysLeft(state)
  if (daysLeft === 0 || daysLeft > LOAN_DAYS) return []
  const way = signings(state, Infinity).find(({ kind }) => kind === 'borrow')
  if (!way) return []
  return [
    {
      id: 'loans',
      title: 'Loans close until the summer',
      detail: wayHint(way),
      daysLeft,
      isDanger: false,
      rank: daysLeft,
      action: actionOf(way, { kind: 'place', place: 'market', label: 'Find players' }),
    },
  ]
}

/** Effect of a step, as a sentence. */
function wayHint(way: WayOut): string {
  const effect = wayEffect(way)
  return `${capitalised(effect)}.`
}
