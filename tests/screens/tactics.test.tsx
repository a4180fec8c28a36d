import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultTactics } from '../../client/simulation/core/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame, press } from './openGame.tsx'

const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }))

async function openTactics(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({
    prepare: (state) => {
      for (const rival of state.competitors) rival.tactics = { ...defaultTactics(), style: 'attacking' }
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
  expect(panel(/^Next opponent: /).getByText('Attacking')).toBeTruthy()
})

test('each choice shows its effect against the next opponent', async () => {
  await openTactics()
  expect(screen.getByRole('button', { name: 'Counter (+3%)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Defensive (−3%)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Balanced (even)' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('option', { name: /^4-2-3-1 \(\+2\.4%\)$/ })).toBeTruthy()
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

test('after the last match the choices have no percentages', async () => {
  await openTactics((state) => void (state.currentMatchWeek = 38))
  expect(panel('Next opponent').getByText('End of Season.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Counter' })).toBeTruthy()
})
