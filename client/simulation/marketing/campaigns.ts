/** Launches, shares and runs campaigns, with their daily effects. */
import { moveMoney } from '../core/moveMoney.ts'
import { unaffordableMessage } from '../news/businessNews.ts'
import type { SharePlace } from '../club/marketing.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { CAMPAIGN_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { clampReputation } from '../club/reputation.ts'
import { CAMPAIGNS, type CampaignDefinition } from '../club/campaignDefinitions.ts'
import { clampMood, gainFans, type FanBase } from './fans.ts'
import { campaignReach, type Marketing } from './marketingEffect.ts'

/** Reputation gained by sharing a running campaign (MAR-7). */
export const SHARE_REPUTATION = 0.01
/** Days from one share to the next, of any campaign (MAR-20): ten shares a season, a tenth of a point in all. */
export const DAYS_BETWEEN_SHARES = 28

/** Definitions of the running campaigns. */
export function runningCampaigns({ campaigns }: Pick<Snapshot, 'campaigns'>): CampaignDefinition[] {
  return CAMPAIGNS.filter(({ id }) => campaigns.some((campaign) => campaign.id === id && campaign.active))
}

/** Starts a campaign. It runs from today for its duration. */
export function launchCampaign(state: GameState, id: string): Outcome {
  const definition = CAMPAIGNS.find((candidate) => candidate.id === id)
  if (!definition) return refuse(CAMPAIGN_NOT_FOUND)
  const { id: campaign, name, cost, duration, happinessBoost = 0 } = definition
  const earlier = state.campaigns.find((campaign) => campaign.id === id)
  if (earlier?.active) return refuse(`"${name}" is already active.`)
  if (state.money < cost) {
    return refuse(unaffordableMessage(campaign), { kind: 'campaign-unaffordable', campaign })
  }
  moveMoney(state, 'campaigns', -cost)
  const endDay = state.day + duration
  if (earlier) Object.assign(earlier, { active: true, endDay })
  else state.campaigns.push({ id, active: true, endDay, sharedOnDay: 0 })
  state.fanHappiness = clampMood(state.fanHappiness + happinessBoost)
  return done({ kind: 'campaign-launched', campaign, cost })
}

/** Reason why no campaign can be shared now; null when one can. */
export function shareHurdle({ campaigns, day }: Pick<Snapshot, 'campaigns' | 'day'>): string | null {
  const latest = Math.max(0, ...campaigns.map(({ sharedOnDay }) => sharedOnDay))
  const next = latest + DAYS_BETWEEN_SHARES
  return latest === 0 || day >= next
    ? null
    : `You’ve only just shared a campaign. You can share the next one on day ${next}.`
}

/** Shares a running campaign. Sharing on the club's website adds a notification. */
export function shareCampaign(state: GameState, id: string, place: SharePlace): Outcome {
  const definition = CAMPAIGNS.find((candidate) => candidate.id === id)
  const campaign = state.campaigns.find((candidate) => candidate.id === id && candidate.active)
  if (!campaign || !definition) return refuse(CAMPAIGN_NOT_FOUND)
  const hurdle = shareHurdle(state)
  if (hurdle !== null) return refuse(hurdle)
  campaign.sharedOnDay = state.day
  state.reputation = clampReputation(state.reputation + SHARE_REPUTATION)
  if (place === 'Club Website') announce(state, { kind: 'campaign-published', campaign: definition.id })
  return done({ kind: 'campaign-shared', campaign: definition.id, place })
}

/** Days left of a campaign; 0 when it is not running. */
export function campaignDaysLeft(
  { campaigns, day }: Pick<Snapshot, 'campaigns' | 'day'>,
  id: string,
): number {
  const campaign = campaigns.find((candidate) => candidate.id === id)
  return campaign?.active ? Math.max(0, campaign.endDay - day) : 0
}

/** Applies a day of the running campaigns, and ends those on their last day. */
export function runCampaigns(state: GameState): void {
  for (const definition of runningCampaigns(state)) {
    const { id, duration, incomeBoost = 0 } = definition
    const campaign = state.campaigns.find((candidate) => candidate.id === id)
    if (!campaign) continue
    const daysRun = Math.max(1, duration - (campaign.endDay - state.day))
    moveMoney(state, 'campaigns', instalment(incomeBoost, daysRun, duration))
    addSupport(state, definition, daysRun)
    if (state.day >= campaign.endDay) {
      campaign.active = false
      announce(state, { kind: 'campaign-ended', campaign: id })
    }
  }
}

/** Adds the fans and reputation of a campaign's day `day`. */
function addSupport(
  club: FanBase & Marketing,
  { duration, fanMultiplier = 1, repBoost = 0 }: CampaignDefinition,
  day: number,
): void {
  const share = (fanMultiplier - 1) * campaignReach(club)
  // Each day adds the same factor, so that all days multiply to 1 + share.
  gainFans(club, share / (duration + share * (day - 1)))
  // Reputation is stored in ten-thousandths.
  const won = instalment(10_000 * repBoost, day, duration) / 10_000
  club.reputation = clampReputation(club.reputation + won)
}

/** Total effects of a campaign from tomorrow to its end, or if launched today, with all else unchanged. */
export function campaignForecast(
  state: Snapshot,
  definition: CampaignDefinition,
): { fanShare: number; reputation: number } {
  const { fanCount, fanFraction, reputation, staff, attendanceRecords } = state
  const club = { fanCount, fanFraction, reputation, staff, attendanceRecords }
  const { id, duration } = definition
  const daysLeft = Math.min(duration, campaignDaysLeft(state, id) || duration)
  for (let day = duration - daysLeft + 1; day <= duration; day++) addSupport(club, definition, day)
  return {
    fanShare: (club.fanCount + club.fanFraction) / (fanCount + fanFraction) - 1,
    reputation: club.reputation - reputation,
  }
}

/** Pounds that the running campaigns still bring within so many days. */
export function instalmentsLeft(state: Pick<Snapshot, 'campaigns' | 'day'>, days: number): number {
  return runningCampaigns(state).reduce((sum, { id, duration, incomeBoost = 0 }) => {
    const left = Math.min(days, campaignDaysLeft(state, id))
    return sum + (incomeBoost * left) / duration
  }, 0)
}

/** Part of `total` due on day `day` of `days`, in whole units that add up to the total. */
function instalment(total: number, day: number, days: number): number {
  return Math.round((total * day) / days) - Math.round((total * (day - 1)) / days)
}

/** Factor of the running campaigns on attendance. */
export function campaignAttendance(state: Pick<Snapshot, 'campaigns'>): number {
  return runningCampaigns(state).reduce(
    (factor, { attendanceMultiplier = 1 }) => factor * attendanceMultiplier,
    1,
  )
}

/** Factor of the running campaigns on the club shop's income. */
export function campaignMerchandise(state: Pick<Snapshot, 'campaigns'>): number {
  return runningCampaigns(state).reduce((factor, { merchandiseBoost = 1 }) => factor * merchandiseBoost, 1)
}
