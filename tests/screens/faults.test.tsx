import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAIT_MS } from '../support/timeouts.ts'
import { openGame, press } from './openGame.tsx'
import { openPage, REGISTERED } from './openPage.tsx'

/** Error thrown by the Tickets tab and the Settings dialog; null renders nothing. */
const broken = vi.hoisted(() => ({ by: null as Error | null }))

vi.mock('../../client/screens/game/tickets/TicketsTab.tsx', () => ({
  TicketsTab: () => {
    if (broken.by) throw broken.by
    return <p>Prices</p>
  },
  TicketsSummary: () => null,
}))
const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
vi.mock('../../client/components/TooltipBubble.tsx', () => ({
  TooltipBubble: () => {
    throw NOT_LOADED
  },
}))
vi.mock('../../client/screens/office/ChallengesPanel.tsx', () => ({
  ChallengesPanel: () => {
    throw NOT_LOADED
  },
}))
vi.mock('../../client/screens/game/NewsDialog.tsx', () => ({
  NewsDialog: () => {
    throw NOT_LOADED
  },
}))
vi.mock('../../client/modals/ShortcutsDialog.tsx', () => ({
  ShortcutsDialog: () => {
    throw new Error('no keys')
  },
}))
vi.mock('../../client/screens/about/AboutPage.tsx', () => ({
  AboutPage: () => {
    throw new Error('no page')
  },
}))

beforeEach(() => {
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  broken.by = null
  vi.restoreAllMocks()
})

test('a tab that breaks shows an error in its place; the others work, and it can be retried', async () => {
  broken.by = new Error('no prices')
  const { user } = await openGame()
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('heading', { name: 'Tickets has stopped' })).toBeVisible()
  expect(notice.getByLabelText('Details to report').textContent).toContain('no prices')
  expect(notice.getByLabelText('Details to report').textContent).toContain('\n{"floodlight":"1.0.0"')
  await user.click(notice.getByText('Details to report', { selector: 'span' }))
  await press(user, 'Copy details')
  expect(await navigator.clipboard.readText()).toContain('no prices')
  expect(notice.getByText('Copied.')).toBeVisible()

  await press(user, 'Try again')
  expect(screen.getByRole('heading', { name: 'Tickets has stopped' })).toBeVisible()
  await press(user, 'Go to Dashboard')
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()

  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  broken.by = null
  await press(user, 'Try again')
  expect(screen.getByText('Prices')).toBeVisible()
})

test('a tab that could not be loaded states the reason', async () => {
  broken.by = new TypeError('Failed to fetch dynamically imported module: /assets/TicketsTab.js')
  const { user } = await openGame()
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('This part could not be loaded')
  expect(notice.textContent).toContain('you’re offline')
})

test('a tooltip and notifications that could not be loaded do not replace the page by a stoppage', async () => {
  const { user } = await openGame()
  const [term] = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-description'))
  if (!term) throw new Error('The dashboard has no tooltip')
  await user.hover(term)
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled()
  }, WAIT_MS)
  expect(screen.getByRole('tab', { name: 'Dashboard' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'News' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('heading', { name: 'This part could not be loaded' })).toBeTruthy()
  await press(user, 'Carry on without it')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Dashboard' })).toBeTruthy()
})

test('a dialog that breaks does not stop the game', async () => {
  const { user, root } = await openGame()
  act(() => {
    root.ui.openModal({ kind: 'shortcuts' })
  })
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('heading', { name: 'A message could not be shown' })).toBeVisible()
  await press(user, 'Carry on without it')
  expect(root.ui.modal).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Escape closes the message in place of a dialog that breaks, and what follows takes Escape as before', async () => {
  const { user, root } = await openGame()
  act(() => {
    root.ui.openModal({ kind: 'shortcuts' })
    root.ui.openModal({ kind: 'settings' })
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('A message could not be shown')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(root.ui.modal).toBeNull()
})

test('challenges that could not be loaded took the office with them', async () => {
  await openPage('/dashboard', { storage: REGISTERED })
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled()
  }, WAIT_MS)
  expect(screen.getByRole('heading', { level: 1, name: /office/i })).toBeVisible()
  expect(screen.getByRole('link', { name: /career/ })).toBeVisible()
})

test('a page that breaks offers the recovery of the stored data', async () => {
  const { user } = await openPage('/about')
  expect(screen.getByRole('heading', { level: 1, name: 'Play has stopped' })).toBeVisible()
  expect(screen.getByLabelText('Details to report').textContent).toContain('no page')
  expect(await screen.findByRole('button', { name: 'Export everything' })).toBeVisible()
  expect(screen.getByText(/There is none in this browser/)).toBeVisible()
  await press(user, 'Start over')
  expect(screen.getByRole('button', { name: 'Give up the running career' })).toBe(document.activeElement)
})

test('a stored career that can’t be read is not overwritten', async () => {
  await openPage('/game', { storage: REGISTERED, sessionStorage: { 'career/u1': 'torn' } })
  expect(screen.getByRole('heading', { level: 1, name: 'Play has stopped' })).toBeVisible()
  expect(screen.getByLabelText('Details to report').textContent).toContain('Error loading save data.')
})
