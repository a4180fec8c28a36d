import { squadReport } from '../../client/simulation/reports/squadReport.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextMatch } from '../../client/simulation/reports/programme.ts'
import { standings } from '../../client/simulation/reports/standings.ts'
import { openGame, press, settle, WEEK_MS, openTab } from './openGame.tsx'
import { cupOf } from '../support/cupOf.ts'

const panel = (name: string) => within(screen.getByRole('region', { name }))

describe('dashboard', () => {
  test('shows the next match, finances, squad and fans', async () => {
    const { game, gameStores } = await openGame()
    const upcoming = nextMatch(gameStores.game.state)
    if (upcoming.kind !== 'match') throw new Error('The season starts with a match')
    expect(panel('Next match').getByText('Week 1')).toBeVisible()
    expect(panel('Next match').getByText(upcoming.isHome ? 'Home' : 'Away')).toBeVisible()
    expect(panel('Next match').getByText(upcoming.opponent.name)).toBeVisible()
    expect(screen.getByText('Pre-season')).toBeVisible()
    expect(panel('Financial overview').getByText('£5,000,000')).toBeVisible()
    const wages = game.state.players.reduce((sum, { wage }) => sum + wage, 0)
    const room = `£${(200_000 - wages).toLocaleString('en-GB')}`
    expect(panel('Financial overview').getByText(room)).toBeVisible()
    expect(panel('Squad status').getByText('17')).toBeVisible()
    expect(panel('Squad status').getByText(/\/ 5\.0$/)).toBeVisible()
    expect(panel('Fan base').getByText('5,000')).toBeVisible()
  })

  test('the badge of a derby says why the match counts as one', async () => {
    await openGame({
      prepare: (state) => {
        for (const club of state.competitors) club.name = `${club.name} of London`
      },
    })
    const badge = panel('Next match').getByRole('button', { name: 'Derby' })
    expect(badge.getAttribute('aria-description')).toMatch(
      /^Big-city opponent, .*mood and fans count half as much again/,
    )
  })

  test.each([
    [71, 'good'],
    [70, 'fair'],
    [41, 'fair'],
    [40, 'bad'],
  ])('a fan mood of %i is %s', async (mood, tone) => {
    await openGame({
      prepare: (state) => {
        state.fanHappiness = mood
      },
    })
    const meter = panel('Fan base').getByRole('meter', { name: 'Fan mood' })
    expect(meter.getAttribute('aria-valuetext')).toBe(`${mood}%`)
    expect(meter.firstElementChild?.getAttribute('data-tone')).toBe(tone)
  })

  test.each<[string, (state: GameState) => void]>([
    ['Fixtures not generated.', (state) => void (state.fixtures = [])],
    ['End of Season.', (state) => void (state.currentMatchWeek = 38)],
    [
      'No match scheduled this week.',
      (state) => {
        state.fixtures = state.fixtures.filter(({ home, away }) => home !== 'own' && away !== 'own')
        cupOf(state).ties = []
      },
    ],
  ])('says %s', async (text, prepare) => {
    const { gameStores } = await openGame({ prepare })
    // The evening of the last matches lies over the dashboard until it is left.
    act(() => {
      gameStores.titleNight.close()
    })
    expect(panel('Next match').getByText(text)).toBeVisible()
  })

  test('Manage Squad leads to the squad', async () => {
    const { user } = await openGame()
    await press(user, 'Manage Squad')
    expect(screen.getByRole('tab', { name: 'Squad' }).getAttribute('aria-selected')).toBe('true')
  })
})

