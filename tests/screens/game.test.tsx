import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { standings } from '../../client/simulation/reports/standings.ts'
import { openGame, openTab, press, settle, WEEK_MS } from './openGame.tsx'
import type { GameState } from '../../client/simulation/gameState.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { weekInWords } from '../../client/simulation/core/calendar.ts'
import { capitalised } from '../../client/simulation/core/english.ts'
import { announce } from '../../client/simulation/news/announce.ts'
import { PLACE_NAMES, PLACE_OF_NEWS } from '../../client/simulation/news/newsPlace.ts'
import type { NewsEvent } from '../../client/simulation/news/gameEvent.ts'

describe('start', () => {
  test('a career of the seed in the address begins, paused', async () => {
    const { game } = await openGame({ path: '/game?seed=42' })
    expect(game.state.seed).toBe(42)
    expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-pressed')).toBe('true')
    expect(document.title).toBe('Dashboard · Floodlight')
    // Another career may have been loaded by the time the page is reloaded.
    expect(window.location.pathname + window.location.search).toBe('/game')
  })

  test.each(['-1', '4294967296', '1.5', 'abc', ''])(
    'a bad seed (%s) is named, and a random one drawn',
    async (seed) => {
      const { game } = await openGame({ seed: 7, path: `/game?seed=${seed}` })
      expect(game.state.seed).toBe(7)
      expect(screen.getByText(/has to be a whole number from 0 to 4294967295/)).toBeVisible()
    },
  )

  test('going to the office stops time, and coming back finds the same career', async () => {
    const { game, user, wait } = await openGame()
    await press(user, 'Fast')
    wait(800)
    const { day } = game.state
    expect(day).toBeGreaterThan(1)
    await press(user, 'Office')
    expect(await screen.findByRole('link', { name: 'Continue career' })).toBeVisible()
    wait(4_000)
    expect(game.state.day).toBe(day)
  })

  test('logging out asks for confirmation, stops time and removes the career', async () => {
    const { game, user, wait } = await openGame()
    await press(user, 'Fast')
    wait(800)
    await press(user, 'Log out')
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved Progress' })
    within(dialog).getByText('You have unsaved changes. Leaving now will discard them.')
    await press(user, 'Stay')
    expect(window.location.pathname).toBe('/game')
    await press(user, 'Log out')
    await press(user, 'Leave Anyway')
    await waitFor(() => {
      expect(window.location.pathname).toBe('/login')
    })
    expect(game.career).toBeNull()
  })

  test('logging out by the search asks for confirmation too, and removes the career', async () => {
    const { game, user, wait, environment } = await openGame()
    await press(user, 'Fast')
    wait(800)
    await user.keyboard('{Control>}k{/Control}Log out{Enter}')
    await screen.findByRole('dialog', { name: 'Unsaved Progress' })
    await press(user, 'Leave Anyway')
    await waitFor(() => {
      expect(window.location.pathname).toBe('/login')
    })
    expect(game.career).toBeNull()
    expect(environment.sessionStorage.getItem('career/guest')).toBeNull()
  })

  test('a dialog left open when navigating back blocks neither the login nor the game', async () => {
    const { game, user, wait } = await openGame()
    const goTo = (path: string) => {
      act(() => {
        window.history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
      })
    }
    await press(user, 'Settings')
    goTo('/login')
    await user.click(await screen.findByRole('button', { name: 'Play as Guest' }))
    await screen.findByRole('dialog', { name: 'Guest Mode Limitations' })
    goTo('/game')
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(user, 'Fast')
    wait(800)
    expect(game.state.day).toBeGreaterThan(1)
  })
})

