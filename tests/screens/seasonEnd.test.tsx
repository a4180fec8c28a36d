import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { playDay } from '../../client/simulation/season/day.ts'
import { strengthenSquad } from '../support/longCareer.ts'
import { openGame, press } from './openGame.tsx'

it("the season's end leads from the report over the result and the title night to the review", async () => {
  const { user, wait, game } = await openGame({
    settings: { stopsFor: [] },
    prepare: (state) => {
      state.assistant.picksEleven = true
      strengthenSquad(state)
      while (state.currentMatchWeek < 36) playDay(state)
      // No event comes before this day.
      state.lastEventDay = 267
    },
  })
  await press(user, 'More ways to continue')
  await user.click(await screen.findByRole('menuitem', { name: "To the season's end" }))
  wait(1_000)
  expect(game.state).toMatchObject({ day: 266, currentMatchWeek: 38 })

  const report = within(await screen.findByRole('dialog', { name: 'Day 252 to day 266' }))
  expect(screen.queryByRole('heading', { level: 1, name: 'The last whistle' })).toBeNull()
  await user.click(report.getByRole('button', { name: 'Continue' }))

  const { opponent, playerScore, opponentScore } = game.state.lastMatch ?? {}
  const result = await screen.findByRole('dialog', { name: /VICTORY!|Draw|Defeat/ })
  expect(result.textContent).toContain(opponent)
  expect(result.textContent).toMatch(
    new RegExp(`${playerScore}\\D+${opponentScore}|${opponentScore}\\D+${playerScore}`),
  )
  await user.click(within(result).getByRole('button', { name: 'Continue' }))

  const grounds = await screen.findByRole('list', { name: 'Final scores' })
  expect(within(grounds).getAllByRole('listitem')).toHaveLength(10)
  expect(screen.queryByRole('dialog')).toBeNull()
  const own = within(grounds).getByRole('button', { name: game.state.club.shortName })
  await user.click(own)
  const page = await screen.findByRole('dialog', { name: game.state.club.name })
  expect(within(page).getByText(game.state.manager.name)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('list', { name: 'Final scores' })).toBe(grounds)
  await press(user, 'Continue')

  expect(game.state).toMatchObject({ day: 267, currentSeason: 2 })
  const review = within(await screen.findByRole('dialog', { name: 'Season 1 in review' }))
  await user.click(review.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Dashboard' }).getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus())
})

it('the focus goes to the heading of the tab when the last evening is left', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.assistant.picksEleven = true
      while (state.currentMatchWeek < 38) playDay(state)
    },
  })
  await press(user, 'Back to the dashboard')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus())
})
