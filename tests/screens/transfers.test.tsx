import { screen, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { wageRoom } from '../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { saleReport } from '../../client/simulation/reports/transferReport.ts'
import { saleTerms } from '../../client/simulation/transfers/quickSale.ts'
import { makeMarketPlayer } from '../simulation/makeGame.ts'
import { fillSquad } from '../support/longCareer.ts'
import { openGame, press, openTab } from './openGame.tsx'

const money = (pounds: number) => `£${pounds.toLocaleString('en-GB')}`
const table = (name: string) => within(screen.getByRole('table', { name }))
const names = (tableName: string) =>
  table(tableName)
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)

async function openTransfers(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Transfers')
  return opened
}

const ann = makeMarketPlayer({
  id: 'm1',
  name: 'Ann Able',
  age: 20,
  quality: 4,
  wage: 3_000,
  type: 'Forward',
})
const bob = makeMarketPlayer({
  id: 'm2',
  name: 'Bob Best',
  age: 30,
  quality: 2,
  wage: 9_000,
  nationality: 'Spain',
  transferFee: 250_000,
})

describe('transfer market', () => {
  const withTwo = (state: GameState) => void (state.market = [ann, bob])

  test('dashboard and hub show the same wage budget, which blocks signings, and state that the room does not', async () => {
    const { gameStores, user } = await openGame({
      prepare: (state) => {
        state.market = [ann, bob]
        state.wageBudget = 5_000
      },
    })
    expect(wageRoom(gameStores.game.state)).toBeLessThan(0)
    const figure = (name: string) => {
      const term = screen.getByRole('button', { name })
      return { text: term.parentElement?.parentElement?.textContent, meaning: term.ariaDescription }
    }
    const budget = figure('Wage budget for signings')
    expect(budget.text).toBe('Wage budget for signings£5,000 / week')
    expect(budget.meaning).toMatch(/A signing can’t cost more/)
    expect(figure('Wage budget room').text).toMatch(/^Wage budget room after all wages−/)
    expect(figure('Wage budget room').meaning).toMatch(/signings are still possible/)
    await openTab(user, 'Transfers')
    const inHub = screen.getByRole('button', { name: 'Wage budget for signings' })
    expect(inHub.parentElement?.textContent).toBe('Wage budget for signings £5,000 / week')
    expect(inHub.ariaDescription).toBe(budget.meaning)
    expect(screen.getByRole('button', { name: 'Sign Ann Able' })).toHaveProperty('disabled', false)
    expect(screen.getByRole('button', { name: 'Sign Bob Best' })).toHaveProperty('disabled', true)
  })

  test('shows the budgets and everyone for sale', async () => {
    const { game } = await openTransfers()
    expect(screen.getByText('£5,000,000')).toBeVisible()
    expect(screen.getByText('Wage budget for signings').parentElement?.textContent).toBe(
      'Wage budget for signings £200,000 / week',
    )
    const count = game.state.market.length
    expect(screen.getByRole('heading', { name: `Available Players (${count})` })).toBeVisible()
    expect(names('Available Players')).toHaveLength(count)
    const headers = table('Available Players').getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Cmp',
      'Player',
      'Pos',
      'Quality',
      'Age',
      'Nationality',
      'Wage',
      'Fee',
      'Actions',
    ])
  })

  test('omits players without a name', async () => {
    await openTransfers((state) => void (state.market = [ann, { ...bob, name: ' ' }]))
    expect(names('Available Players')).toEqual(['Ann Able'])
  })

  test('signs after 0.8 s, during which no one else can be signed', async () => {
    const { user, wait, game } = await openTransfers(withTwo)
    await press(user, 'Sign Ann Able')
    expect(screen.getByRole('button', { name: 'Sign Ann Able' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Bob Best' }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: 'Refresh Market' }).getAttribute('aria-busy')).toBe('true')
    wait(799)
    expect(names('Available Players')).toEqual(['Ann Able', 'Bob Best'])
    wait(1)
    expect(names('Available Players')).toEqual(['Bob Best'])
    expect(game.state.players.some(({ name, inSquad }) => name === 'Ann Able' && !inSquad)).toBe(true)
    const text = 'Signed Ann Able for £1,000,000.'
    const inToast = () => screen.queryAllByText(text).length
    const before = inToast()
    expect(before).toBeGreaterThan(0)
    wait(3_000)
    expect(inToast()).toBe(before - 1)
    expect(screen.getByText('£4,000,000')).toBeVisible()
  })

  test.each([
    ['Insufficient Budget', 'Fee too high', 999_999, 3_000],
    ['Insufficient Wage Budget', 'Wage too high', 1_000_000, 2_999],
    [null, null, 1_000_000, 3_000],
  ])('Sign says %s, and beside it %s', async (title, words, transferBudget, wageBudget) => {
    await openTransfers((state) => {
      Object.assign(state, { market: [ann], transferBudget, wageBudget })
    })
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Ann Able' })
    expect(sign.disabled).toBe(title !== null)
    expect(sign.getAttribute('title')).toBe(title)
    expect(sign.nextElementSibling?.textContent ?? null).toBe(words)
  })

  test('says beside Sign that the squad is full', async () => {
    await openTransfers((state) => {
      withTwo(state)
      fillSquad(state, 40)
    })
    expect(table('Available Players').getAllByText('Squad full')).toHaveLength(2)
  })

  test('shows the reason in place of the button for players who are not interested', async () => {
    await openTransfers((state) => void (state.market = [ann, { ...bob, interested: false }]))
    expect(screen.queryByRole('button', { name: 'Sign Bob Best' })).toBeNull()
    const reason = screen.getByRole('button', { name: 'Not interested' }).getAttribute('aria-description')
    expect(reason).toContain('Bob Best isn’t interested in joining a club of your reputation.')
  })

  test('shows for 4 s why a signing failed', async () => {
    const { user, wait, game } = await openTransfers(withTwo)
    await press(user, 'Sign Ann Able')
    runInAction(() => {
      game.career = { ...game.state, transferBudget: 10 }
    })
    wait(800)
    const text = 'Insufficient transfer budget. Need £1,000,000, have £10.'
    expect(screen.getByText(text)).toBeVisible()
    wait(3_999)
    expect(screen.getByText(text)).toBeVisible()
    wait(1)
    expect(screen.queryByText(text)).toBeNull()
  })

  test.each([
    ['Quality', ['Bob Best', 'Ann Able']],
    ['Name', ['Ann Able', 'Bob Best']],
    ['Age', ['Ann Able', 'Bob Best']],
    ['Wage', ['Ann Able', 'Bob Best']],
    ['Fee', ['Bob Best', 'Ann Able']],
    ['Nationality', ['Ann Able', 'Bob Best']],
    ['Position', ['Bob Best', 'Ann Able']],
  ])('is sorted by %s both ways', async (option, ascending) => {
    const { user } = await openTransfers(withTwo)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), option)
    await press(user, 'Sorted descending; sort ascending')
    expect(names('Available Players')).toEqual(ascending)
    await press(user, 'Sorted ascending; sort descending')
    expect(names('Available Players')).toEqual(ascending.toReversed())
  })

  test('can be searched by name, nationality and position; another sub-tab resets the search', async () => {
    const { user } = await openTransfers(withTwo)
    const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search players...' })
    const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Position' })
    for (const [text, name] of [
      [' ANN ', 'Ann Able'],
      ['spa', 'Bob Best'],
      ['forw', 'Ann Able'],
    ] as const) {
      await user.clear(search())
      await user.type(search(), text)
      expect(names('Available Players')).toEqual([name])
    }
    await user.selectOptions(filter(), 'Goalkeeper')
    expect(screen.getByRole('heading', { name: 'Available Players (0)' })).toBeVisible()
    expect(screen.getByText('No players found matching criteria.')).toBeVisible()
    await openTab(user, 'Sell Players')
    expect(search().value).toBe('')
    expect(filter().value).toBe('All')
  })

  test('an empty market can be refreshed', async () => {
    const { user } = await openTransfers((state) => void (state.market = []))
    await press(user, 'Try Refreshing Market')
    expect(names('Available Players').length).toBeGreaterThanOrEqual(8)
    await press(user, 'Refresh Market for £50,000')
    expect(names('Available Players').length).toBeGreaterThanOrEqual(8)
  })

  test('a second refresh costs the price on the button, and says when the next one is free', async () => {
    const { user, game } = await openTransfers()
    expect(screen.queryByText(/A refresh costs scouts’ fees/)).toBeNull()
    await press(user, 'Refresh Market')
    expect(game.state.money).toBe(10_000_000)
    expect(screen.getByText(/A refresh costs scouts’ fees.* comes in 14 days\./)).toBeVisible()
    await press(user, 'Refresh Market for £50,000')
    expect(game.state.money).toBe(9_950_000)
    expect(screen.getByText('Your scouts have refreshed the market for £50,000.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh Market for £100,000' })).toBeVisible()
  })

  test('a refresh that the club cannot pay for is disabled, with the reason', async () => {
    await openTransfers((state) => {
      state.money = 49_999
      state.handRefreshes = { lastFreeDay: 1, paid: 0 }
    })
    const refresh = screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh Market for £50,000' })
    expect(refresh.disabled).toBe(true)
    expect(refresh.title).toBe('Need £50,000 for scouts')
    expect(refresh.previousElementSibling?.textContent).toBe('Not enough money')
  })
})

