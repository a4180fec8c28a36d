import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import { shareText } from '../../client/modals/sharing.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { makePastSeason } from '../simulation/makeGame.ts'
import { type FakeCalls, unreachable } from '../stores/makeApi.ts'
import { openGame, press } from './openGame.tsx'

interface Parts {
  hasFrames?: boolean
  ended?: Partial<CareerEnd>
  calls?: FakeCalls
  storage?: Record<string, string>
  settings?: Partial<Settings>
}

function openSacked({ ended = {}, settings = { motion: 'reduced' }, ...parts }: Parts = {}) {
  return openGame({
    ...parts,
    settings,
    prepare: (state) => {
      state.money = -1_234_567.4
      state.ended = { reason: 'sacked', day: 798, season: 3, position: 19, ...ended }
    },
  })
}

const dialog = () => within(screen.getByRole('dialog', { name: "YOU'RE SACKED" }))

async function openFeedback(parts: Parts = {}) {
  const opened = await openSacked(parts)
  await opened.user.click(screen.getByRole('tab', { name: 'Give Feedback' }))
  return opened
}

describe('the results of a sacked manager', () => {
  test('show seasons and position, and not by colour alone', async () => {
    await openSacked()
    const term = (name: string) => dialog().getByText(name).parentElement
    expect(term('Seasons Managed')?.textContent).toContain('3')
    expect(term('Final position')?.textContent).toContain('19th')
    expect(term('Final position')?.dataset.tone).toBe('bad')
    expect(dialog().getByText('Worse than 18th')).toBeVisible()
  })

  test('count the 18th place as good enough', async () => {
    await openSacked({ ended: { position: 18 } })
    expect(dialog().getByText('Final position').parentElement?.dataset.tone).toBe('good')
    expect(dialog().getByText('18th or better')).toBeVisible()
  })

  test.each([
    ['system', true, '3'],
    ['system', false, '0'],
    ['reduced', false, '3'],
    ['full', true, '0'],
  ] as const)(
    'count up from nothing unless the motion is reduced: %s, device %s',
    async (motion, isStill, seen) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: isStill && query === '(prefers-reduced-motion: reduce)',
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }))
      // Without further animation frames the counters stay at their start.
      vi.stubGlobal('requestAnimationFrame', () => 0)
      await openSacked({ settings: { motion }, hasFrames: false })
      const seasons = dialog().getByText('Seasons Managed').nextElementSibling
      expect(seasons?.querySelector('[aria-hidden]')?.textContent).toBe(seen)
      expect(seasons?.textContent).toContain('3')
      vi.unstubAllGlobals()
    },
  )

  test.each([
    ['Twitter', 'https://twitter.com/'],
    ['Facebook', 'https://www.facebook.com/'],
    ['Reddit', 'https://www.reddit.com/'],
    ['WhatsApp', 'https://api.whatsapp.com/'],
  ])('are shared on %s, in a page that knows nothing of this one', async (name, address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openSacked()
    await user.click(dialog().getByRole('button', { name }))
    expect(open).toHaveBeenCalledOnce()
    const [opened, , features] = open.mock.calls[0] ?? []
    expect(String(opened).startsWith(address)).toBe(true)
    expect(features).toContain('noopener')
    open.mockRestore()
  })

  test('are copied with seasons, and the budget in whole euros', async () => {
    const { user } = await openSacked()
    await user.click(dialog().getByRole('button', { name: 'Copy Text' }))
    expect(await dialog().findByText('Copied to clipboard!')).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text).toContain('3 seasons')
    expect(text).toContain('-€1,234,567.')
    expect(text).toMatch(/play/)
  })

  test('that can’t be copied are only logged', async () => {
    const { user } = await openSacked({ ended: { season: 1 } })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.click(dialog().getByRole('button', { name: 'Copy Text' }))
    await waitFor(() => {
      expect(log).toHaveBeenCalledOnce()
    })
    expect(dialog().queryByText('Copied to clipboard!')).toBeNull()
    expect(dialog().getByText(/for 1 season and/)).toBeVisible()
    copy.mockRestore()
    log.mockRestore()
  })

  test('lead into a new career', async () => {
    const { user, reloadPage, environment } = await openSacked()
    await user.click(dialog().getByRole('button', { name: 'Start New Career' }))
    expect(reloadPage).toHaveBeenCalledOnce()
    expect(environment.sessionStorage.getItem('career')).toBeNull()
  })

  test('are closed with Escape, opened again, and left for a new career', async () => {
    const { user, reloadPage, gameStores } = await openSacked()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    const bar = within(screen.getByRole('region', { name: 'The career is over' }))
    const offers = gameStores.careerEnd.offers.offers.length
    bar.getByText(`${offers} clubs would still take you on: the offers are in the career results.`)
    await user.click(bar.getByRole('button', { name: 'Career Results' }))
    expect(dialog().getByText('Seasons Managed')).toBeVisible()
    await user.keyboard('{Escape}')
    await press(user, 'Start New Career')
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  test('are not shown to a player who has hidden them; the new career is', async () => {
    const { user, reloadPage } = await openSacked({ storage: { hideGameOverModal: 'true' } })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Career Results' })).toBeNull()
    await press(user, 'Start New Career')
    expect(reloadPage).toHaveBeenCalledOnce()
  })
})

