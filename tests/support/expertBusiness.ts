/** Decisions of the expert beside the pitch: prices, campaigns, objectives, and what makes the side stronger. */
import { type FacilityType, MAX_FACILITY_LEVEL } from '../../client/simulation/club/facility.ts'
import { chooseObjective } from '../../client/simulation/board/objectives.ts'
import { buildFacility, upgradeCost, upgradeFacility } from '../../client/simulation/facilities/build.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { campaignOf, type CampaignId } from '../../client/simulation/club/campaignDefinitions.ts'
import { fewLeft } from '../../client/simulation/reports/campaignTags.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { priceForecast } from '../../client/simulation/tickets/seasonTakings.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { RESERVE } from './clubBusiness.ts'

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
const BUILT_FOR_FOOTBALL: readonly FacilityType[] = [
  'Data Analysis Hub',
  'Training Ground',
  'Youth Academy',
  'Medical Center',
]

/** Sets the price that earns most once people are used to it, as the tickets tab forecasts. */
export function readPrice(state: GameState): void {
  const earns = (price: number) => priceForecast(state, price).settled.takings
  const best = PRICES.reduce((most, price) => (earns(price) > earns(most) ? price : most))
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
  if (place === 1) chooseObjective(state, 'title')
  else if (place + 1 <= ambitious.position) chooseObjective(state, 'ambitious')
}

/** Builds and upgrades what makes the side stronger, as long as so much money is left. */
export function buildForFootball(state: GameState, reserve = 3 * RESERVE): void {
  for (const type of BUILT_FOR_FOOTBALL) {
    const own = state.facilities.find(({ name }) => name === type)
    if (own && own.level >= MAX_FACILITY_LEVEL) continue
    const cost = own ? upgradeCost(own) : FACILITY_DEFINITIONS[type].baseCost
    if (state.money - cost < reserve) continue
    if (own) upgradeFacility(state, own.id)
    else buildFacility(state, type)
    return
  }
}