describe('header', () => {
  test('shows club, budget, day, reputation, position, mood and fans', async () => {
    await openGame()
    // The library treats the headers of sections as banners, too.
    const header = screen.getAllByRole('banner')[0] as HTMLElement
    for (const text of [
      'Your Club',
      '£10,000,000',
      'no matches played yet',
      '65%',
      '5,000',
      'Season 1, week 1',
    ]) {
      expect(within(header).getByText(text)).toBeVisible()
    }
    expect(within(header).getByRole('img', { name: 'Reputation: 3 out of 5' })).toBeVisible()
  })

  test.each([
    ['before the first match', 0, 1, 'Season 1, week 1'],
    ['after a match', 1, 8, 'Season 1, week 2'],
    ['before the last match', 37, 260, 'Season 1, week 38'],
    ['after a season', 0, 267, 'Season 2, week 1'],
  ])('names the running week, as stamps of news do, %s', async (_, week, day, named) => {
    const { game } = await openGame()
    act(() => game.resume({ ...game.state, currentMatchWeek: week, day }))
    expect(within(screen.getAllByRole('banner')[0] as HTMLElement).getByText(named)).toBeVisible()
    expect(capitalised(weekInWords(day))).toBe(named)
  })

  test('explains its figures on focus and at a tap', async () => {
    const { user } = await openGame()
    const term = within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('button', {
      name: 'Reputation',
    })
    expect(term.getAttribute('aria-description')).toMatch(/^How big a name the club has, from 1 to 5/)
    await user.click(term)
    expect(await screen.findByText(/^How big a name the club has, from 1 to 5/)).toBeVisible()
  })

  test('shows the tabs in their order, and renders only the chosen one', async () => {
    const { user } = await openGame()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Squad',
      'Tickets',
      'Staff',
      'Facilities',
      'Tactics',
      'Marketing',
      'Transfers',
      'League',
    ])
    await user.click(screen.getByRole('tab', { name: 'League' }))
    expect(screen.getByRole('heading', { name: 'League Standings' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Financial overview' })).toBeNull()
  })

  test('tabs change by keyboard; the heading gets the focus and names the page', async () => {
    const { user } = await openGame()
    act(() => {
      screen.getByRole('tab', { name: 'Dashboard' }).focus()
    })
    await user.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Squad' })).toHaveFocus())
    expect(document.title).toBe('Squad · Floodlight')
  })
})

describe('the own place', () => {
  const inHeader = () =>
    within(screen.getAllByRole('banner')[0] as HTMLElement)
      .getByRole('button', { name: 'Position' })
      .closest('dt')?.nextElementSibling?.textContent
  const inTable = (name: RegExp) => {
    const row = within(screen.getByRole('table', { name })).getByRole('row', { name: /Your Club/ })
    return within(row).getAllByRole('cell')[0]?.textContent
  }

  /** Position shown by header, dashboard and standings, which must agree. */
  async function ownPlace({ user }: Pick<Awaited<ReturnType<typeof openGame>>, 'user'>) {
    await openTab(user, 'Dashboard')
    const places = [inHeader(), inTable(/^In the table/)]
    await user.click(screen.getByRole('tab', { name: 'League' }))
    places.push(inTable(/^League Standings/))
    expect(new Set(places).size).toBe(1)
    return places[0]
  }

  test('is the same in header, dashboard and table, before and after the first match', async () => {
    const opened = await openGame()
    expect(await ownPlace(opened)).toBe('–no matches played yet')
    await press(opened.user, 'Fast')
    opened.wait(WEEK_MS.fast)
    await settle(opened)
    expect(opened.game.state.record.played).toBe(1)
    // Evening of the match: the simulation reads the table on the next morning.
    expect(opened.game.state.leaguePosition).toBe(10)
    const position = standings(opened.game.state).findIndex(({ isOwn }) => isOwn) + 1
    expect(Number.parseInt((await ownPlace(opened)) ?? '')).toBe(position)
  })

  test('of the previous season is not shown beside a new table', async () => {
    const opened = await openGame({
      prepare: (state) => {
        Object.assign(state, {
          day: 266,
          currentMatchWeek: 38,
          seasonPhase: 'season-ended',
          leaguePosition: 2,
          // No random event on the next day.
          lastEventDay: 265,
        })
        Object.assign(state.record, { played: 38, wins: 38, points: 114 })
      },
    })
    await press(opened.user, 'Continue')
    await screen.findByRole('dialog', { name: 'Season 1 in review' })
    await opened.user.keyboard('{Escape}')
    expect(opened.game.state.currentSeason).toBe(2)
    expect(await ownPlace(opened)).toBe('–no matches played yet')
  })
})

describe('speed', () => {
  test('a day takes 1.5 s at Normal and 0.4 s at Fast, and none passes at Pause', async () => {
    const { game, user, wait } = await openGame()
    wait(5_000)
    expect(game.state.day).toBe(1)
    await press(user, 'Normal')
    wait(3_000)
    expect(game.state.day).toBe(3)
    await press(user, 'Fast')
    wait(800)
    expect(game.state.day).toBe(5)
    await press(user, 'Pause')
    wait(5_000)
    expect(game.state.day).toBe(5)
    expect(screen.getByText('Match in 2 days')).toBeVisible()
  })

  test('time stands still while the settings are open', async () => {
    const { game, user, wait } = await openGame()
    await press(user, 'Normal')
    await press(user, 'Settings')
    wait(6_000)
    expect(game.state.day).toBe(1)
    await user.keyboard('{Escape}')
    wait(1_500)
    expect(game.state.day).toBe(2)
  })
})

describe('team settings', () => {
  test('open by a labelled button, not only by the logo', async () => {
    const { game, user, wait } = await openGame()
    await press(user, 'Normal')
    await press(user, 'Settings')
    await user.click(screen.getByText('Team Settings', { selector: 'button' }))
    await screen.findByRole('dialog', { name: 'Team Settings' })
    wait(6_000)
    expect(game.state.day).toBe(1)
    await press(user, 'Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(user, 'Team Settings')
    await screen.findByRole('dialog', { name: 'Team Settings' })
  })

  test('open by the search', async () => {
    const { user } = await openGame()
    await user.keyboard('{Control>}k{/Control}Team sett{Enter}')
    await screen.findByRole('dialog', { name: 'Team Settings' })
  })
})

describe('too few players', () => {
  test('pauses with the reason; once solved, time continues', async () => {
    const { game, user, wait } = await openGame()
    await openTab(user, 'Squad')
    await user.click(screen.getAllByRole('button', { name: /^Remove from Squad/ })[0] as HTMLElement)
    await press(user, 'Normal')

    const dialog = screen.getByRole('dialog', { name: 'Insufficient Eligible Players' })
    for (const text of [
      'You have only 10 eligible players. You need 11.',
      'Go to Squad Management and add eligible players.',
      'The game is paused.',
    ]) {
      expect(within(dialog).getByText(text)).toBeVisible()
    }
    await user.click(within(dialog).getByRole('button', { name: 'OK, I understand' }))
    wait(6_000)
    expect(game.state.day).toBe(1)
    expect(screen.getAllByText('Paused: Need more eligible players!').length).toBeGreaterThan(0)

    await press(user, 'Auto-pick')
    wait(1_500)
    expect(game.state.day).toBe(2)
  })

  test('asked for a signing in a challenge without any', async () => {
    const { root } = await openGame({
      prepare: (state) => {
        const challenge = CHALLENGES.find(({ rules }) => rules.includes('no-signings'))!
        state.challenge = createGame({ seed: 1, challenge }).challenge
        for (const player of state.players.slice(9)) player.injured = true
      },
    })
    act(() => {
      root.ui.openModal({ kind: 'insufficient-players', eligible: 9 })
    })
    const dialog = screen.getByRole('dialog', { name: 'Insufficient Eligible Players' })
    expect(dialog).toHaveTextContent(/No signings in this challenge\. You can carry on/)
    expect(within(dialog).queryByRole('button', { name: 'Sign somebody' })).not.toBeInTheDocument()
  })

  test('only its own button leads to the squad', async () => {
    const { user, root } = await openGame()
    const open = () => {
      act(() => {
        root.ui.openModal({ kind: 'insufficient-players', eligible: 9 })
      })
    }
    open()
    await press(user, 'OK, I understand')
    expect(root.ui.tab).toBe('dashboard')
    open()
    await press(user, 'Go to Squad')
    expect(root.ui.tab).toBe('squad')
  })
})

describe('notifications', () => {
  const NEWS: readonly [filter: string, event: NewsEvent, text: string][] = [
    [
      'System',
      { kind: 'works-finished', type: 'Fan Zone' },
      'Work on the Fan Zone is finished: every seat is open.',
    ],
    [
      'Match',
      { kind: 'opponent-forfeited', opponent: 'Ayr' },
      'MATCH FORFEITED! Ayr cannot field 11 players. Result: 3–0 Win.',
    ],
    ['Transfer', { kind: 'offer-lapsed', name: 'Ann Able' }, 'Talks over Ann Able have ended.'],
    [
      'Finance',
      { kind: 'campaign-ended', campaign: 'new-kit-launch' },
      'Campaign "New Kit Launch" has ended.',
    ],
    ['Event', { kind: 'event-asks', event: 'fan-protest' }, 'Fan Protest: what happens next is up to you.'],
    ['Squad', { kind: 'nobody-bids', name: 'Ann Able' }, 'No bids for Ann Able for now.'],
  ]
  const prepare = (state: GameState) => {
    state.notifications = []
    for (const [, event] of NEWS.toReversed()) announce(state, event)
  }

  test.each(NEWS)('filter %s', async (name, event, text) => {
    const { user } = await openGame({ prepare })
    const panel = within(screen.getByRole('complementary', { name: 'Notifications' }))
    const shown = () => panel.getAllByRole('listitem').map((item) => item.textContent)
    const item = (kind: NewsEvent['kind'], message: string) => {
      const place = PLACE_OF_NEWS[kind]
      return `${message}${place ? PLACE_NAMES[place] : ''}Season 1, week 1`
    }
    const all = NEWS.map(([, event, message]) => item(event.kind, message))
    expect(shown()).toEqual(all)
    await user.click(panel.getByRole('button', { name }))
    expect(shown()).toEqual([item(event.kind, text)])
    await user.click(panel.getByRole('button', { name: 'All' }))
    expect(shown()).toEqual(all)
  })

  test('lead to what they speak of, and fold a week later without emphasis', async () => {
    const { user, game, root } = await openGame({
      prepare: (state) => {
        state.notifications = []
        announce(state, { kind: 'funds-low', money: -2_000_000 })
      },
    })
    const panel = within(screen.getByRole('complementary', { name: 'Notifications' }))
    await user.click(panel.getByRole('button', { name: 'Finances' }))
    expect(root.ui.modal).toEqual({ kind: 'finances' })
    act(() => root.ui.closeAllModals())
    act(() => game.resume({ ...game.state, day: 8 }))
    const message = panel.getByText(/^FINANCIAL WARNING/)
    expect(message.closest('li')).not.toHaveAttribute('data-special')
    expect(message).not.toBeVisible()
    await user.click(panel.getByText('Earlier (1)'))
    expect(message).toBeVisible()
  })

  test('lead to the players whom they name, and back [TAB-10]', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        state.notifications = []
        announce(state, { kind: 'nobody-bids', name: state.players[3]!.name })
      },
    })
    const panel = within(screen.getByRole('complementary', { name: 'Notifications' }))
    const { name } = game.state.players[3]!
    const link = panel.getByRole('button', { name })
    expect(link.closest('p')).toHaveTextContent(`No bids for ${name} for now.`)
    link.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
  })

  test('stood as a panel with a second heading within their dialog', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        state.notifications = []
        announce(state, { kind: 'nobody-bids', name: state.players[3]!.name })
      },
    })
    await user.click(screen.getByRole('button', { name: 'News' }))
    const news = within(await screen.findByRole('dialog', { name: 'News' }))
    expect(news.getAllByRole('heading')).toHaveLength(1)
    await user.click(news.getByRole('button', { name: 'Clear' }))
    expect(news.getByText('No notifications.')).toBeVisible()
    expect(game.state.notifications).toEqual([])
  })

  test('stay open as a dialog below the page of a player, which Escape closes alone', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        state.notifications = []
        announce(state, { kind: 'nobody-bids', name: state.players[3]!.name })
      },
    })
    const { name } = game.state.players[3]!
    await user.click(screen.getByRole('button', { name: 'News' }))
    const news = await screen.findByRole('dialog', { name: 'News' })
    const link = within(news).getByRole('button', { name })
    await user.click(link)
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'News' })).toBe(news)
    await waitFor(() => expect(link).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('do not break a score after its dash', async () => {
    await openGame({ prepare })
    const panel = within(screen.getByRole('complementary', { name: 'Notifications' }))
    expect(panel.getByText('3–0')).toHaveStyle({ whiteSpace: 'nowrap' })
  })

  test('are cleared', async () => {
    const { user, game } = await openGame({ prepare })
    await press(user, 'Clear')
    expect(screen.getByText('No notifications.')).toBeVisible()
    expect(game.state.notifications).toEqual([])
  })

  test('the button that had cleared them lost the focus', async () => {
    const { user } = await openGame({ prepare })
    await press(user, 'Clear')
    const clear = screen.getByRole('button', { name: 'Clear' })
    expect(clear).toHaveAttribute('aria-disabled', 'true')
    expect(clear).toHaveFocus()
  })
})