describe('squad', () => {
  async function openSquad(prepare?: (state: GameState) => void) {
    const opened = await openGame(prepare ? { prepare } : {})
    await openTab(opened.user, 'Squad')
    return opened
  }
  const reserveRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

  test('shows totals and the eleven by position', async () => {
    await openSquad()
    expect(screen.getByText('Total 17')).toBeVisible()
    expect(screen.getByText('Eligible 11 / 11')).toBeVisible()
    expect(screen.getByText('Injured 0')).toBeVisible()
    expect(screen.getByText(/^Value £/)).toBeVisible()
    for (const [position, count] of Object.entries({
      Goalkeeper: 1,
      Defender: 4,
      Midfielder: 4,
      Forward: 2,
    })) {
      expect(panel(position).getAllByRole('listitem')).toHaveLength(count)
    }
  })

  test('a removed player can be added again; while eleven are selected nobody can', async () => {
    const { game, user } = await openSquad()
    const add = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^Add to Squad/ })
    expect(add().every(({ disabled, title }) => disabled && title === 'Squad full')).toBe(true)
    const keeper = game.state.players.find(({ inSquad, type }) => inSquad && type === 'Goalkeeper')
    await press(user, `Remove from Squad: ${keeper?.name}`)
    expect(screen.getByText('Eligible 10 / 11')).toBeVisible()
    expect(add().some(({ disabled }) => disabled)).toBe(false)
    await press(user, `Add to Squad: ${keeper?.name}`)
    expect(screen.getByText('Eligible 11 / 11')).toBeVisible()
  })

  test('injured and suspended players are marked, and refused with the reason', async () => {
    const names: string[] = []
    const { user } = await openSquad((state) => {
      const [injured, suspended] = state.players.filter(({ inSquad }) => !inSquad)
      const selected = state.players.find(({ inSquad }) => inSquad)
      if (!injured || !suspended || !selected) throw new Error('The squad has reserves')
      injured.injured = true
      suspended.suspensions = 2
      selected.inSquad = false
      names.push(injured.name, suspended.name)
    })
    const [injured = '', suspended = ''] = names
    expect(reserveRow(injured).getByText('Injured')).toBeVisible()
    expect(reserveRow(suspended).getByText('Susp. (2)')).toBeVisible()
    await press(user, `Add to Squad: ${injured}`)
    expect(screen.getByText(`${injured} is injured and cannot be moved into the squad.`)).toBeVisible()
    await press(user, `Add to Squad: ${suspended}`)
    expect(screen.getByText(`${suspended} is suspended and cannot be moved into the squad.`)).toBeVisible()
  })

  test('Auto-pick fills the eleven, or states why it can’t', async () => {
    const { user, gameStores } = await openSquad((state) => {
      for (const player of state.players) player.inSquad = false
    })
    expect(screen.getByText('Eligible 0 / 11')).toBeVisible()
    await press(user, 'Auto-pick')
    expect(squadReport(gameStores.game.state).eligible).toBe(11)
  })

  test('Auto-pick of fewer than eleven shows a message with the next step', async () => {
    const { user, gameStores } = await openSquad((state) => {
      for (const player of state.players.slice(0, 8)) player.injured = true
    })
    await press(user, 'Auto-pick')
    expect(squadReport(gameStores.game.state).eligible).toBe(9)
    expect(screen.getByText(/^Only 9 of your players are fit, all picked now\. You need 11: /)).toBeVisible()
  })

  test('reserves can be searched and sorted', async () => {
    const { user, game } = await openSquad()
    const names = () =>
      within(screen.getByRole('table', { name: 'Reserves & Other' }))
        .getAllByRole('rowheader')
        .map(({ firstChild }) => firstChild?.textContent ?? '')
    const reserves = game.state.players.filter(({ inSquad }) => !inSquad)
    const byAge = reserves.toSorted((a, b) => a.age - b.age).map(({ age }) => age)
    await press(user, 'Age')
    const ages = names().map((name) => reserves.find((player) => player.name === name)?.age)
    expect(ages).toEqual(byAge)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b, 'en-GB')))
    await press(user, 'Sorted ascending; sort descending')
    expect(names()).toEqual(names().toSorted((a, b) => b.localeCompare(a, 'en-GB')))
    const wanted = reserves[2]?.name ?? ''
    await user.type(
      screen.getByRole('searchbox', { name: 'Search reserves...' }),
      ` ${wanted.toUpperCase()} `,
    )
    expect(names()).toEqual([wanted])
    await user.type(screen.getByRole('searchbox', { name: 'Search reserves...' }), 'zzz')
    expect(screen.getByText('No reserves match your search.')).toBeVisible()
  })
})

describe('league', () => {
  test('shows the table with all columns, and the results of any week', async () => {
    const opened = await openGame()
    const { user, wait } = opened
    await press(user, 'Fast')
    wait(WEEK_MS.fast)
    await settle(opened)
    await user.click(screen.getByRole('tab', { name: 'League' }))
    const table = within(screen.getByRole('table', { name: 'League Standings' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Team',
      'P',
      'W',
      'D',
      'L',
      'GF',
      'GA',
      'GD',
      'Pts',
      'Form',
    ])
    expect(table.getAllByRole('rowheader')).toHaveLength(20)
    for (const place of ['1st', '2nd', '3rd', '11th', '20th']) expect(table.getByText(place)).toBeVisible()
    expect(table.getByText('Your Club')).toBeVisible()
    expect(table.getAllByRole('img', { name: /^Form: (won|drawn|lost)$/ })).toHaveLength(20)

    await user.click(screen.getByRole('tab', { name: 'Results' }))
    expect(panel('Results').getAllByText(/^\d–\d$/)).toHaveLength(10)
    await press(user, 'Next week')
    expect(panel('Fixtures').getAllByText('v')).toHaveLength(10)
  })

  test('the focus stays on the button that has led to the last week', async () => {
    const { user } = await openGame()
    await user.click(screen.getByRole('tab', { name: 'League' }))
    await user.click(screen.getByRole('tab', { name: 'Results' }))
    const week = screen.getByRole('combobox', { name: 'Week' })
    await user.selectOptions(week, '37')
    const next = screen.getByRole('button', { name: 'Next week' })
    act(() => next.focus())
    await user.keyboard('{Enter}{Enter}')
    expect(week).toHaveValue('38')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toBeEnabled()
    expect(next).toHaveFocus()
  })

  test('sorts the table by any figure, and every club keeps its position', async () => {
    const opened = await openGame()
    const { user, wait, gameStores } = opened
    await press(user, 'Fast')
    wait(WEEK_MS.fast)
    await settle(opened)
    await user.click(screen.getByRole('tab', { name: 'League' }))
    const table = within(screen.getByRole('table', { name: 'League Standings' }))
    const column = (place: number) =>
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ children }) => children[place]?.textContent)
    const inOrder = standings(gameStores.game.state).map(({ place }) => place)
    expect(column(0)).toEqual(inOrder)
    await press(user, 'GA')
    const byConceded = standings(gameStores.game.state).toSorted(
      (a, b) => b.record.goalsAgainst - a.record.goalsAgainst,
    )
    expect(column(7)).toEqual(byConceded.map(({ record }) => String(record.goalsAgainst)))
    expect(column(0)).toEqual(byConceded.map(({ place }) => place))
    await press(user, '#')
    expect(column(0)).toEqual(inOrder)
  })
})
