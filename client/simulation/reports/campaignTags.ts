/** Tags of a campaign's card: its effects, and their current values. */
import { facilityLevel } from '../club/facilityLevels.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import { toHundredth } from '../core/clamp.ts'
import { plural } from '../core/english.ts'
import { pounds, rough, signedPounds } from '../core/money.ts'
import type { Snapshot } from '../gameState.ts'
import type { CampaignDefinition, CampaignEffects } from '../club/campaignDefinitions.ts'
import { campaignDaysLeft, campaignForecast } from '../marketing/campaigns.ts'
import { FANS_AT_MATCH, MOOD_RANGE } from '../marketing/fans.ts'

/** Effects in the order of their tags. */
const EFFECTS: Record<keyof CampaignEffects, EffectTag> = {
  attendanceMultiplier: (factor, { state }) =>
    `Attendance ${percent(factor - 1)}${exceedsSeats(state, factor) ? ', as far as there are seats' : ''}`,
  happinessBoost: (boost, { state, isRunning }) => moodTag(state, boost, isRunning),
  fanMultiplier: (factor, card) =>
    withForecast('Fans', { promised: percent(factor - 1), expected: percent(card.forecast.fanShare) }, card),
  repBoost: (boost, card) =>
    withForecast(
      'Reputation',
      { promised: `+${boost}`, expected: `+${toHundredth(card.forecast.reputation)}` },
      card,
    ),
  incomeBoost: (boost) => `Income ${signedPounds(boost)}`,
  merchandiseBoost: (factor, { state }) =>
    `Merchandise ${percent(factor - 1)}${facilityLevel(state, 'Club Shop') > 0 ? '' : ', now nothing: there is no Club Shop'}`,
}

interface Card {
  state: Snapshot
  isRunning: boolean
  forecast: ReturnType<typeof campaignForecast>
}

type EffectTag = (value: number, card: Card) => string

/** Tags of a campaign, one per effect, such as 'Fans +3%', with factors that currently limit or raise it. */
export function campaignTags(state: Snapshot, definition: CampaignDefinition): string[] {
  const isRunning = campaignDaysLeft(state, definition.id) > 0
  const card = { state, isRunning, forecast: campaignForecast(state, definition) }
  return Object.entries(EFFECTS).flatMap(([effect, tag]) => {
    const value = definition[effect as keyof CampaignEffects]
    return value ? [tag(value, card)] : []
  })
}

/** Share of the promise below which a campaign warns of what is left of it. */
const FADED = 0.5

/** Warning before the launch of a campaign for fans that would win few; null for none. */
export function fewLeft(state: Snapshot, definition: CampaignDefinition): string | null {
  const { id, cost, fanMultiplier = 1 } = definition
  const promised = fanMultiplier - 1
  if (promised === 0 || campaignDaysLeft(state, id) > 0) return null
  const { fanShare } = campaignForecast(state, definition)
  if (fanShare >= FADED * promised) return null
  const won = Math.round(state.fanCount * fanShare)
  return won === 0
    ? 'Nobody is left to win over.'
    : `Few are left to win over: about ${rough(won)} ${plural(won, 'fan')} for ${pounds(cost)}.`
}

/** Replaces the total of a running campaign's tag by what is left of it. */
function withForecast(
  effect: string,
  { promised, expected }: { promised: string; expected: string },
  { isRunning }: Card,
): string {
  const promise = `${effect} ${promised}`
  if (isRunning) return `${promise}, still ${expected}`
  return promised === expected ? promise : `${promise}, now ${expected}`
}

function moodTag({ fanHappiness }: Snapshot, boost: number, isRunning: boolean): string {
  const room = Math.round(MOOD_RANGE.max - fanHappiness)
  return room < boost && !isRunning ? `Mood +${boost}, now +${room}` : `Mood +${boost}`
}

/** True if the usual attendance times `factor` would exceed the seats. */
function exceedsSeats(state: Snapshot, factor: number): boolean {
  return FANS_AT_MATCH * state.fanCount * factor > stadiumCapacity(state)
}

/** Growth in whole percent. */
function percent(share: number): string {
  const rounded = Math.round(100 * share)
  return rounded === 0 && share > 0 ? 'under 1%' : `+${rounded}%`
}