describe('bankruptcy', () => {
  test('ends the game; the restart asks for confirmation and reloads the page', async () => {
    const { user, wait, reloadPage } = await openGame({
      prepare: (state) => {
        state.money = -4_999_999
      },
    })
    await press(user, 'Normal')
    wait(1_500)
    const screenOfEnd = screen.getByRole('dialog', { name: 'Bankrupt' })
    expect(within(screenOfEnd).getByText('BANKRUPTCY! Club finances collapsed. Game Over!')).toBeVisible()
    await user.keyboard('{Escape}')
    await press(user, 'Restart')
    expect(screen.getByText('Restart game? Unsaved progress will be lost.')).toBeVisible()
    await press(user, 'Cancel')
    await press(user, 'Restart')
    expect(reloadPage).not.toHaveBeenCalled()
    await press(user, 'Restart')
    expect(reloadPage).toHaveBeenCalledOnce()
  })
})

describe('settings', () => {
  test('show and copy the seed, and keep how match days are shown', async () => {
    const { user, root } = await openGame({ path: '/game?seed=42' })
    await press(user, 'Settings')
    await press(user, 'Copy seed')
    expect(await navigator.clipboard.readText()).toBe('42')
    const modes = screen.getByRole('group', { name: 'Match days' })
    await user.click(within(modes).getByRole('button', { name: 'Highlights' }))
    expect(root.ui.settings.matchdayMode).toBe('highlights')
  })
})

test('a week at Fast leads to the first match and its result', async () => {
  const { user, wait } = await openGame()
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
})
