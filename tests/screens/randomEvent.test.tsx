import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { eventLook } from '../../client/modals/eventLook.ts'
import type { RandomEvent } from '../../client/simulation/season/events/randomEvent.ts'
import { EVENT_KINDS } from '../../client/simulation/season/events/randomEvent.ts'
import { openGame, press } from './openGame.tsx'

const SCANDAL: RandomEvent = {
  id: 'media-scandal-31',
  kind: 'media-scandal',
  icon: 'newspaper',
  day: 31,
  title: 'Player Media Scandal',
  description: 'Carl Monk is on the front pages, and not for his football.',
  impact: [
    { kind: 'fan-mood', change: -4 },
    { kind: 'reputation', change: -0.05 },
    { kind: 'morale', player: 'Carl Monk', change: -0.5 },
  ],
  playerId: null,
  answers: [],
  answer: 0,
}

async function openEvent(event: RandomEvent) {
  const opened = await openGame({ prepare: (state) => void (state.lastEvent = event) })
  await press(opened.user, 'Fast')
  act(() => {
    opened.root.ui.openModal({ kind: 'random-event' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: event.title }))
  return { ...opened, dialog }
}

describe('the news of an event', () => {
  test('shows its text, day, impact, and an advertising slot', async () => {
    const { dialog } = await openEvent(SCANDAL)
    expect(dialog.getByText(SCANDAL.description)).toBeTruthy()
    expect(dialog.getByText('Day 31')).toBeTruthy()
    const impact = within(dialog.getByRole('region', { name: 'Event Impact' }))
    expect(impact.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Fan mood',
      'Reputation',
      'Morale of Carl Monk',
    ])
    expect(impact.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '-4%',
      '-0.05',
      '-0.5',
    ])
    expect(dialog.getByRole('complementary', { name: 'Advertisement' })).toBeTruthy()
  })

  test('without figures in its impact shows none', async () => {
    const { dialog } = await openEvent({ ...SCANDAL, impact: [] })
    expect(dialog.queryByText('Event Impact')).toBeNull()
  })

  test.each(['Continue', 'Esc'])('%s closes it, and time continues at normal speed', async (way) => {
    const { user, game, wait } = await openEvent(SCANDAL)
    wait(4_000)
    expect(game.state.day).toBe(1)
    if (way === 'Esc') await user.keyboard('{Escape}')
    else await press(user, 'Continue')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Normal' }).getAttribute('aria-pressed')).toBe('true')
    wait(1_500)
    expect(game.state.day).toBe(2)
  })

  test('Continue has the focus', async () => {
    await openEvent(SCANDAL)
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    })
  })

  test('each kind has a colour and a picture of its own', () => {
    const looks = EVENT_KINDS.map(eventLook)
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(11)
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(11)
  })
})
