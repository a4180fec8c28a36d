/** Investments suggested to a new manager: a building and a campaign, if allowed, and a specialist, with what each brings. */
import { isBarred } from '../challenge/challengeRules.ts'
import { pounds, rough, roughPounds } from '../core/money.ts'
import type { Snapshot } from '../gameState.ts'
import { hireCost } from '../staff/hire.ts'
import { STAFF_ROLE_DEFINITIONS } from '../staff/staffRoles.ts'
import { paidBackInWords } from './buildingReturn.ts'
import { buildingPlan } from './buildingPlan.ts'
import { marketingReport, type CampaignRow } from './marketingReport.ts'

interface Investment {
  tab: 'facilities' | 'staff' | 'marketing'
  name: string
  /** Price in words, such as '£150,000'. */
  price: string
  /** Effect in a sentence. */
  brings: string
}

/** Specialist suggested first, because a small squad tires. */
const FIRST_ROLE = 'Fitness Coach'

export function firstInvestments(state: Snapshot): Investment[] {
  return [
    ...(isBarred(state, 'buildFacility') ? [] : building(state)),
    specialist(),
    ...(isBarred(state, 'launchCampaign') ? [] : campaign(state)),
  ]
}

function building(state: Snapshot): Investment[] {
  const { facilities, advice } = buildingPlan(state)
  const planned = facilities.find(({ name }) => name === advice?.name)
  if (!planned?.step) return []
  const { cost, brings } = planned.step
  const soon = brings.seasons === null ? '' : `, paid back ${paidBackInWords(brings.seasons)}`
  const yields = `About ${roughPounds(brings.earns)} a season${soon}.`
  return [{ tab: 'facilities', name: planned.name, price: pounds(cost), brings: yields }]
}

function specialist(): Investment {
  const { description } = STAFF_ROLE_DEFINITIONS[FIRST_ROLE]
  return { tab: 'staff', name: FIRST_ROLE, price: pounds(hireCost(FIRST_ROLE)), brings: description }
}

/** The dearest campaign that can be paid for and wins as much as it says. */
function campaign(state: Snapshot): Investment[] {
  const [best] = marketingReport(state)
    .campaigns.filter(({ isAffordable, isActive, warning }) => isAffordable && !isActive && warning === null)
    .toSorted((one, other) => other.cost - one.cost)
  if (!best) return []
  return [{ tab: 'marketing', name: best.name, price: pounds(best.cost), brings: campaignInWords(best) }]
}

/** Result of a campaign if it is launched now. */
export function campaignInWords({ description, duration, fansToWin }: CampaignRow): string {
  return fansToWin > 0 ? `About ${rough(fansToWin)} new fans within ${duration} days.` : description
}