describe('the results of a retired manager', () => {
  const retired = () =>
    openGame({
      settings: { motion: 'reduced' },
      prepare: (state) => {
        state.money = 2_500_000
        state.ended = { reason: 'retired', day: 3194, season: 12, position: 1 }
      },
    })
  const farewell = () => within(screen.getByRole('dialog', { name: 'You’ve retired' }))

  test('are the same results, without a word of the sack', async () => {
    await retired()
    expect(farewell().getByText('Seasons Managed').parentElement?.textContent).toContain('12')
    expect(farewell().getByText('Final position').parentElement?.dataset.tone).toBe('good')
    expect(farewell().getByText(/always keep a seat in the stand/)).toBeVisible()
    expect(farewell().queryByText(/lost its patience/)).toBeNull()
    expect(farewell().getByText(/for 12 seasons and retired with a final budget of €2,500,000/)).toBeVisible()
    expect(farewell().getByRole('tab', { name: 'Give Feedback' })).toBeVisible()
  })

  test('are closed, opened again, and left for a new career', async () => {
    const { user, reloadPage } = await retired()
    await user.keyboard('{Escape}')
    await press(user, 'Career Results')
    expect(farewell().getByText('Seasons Managed')).toBeVisible()
    await user.keyboard('{Escape}')
    await press(user, 'Start New Career')
    expect(reloadPage).toHaveBeenCalledOnce()
  })
})

test.each([
  [{ isIron: false, titles: 0, cups: 0 }, 'for 4 seasons and retired with'],
  [{ isIron: false, titles: 2, cups: 0 }, 'for 4 seasons, won 2 titles and retired with'],
  [{ isIron: false, titles: 0, cups: 1 }, 'for 4 seasons, won 1 cup and retired with'],
  [{ isIron: true, titles: 1, cups: 2 }, 'with no way back, won 1 title and 2 cups and retired with'],
])('the text that a retired manager shares, %o: %s', (career, text) => {
  const shared = { reason: 'retired', clubName: 'Rovers', seasons: 4, difficulty: 'normal' } as const
  expect(shareText({ ...shared, ...career, finalBudget: 5 })).toContain(text)
})

