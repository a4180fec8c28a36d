import { describe, expect, it } from 'vitest'
import { launchCampaign, shareCampaign } from '../../../client/simulation/marketing/campaigns.ts'
import { marketingReport } from '../../../client/simulation/reports/marketingReport.ts'
import { togglePolicy } from '../../../client/simulation/marketing/policies.ts'
import { makeGame, makeStaff } from '../makeGame.ts'

const row = (game: Parameters<typeof marketingReport>[0], id: string) => {
  const found = marketingReport(game).campaigns.find((campaign) => campaign.id === id)
  if (!found) throw new Error(`No campaign ${id}`)
  return found
}

describe('the marketing report', () => {
  it('includes fans, mood, reputation and marketing effect', () => {
    const game = makeGame({ fanCount: 5_123, fanHappiness: 64.6, reputation: 3, staff: [] })
    expect(marketingReport(game)).toMatchObject({
      fans: 5_123,
      mood: 65,
      reputation: 3,
      effect: 'Poor',
      activeCount: 0,
    })
    game.staff = [makeStaff('PR Manager', 5)]
    expect(marketingReport(game).effect).toBe('Good')
  })

  it.each([
    [49_999, false],
    [50_000, true],
    [50_001, true],
  ])('with £%i Local Advertising is affordable: %s', (money, isAffordable) => {
    expect(row(makeGame({ money }), 'local-advertising').isAffordable).toBe(isAffordable)
  })

  it('lists the effects of a campaign', () => {
    expect(row(makeGame(), 'season-ticket-drive').effects).toEqual(['Fans +5%', 'Income +\u2060£50,000'])
  })

  it('includes the days left of a running campaign, and whether it can be shared', () => {
    const game = makeGame()
    launchCampaign(game, 'derby-day-hype')
    expect(row(game, 'derby-day-hype')).toMatchObject({ isActive: true, daysLeft: 14, shareRefusal: null })
    expect(marketingReport(game).activeCount).toBe(1)
    shareCampaign(game, 'derby-day-hype', 'Twitter')
    expect(row(game, 'derby-day-hype').shareRefusal).toBe(
      `You’ve only just shared a campaign. You can share the next one on day ${game.day + 28}.`,
    )
    game.day += 1
    expect(row(game, 'derby-day-hype')).toMatchObject({ daysLeft: 13 })
    launchCampaign(game, 'local-advertising')
    game.day += 27
    expect(row(game, 'local-advertising').shareRefusal).toBeNull()
  })

  it('includes the equilibrium mood with the planned policies', () => {
    const game = makeGame()
    const before = marketingReport(game).settledMood
    togglePolicy(game, 'communityFocus')
    expect(marketingReport(game).settledMood).toBe(before + 3)
    expect(marketingReport(game).policies.find(({ policy }) => policy === 'communityFocus')?.isOn).toBe(true)
  })
})
