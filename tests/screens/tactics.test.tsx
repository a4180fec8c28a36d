import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultTactics } from '../../client/simulation/core/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { makeFacility, makeStaff } from '../simulation/makeGame.ts'
import { openGame, press } from './openGame.tsx'

const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }))

async function openTactics(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({
    prepare: (state) => {
      for (const rival of state.competitors) {
        rival.recentPlans = [2, 1].map((week) => ({
          season: 1,
          week,
          isHome: week === 1,
          tactics: { ...defaultTactics(), style: week === 2 ? 'attacking' : 'balanced' },
        }))
      }
      prepare(state)
    },
  })
  // The evening of the last matches lies over the tabs until it is left.
  act(() => {
    opened.gameStores.titleNight.close()
  })
  await press(opened.user, 'Set Tactics')
  return opened
}

test('Set Tactics leads from the dashboard to the tactics and their summary', async () => {
  await openTactics()
  expect(screen.getByRole('heading', { level: 1, name: 'Team Tactics' })).toBeTruthy()
  const summary = panel('Current setup')
  for (const text of ['4-4-2', 'Balanced', 'Medium', 'Possession', 'Zonal marking']) {
    expect(summary.getByText(text)).toBeTruthy()
  }
  const opponent = panel(/^Next opponent: /)
  expect(opponent.getByText('Attacking in 1 of 2, Balanced in 1 of 2')).toBeTruthy()
  expect(opponent.getByText('4-4-2 in 2 of 2')).toBeTruthy()
})

test('each choice shows its expected effect as arrows, and in words what it is good and bad against', async () => {
  await openTactics()
  const counter = screen.getByRole('button', { name: 'Counter (clearly good)' })
  expect(counter.textContent).toContain('▲▲')
  const words = document.getElementById(counter.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toMatch(
    /^Good against Attacking\. Bad against Defensive\. Asks for Pace, Composure: \d strengths?, \d weakness(es)?\. /,
  )
  expect(screen.getByRole('button', { name: 'Defensive (clearly bad)' }).textContent).toContain('▼▼')
  expect(screen.getByRole('button', { name: 'Balanced' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('option', { name: '4-2-3-1 ▲▲' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Set-up' }).textContent).not.toMatch(/[+−]\d+(\.\d+)?%\)/)
})

test('the words of one choice of a part are shown: under the pointer, with the focus, or chosen', async () => {
  const { user } = await openTactics()
  const shown = () =>
    [...panel('Set-up').getByRole('group', { name: 'Overall Style' }).parentElement!.querySelectorAll('p')]
      .filter(({ dataset }) => dataset.shown === 'true')
      .map(({ textContent }) => textContent.split('.')[0])
  expect(shown()).toEqual(['Balanced'])
  await user.hover(screen.getByRole('button', { name: /^Counter / }))
  expect(shown()).toEqual(['Counter'])
  await user.unhover(screen.getByRole('button', { name: /^Counter / }))
  expect(shown()).toEqual(['Balanced'])
  act(() => {
    screen.getByRole('button', { name: /^Defensive/ }).focus()
  })
  expect(shown()).toEqual(['Defensive'])
  await press(user, 'Compare all choices')
  expect(screen.getByRole('button', { name: 'Compare all choices' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  expect(shown()).toEqual(['Balanced'])
})

test('a shirt with plus or minus marks what suits the eleven, as its words do', async () => {
  await openTactics((state) => {
    for (const player of state.players)
      Object.assign(player, { strengths: ['Stamina'], weaknesses: ['Pace'] })
  })
  const high = screen.getByRole('button', { name: /^High( \(|$)/ })
  expect(high.textContent).toContain('+')
  expect(document.getElementById(high.getAttribute('aria-describedby')!)?.textContent).toMatch(
    /suits your eleven\.$/,
  )
  const counter = screen.getByRole('button', { name: /^Counter( \(|$)/ })
  expect(counter.textContent).toContain('−')
  expect(document.getElementById(counter.getAttribute('aria-describedby')!)?.textContent).toMatch(
    /overtaxes your eleven\.$/,
  )
})

test('with the best scouts nothing is said about seeing more matches', async () => {
  await openTactics((state) => {
    state.staff.push(makeStaff('Chief Scout'), makeStaff('Data Analyst'))
    state.facilities.push(makeFacility('Data Analysis Hub', 5))
  })
  expect(panel(/^Next opponent: /).getByText(/Your people see all of the last 6\.$/)).toBeTruthy()
})

test('an opponent whom nobody has seen is unknown, and no choice has arrows', async () => {
  await openTactics((state) => {
    for (const rival of state.competitors) rival.recentPlans = []
  })
  expect(panel(/^Next opponent: /).getByText(/^Nobody has seen them play/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Counter' })).toBeTruthy()
})

test('changes take effect at once, and the last can be undone', async () => {
  const { user, game } = await openTactics()
  const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo last change' })
  expect(undo().disabled).toBe(true)
  await press(user, /^Counter-attack/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Formation' }), '3-5-2')
  expect(game.state.tactics).toMatchObject({ formation: '3-5-2', offensiveStyle: 'counter_attack' })
  expect(panel('On the pitch: 3-5-2').getByRole('img', { name: /^The side in a 3-5-2/ })).toBeTruthy()
  await user.click(undo())
  expect(game.state.tactics).toMatchObject({ formation: '4-4-2', offensiveStyle: 'counter_attack' })
  expect(undo().disabled).toBe(true)
})

test('the pitch names the eleven', async () => {
  const { game } = await openTactics()
  const label = screen.getByRole('img', { name: /^The side in a 4-4-2/ }).getAttribute('aria-label')
  for (const { name } of game.state.players.filter(({ inSquad }) => inSquad)) expect(label).toContain(name)
})

test('after the last match the choices have no arrows', async () => {
  await openTactics((state) => void (state.currentMatchWeek = 38))
  expect(panel('Next opponent').getByText('End of Season.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Counter' })).toBeTruthy()
})

test('the roles of the formation are listed with their players and how they fit', async () => {
  const { game, user } = await openTactics((state) => {
    const [first] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
    Object.assign(first!, { strengths: ['Pace'], weaknesses: [] })
  })
  const [first] = game.state.players.filter(({ inSquad, type }) => inSquad && type === 'Defender')
  const row = (index: number) =>
    within(screen.getByRole('table', { name: /^Roles in a/ })).getAllByRole('row')[index]
  expect(row(2)?.textContent).toBe(`Full-backPace, Positioning, Crossing${first!.name}Good (+3%)`)
  await user.selectOptions(screen.getByRole('combobox', { name: /Formation/ }), '5-3-2')
  expect(row(2)?.textContent).toBe(`Wing-backStamina, Crossing, Pace${first!.name}Good (+3%)`)
})