describe('clubs that would take a manager out of work', () => {
  test('are taken over by keyboard, in the same world', async () => {
    const { user, gameStores } = await openSacked()
    const [first] = dialog().getAllByRole('button', { name: /^Take over/ })
    const name = first?.closest('li')?.querySelector('h4')?.textContent ?? ''
    expect(name).not.toBe('')
    first?.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(gameStores.game.state.ended).toBeNull()
    expect(screen.getByRole('button', { name: 'Team Settings' }).parentElement).toHaveTextContent(name)
    expect(screen.getByText(new RegExp(`Welcome to ${name}!`))).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('are found beside the actions of a manager who hides the results', async () => {
    const { user, gameStores } = await openSacked({ storage: { hideGameOverModal: 'true' } })
    const bar = within(screen.getByRole('region', { name: 'The career is over' }))
    const [first] = await bar.findAllByRole('button', { name: /^Take over/ })
    await user.click(first as HTMLElement)
    expect(gameStores.game.state.ended).toBeNull()
    expect(screen.queryByRole('region', { name: 'The career is over' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('follow the restart that a bankruptcy offers', async () => {
    const { user, gameStores } = await openSacked({ ended: { reason: 'bankrupt' } })
    const bankrupt = within(screen.getByRole('dialog', { name: 'Bankrupt' }))
    expect(bankrupt.getByRole('button', { name: 'Restart' })).toBeVisible()
    await user.click(bankrupt.getAllByRole('button', { name: /^Take over/ })[0] as HTMLElement)
    expect(gameStores.game.state.money).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('are all named in the text that is shared later', async () => {
    await openGame({
      settings: { motion: 'reduced' },
      prepare: (state) => {
        const [first] = state.competitors
        state.pastSeasons = [makePastSeason({ club: first!.id })]
        first!.name = 'Bath Beacon'
        state.ended = { reason: 'sacked', day: state.day, season: 2, position: 19 }
      },
    })
    expect(dialog().getByText(/^I managed Bath Beacon and .* for 2 seasons/)).toBeVisible()
  })

  test('do not ask a manager who has retired', async () => {
    await openSacked({ ended: { reason: 'retired' } })
    expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull()
  })
})

describe('feedback', () => {
  test('without a rating is not sent', async () => {
    const submitFeedback = vi.fn(() => Promise.resolve())
    const { user } = await openFeedback({ calls: { submitFeedback } })
    await press(user, 'Submit Feedback')
    expect(screen.getByRole('alert').textContent).toBe('Please select a rating before submitting.')
    expect(submitFeedback).not.toHaveBeenCalled()
  })

  test('is filled in by keyboard, sent, and thanked for', async () => {
    const submitFeedback = vi.fn(() => Promise.resolve())
    const { user } = await openFeedback({ calls: { submitFeedback } })
    const stars = within(screen.getByRole('radiogroup', { name: 'How do you like the game?' }))
    expect(stars.getAllByRole('radio')).toHaveLength(5)
    stars.getByRole('radio', { name: /^3 of 5/ }).focus()
    await user.keyboard(' ')
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('general')
    await user.selectOptions(screen.getByLabelText('Category'), 'Suggestions')
    await user.type(screen.getByLabelText('Message'), 'More rain.')
    await press(user, 'Submit Feedback')
    expect(await screen.findByText('Thank you for your feedback!')).toBeVisible()
    expect(submitFeedback).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        rating: 3,
        category: 'suggestions',
        message: 'More rain.',
        hideInFuture: false,
        gameStats: { seasons: 3, finalBudget: -1_234_567.4 },
      }),
    )
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that could not be sent shows an error and keeps the fields', async () => {
    const { user } = await openFeedback({ calls: { submitFeedback: unreachable } })
    await user.click(screen.getByRole('radio', { name: /^2 of 5/ }))
    await user.type(screen.getByLabelText('Message'), 'Too hard.')
    await user.click(screen.getByRole('checkbox'))
    await press(user, 'Submit Feedback')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was a problem submitting your feedback. Please try again later.',
    )
    await user.click(screen.getByRole('tab', { name: 'Career Results' }))
    await user.click(screen.getByRole('tab', { name: 'Give Feedback' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Too hard.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2 of 5/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test('is skipped for good', async () => {
    const { user, environment } = await openFeedback()
    await press(user, 'Skip Feedback for Now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(environment.storage.getItem('hideGameOverModal')).toBe('true')
    expect(screen.getByRole('button', { name: 'Start New Career' })).toBeVisible()
  })
})
