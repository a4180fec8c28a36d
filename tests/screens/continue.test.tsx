import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextMatch } from '../../client/simulation/reports/programme.ts'
import { openGame, settle } from './openGame.tsx'

/** The Continue control, whatever its label. */
function control(): HTMLElement {
  const [first] = within(screen.getByRole('region', { name: 'Time' })).getAllByRole('button')
  return first as HTMLElement
}

/** Makes the own club’s first match a home or an away match. */
function meetFirst(place: 'home' | 'away') {
  return (state: GameState) => {
    const fixture = state.fixtures.find(
      ({ week, home, away }) => week === 1 && [home, away].includes(state.club.id),
    )
    if (!fixture || (fixture.home === state.club.id) === (place === 'home')) return
    const { home, away } = fixture
    fixture.home = away
    fixture.away = home
  }
}

describe.each([
  ['home', 'H', 'home to'],
  ['away', 'A', 'away at'],
] as const)('Continue before a match %s', (place, letter, words) => {
  test('advances to the match day, stops there, and plays on the next press', async () => {
    const { game, gameStores, user, wait, root } = await openGame({ prepare: meetFirst(place) })
    const upcoming = nextMatch(gameStores.game.state)
    const opponent = upcoming.kind === 'match' ? upcoming.opponent.shortName : ''
    expect(control().textContent).toBe(`Continue: 6 days to ${opponent} (${letter})`)
    await user.click(control())
    wait(5 * 400)
    expect(control().textContent).toBe(`Pause: 1 day to ${opponent} (${letter})`)
    wait(10 * 400)
    expect(game.state.day).toBe(7)
    expect(control().textContent).toBe(`Play: ${words} ${opponent}`)
    expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(control())
    expect(root.ui.modal).toEqual({ kind: 'match-result' })
  })
})

describe('Continue', () => {
  test('pauses while days pass, and continues from there', async () => {
    const { game, user, wait } = await openGame()
    await user.click(control())
    wait(2 * 400)
    await user.click(control())
    wait(4_000)
    expect(game.state.day).toBe(3)
    await user.click(control())
    wait(400)
    expect(game.state.day).toBe(4)
  })

  test('the second click of a double click does not undo the first one', async () => {
    const { game, user, wait } = await openGame()
    await user.dblClick(control())
    wait(2 * 400)
    expect(game.state.day).toBe(3)
    await user.dblClick(control())
    wait(4_000)
    expect(game.state.day).toBe(3)
  })

  test('a held Enter key presses it once', async () => {
    await openGame()
    // What the page prevents, the browser does not take for a click.
    const press = (repeat: boolean) => fireEvent.keyDown(control(), { key: 'Enter', repeat })
    expect([press(false), press(true), press(true)]).toEqual([true, false, false])
  })

  test('the second click of a double click plays no match', async () => {
    const { user, wait, root } = await openGame({
      prepare: (state) => {
        state.day = 6
      },
    })
    await user.pointer([
      { target: control(), keys: '[MouseLeft]' },
      { target: control(), keys: '[MouseLeft>]' },
    ])
    wait(400)
    expect(control().textContent).toMatch(/^Play: /)
    await user.pointer('[/MouseLeft]')
    expect(root.ui.modal).toBeNull()
  })

  test('said Play after an event of the match day, and paused when it was pressed', async () => {
    const { user, root, gameStores } = await openGame()
    act(() => {
      while (!gameStores.game.state.awaitingKickOff) gameStores.game.beginDay()
      gameStores.time.closeEvent()
    })
    expect(control().textContent).toMatch(/^Play: /)
    await user.click(control())
    expect(root.ui.modal).toEqual({ kind: 'match-result' })
  })

  test('a speed chosen meanwhile goes through the match day', async () => {
    const { user, wait, root } = await openGame()
    await user.click(control())
    wait(400)
    await user.click(screen.getByRole('button', { name: 'Fast' }))
    wait(10 * 400)
    expect(root.ui.modal).toEqual({ kind: 'match-result' })
  })

  test('opens the match where match days are watched', async () => {
    const { user, wait, gameStores } = await openGame({ settings: { matchdayMode: 'full' } })
    await user.click(control())
    wait(6 * 400)
    expect(gameStores.matchday.isOpen).toBe(false)
    await user.click(control())
    expect(gameStores.matchday.isOpen).toBe(true)
  })

  test('stops on a day that brings an event', async () => {
    const opened = await openGame({ seed: 3 })
    const { game, user, wait, root } = opened
    for (let presses = 0; presses < 60 && game.state.lastEventDay === 0; presses += 1) {
      await settle(opened)
      await user.click(control())
      wait(10 * 400)
    }
    expect(game.state.lastEventDay).toBeGreaterThan(0)
    expect(game.state.day).toBe(game.state.lastEventDay)
    expect(game.speed).toBe(0)
    root.ui.closeModal()
  })

  test('leads to the squad while players are missing', async () => {
    const { user, gameStores, root } = await openGame({
      prepare: (state) => {
        const [first, second] = state.players.filter(({ inSquad }) => inSquad)
        if (first) first.injured = true
        if (second) second.suspensions = 1
      },
    })
    expect(control().textContent).toBe('Pick 2 more players')
    await user.click(control())
    expect(root.ui.tab).toBe('squad')
    act(() => {
      gameStores.lineUp.decide('autoPick')
    })
    expect(control().textContent).toMatch(/^Continue: 6 days/)
  })

  test('continues into the next season after the last match week, and stops there', async () => {
    const { user, wait, game } = await openGame({
      prepare: (state) => {
        state.day = 266
        state.currentMatchWeek = 38
        state.seasonPhase = 'season-ended'
      },
    })
    // The evening of the last matches comes first, and time waits for it.
    expect(await screen.findByRole('table', { name: 'Final table' })).toBeVisible()
    wait(4_000)
    expect(game.state.day).toBe(266)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    wait(4_000)
    expect(game.state.day).toBe(267)
    expect(game.state.currentSeason).toBe(2)
  })
})
