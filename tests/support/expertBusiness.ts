/** Decisions of the expert beside the pitch: prices, campaigns and objectives. */
import { chooseObjective } from '../../client/simulation/board/objectives.ts'
import type { FacilityType } from '../../client/simulation/club/facility.ts'
import { saveFor } from '../../client/simulation/facilities/savings.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { campaignOf, type CampaignId } from '../../client/simulation/club/campaignDefinitions.ts'
import { fewLeft } from '../../client/simulation/reports/campaignTags.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { settledTakings } from '../../client/simulation/tickets/seasonTakings.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { steps } from './clubBusiness.ts'

/** Ticket prices in pounds that are compared, and the one for fans in a mood below so many percent. */
const PRICES = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]
const SOUR = { below: 42, price: 30 }
/** Campaigns that pay for a club with so many fans. */
const ADVERTISED: readonly { id: CampaignId; fans: number }[] = [
  { id: 'season-ticket-drive', fans: 0 },
  { id: 'social-media-fan-content', fans: 2_000 },
  { id: 'social-media-blitz', fans: 4_000 },
  { id: 'local-advertising', fans: 4_000 },
  { id: 'global-fan-drive', fans: 20_000 },
]
/** Money kept back from campaigns. */
const AD_RESERVE = 1_000_000
/** Yearly return from which a step is saved for, and facilities that make the side stronger. */
const SAVED_FOR = 0.2
const FOR_FOOTBALL: readonly FacilityType[] = ['Data Analysis Hub', 'Training Ground']

/** Sets the price that earns most once people are used to it, as the tickets tab forecasts. */
export function readPrice(state: GameState): void {
  const earnings = PRICES.map((ticketPrice) => ({
    ticketPrice,
    earns: settledTakings({ ...state, ticketPrice, campaigns: [] }).takings,
  }))
  const best = earnings.reduce((most, one) => (one.earns > most.earns ? one : most)).ticketPrice
  setTicketPrice(state, state.fanHappiness < SOUR.below ? Math.min(best, SOUR.price) : best)
}

export function advertise(state: GameState): void {
  for (const { id, fans } of ADVERTISED) {
    if (state.fanCount < fans || state.money <= AD_RESERVE) continue
    if (fewLeft(state, campaignOf(id)) === null) launchCampaign(state, id)
  }
}

/** Chooses the highest objective that the place of last season reaches with something to spare. */
export function chooseAmbition(state: GameState): void {
  const place = state.pastSeasons.at(-1)?.position
  if (place === undefined || state.currentMatchWeek > 0 || state.board.isChosen) return
  const { ambitious } = state.board.objectives
  if (place + 1 <= ambitious.position) chooseObjective(state, 'ambitious')
}

/**
 * Saves what the owners would draw for the step that earns most, or else for the cheapest that helps the side, and
 * takes it once enough has been saved.
 */
export function saveIdleMoney(state: GameState): void {
  const all = steps(state)
  const { savings } = state.board
  if (savings) {
    const step = all.find(({ type }) => type === savings.facility)
    if (step && step.cost <= 0) step.invest()
    return
  }
  const next =
    all.find(({ yearly }) => yearly > SAVED_FOR) ??
    all.filter(({ type }) => FOR_FOOTBALL.includes(type)).toSorted((a, b) => a.cost - b.cost)[0]
  if (next) saveFor(state, next.type)
}
