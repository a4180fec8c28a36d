/** What a campaign's card promises, and what comes of it now. */
import { facilityLevel } from '../core/facilityLevels.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import { pounds } from '../core/money.ts'
import type { Snapshot } from '../gameState.ts'
import { FANS_AT_MATCH } from '../tickets/attendance.ts'
import { campaignDaysLeft, campaignForecast, type CampaignDefinition } from '../marketing/campaigns.ts'
import { MOOD_RANGE } from '../marketing/fans.ts'

/** A tag for each effect, such as 'Fans +3%', with what limits or lifts it now. */
export function campaignTags(state: Snapshot, definition: CampaignDefinition): string[] {
  const { attendanceMultiplier, happinessBoost, fanMultiplier, repBoost, incomeBoost, merchandiseBoost } =
    definition
  const isRunning = campaignDaysLeft(state, definition.id) > 0
  const forecast = campaignForecast(state, definition)
  // A campaign that runs is told by what is still to come.
  const withForecast = (promise: string, figure: string) =>
    isRunning
      ? `${promise}, still ${figure}`
      : promise.endsWith(figure)
        ? promise
        : `${promise}, now ${figure}`
  const tags = [
    attendanceMultiplier &&
      `Attendance ${percent(attendanceMultiplier - 1)}${exceedsSeats(state, attendanceMultiplier) ? ', as far as there are seats' : ''}`,
    happinessBoost && moodTag(state, happinessBoost, isRunning),
    fanMultiplier && withForecast(`Fans ${percent(fanMultiplier - 1)}`, percent(forecast.fanShare)),
    repBoost && withForecast(`Reputation +${repBoost}`, `+${toThousandth(forecast.reputation)}`),
    incomeBoost && `Income +${pounds(incomeBoost)}`,
    merchandiseBoost &&
      `Merchandise ${percent(merchandiseBoost - 1)}${facilityLevel(state, 'Club Shop') > 0 ? '' : ', now nothing: there is no Club Shop'}`,
  ]
  return tags.filter((tag) => typeof tag === 'string')
}

function moodTag({ fanHappiness }: Snapshot, boost: number, isRunning: boolean): string {
  const room = Math.floor(10 * (MOOD_RANGE.max - fanHappiness)) / 10
  return room < boost && !isRunning ? `Mood +${boost}, now +${room}` : `Mood +${boost}`
}

/** Whether a usual crowd, so lifted, would be more than the ground holds. */
function exceedsSeats(state: Snapshot, factor: number): boolean {
  return FANS_AT_MATCH * state.fanCount * factor > stadiumCapacity(state)
}

function percent(share: number): string {
  return `+${Math.round(share * 1_000) / 10}%`
}

function toThousandth(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
