/** Forecast of the club's money at the season's end (FIN-6). */
import { dividendOf, runningCosts } from '../board/dividend.ts'
import { stakeOf } from '../board/objectives.ts'
import { lastSeasonHere } from '../club/pastSeason.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { homeTiesToCome } from '../competitions/ownMatches.ts'
import { dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import {
  LEDGER_CATEGORIES,
  type CategoryAmount,
  type LedgerCategory,
  type LedgerEntry,
} from '../core/ledger.ts'
import { dailyAmounts } from '../finance/dailyFinance.ts'
import { prizeIn } from '../finance/prizeMoney.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { askedTerms } from '../contracts/contractTerms.ts'
import { isEndingContract } from '../contracts/expiry.ts'
import { putAsideOf } from '../facilities/savings.ts'
import { instalmentsLeft } from '../marketing/campaigns.ts'
import { predictedPlace } from '../news/pressNote.ts'
import { attendanceRange, matchdayRevenue, tieRevenue, type MatchdayRevenue } from '../tickets/attendance.ts'
import { estimatedAttendance } from '../tickets/ticketPrice.ts'

export interface FinanceForecast {
  /** Pounds today. */
  money: number
  /** Expected sums by category, without those of zero. */
  amounts: CategoryAmount[]
  /** Pounds at the season's end, prize money included. */
  atEnd: number
  /** Pounds that the season leaves before that; what of it lies above its running costs goes. */
  left: number
  due: number
  /** Pounds that the owners will draw, and above which running costs of the season; 0 for none. */
  dividend: number
  costs: number
  /** Pounds that go aside for a building instead. */
  aside: number
  /** Days left of the season, 0 on its last. */
  days: number
  homeMatches: number
  /** Spectators of each of these, and where the figure comes from. */
  crowd: number
  crowdFrom: 'season' | 'last-season' | 'price'
  /** Final position for which prize and board are counted. */
  place: number
  ending: EndingWages
}

/** Wages of contracts that end with the season, in pounds per week. */
export interface EndingWages {
  players: number
  wage: number
  /** Sum that these players ask for new contracts. */
  asked: number
}

/**
 * Forecasts by today's daily income and costs, the remaining home matches and the prize for the place to expect.
 * `crowdOf`: spectators of a home match while none has been played at the club.
 */
export function financeForecast(state: Snapshot, crowdOf = estimatedAttendance): FinanceForecast {
  const { money, day, currentSeason, currentMatchWeek } = state
  const days = Math.max(0, dayOfWeek(currentSeason, WEEKS_PER_SEASON) - day)
  const homeMatches = state.fixtures.filter(
    ({ home, week }) => home === state.club.id && week > currentMatchWeek,
  ).length
  const { crowd, crowdFrom } = expectedCrowd(state, crowdOf)
  const { tickets, besides } = matchdayRevenue(state, crowd)
  const gate = expectedGate(state)
  const perDay = dailyAmounts(state)
  const place = expectedPlace(state)
  const once: LedgerEntry = {
    tickets: homeMatches * tickets + gate.tickets,
    matchday: homeMatches * besides + gate.besides,
    campaigns: instalmentsLeft(state, days),
    prizes: prizeIn(state.division, place),
    board: stakeFor(state, place),
  }
  const toCome = (category: LedgerCategory) =>
    days * Math.round(perDay[category] ?? 0) + Math.round(once[category] ?? 0)
  const before = LEDGER_CATEGORIES.reduce((sum, category) => sum + toCome(category), money)
  const soFar = state.ledger.days.map(({ amounts: moved }) => moved)
  const rest = Object.fromEntries(LEDGER_CATEGORIES.map((category) => [category, toCome(category)]))
  const costs = runningCosts([...soFar, rest])
  const due = dividendOf(before, costs)
  const aside = putAsideOf(state, due)
  const dividend = due - aside
  const amounts = LEDGER_CATEGORIES.map((category) => ({
    category,
    amount: toCome(category) - (category === 'board' ? dividend : category === 'building' ? aside : 0),
  })).filter(({ amount }) => amount !== 0)
  return {
    money,
    amounts,
    left: before,
    due,
    atEnd: before - due,
    dividend,
    aside,
    costs,
    days,
    homeMatches,
    crowd,
    crowdFrom,
    place,
    ending: endingWages(state),
  }
}

/** Own part of the takings of ties that are drawn at home; what comes after them is not foreseen. */
function expectedGate(state: Snapshot): MatchdayRevenue {
  const gate = { tickets: 0, besides: 0 }
  for (const { competition, away } of homeTiesToCome(state)) {
    const { mean } = attendanceRange(state, opponentById(state, away))
    const { tickets, besides } = tieRevenue(state, mean, competition)
    gate.tickets += tickets
    gate.besides += besides
  }
  return gate
}

function endingWages(state: Snapshot): EndingWages {
  const ending = state.players.filter((player) => isEndingContract(state, player))
  return {
    players: ending.length,
    wage: ending.reduce((sum, { wage }) => sum + wage, 0),
    asked: ending.reduce((sum, player) => sum + askedTerms(state, player).wage, 0),
  }
}

/** Mean crowd of this season's home matches, or of the season before, or the one to expect at today's price. */
function expectedCrowd(
  state: Snapshot,
  crowdOf: (state: Snapshot) => number,
): Pick<FinanceForecast, 'crowd' | 'crowdFrom'> {
  const { averageAttendance } = state
  if (averageAttendance > 0) return { crowd: averageAttendance, crowdFrom: 'season' }
  const before = lastSeasonHere(state)?.averageAttendance ?? 0
  if (before > 0) return { crowd: before, crowdFrom: 'last-season' }
  return { crowd: crowdOf(state), crowdFrom: 'price' }
}

/**
 * Final position to expect: the one that the paper has predicted, and more and more today's. Of both alone, the first
 * misses by 4 to 6 places all season, the second by 6 after a month; together by 4, by 2 to 3 at mid-season.
 */
export function expectedPlace(state: Snapshot): number {
  const today = ownPosition(state)
  const predicted = predictedPlace(state.pressNotes, state.club.id) ?? today
  const played = Math.sqrt(state.currentMatchWeek / WEEKS_PER_SEASON)
  return Math.round(played * today + (1 - played) * predicted)
}

/** Sum that the board would pay or take for a final position. */
function stakeFor({ board }: Snapshot, place: number): number {
  const { bonus, fine } = stakeOf(board, board.level)
  return (place <= board.objectives[board.level].position ? bonus : -fine) - board.owed
}
