import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame, openTab, press } from './openGame.tsx'
import { newsOf } from '../simulation/makeGame.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

async function openMarketing(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Marketing')
  await screen.findByRole('table', { name: 'Marketing Campaigns' })
  return opened
}

test('the heading has fans, mood, reputation and the effect of the marketing', async () => {
  await openMarketing()
  expect(screen.getByRole('heading', { level: 1, name: 'Club Marketing & PR' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  for (const text of ['Fans 5,000', 'Fan Mood 65%', 'Reputation 3.00'])
    expect(main.getByText(text)).toBeVisible()
  expect(main.getByText('Mkt. Effect').parentElement?.textContent).toBe('Mkt. Effect Poor')
})

describe('campaigns', () => {
  test('are ten, with cost, duration, audience and effects', async () => {
    await openMarketing()
    expect(screen.getAllByRole('button', { name: /^Launch Campaign/ })).toHaveLength(10)
    for (const text of ['£75,000', '45 days', 'Regulars', 'Fans +5%', 'Income +\u2060£50,000']) {
      expect(row('Season Ticket Drive').getByText(text)).toBeVisible()
    }
    expect(screen.getByText('0 active')).toBeVisible()
  })

  test('one that would win few says so before it costs', async () => {
    const { user } = await openMarketing((state) => void (state.fanCount = 31_600))
    await user.click(screen.getByText('Not worth it now'))
    expect(row('Season Ticket Drive').getByText('Nobody is left to win over.')).toBeVisible()
    expect(
      row('Global Fan Drive').getByText(/^Few are left to win over: about \d+ fans for £500,000\.$/),
    ).toBeVisible()
    expect(row('Ticket Discount Week').queryByText(/left to win over/)).toBeNull()
  })

  test('are ordered by the price of a fan that they would win now, running ones first', async () => {
    const { user } = await openMarketing()
    const order = () =>
      within(screen.getByRole('table', { name: 'Marketing Campaigns' }))
        .getAllByRole('rowheader')
        .map(({ firstElementChild }) => firstElementChild?.textContent)
    expect(order().slice(0, 2)).toEqual(['Season Ticket Drive', 'Local Advertising'])
    expect(row('Season Ticket Drive').getByText(/^About \d+ new fans, £\d+ each$/)).toBeVisible()
    await press(user, 'Launch Campaign: Derby Day Hype')
    expect(order()[0]).toBe('Derby Day Hype')
  })

  test('a launched one is paid, runs, and shows its remaining days', async () => {
    const { user, game } = await openMarketing()
    await press(user, 'Launch Campaign: Derby Day Hype')
    expect(screen.getByText('Derby Day Hype launched.')).toBeVisible()
    expect(game.state.money).toBe(10_000_000 - 150_000)
    expect(row('Derby Day Hype').getByText('14d left')).toBeVisible()
    expect(row('Derby Day Hype').queryByRole('button', { name: /Launch/ })).toBeNull()
    expect(screen.getByText('1 active')).toBeVisible()
  })

  test.each([
    [49_999, false],
    [50_000, true],
    [50_001, true],
  ])('with £%i Local Advertising can be launched: %s', async (money, isLaunched) => {
    const { user, game } = await openMarketing((state) => void (state.money = money))
    const text = isLaunched ? 'Launch Campaign' : 'Not Enough Funds'
    await user.click(row('Local Advertising').getByRole('button', { name: `${text}: Local Advertising` }))
    expect(game.state.money).toBe(isLaunched ? money - 50_000 : money)
    const refusal = 'Insufficient funds to launch "Local Advertising" campaign. Cost: £50,000'
    expect(screen.queryAllByText(refusal)).toHaveLength(isLaunched ? 0 : 2)
  })

  test('a refusal for lack of money is a finance notification, once a day', async () => {
    const { user, game } = await openMarketing((state) => void (state.money = 0))
    await press(user, 'Not Enough Funds: Global Fan Drive')
    await press(user, 'Not Enough Funds: Global Fan Drive')
    const news = newsOf(game.state).filter(({ message }) => message.startsWith('Insufficient funds'))
    expect(news).toMatchObject([{ type: 'finance', isSpecial: true }])
  })

  test('one that is already running is refused by name', async () => {
    const { gameStores, user } = await openMarketing()
    await press(user, 'Launch Campaign: New Kit Launch')
    act(() => {
      gameStores.game.decide('launchCampaign', 'new-kit-launch')
    })
    expect(screen.getByText('"New Kit Launch" is already active.')).toBeVisible()
  })
})

describe('sharing', () => {
  const openShare = async () => {
    const opened = await openMarketing()
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await press(opened.user, 'Launch Campaign: New Kit Launch')
    await press(opened.user, 'Share New Kit Launch')
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Campaign' }))
    return { ...opened, open, dialog }
  }

  test.each([
    ['Facebook', 'https://www.facebook.com/'],
    ['Twitter', 'https://twitter.com/'],
    ['Instagram', 'https://www.instagram.com/'],
  ])('on %s opens its page in a tab that knows nothing of the game', async (place, address) => {
    const { user, game, open, dialog } = await openShare()
    await user.click(dialog.getByRole('button', { name: place }))
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(address), '_blank', 'noopener')
    expect(game.state.reputation).toBe(3.01)
    expect(screen.getByText(`New Kit Launch shared on ${place}.`)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('on the club website stays in the game, as a notification', async () => {
    const { user, game, open, dialog } = await openShare()
    await user.click(dialog.getByRole('button', { name: 'Club Website' }))
    expect(open).not.toHaveBeenCalled()
    expect(game.state.reputation).toBe(3.01)
    expect(
      screen.getByText('Club website: New Kit Launch. The new shirt, shown by the players.'),
    ).toBeVisible()
  })

  test('counts once in 28 days, and refuses the second time', async () => {
    const { user, game, dialog } = await openShare()
    expect(dialog.getByText(/you can share again 28 days later/)).toBeVisible()
    const day = game.state.day
    await user.click(dialog.getByRole('button', { name: 'Twitter' }))
    await press(user, 'Share New Kit Launch')
    expect(
      screen.getByText(`You’ve only just shared a campaign. You can share the next one on day ${day + 28}.`),
    ).toBeVisible()
    for (const place of ['Facebook', 'Twitter', 'Instagram', 'Club Website']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: place }).disabled).toBe(true)
    }
  })
})

describe('policies', () => {
  test('only fan-friendly pricing is on at first, and each is switched', async () => {
    const { user, game } = await openMarketing()
    const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked')
    expect(screen.getAllByRole('switch').map((toggle) => toggle.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'false',
      'true',
      'false',
      'false',
    ])
    await user.click(screen.getByRole('switch', { name: 'Youth Focus' }))
    expect(isOn('Youth Focus')).toBe('true')
    expect(game.state.plannedPolicies.youthFocus).toBe(true)
    expect(screen.getByText('On from season 1, week 2.')).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'Youth Focus' }))
    expect(isOn('Youth Focus')).toBe('false')
  })

  test('show their benefits and downsides', async () => {
    const { user } = await openMarketing()
    await press(user, 'About Community Focus')
    const dialog = within(await screen.findByRole('dialog', { name: 'Community Focus' }))
    const points = (name: string) =>
      within(dialog.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/^[+−]/, ''))
    expect(points('Potential Benefits')).toEqual([
      'Fan mood settles 3 points higher',
      'One more fan for every thousand each week',
    ])
    expect(points('Potential Downsides')).toEqual(['Costs £3,000 a week'])
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
