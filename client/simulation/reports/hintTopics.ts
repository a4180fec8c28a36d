/** Topics of the assistant's hints, in their order: what happens to every club, and what lies on each tab. */
import { contractsToRenew, FIRST_REMINDER } from '../contracts/expiry.ts'
import { counted, daysFromNow } from '../core/english.ts'
import { grouped, pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { wayEffect, wayTitle } from '../news/wayOut.ts'
import type { StaffRole } from '../people/staffMember.ts'
import { ownCare } from '../players/expectedReturn.ts'
import { trainingByStamina } from '../players/setTraining.ts'
import { idleMoney, loanDaysLeft } from '../season/idleMoney.ts'
import { signings } from '../season/placeInDanger.ts'
import { BASE_SALARIES } from '../staff/baseSalaries.ts'
import { hireCost } from '../staff/hire.ts'
import { STAFF_ROLE_DEFINITIONS } from '../staff/staffRoles.ts'
import { PRICE_BY_MOOD } from '../tickets/ticketPrice.ts'
import { buildingPlan } from './buildingPlan.ts'
import { campaignInWords } from './firstInvestments.ts'
import type { Hint, HintTab } from './hint.ts'
import { inboxReport } from './inboxReport.ts'
import { injuryReport } from './injuryReport.ts'
import { marketingReport } from './marketingReport.ts'
import { nextSuggestion } from './nextSuggestion.ts'
import { standForCrowd } from './ticketReport.ts'

/** Share of the money that the assistant would spend by itself. */
const MODEST = 0.2
/** Percent of stamina below which an eleven is tired. */
const TIRED = 80
/** Days before loans close from which they are spoken of. */
const LOAN_DAYS = 21

type Topic = (state: Snapshot) => Hint | null

/** First times of a club; null while they have not come. */
export const EVENT_HINTS = {
  message: (state) => {
    const [message] = inboxReport(state)
    if (!message) return null
    const { player, choices } = message
    const canPromise = choices.some(({ answer, hurdle }) => answer === 'promise' && hurdle === null)
    return {
      text: canPromise
        ? `Only promise ${player.name} matches if you mean it: break your word, and they’ll ask to leave.`
        : `Don’t leave ${player.name} without an answer: silence only makes them unhappier.`,
      tab: null,
      action: { kind: 'message', id: player.id, label: 'Read and answer' },
      task: null,
    }
  },
  bid: ({ bids }) => {
    const bid = bids.find(({ hasRisen }) => !hasRisen)
    if (!bid) return null
    return {
      text: `You can ask ${bid.club} for more, once, before you say yes or no. They may go higher, or walk away.`,
      tab: 'transfers',
      action: { kind: 'place', place: 'bids', label: 'See the bid' },
      task: null,
    }
  },
  injury: (state) => {
    const player = state.players.find(({ injury }) => injury !== null)
    const report = player && injuryReport(state, player)
    if (!player || !report) return null
    const lacksDoctor = ownCare(state).quality < 1 && canHire(state, 'Doctor')
    return {
      text: `${player.name} is out for ${report.absence}. ${lacksDoctor ? `A doctor would shorten every injury: ${costOf('Doctor')}.` : 'See who’s next in line.'}`,
      tab: lacksDoctor ? 'staff' : 'squad',
      action: lacksDoctor
        ? { kind: 'place', place: 'staff', label: 'See the staff' }
        : { kind: 'place', place: 'squad', label: 'See the squad' },
      task: lacksDoctor ? { kind: 'hire', role: 'Doctor' } : null,
    }
  },
  suspension: ({ players }) => {
    const player = players.find(({ suspensions }) => suspensions > 0)
    return player
      ? {
          text: `${player.name} is banned for ${counted(player.suspensions, 'match', 'matches')} and can only sit it out. I can pick the best eleven of the others.`,
          tab: 'squad',
          action: { kind: 'place', place: 'squad', label: 'See the squad' },
          task: { kind: 'pick-eleven' },
        }
      : null
  },
  fullGround: (state) => {
    const stand = standForCrowd(state)
    return stand
      ? {
          text: `The ground was full at £${state.ticketPrice} a ticket. See what a dearer one would bring, and what more seats would.`,
          tab: 'tickets',
          action: { kind: 'place', place: 'tickets', label: 'See tickets' },
          task: null,
        }
      : null
  },
  tired: (state) => {
    const { stamina } = trainingByStamina(state)
    if (stamina >= TIRED || state.assistant.restsTired) return null
    return {
      text: `The eleven are down to ${stamina}% stamina, and heavy legs lose matches. I can pick the side from now on, and rest the tired for reserves who are nearly as good.`,
      tab: 'squad',
      action: { kind: 'place', place: 'training', label: 'See training' },
      task: { kind: 'assistant', change: { picksEleven: true, restsTired: true } },
    }
  },
  window: (state) => {
    const daysLeft = loanDaysLeft(state)
    if (daysLeft === 0 || daysLeft > LOAN_DAYS) return null
    const way = signings(state, Infinity).find(({ kind }) => kind === 'borrow')
    return {
      text: `Loans close ${daysFromNow(daysLeft)}, until the summer. ${way ? `${wayTitle(way)}: ${wayEffect(way)}.` : 'Lend who needs matches, and look for who would help now.'}`,
      tab: 'transfers',
      action: { kind: 'place', place: 'market', label: 'See the market' },
      task: null,
    }
  },
  contracts: (state) => {
    const { currentMatchWeek: week, assistant } = state
    if (week < FIRST_REMINDER || assistant.renewsContracts || contractsToRenew(state).length === 0)
      return null
    return {
      text: 'Anyone who hasn’t signed by the summer leaves for nothing. I can handle the renewals, at what the players ask.',
      tab: 'squad',
      action: { kind: 'place', place: 'contracts', label: 'See contracts' },
      task: { kind: 'assistant', change: { renewsContracts: true } },
    }
  },
} satisfies Record<string, Topic>

/** Use of each tab today. */
export const TAB_HINTS: Record<HintTab, Topic> = {
  tactics: (state) => {
    const suggestion = nextSuggestion(state)
    return {
      text: suggestion
        ? `${suggestion.text}. I can set it up.`
        : 'Every choice suits some opponents and asks something of your players. The arrows show which suit the next one.',
      tab: 'tactics',
      action: { kind: 'place', place: 'tactics', label: 'See tactics' },
      task: suggestion ? { kind: 'tactics', change: suggestion.change } : null,
    }
  },
  facilities: (state) => {
    const { advice } = buildingPlan(state)
    const way = idleMoney(state)?.way
    return {
      text: way
        ? `${wayTitle(way)}: ${wayEffect(way)}. Money in the bank wins no matches.`
        : (advice?.words ?? 'Choose a plot of the ground to see what it would bring.'),
      tab: 'facilities',
      action: { kind: 'place', place: 'facilities', label: 'See facilities' },
      task: way ? { kind: 'way', way } : null,
    }
  },
  marketing: (state) => {
    const { fanCount, money, matchAttendance } = state
    const best = marketingReport(state).campaigns.find(
      ({ cost, fansToWin, isActive, warning }) =>
        !isActive && warning === null && fansToWin > 0 && cost <= MODEST * money,
    )
    const crowd =
      matchAttendance > 0
        ? `${grouped(matchAttendance)} came to the last home match.`
        : `The club has ${grouped(fanCount)} fans.`
    return {
      text: best
        ? `${crowd} A campaign helps: ${best.name} costs ${pounds(best.cost)}. ${campaignInWords(best)}`
        : `${crowd} Campaigns win new ones, as soon as there’s money for one.`,
      tab: 'marketing',
      action: { kind: 'place', place: 'marketing', label: 'See marketing' },
      task: best ? { kind: 'launch', id: best.id } : null,
    }
  },
  transfers: (state) => {
    const [way] = signings(state, 1)
    const isModest = way && -way.once <= MODEST * state.money
    return {
      text: way
        ? `${wayTitle(way)}: ${wayEffect(way)}.`
        : `${counted(state.market.length, 'player is', 'players are')} for sale, and you can bid for those of any rival, too.`,
      tab: 'transfers',
      action: { kind: 'place', place: 'market', label: 'See the market' },
      task: isModest ? { kind: 'way', way } : null,
    }
  },
  staff: (state) => {
    const role = (['Fitness Coach', 'Assistant Manager', 'Chief Scout'] as const).find((one) =>
      canHire(state, one),
    )
    return {
      text: role
        ? `We could do with a ${role}. ${STAFF_ROLE_DEFINITIONS[role].description} ${costOf(role)}.`
        : 'Candidates change every four weeks: look for stars where the money allows it.',
      tab: 'staff',
      action: { kind: 'place', place: 'staff', label: 'See the staff' },
      task: role ? { kind: 'hire', role } : null,
    }
  },
  tickets: ({ assistant: { lowestPrice, highestPrice }, ticketPrice }) => ({
    text: `You charge £${ticketPrice}. I can move the price before home matches, £${PRICE_BY_MOOD.step} at a time: up while the fans are happy, down when they aren’t, from £${lowestPrice} to £${highestPrice}.`,
    tab: 'tickets',
    action: { kind: 'place', place: 'tickets', label: 'See tickets' },
    task: { kind: 'assistant', change: { setsTicketPrice: true } },
  }),
  squad: ({ players }) => ({
    text: `${counted(players.length, 'player', 'players')}, and eleven places. See who’s fresh, who’s in form, and whose contract is short; I can pick the best eleven.`,
    tab: 'squad',
    action: { kind: 'place', place: 'squad', label: 'See the squad' },
    task: { kind: 'pick-eleven' },
  }),
  league: (state) => ({
    text: `We’re ${ordinal(ownPosition(state))}. The table is one thing; tap a club’s name and you see their form and how they usually line up.`,
    tab: 'league',
    action: { kind: 'place', place: 'league', label: 'See the league' },
    task: null,
  }),
}

/** True if the club has nobody for the role and the price is a modest part of its money. */
function canHire({ money, staff }: Snapshot, role: StaffRole): boolean {
  return !staff.some((member) => member.role === role) && hireCost(role) <= MODEST * money
}

function costOf(role: StaffRole): string {
  return `${pounds(hireCost(role))} to hire, ${pounds(BASE_SALARIES[role])} a week`
}