describe('selling', () => {
  test('asks for confirmation, with the proceeds of the sale', async () => {
    const { user, game, wait } = await openTransfers()
    await openTab(user, 'Sell Players')
    expect(screen.getByRole('heading', { name: 'Your Squad Players (17)' })).toBeVisible()
    const [player] = game.state.players
    if (!player) throw new Error('The squad has players')
    await press(user, `Sell ${player.name}`)
    const dialog = within(screen.getByRole('dialog', { name: `Sell ${player.name}?` }))
    const { low, high } = saleTerms(game.state, player)
    expect(dialog.getByText(money(low))).toBeVisible()
    expect(dialog.getByText(money(high))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(game.state.players).toHaveLength(17)
    await press(user, `Sell ${player.name}`)
    await press(user, 'Sell Player')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your Squad Players (16)' })).toBeVisible()
    const text = `Sold ${player.name} for ${money(game.state.transfersOut[0]?.fee ?? 0)}.`
    const before = screen.getAllByText(text).length
    wait(3_000)
    expect(screen.queryAllByText(text)).toHaveLength(before - 1)
  })

  test('the confirmation says what lowers the price', async () => {
    const { user, game } = await openTransfers((state) => {
      const [player] = state.players
      if (!player) throw new Error('The squad has players')
      Object.assign(player, { quality: 1, age: 25, wage: 500 })
      state.transfersOut = [
        { playerName: 'Bob Best', fee: 250_000, wage: 9_000, day: 1, club: 'Hull Lightship' },
      ]
    })
    await openTab(user, 'Sell Players')
    await press(user, `Sell ${game.state.players[0]?.name ?? ''}`)
    const dialog = within(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog').textContent).toContain('The sale brings £2,200,000, and frees £500 a')
    expect(dialog.getByText(/^Nobody in the league needs the player right now/)).toBeVisible()
    expect(dialog.getByText(/^You’ve sold one player in the last 30 days/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Sell Player' }))
    expect(game.state.transfersOut[0]?.fee).toBe(2_200_000)
  })

  test('a youngster of the academy is listed at the compensation that a sale brings', async () => {
    const { user, game } = await openTransfers((state) => {
      Object.assign(state.players[0]!, { isHomegrown: true, appearances: 0, quality: 2, age: 17 })
    })
    const { name } = game.state.players[0]!
    await openTab(user, 'Sell Players')
    const row = within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!)
    expect(row.getByRole('button', { name: '£0' }).ariaDescription).toMatch(/only pay compensation/)
    await user.click(row.getByRole('button', { name: `Sell ${name}` }))
    expect(screen.getByRole('dialog').textContent).toContain('The sale brings £0,')
  })

  test('an empty squad has no one to sell', async () => {
    const { user } = await openTransfers((state) => void (state.players = []))
    await openTab(user, 'Sell Players')
    expect(screen.getByText('Your squad is empty.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try Refreshing Market' })).toBeNull()
  })

  test('can be sorted by value', async () => {
    const { user, gameStores } = await openTransfers()
    await openTab(user, 'Sell Players')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Value')
    const dearest = saleReport(gameStores.game.state).toSorted((a, b) => b.value - a.value)[0]
    expect(names('Your Squad Players')[0]).toBe(dearest?.player.name)
  })
})

describe('transfer history', () => {
  test('is empty at first', async () => {
    const { user } = await openTransfers()
    await openTab(user, 'Transfer History')
    expect(screen.getByText('No incoming transfers recorded.')).toBeVisible()
    expect(screen.getByText('No outgoing transfers recorded.')).toBeVisible()
  })

  test('lists signings and sales', async () => {
    const { user } = await openTransfers((state) => {
      Object.assign(state.players[0]!, { name: 'Ann Able' })
      state.transfersIn = [
        { playerName: 'Ann Able', fee: 1_000_000, wage: 3_000, day: 4, club: 'Sevilla Giralda' },
      ]
      state.transfersOut = [
        { playerName: 'Bob Best', fee: 250_000, wage: 9_000, day: 5, club: 'Hull Lightship' },
      ]
    })
    await openTab(user, 'Transfer History')
    const cells = (name: string) =>
      table(name)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells('Players In')).toEqual([
      ['Player', 'Fee', 'Day', 'Wage'],
      ['Ann Able from Sevilla Giralda', '£1,000,000', '4', '£3,000'],
    ])
    expect(cells('Players Out')).toEqual([
      ['Player', 'Fee', 'Day', 'Saved'],
      ['Bob Best to Hull Lightship', '£250,000', '5', '£9,000'],
    ])
    table('Players In').getByRole('button', { name: 'Ann Able' })
    expect(table('Players Out').queryByRole('button', { name: 'Bob Best' })).toBeNull()
  })

  test('left a club of the country without the link to its page', async () => {
    const { user, gameStores } = await openTransfers((state) => {
      const club = state.competitors[0]!.name
      state.transfersOut = [{ playerName: 'Bob Best', fee: 250_000, wage: 9_000, day: 5, club }]
    })
    await openTab(user, 'Transfer History')
    const { name } = gameStores.game.state.competitors[0]!
    await user.click(table('Players Out').getByRole('button', { name }))
    expect(gameStores.ui.modal).toMatchObject({ kind: 'club', id: gameStores.game.state.competitors[0]!.id })
  })
})

test('on a wide screen scouts stand beside the market, and bids beside the own players', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width >= 1700px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user } = await openTransfers()

  expect(await screen.findByRole('heading', { name: 'Scouts' })).toBeVisible()
  expect(table('Available Players').getAllByRole('row').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('tab', { name: 'Sell Players' }))

  expect(await screen.findByRole('heading', { name: 'Bids for your players (0)' })).toBeVisible()
  expect(table('Your Squad Players').getAllByRole('row').length).toBeGreaterThan(1)
  expect(screen.queryByRole('heading', { name: 'Scouts' })).toBeNull()
  vi.unstubAllGlobals()
})
