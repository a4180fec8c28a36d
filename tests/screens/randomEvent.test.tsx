import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { eventLook } from '../../client/modals/eventLook.ts'
import type { RandomEvent } from '../../client/simulation/news/randomEvent.ts'
import { EVENT_KINDS, EVENT_TITLES } from '../../client/simulation/news/eventStory.ts'
import { potentialRange, rangeInWords } from '../../client/simulation/people/potential.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { triggerEvent } from '../../client/simulation/season/events/drawEvent.ts'
import { makeRandom } from '../simulation/makeGame.ts'
import { openGame, press } from './openGame.tsx'

const SCANDAL: RandomEvent = {
  id: 'media-scandal-31',
  kind: 'media-scandal',
  icon: 'newspaper',
  day: 31,
  facts: { player: 'Carl Monk' },
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
  return showEvent(EVENT_TITLES[event.kind], (state) => void (state.lastEvent = event))
}

/** Triggers a protest today in a career with this much money, and shows it. */
async function openProtest(money: number) {
  return showEvent('Fan Protest', (state) => {
    Object.assign(state, { day: 5, fanHappiness: 40, money })
    triggerEvent(state, 'fan-protest', makeRandom(1))
  })
}

async function showEvent(title: string, prepare: (state: GameState) => void) {
  const opened = await openGame({ prepare })
  await press(opened.user, 'Fast')
  act(() => {
    opened.root.ui.openModal({ kind: 'random-event' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return { ...opened, dialog }
}

test('the money for television was one figure in an answer and another below, and neither said of what', async () => {
  const { user, dialog } = await showEvent('TV Rights Deal', (state) => {
    Object.assign(state, { day: 31, currentMatchWeek: 4, reputation: 3.7142 })
    triggerEvent(state, 'tv-rights-deal', makeRandom(1))
  })
  const more = 'Let them move your kick-offs for half as much again'
  expect(dialog.getByRole('button', { name: 'Take the usual share' })).toHaveAccessibleDescription(
    /\+.£248,568\.$/,
  )
  expect(dialog.getByRole('button', { name: more })).toHaveAccessibleDescription(/\+.£373,000, /)
  const impact = () => within(dialog.getByRole('region', { name: 'Event Impact' }))
  expect(impact().getByText('With Continue: Take the usual share')).toBeVisible()
  await press(user, more)
  expect(impact().getByText(`Your answer: ${more}`)).toBeVisible()
  expect(impact().getByText('+\u2060£373,000')).toBeVisible()
})

describe('the news of an event', () => {
  test('shows its text, day, impact, and an advertising slot', async () => {
    const { dialog } = await openEvent(SCANDAL)
    expect(dialog.getByText('Carl Monk is all over the front pages, and not for football.')).toBeVisible()
    expect(dialog.getByText('Day 31')).toBeVisible()
    const impact = within(dialog.getByRole('region', { name: 'Event Impact' }))
    expect(impact.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Fan mood',
      'Reputation',
      'Morale of Carl Monk',
    ])
    expect(impact.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '−4%',
      '−0.05',
      '−0.5',
    ])
    expect(dialog.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
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

  test('of a wonderkid shows the potential as the range that is known', async () => {
    const { game, dialog } = await showEvent('Wonderkid Discovered', (state) => {
      state.day = 5
      triggerEvent(state, 'wonderkid-discovery', makeRandom(1))
    })
    const range = potentialRange(game.state.seed, game.state.players.at(-1)!)!
    expect(range.high - range.low).toBeGreaterThan(0.5)
    const figure = dialog.getByText('Potential').parentElement?.querySelector('dd')
    expect(figure?.textContent).toBe(rangeInWords(range))
  })

  test('each kind has a colour and a picture of its own', () => {
    const looks = EVENT_KINDS.map(eventLook)
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(11)
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(11)
  })
})

describe('an event that asks', () => {
  test('lists its answers, each with its effects, and as its impact what Continue brings', async () => {
    const { dialog } = await openProtest(1_000_000)
    const answers = within(dialog.getByRole('region', { name: 'Your Answer' }))
    expect(answers.getAllByRole('button')).toHaveLength(3)
    const stated: [name: string, description: string][] = [
      ['Wait until they go home', 'Fan mood\u00a0−7%.'],
      ['Pay for coaches to the next away match', 'Fan mood\u00a0−2%, budget\u00a0−\u2060£20,000.'],
      [
        'Promise to win the next match',
        'Fan mood\u00a0−2%. If the next match is won: Fan mood\u00a0+4%. If not: Fan mood\u00a0−10%.',
      ],
    ]
    for (const [name, description] of stated) {
      expect(answers.getByRole('button', { name, description })).toBeVisible()
    }
    const impact = within(dialog.getByRole('region', { name: 'Event Impact' }))
    expect(impact.getByText('With Continue: Wait until they go home')).toBeVisible()
    expect(impact.getByText('Fan mood')).toBeVisible()
    expect(impact.getByRole('definition').textContent).toBe('−7%')
  })

  test('shows the impact of the answer pressed, and Continue has the focus', async () => {
    const { user, game, dialog } = await openProtest(1_000_000)
    await press(user, 'Promise to win the next match')
    expect(game.state).toMatchObject({ fanHappiness: 38, lastEvent: { answer: 2 } })
    expect(dialog.queryByRole('region', { name: 'Your Answer' })).toBeNull()
    const impact = within(dialog.getByRole('region', { name: 'Event Impact' }))
    expect(impact.getByRole('definition').textContent).toBe('−2%')
    expect(impact.queryByText(/^With Continue/)).toBeNull()
    expect(impact.getByText('If the next match is won: Fan mood +4%. If not: Fan mood −10%.')).toBeVisible()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Continue' }))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows the impact of the first answer when that is pressed', async () => {
    const { user, game, dialog } = await openProtest(1_000_000)
    await press(user, 'Wait until they go home')
    expect(game.state.fanHappiness).toBe(33)
    const impact = within(dialog.getByRole('region', { name: 'Event Impact' }))
    expect(impact.getByRole('definition').textContent).toBe('−7%')
  })

  test('shows why an answer can’t be chosen, and does not choose it', async () => {
    const { user, game, dialog } = await openProtest(19_999)
    const coaches = dialog.getByRole('button', {
      name: 'Pay for coaches to the next away match',
      description: /Not enough funds\. Required: £20,000$/,
    })
    expect(coaches.getAttribute('aria-disabled')).toBe('true')
    await user.click(coaches)
    expect(game.state).toMatchObject({ money: 19_999, lastEvent: { answer: 0 } })
    expect(dialog.getByRole('region', { name: 'Your Answer' })).toBeVisible()
  })

  test.each(['{Enter}', '{Escape}'])('%s on opening takes the first answer', async (key) => {
    const { user, game, dialog } = await openProtest(1_000_000)
    await waitFor(() => {
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Continue' }))
    })
    await user.keyboard(key)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(game.state).toMatchObject({ fanHappiness: 33, lastEvent: { answer: 0 } })
  })
})
