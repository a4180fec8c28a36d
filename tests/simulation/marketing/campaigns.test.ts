import { describe, expect, it } from 'vitest'
import { facilityIncomePerHomeMatch } from '../../../client/simulation/finance/facilityIncome.ts'
import { CAMPAIGNS, type CampaignDefinition } from '../../../client/simulation/club/campaignDefinitions.ts'
import {
  campaignAttendance,
  campaignDaysLeft,
  launchCampaign,
  runCampaigns,
  runningCampaigns,
  shareCampaign,
} from '../../../client/simulation/marketing/campaigns.ts'
import { campaignTags, fewLeft } from '../../../client/simulation/reports/campaignTags.ts'
import { DAYS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { makeFacility, makeGame, makeStaff, messagesOf, textOf } from '../makeGame.ts'

/** Specification, section 9. */
const TABLE: [string, number, number, Partial<CampaignDefinition>][] = [
  ['Local Advertising', 50_000, 30, {}],
  ['Social Media Blitz', 100_000, 60, {}],
  ['Ticket Discount Week', 80_000, 7, { attendanceMultiplier: 1.15 }],
  ['Global Fan Drive', 500_000, 90, {}],
  ['Derby Day Hype', 150_000, 14, { attendanceMultiplier: 1.15 }],
  ['Season Ticket Drive', 75_000, 45, { fanMultiplier: 1.05, incomeBoost: 50_000 }],
  ['New Kit Launch', 150_000, 14, { repBoost: 0.1, merchandiseBoost: 1.2 }],
  ['Community Outreach Day', 40_000, 30, { happinessBoost: 5, repBoost: 0.05, fanMultiplier: 1.01 }],
  ['Matchday Experience Boost', 90_000, 60, { attendanceMultiplier: 1.05, happinessBoost: 3 }],
  ['Social Media Fan Content', 60_000, 90, { fanMultiplier: 1.03, repBoost: 0.08 }],
]
const byName = (name: string) => CAMPAIGNS.find((campaign) => campaign.name === name)!

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

/** The exact number of fans. */
const fansOf = ({ fanCount, fanFraction }: GameState) => fanCount + fanFraction

function nextDay(game: GameState) {
  game.day += 1
  runCampaigns(game)
}

describe('the ten campaigns', () => {
  it.each(TABLE)(
    '[MAR-1] %s costs %i, runs %i days and has the effects on its card',
    (name, cost, duration, does) => {
      expect(byName(name)).toMatchObject({ cost, duration, ...does })
      expect(byName(name).description).not.toBe('')
      expect(byName(name).targetAudience).not.toBe('')
    },
  )

  it('are ten, and every card matches its figures', () => {
    expect(CAMPAIGNS.map(({ name }) => name)).toEqual(TABLE.map(([name]) => name))
    const game = makeGame({
      reputation: 2.8,
      staff: [],
      facilities: [makeFacility('Basic Stadium'), makeFacility('Club Shop')],
    })
    const percent = (factor: number) => `+${Math.round((factor - 1) * 100)}%`
    for (const campaign of CAMPAIGNS) {
      const { fanMultiplier, incomeBoost, repBoost, merchandiseBoost, happinessBoost, attendanceMultiplier } =
        campaign
      const parts = [
        attendanceMultiplier && `attendance ${percent(attendanceMultiplier)}`,
        happinessBoost && `mood +${happinessBoost}`,
        repBoost && `reputation +${repBoost}`,
        fanMultiplier && `fans ${percent(fanMultiplier)}`,
        incomeBoost && `income +\u2060${pounds(incomeBoost)}`,
        merchandiseBoost && `merchandise ${percent(merchandiseBoost)}`,
      ].filter((part) => part !== undefined)
      const tags = campaignTags(game, campaign).map((tag) => tag.toLowerCase())
      expect(tags.toSorted()).toEqual(parts.toSorted())
    }
  })
})

describe('a launch', () => {
  it.each(TABLE)('[MAR-2] of %s costs exactly %i', (name, cost, duration) => {
    const { id } = byName(name)
    const poor = makeGame({ money: cost - 1 })
    const before = textOf(poor)
    expect(launchCampaign(poor, id)).toEqual({
      done: false,
      reason: `Insufficient funds to launch "${name}" campaign. Cost: ${pounds(cost)}`,
      notice: { kind: 'campaign-unaffordable', campaign: id },
    })
    expect(textOf(poor)).toBe(before)
    for (const more of [0, 1]) {
      const game = makeGame({ money: cost + more, day: 20 })
      expect(launchCampaign(game, id)).toMatchObject({ done: true })
      expect(game.money).toBe(more)
      expect(game.ledger.days.at(-1)?.amounts.campaigns).toBe(-cost)
      expect(game.campaigns).toEqual([{ id, active: true, endDay: 20 + duration, sharedOnDay: 0 }])
      expect(campaignDaysLeft(game, id)).toBe(duration)
      expect(runningCampaigns(game)).toEqual([byName(name)])
    }
  })

  it('[MAR-3] of a running campaign is refused, and of a finished one accepted', () => {
    const game = makeGame()
    launchCampaign(game, 'derby-day-hype')
    const before = textOf(game)
    expect(launchCampaign(game, 'derby-day-hype')).toEqual({
      done: false,
      reason: '"Derby Day Hype" is already active.',
    })
    expect(textOf(game)).toBe(before)
    for (let day = 0; day < 14; day++) nextDay(game)
    expect(launchCampaign(game, 'derby-day-hype')).toMatchObject({ done: true })
    expect(game.campaigns).toEqual([{ id: 'derby-day-hype', active: true, endDay: 29, sharedOnDay: 0 }])
  })

  it('[MAR-4] of an unknown campaign is refused', () => {
    const game = makeGame()
    const before = textOf(game)
    expect(launchCampaign(game, 'fireworks')).toEqual({ done: false, reason: 'Error: Campaign not found.' })
    expect(textOf(game)).toBe(before)
  })
})

describe('a running campaign', () => {
  it.each(TABLE)('[MAR-5] %s ends on its last day', (name, _, duration) => {
    const { id } = byName(name)
    const game = makeGame()
    launchCampaign(game, id)
    for (let day = 1; day < duration; day++) nextDay(game)
    expect(campaignDaysLeft(game, id)).toBe(1)
    expect(runningCampaigns(game)).toHaveLength(1)
    nextDay(game)
    expect(campaignDaysLeft(game, id)).toBe(0)
    expect(runningCampaigns(game)).toEqual([])
    expect(messagesOf(game)[0]).toBe(`Campaign "${name}" has ended.`)
  })

  it.each(TABLE)('[MAR-6] %s has its full effect, and none after its end', (name, cost, duration) => {
    const { id, fanMultiplier = 1, incomeBoost = 0, repBoost = 0, happinessBoost = 0 } = byName(name)
    const game = makeGame({ fanCount: 12_000, reputation: 2.8, staff: [], fanHappiness: 50 })
    launchCampaign(game, id)
    expect(game.fanHappiness).toBe(50 + happinessBoost)
    for (let day = 0; day < duration; day++) nextDay(game)
    const after = textOf(game)
    nextDay(game)
    game.day -= 1
    expect(textOf(game)).toBe(after)
    expect(game.money).toBe(10_000_000 - cost + incomeBoost)
    expect(game.reputation).toBeCloseTo(2.8 + repBoost, 6)
    expect(game.fanHappiness).toBe(50 + happinessBoost)
    expect(fansOf(game)).toBeCloseTo(12_000 * fanMultiplier, 6)
    expect(game.fanCount).toBe(Math.round(12_000 * fanMultiplier))
  })

  // Rounded to whole fans every day, +3% brought none of 1,000 and 4.5% of 2,000.
  it.each([1_000, 1_234, 2_000, 5_000, 12_000])(
    'with %i fans wins exactly the share on its card',
    (fanCount) => {
      for (const { id, duration, fanMultiplier = 1 } of CAMPAIGNS) {
        const game = makeGame({ fanCount, reputation: 2.8, staff: [] })
        launchCampaign(game, id)
        for (let day = 0; day < duration; day++) nextDay(game)
        expect(fansOf(game) / fanCount, id).toBeCloseTo(fanMultiplier, 9)
      }
    },
  )

  it.each([
    // In a town of 31,600, fewer can be won from half on, and none beyond but for the reputation won meanwhile.
    [16_000, 3, [], 'Fans +15%, now +14%'],
    [24_000, 3, [], 'Fans +15%, now +7%'],
    [31_600, 3, [], 'Fans +15%, now +1%'],
    [38_000, 3, [], 'Fans +15%, now +0%'],
    // More by the marketing effect and by each star of a PR Manager.
    [5_000, 3.2, [], 'Fans +15%, now +16%'],
    [5_000, 3, [makeStaff('PR Manager', 2)], 'Fans +15%, now +17%'],
    [5_000, 4.2, [makeStaff('PR Manager')], 'Fans +15%, now +22%'],
  ] as const)(
    'with %i fans and a reputation of %d has the effect forecast by its tag',
    (fanCount, reputation, staff, tag) => {
      const game = makeGame({ fanCount, reputation, staff: [...staff] })
      expect(campaignTags(game, byName('Global Fan Drive'))).toContain(tag)
      launchCampaign(game, 'global-fan-drive')
      for (let day = 0; day < 40; day++) nextDay(game)
      const later = campaignTags(game, byName('Global Fan Drive'))[0] ?? ''
      const before = fansOf(game)
      for (let day = 40; day < 90; day++) nextDay(game)
      const percent = (share: number) => Math.round(100 * (share - 1))
      expect(`Fans +15%, now +${percent(fansOf(game) / fanCount)}%`).toBe(tag)
      expect(later).toBe(`Fans +15%, still +${percent(fansOf(game) / before)}%`)
    },
  )

  it('rounds what it wins to whole percent, and mentions no forecast that equals the promise', () => {
    const fansTag = (fanCount: number, reputation: number) =>
      campaignTags(makeGame({ fanCount, reputation, staff: [] }), byName('Global Fan Drive'))[0]
    expect(fansTag(5_000, 3)).toBe('Fans +15%')
    expect(fansTag(5_000, 3.02)).toBe('Fans +15%')
    expect(fansTag(32_200, 3)).toBe('Fans +15%, now under 1%')
  })

  it.each([
    [15_000, null],
    [24_000, 'Few are left to win over: about 1,700 fans for £500,000.'],
    [31_600, 'Few are left to win over: about 260 fans for £500,000.'],
    [38_000, 'Nobody is left to win over.'],
  ])('[MAR-24] with %i fans in a town of 31,600 warns: %s', (fanCount, warning) => {
    const game = makeGame({ fanCount, reputation: 3, staff: [] })
    expect(fewLeft(game, byName('Global Fan Drive'))).toBe(warning)
    expect(fewLeft(game, byName('New Kit Launch'))).toBeNull()
    launchCampaign(game, 'global-fan-drive')
    expect(fewLeft(game, byName('Global Fan Drive'))).toBeNull()
  })

  it('shows on its card the limits by seats, mood, reputation and a missing shop', () => {
    const game = makeGame({ fanCount: 60_000, fanHappiness: 97.46, reputation: 4.95, staff: [] })
    const tagsOf = (name: string) => campaignTags(game, byName(name))
    expect(tagsOf('Ticket Discount Week')).toEqual([
      'Attendance +15%, as far as there are seats',
      'Mood +4, now +3',
    ])
    expect(tagsOf('New Kit Launch')).toEqual([
      'Reputation +0.1, now +0.05',
      'Merchandise +20%, now nothing: there is no Club Shop',
    ])
  })

  it('increases only the club shop’s income by 20%: New Kit Launch', () => {
    const facilities = [makeFacility('Club Shop'), makeFacility('Fan Zone')]
    const game = makeGame({ facilities, staff: [] })
    const before = facilityIncomePerHomeMatch(game)
    launchCampaign(game, 'new-kit-launch')
    expect(facilityIncomePerHomeMatch(game) - before).toBeCloseTo((0.2 * 2_000_000) / 19, 6)
    for (let day = 0; day < 14; day++) nextDay(game)
    expect(facilityIncomePerHomeMatch(game)).toBe(before)
  })

  it('combines with others: attendance factors multiply', () => {
    const game = makeGame()
    expect(campaignAttendance(game)).toBe(1)
    launchCampaign(game, 'ticket-discount-week')
    expect(campaignAttendance(game)).toBe(1.15)
    launchCampaign(game, 'matchday-experience-boost')
    expect(campaignAttendance(game)).toBeCloseTo(1.15 * 1.05, 9)
    for (let day = 0; day < 7; day++) nextDay(game)
    expect(campaignAttendance(game)).toBe(1.05)
  })

  it('raises mood to 100 at most', () => {
    const game = makeGame({ fanHappiness: 97 })
    launchCampaign(game, 'community-outreach-day')
    expect(game.fanHappiness).toBe(100)
  })
})

describe('sharing', () => {
  it.each([
    [3, 3.01],
    [4.98, 4.99],
    [4.99, 5],
    [4.995, 5],
    [5, 5],
  ])('[MAR-7] lifts a reputation of %d to %d, and never above 5', (reputation, after) => {
    const game = makeGame({ reputation })
    launchCampaign(game, 'local-advertising')
    expect(shareCampaign(game, 'local-advertising', 'Facebook')).toMatchObject({ done: true })
    expect(game.reputation).toBe(after)
  })

  it('[MAR-20] counts once in 28 days, whichever campaign is shared', () => {
    const game = makeGame()
    launchCampaign(game, 'local-advertising')
    launchCampaign(game, 'season-ticket-drive')
    game.day = 5
    expect(shareCampaign(game, 'local-advertising', 'Facebook')).toMatchObject({ done: true })
    for (const [id, day] of [
      ['local-advertising', 5],
      ['season-ticket-drive', 5],
      ['season-ticket-drive', 32],
    ] as const) {
      game.day = day
      expect(shareCampaign(game, id, 'Facebook')).toEqual({
        done: false,
        reason: 'You’ve only just shared a campaign. You can share the next one on day 33.',
      })
    }
    expect(game.reputation).toBe(3.01)
    game.day = 33
    expect(shareCampaign(game, 'season-ticket-drive', 'Facebook')).toMatchObject({ done: true })
    expect(game.reputation).toBe(3.02)
  })

  it('[MAR-20] every campaign daily wins a tenth of a point of reputation in a season', () => {
    const game = makeGame({ reputation: 3 })
    game.campaigns = CAMPAIGNS.map(({ id }) => ({ id, active: true, endDay: 999, sharedOnDay: 0 }))
    for (; game.day <= DAYS_PER_SEASON; game.day++) {
      for (const { id } of CAMPAIGNS) shareCampaign(game, id, 'Twitter')
    }
    expect(game.reputation).toBeCloseTo(3.1, 9)
  })

  it('on the club website adds a notification, elsewhere it does not', () => {
    const game = makeGame()
    launchCampaign(game, 'local-advertising')
    launchCampaign(game, 'derby-day-hype')
    const news = messagesOf(game).length
    shareCampaign(game, 'local-advertising', 'Instagram')
    expect(messagesOf(game)).toHaveLength(news)
    game.day += 28
    shareCampaign(game, 'derby-day-hype', 'Club Website')
    expect(messagesOf(game)[0]).toBe(
      'Club website: Derby Day Hype. Two weeks of build-up for the big matches.',
    )
  })

  it('requires a running campaign', () => {
    const game = makeGame()
    expect(shareCampaign(game, 'local-advertising', 'Facebook')).toMatchObject({ done: false })
    launchCampaign(game, 'derby-day-hype')
    for (let day = 0; day < 14; day++) nextDay(game)
    expect(shareCampaign(game, 'derby-day-hype', 'Facebook')).toMatchObject({ done: false })
    expect(game.reputation).toBe(3)
  })
})
