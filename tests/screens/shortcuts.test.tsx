import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { marketReport } from '../../client/simulation/reports/transferReport.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { SETTING_WORDS } from '../../client/modals/settingWords.ts'
import { TABS } from '../../client/stores/UiStore.ts'
import { openGame, press } from './openGame.tsx'
import { REGISTERED } from './openPage.tsx'

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn()
})

function focusPage() {
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

describe('shortcuts', () => {
  test('digits change tabs in their order', async () => {
    const { user, root } = await openGame()
    for (const [index, tab] of TABS.entries()) {
      await user.keyboard(String(index + 1))
      expect(root.ui.tab).toBe(tab)
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('space continues and pauses; p, n and f set the speed', async () => {
    const { user, game, wait } = await openGame()
    focusPage()
    await user.keyboard(' ')
    wait(400)
    expect(game.state.day).toBe(2)
    await user.keyboard(' ')
    wait(4_000)
    expect(game.state.day).toBe(2)
    for (const [key, speed] of Object.entries({ n: 1, f: 10, p: 0 })) {
      await user.keyboard(key)
      expect(game.speed).toBe(speed)
    }
  })

  test('space on a button presses the button only', async () => {
    const { user, root, game } = await openGame()
    act(() => {
      screen.getByRole('button', { name: 'Manage Squad' }).focus()
    })
    await user.keyboard(' ')
    expect(root.ui.tab).toBe('squad')
    expect(game.speed).toBe(0)
  })

  test('are disabled while typing', async () => {
    const { user, root, game } = await openGame()
    await user.keyboard('2')
    const search = await screen.findByRole('searchbox', { name: 'Search reserves...' })
    await user.type(search, '1 f?')
    expect(search).toHaveProperty('value', '1 f?')
    expect([root.ui.tab, game.speed, root.ui.modal]).toEqual(['squad', 0, null])
  })

  test('are disabled while a dialog is open', async () => {
    const { user, root } = await openGame()
    await press(user, 'Settings')
    await user.keyboard('2?')
    expect(root.ui.tab).toBe('dashboard')
    expect(root.ui.modals).toEqual([{ kind: 'settings' }])
  })

  test('? lists every key; off there, only Ctrl+K is left', async () => {
    const { user, root } = await openGame()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Continue, or pause')).toBeVisible()
    expect(within(help).getAllByText(/^Go to /)).toHaveLength(TABS.length)
    await user.click(within(help).getByRole('button', { name: 'Switch shortcuts off' }))
    await user.keyboard('{Escape}')
    await user.keyboard('2?')
    expect([root.ui.tab, root.ui.modal]).toEqual(['dashboard', null])
    await user.keyboard('{Control>}k{/Control}')
    expect(root.ui.modal).toEqual({ kind: 'search' })
  })

  test('are switched in the settings', async () => {
    const { user, root } = await openGame({ settings: { shortcuts: 'off' } })
    await user.keyboard('2')
    expect(root.ui.tab).toBe('dashboard')
    await press(user, 'Settings')
    const group = screen.getByRole('group', { name: 'Keyboard shortcuts' })
    await user.click(within(group).getByRole('button', { name: 'On' }))
    await user.keyboard('{Escape}')
    focusPage()
    await user.keyboard('2')
    expect(root.ui.tab).toBe('squad')
  })

  test('in a match space pauses and s skips; digits do nothing', async () => {
    const { user, gameStores, wait, root } = await openGame({ settings: { matchdayMode: 'full' } })
    await user.keyboard('f')
    wait(6 * 400)
    const { matchday } = gameStores
    expect(matchday.isOpen).toBe(true)
    focusPage()
    await user.keyboard(' ')
    expect(matchday.isPaused).toBe(true)
    await user.keyboard(' 2')
    expect([matchday.isPaused, root.ui.tab]).toEqual([false, 'dashboard'])
    await user.keyboard('?')
    expect(matchday.isPaused).toBe(true)
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.keyboard('{Escape}')
    focusPage()
    await user.keyboard('s')
    expect(matchday.isOver).toBe(true)
  })
})

describe('search', () => {
  async function openSearch(parts: Parameters<typeof openGame>[0] = {}) {
    const opened = await openGame(parts)
    await press(opened.user, 'Search')
    const field = await screen.findByRole('combobox', { name: 'Search players, clubs, tabs and actions' })
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    return { ...opened, field, options: () => screen.queryAllByRole('option') }
  }

  test('a tab is found by the start of a word, and Enter opens it with the focus on its heading', async () => {
    const { user, root } = await openSearch()
    await user.keyboard('tact{Enter}')
    expect(root.ui.tab).toBe('tactics')
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Team Tactics' }))
    })
    expect(root.ui.modal).toBeNull()
  })

  test('arrow keys select and wrap; the field announces the selection', async () => {
    const { user, game, field, options } = await openSearch()
    await user.keyboard('speed')
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Speed: PauseP',
      'Speed: NormalN',
      'Speed: FastF',
    ])
    await user.keyboard('{ArrowUp}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[2]?.id)
    expect(options()[2]?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(game.speed).toBe(1)
  })

  test('a player of the own squad opens their details, one for sale the market filtered by their name', async () => {
    const { user, root, game, gameStores } = await openSearch({
      prepare: ({ players, market }) => {
        const [own] = players
        const [other] = market
        if (own) own.name = 'Çağlar Ødegård'
        if (other) other.name = 'Zlatko Ålund'
      },
    })
    await user.keyboard('odeg{Enter}')
    expect(root.ui.modal).toEqual({ kind: 'player-details', id: game.state.players[0]?.id })
    expect(screen.getByRole('dialog', { name: 'Çağlar Ødegård' })).toBeVisible()
    await user.keyboard('{Escape}')
    await press(user, 'Search')
    const field = await screen.findByRole('combobox', { name: 'Search players, clubs, tabs and actions' })
    await user.type(field, 'alund')
    await user.click(screen.getByRole('option', { name: /Zlatko Ålund.*for sale/ }))
    expect(root.ui.tab).toBe('transfers')
    expect(
      marketReport(gameStores.game.state).flatMap(({ player }) =>
        gameStores.marketSearch.matches(player) ? [player.name] : [],
      ),
    ).toEqual(['Zlatko Ålund'])
  })

  test('everyone who ever played for the club is found, wherever they are now, and opens their page [LIN-3]', async () => {
    const names = { here: 'Still Here', sold: 'Sold Inland', gone: 'Gone Abroad', retired: 'Hung Up' }
    const { user, root, game } = await openSearch({
      prepare: (state) => {
        while (state.currentMatchWeek < 1) {
          beginDay(state)
          autoPick(state)
          playMatchDay(state)
        }
        const played = state.players.filter(({ appearances }) => appearances > 0)
        const everyone = Object.values(names)
        everyone.forEach((name, i) => {
          const player = played[i]!
          player.name = name
          const [, ...rest] = state.remembered[player.id]!
          state.remembered = { ...state.remembered, [player.id]: [name, ...rest] }
        })
        const leaving = new Set([names.sold, names.gone, names.retired])
        const [sold] = state.players.filter(({ name }) => name === names.sold)
        state.players = state.players.filter(({ name }) => !leaving.has(name))
        state.competitors[0]!.players.push(sold!)
      },
    })
    const idOf = (wanted: string) =>
      Object.entries(game.state.remembered).find(([, [name]]) => name === wanted)?.[0]
    await user.keyboard('still here{Enter}')
    expect(root.ui.modal).toEqual({ kind: 'player-details', id: idOf(names.here) })
    for (const name of [names.sold, names.gone, names.retired]) {
      await user.keyboard('{Escape}')
      await user.keyboard('{Control>}k{/Control}')
      const field = await screen.findByRole('combobox', { name: 'Search players, clubs, tabs and actions' })
      await user.type(field, `${name}{Enter}`)
      expect(root.ui.modal).toMatchObject({ kind: 'player', id: idOf(name) })
      expect(await screen.findByRole('dialog', { name })).toBeVisible()
    }
  })

  test('a club opens its page, also by a word of its name', async () => {
    const { user, root, game } = await openSearch()
    const rival = game.state.competitors.find(({ name }) => name === 'Leeds Argyle')
    await user.keyboard('argyle{Enter}')
    expect(root.ui.modals).toEqual([{ kind: 'club', id: rival?.id, isOver: false }])
    expect(await screen.findByRole('dialog', { name: 'Leeds Argyle' })).toBeVisible()
  })

  test.each([
    ['dark', 'Theme'],
    ['reduced motion', 'Motion'],
    ['gentle', 'Difficulty'],
    ['tick', 'Assistant'],
  ])('“%s” found no setting', async (query, name) => {
    const { user, options } = await openSearch()
    expect(options().map(({ textContent }) => textContent)).not.toContain(`${name}Setting`)
    await user.keyboard(query)
    const option = options().find(({ textContent }) => textContent === `${name}Setting`)
    await user.click(option!)
    const settings = await screen.findByRole('dialog', { name: 'Settings' })
    await waitFor(() => {
      expect(within(settings).getByRole('heading', { name })).toHaveFocus()
    })
  })

  test('every setting is found by its heading', async () => {
    const { user, options, field } = await openSearch({
      storage: REGISTERED,
      prepare: (state) => {
        state.isIron = true
      },
    })
    for (const name of Object.keys(SETTING_WORDS)) {
      fireEvent.change(field, { target: { value: name } })
      expect(options().map(({ textContent }) => textContent)).toContain(`${name}Setting`)
    }
    await user.keyboard('{Escape}')
    await press(user, 'Settings')
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    const headings = within(dialog).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(Object.keys(SETTING_WORDS))
  })

  test('a query without results shows a message; Enter does nothing, Esc closes', async () => {
    const { user, root, options } = await openSearch()
    await user.keyboard('qqqq{Enter}')
    expect(options()).toEqual([])
    expect(screen.getByText('Nothing found for “qqqq”.')).toBeVisible()
    expect(root.ui.modal).toEqual({ kind: 'search' })
    await user.keyboard('{Escape}')
    expect(root.ui.modal).toBeNull()
  })

  test('leads to the saves', async () => {
    const { user, root, options } = await openSearch({ storage: REGISTERED })
    await user.keyboard('save')
    expect(options().map(({ textContent }) => textContent)).toEqual(['Save Game', 'Your accountSetting'])
    await user.keyboard('{Enter}')
    expect(root.ui.modals).toEqual([{ kind: 'save-game' }])
    expect(await screen.findByRole('dialog', { name: 'Save Game' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'load{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Load Game' })).toBeVisible()
  })

  test.each([
    ['a guest, who has none', {}, []],
    [
      'an iron career, which saves itself',
      {
        storage: REGISTERED,
        prepare: (state: GameState) => {
          state.isIron = true
        },
      },
      ['Load Game'],
    ],
  ])('has no saves that the header lacks: %s', async (_, parts, found) => {
    const { user, options } = await openSearch(parts)
    await user.keyboard('game')
    expect(options().map(({ textContent }) => textContent)).toEqual(found)
  })

  test('logs out', async () => {
    const { user } = await openSearch()
    await user.keyboard('log out{Enter}')
    await waitFor(() => {
      expect(window.location.pathname).toBe('/login')
    })
  })
})
