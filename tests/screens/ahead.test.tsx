import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openGame, press } from './openGame.tsx'

const control = () =>
  within(screen.getByRole('region', { name: 'Time' })).getAllByRole('button')[0] as HTMLElement
const trigger = () => screen.getByRole('button', { name: 'More ways to continue' })
const item = (name: string) => screen.getByRole('menuitem', { name })

describe('more ways to continue', () => {
  test('are a menu of four, which Escape closes with the focus on its button', async () => {
    const { user } = await openGame()
    await user.click(trigger())
    expect(
      within(await screen.findByRole('menu'))
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['To the match day', 'Through the match', 'To the end of the month', "To the season's end"])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  test('are reached and chosen by the keyboard', async () => {
    const { user, game, wait } = await openGame()
    act(() => {
      trigger().focus()
    })
    await user.keyboard('{ArrowDown}')
    await waitFor(() => {
      expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
    })
    await user.keyboard('{ArrowDown}{Enter}')
    wait(0)
    expect(game.state.day).toBe(7)
    expect(game.state.awaitingKickOff).toBe(true)
    expect(control().textContent).toMatch(/^Play: /)
  })

  test('leave out what there is not, and say why', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        state.day = 7
        state.awaitingKickOff = true
      },
    })
    await user.click(trigger())
    await screen.findByRole('menu')
    expect(item('To the match day').getAttribute('aria-disabled')).toBe('true')
    expect(item('To the match day').getAttribute('aria-description')).toBe('It’s match day.')
    await user.click(item('To the match day'))
    expect(game.state.day).toBe(7)
  })

  test('are found by the search too', async () => {
    const { user, game, wait } = await openGame()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: /Search/ })
    await user.keyboard('To the match{Enter}')
    wait(0)
    expect(game.state.day).toBe(7)
  })
})

describe('while days are played ahead', () => {
  async function midSeason() {
    const turns: (() => void)[] = []
    const opened = await openGame({
      settings: { stopsFor: [] },
      soon: (turn) => {
        turns.push(turn)
        return () => {}
      },
    })
    act(() => {
      // Those of the first copy of the career.
      while (turns.length > 0) turns.shift()?.()
    })
    await opened.user.click(trigger())
    await screen.findByRole('menu')
    await opened.user.click(item("To the season's end"))
    const turn = (count: number) => {
      act(() => {
        for (let i = 0; i < count; i++) {
          opened.clock.advance(100)
          turns.shift()?.()
        }
      })
    }
    return { ...opened, turn }
  }

  test('a bar shows how far they have come, and the tabs answer', async () => {
    const { user, turn, root } = await midSeason()
    turn(2)
    const bar = screen.getByRole('progressbar', { name: 'Days played ahead' })
    expect(bar.getAttribute('aria-valuetext')).toBe('Day 29 of 266')
    expect(bar.getAttribute('aria-valuenow')).toBe('11')
    await user.click(screen.getByRole('tab', { name: 'League' }))
    expect(root.ui.tab).toBe('league')
    turn(1)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Day 43 of 266')
  })

  test('Stop ends them on that day with a report of what happened', async () => {
    const { user, game, turn } = await midSeason()
    turn(3)
    await press(user, 'Stop')
    expect(game.state.day).toBe(43)
    const report = within(await screen.findByRole('dialog', { name: 'Day 1 to day 43' }))
    expect(report.getByText('You stopped here.')).toBeVisible()
    expect(report.getByText(/^\d won, \d drawn, \d lost$/)).toBeVisible()
    const list = within(report.getByRole('list', { name: 'What happened' }))
    expect(list.getAllByText(/^Week \d: /)).toHaveLength(6)
    await user.click(report.getByRole('button', { name: 'Squad' }))
    expect(list.queryByText(/^Week \d: /)).toBeNull()
    await user.click(report.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    turn(5)
    expect(game.state.day).toBe(43)
  })

  test('the space bar stops them too', async () => {
    const { user, game, turn } = await midSeason()
    turn(1)
    act(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
    })
    await user.keyboard(' ')
    turn(5)
    expect(game.state.day).toBe(15)
  })
})

test('from match to match takes one press in the result', async () => {
  const { user, game, wait } = await openGame({
    settings: { stopsFor: [] },
    prepare: (state) => {
      // No event opens its dialog before that of a result.
      state.lastEventDay = 28
    },
  })
  await user.click(trigger())
  await screen.findByRole('menu')
  await user.click(item('Through the match'))
  wait(0)
  for (const week of [1, 2, 3]) {
    expect(game.state.currentMatchWeek).toBe(week)
    await user.click(await screen.findByRole('button', { name: 'Through the next match' }))
    wait(0)
  }
  expect(game.state.currentMatchWeek).toBe(4)
})

test('what days stop for is chosen in the settings', async () => {
  const { user, root, environment } = await openGame()
  await press(user, 'Settings')
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  expect(dialog.getByRole('switch', { name: 'Random events' }).getAttribute('aria-checked')).toBe('false')
  await user.click(dialog.getByRole('switch', { name: 'Random events' }))
  await user.click(dialog.getByRole('switch', { name: 'Low funds' }))
  await user.click(dialog.getByRole('switch', { name: 'Match results' }))
  expect(root.ui.settings.stopsFor).toEqual(['board', 'key-bids', 'window', 'events', 'results'])
  expect(JSON.parse(environment.storage.getItem('settings') ?? '{}')).toMatchObject({
    stopsFor: ['board', 'key-bids', 'window', 'events', 'results'],
  })
})
