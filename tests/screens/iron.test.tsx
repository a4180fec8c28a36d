/** An iron career on the screens: what stands in the place of saving and loading. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sealCareer } from '../support/sealCareer.ts'
import { shareText } from '../../client/modals/sharing.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { openGame, press } from './openGame.tsx'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const RULE = 'An iron career has one save and no way back.'

const openIron = () =>
  openGame({
    storage: REGISTERED,
    prepare: (state) => {
      state.isIron = true
    },
  })

it('Load says that there is no way back, and offers nothing but the export', async () => {
  const { user } = await openIron()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await press(user, 'Load')
  const dialog = within(await screen.findByRole('dialog', { name: 'Load Game' }))
  expect(dialog.getByText(RULE)).toBeVisible()
  expect(dialog.getByText('An iron career from a file goes on as an ordinary one.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Export this career' })).toBeVisible()
  expect(dialog.queryByText('Import from a file')).toBeNull()
  expect(dialog.queryByText('No saved games found.')).toBeNull()
})

it('the settings of a guest say it too', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.isIron = true
    },
  })
  await press(user, 'Settings')
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  expect(dialog.getByText(new RegExp(RULE))).toBeVisible()
})

it('the office loads no save while an iron career is running', async () => {
  const career = { ...createGame({ seed: 5, isIron: true }), day: 2 }
  const record = sealCareer({ name: '', savedAt: 0, career }, { revision: '', isSaved: false })
  await openPage('/dashboard', { storage: REGISTERED, sessionStorage: { 'career/u1': record } })
  const panel = within(screen.getByRole('region', { name: 'Saved games' }))
  expect(panel.getByText(RULE)).toBeVisible()
  expect(panel.queryByText('No saved games found.')).toBeNull()
})

it('the text that a sacked manager shares marks an iron career', () => {
  const career = {
    reason: 'sacked' as const,
    clubName: 'Rovers',
    seasons: 3,
    titles: 0,
    cups: 0,
    finalBudget: 5,
    difficulty: 'normal' as const,
  }
  expect(shareText({ ...career, isIron: true })).toMatch(
    /^I managed Rovers for 3 seasons in an iron career, with no way back, and left with/,
  )
  expect(shareText({ ...career, isIron: false })).toMatch(/^I managed Rovers for 3 seasons and left with/)
})

it('a new career is an iron one when its box is checked', async () => {
  const { user, root } = await openPage('/dashboard', { storage: GUEST })
  await user.click(screen.getByRole('link', { name: 'Start a new career' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Iron career: one save/ }))
  await user.click(screen.getByRole('button', { name: 'Start the career' }))
  await screen.findByRole('tab', { name: 'Dashboard' })
  expect(root.gameStores?.game.career?.isIron).toBe(true)
  // So that a reload resumes it, and an address that is passed on starts none.
  expect(window.location.search).toBe('')
})
