/**
 * Summer finances of the rivals: they pay for improvements of their elevens, maintain and extend
 * facilities, win supporters, and get a budget from attendance and final position.
 */
import { clamp } from '../core/clamp.ts'
import type { Competitor } from '../club/club.ts'
import { FANS_AT_MATCH, townOf } from '../marketing/fans.ts'

/** Pounds of fees per star gained in the eleven, in addition to income from sales. */
const STAR_PRICE = 12_000_000

/** Income from attendance and prizes for the next summer, in pounds. */
const INCOME_PER_FAN = 150
const INCOME_PER_PRIZE_POUND = 2

/** Costs of one more level, or of more seats. A club gets at most one of these per summer. */
const IMPROVEMENT_COST = 4_000_000
const SEATS_OF_STAND = 1_500
const TOP_LEVEL = 5
const UPKEEP_PER_LEVEL = 600_000

/** Share of the gap to the supporters of its town that is closed each summer. */
const FANS_SETTLING = 0.25

/** Growth of the fan base by a season's campaign, per level of marketing and point of effort. */
const CAMPAIGN_GROWTH = 0.002
const CAMPAIGN_COST_PER_EFFORT = 100_000
const MAX_EFFORT = 5

/** Maximum stars by which the club can improve its eleven this summer. */
export function affordableGain({ transferBudget }: Pick<Competitor, 'transferBudget'>): number {
  return transferBudget / STAR_PRICE
}

/** Settles a summer in which the eleven improved by `gain` stars, after a season that brought this prize. */
export function settleSummer(club: Competitor, gain: number, prize: number): void {
  club.fanBase = fansAfterSeason(club)
  const levels = club.facilities.training + club.facilities.youth + club.marketing.level
  const spent =
    STAR_PRICE * Math.max(0, gain) +
    UPKEEP_PER_LEVEL * levels +
    CAMPAIGN_COST_PER_EFFORT * club.marketing.effort
  const left = improve(club, club.transferBudget - spent)
  planCampaign(club)
  const income = INCOME_PER_FAN * club.fanBase + INCOME_PER_PRIZE_POUND * prize
  club.transferBudget = Math.round(Math.min(left, income) + income)
}

/** Supporters after a season, by reputation and campaign. */
function fansAfterSeason({ fanBase, reputation, marketing }: Competitor): number {
  const settled = fanBase + FANS_SETTLING * (townOf(reputation) - fanBase)
  const campaign = marketing.active ? CAMPAIGN_GROWTH * marketing.level * marketing.effort : 0
  return Math.round(settled * (1 + campaign))
}

/** Spends the rest on seats or the lowest level; without money the highest level is lost. Returns the rest. */
function improve(club: Competitor, money: number): number {
  const { facilities, marketing } = club
  const levels = [facilities.training, facilities.youth, marketing.level]
  if (money < 0) {
    changeLevel(club, levels.indexOf(Math.max(...levels)), -1)
    return 0
  }
  if (money < IMPROVEMENT_COST) return money
  if (FANS_AT_MATCH * club.fanBase > club.stadiumCapacity) club.stadiumCapacity += SEATS_OF_STAND
  else if (Math.min(...levels) < TOP_LEVEL) changeLevel(club, levels.indexOf(Math.min(...levels)), 1)
  else return money
  return money - IMPROVEMENT_COST
}

/** Changes the level of training (0), youth (1) or marketing (2). */
function changeLevel({ facilities, marketing }: Competitor, which: number, change: number): void {
  const changed = (level: number) => clamp(level + change, { min: 1, max: TOP_LEVEL })
  if (which === 0) facilities.training = changed(facilities.training)
  else if (which === 1) facilities.youth = changed(facilities.youth)
  else marketing.level = changed(marketing.level)
}

/** Plans a campaign when many seats are empty: a point of effort for each tenth beyond the first. */
function planCampaign({ fanBase, stadiumCapacity, marketing }: Competitor): void {
  const empty = 1 - (FANS_AT_MATCH * fanBase) / Math.max(1, stadiumCapacity)
  marketing.effort = clamp(Math.round(10 * empty) - 1, { min: 0, max: MAX_EFFORT })
  marketing.active = marketing.effort > 0
}
