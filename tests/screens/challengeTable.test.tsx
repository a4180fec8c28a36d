/** The tables of the challenges: the result of a run on its way into one, and the dialog of the office. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeClock } from '../stores/makeStores.ts'
import { refused, unreachable } from '../stores/makeApi.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'
import { makeServer, openResult, row } from './openResult.tsx'

test('a run is entered under a nickname, and stands in the table once it is checked', async () => {
  const { calls, check } = makeServer()
  const { user, dialog, career, clock } = await openResult(calls)
  const field = await within(dialog).findByLabelText('Your name in the table')
  expect(field).toHaveValue('gaffer')
  await user.clear(field)
  await user.type(field, 'The Gaffer')
  await user.click(within(dialog).getByRole('button', { name: 'Enter the table' }))
  expect(await within(dialog).findByText(/^We’re playing your run again/)).toBeVisible()
  expect(calls.setNickname).toHaveBeenCalledWith('The Gaffer')
  const { log, score, decisions, fingerprint } = career.challenge!
  expect(calls.enterChallenge).toHaveBeenCalledWith({
    challenge: '2026-W48',
    log,
    score,
    decisions,
    fingerprint,
    run: null,
  })
  check({ status: 'verified' })
  act(() => clock.advance(2_000))
  expect(await within(dialog).findByText(/it stands/)).toBeVisible()
  const own = within(dialog).getByRole('row', { name: /The Gaffer/ })
  expect(own).toHaveTextContent('58 points')
  expect(within(dialog).getByText('2nd of 2')).toBeVisible()
  const loads = calls.challengeTable.mock.calls.length
  act(() => clock.advance(10_000))
  expect(calls.challengeTable).toHaveBeenCalledTimes(loads)
})

test('a refused nickname stays in its field with the message', async () => {
  const { calls } = makeServer()
  calls.setNickname.mockImplementation(
    refused('Somebody else has this nickname. Please choose another one.', 409),
  )
  const { user, dialog } = await openResult(calls)
  await user.click(await within(dialog).findByRole('button', { name: 'Enter the table' }))
  await waitFor(() => {
    expect(within(dialog).getByLabelText('Your name in the table')).toHaveAccessibleDescription(
      /^Somebody else/,
    )
  })
  expect(calls.enterChallenge).not.toHaveBeenCalled()
})

test('a refused run says why', async () => {
  const { calls, check } = makeServer('Boss')
  const { user, dialog, clock } = await openResult(calls)
  expect(await within(dialog).findByLabelText('Your name in the table')).toHaveValue('Boss')
  await user.click(within(dialog).getByRole('button', { name: 'Enter the table' }))
  await within(dialog).findByText(/^We’re playing your run again/)
  check({ status: 'refused', reason: 'We played this run again and it ended differently.' })
  act(() => clock.advance(2_000))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/it ended differently/)
  expect(calls.setNickname).not.toHaveBeenCalled()
})

test('a run that does not get through can be sent again', async () => {
  const { calls } = makeServer('Boss')
  calls.enterChallenge.mockImplementationOnce(unreachable)
  const { user, dialog } = await openResult(calls)
  await user.click(await within(dialog).findByRole('button', { name: 'Enter the table' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/didn’t get through/)
  await user.click(within(dialog).getByRole('button', { name: 'Enter the table' }))
  expect(await within(dialog).findByText(/^We’re playing your run again/)).toBeVisible()
})

test('a nickname can be changed with a later entry', async () => {
  const { calls } = makeServer('Boss')
  const { user, dialog } = await openResult(calls)
  await user.type(await within(dialog).findByLabelText('Your name in the table'), ' Two')
  await user.click(within(dialog).getByRole('button', { name: 'Enter the table' }))
  await within(dialog).findByText(/^We’re playing your run again/)
  expect(calls.setNickname).toHaveBeenCalledWith('Boss Two')
})

test('a challenge that has closed takes no run, and shows what came of the one that was entered', async () => {
  const { calls, check } = makeServer('Boss', { isOpen: false })
  const { dialog, career, unmount } = await openResult(calls)
  expect(await within(dialog).findByText(/its table is final/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Enter the table' })).toBeNull()
  unmount()
  const { score, decisions, fingerprint } = career.challenge!
  await calls.enterChallenge({
    challenge: '2026-W48',
    log: '',
    score: score!,
    decisions,
    fingerprint: fingerprint!,
  })
  check({ status: 'verified' })
  const later = await openResult(calls)
  expect(await within(later.dialog).findByText(/it stands/)).toBeVisible()
  expect(within(later.dialog).queryByText(/stays on this device/)).toBeNull()
})

test('a guest reads the table, and that it takes an account', async () => {
  const { calls } = makeServer()
  const { dialog } = await openResult(calls, { storage: GUEST })
  expect(await within(dialog).findByRole('row', { name: /Manager 1/ })).toBeVisible()
  expect(within(dialog).getByText(/^You need an account/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Enter the table' })).toBeNull()
  expect(within(dialog).queryByRole('button', { name: /^Report/ })).toBeNull()
  expect(calls.challengeEntries).not.toHaveBeenCalled()
})

test('the office shows the table of each challenge, by pages', async () => {
  const challengeTable = vi.fn((_: string, page: number) =>
    Promise.resolve({
      isOpen: true,
      total: 101,
      rows: page === 1 ? [row(1), { ...row(2), nickname: null }] : [row(101)],
      own: null,
      percentile: null,
    }),
  )
  const clock = makeClock(new Date('2026-11-27T12:00:00Z'))
  const reportNickname = vi.fn(() => Promise.resolve())
  const { user } = await openPage('/dashboard', {
    storage: REGISTERED,
    calls: { challengeTable, reportNickname },
    environment: { clock },
  })
  await user.click(await screen.findByRole('button', { name: 'Table of Keep the Chequebook Shut' }))
  const dialog = await screen.findByRole('dialog', { name: 'Table: Keep the Chequebook Shut' })
  expect(await within(dialog).findByRole('row', { name: /1 Manager 1 59 points/ })).toBeVisible()
  const nameless = within(dialog).getByRole('row', { name: /2 Name taken off/ })
  expect(within(nameless).queryByRole('button')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Lower places' }))
  expect(await within(dialog).findByRole('row', { name: /101 Manager 101/ })).toBeVisible()
  expect(challengeTable).toHaveBeenLastCalledWith('2026-W48', 2, true)
  await user.click(within(dialog).getByRole('button', { name: 'Open' }))
  expect(await within(dialog).findByRole('row', { name: /1 Manager 1 59 points 5 2/ })).toBeVisible()
  expect(challengeTable).toHaveBeenLastCalledWith('2026-W48', 1, false)
  await user.click(within(dialog).getByRole('button', { name: 'Lower places' }))
  await within(dialog).findByRole('row', { name: /101 Manager 101/ })
  await user.click(within(dialog).getByRole('button', { name: 'Report the name Manager 101' }))
  expect(await screen.findByText('Thanks. We’ll have a look at that name.')).toBeVisible()
  expect(reportNickname).toHaveBeenCalledWith('Manager 101')
})

test('the focus stays on the button that has led to the last page, or back to the first', async () => {
  const challengeTable = vi.fn((_: string, page: number) =>
    Promise.resolve({ isOpen: true, total: 101, rows: [row(page)], own: null, percentile: null }),
  )
  const { user } = await openPage('/challenges', { calls: { challengeTable }, environment: inThirdWeek })
  const lower = await screen.findByRole('button', { name: 'Lower places' })
  const higher = screen.getByRole('button', { name: 'Higher places' })
  expect(higher).toHaveAttribute('aria-disabled', 'true')
  for (const [button, page] of [
    [lower, 2],
    [higher, 1],
  ] as const) {
    act(() => button.focus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`Page ${page} of 2`)).toHaveRole('status')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    expect(button).toBeEnabled()
    const loads = challengeTable.mock.calls.length
    await user.keyboard('{Enter}')
    expect(challengeTable).toHaveBeenCalledTimes(loads)
  }
})

test('the table of open runs is shown first while nobody has finished a ranked one', async () => {
  const challengeTable = vi.fn((_week: string, _page: number, ranked = false) =>
    Promise.resolve({
      isOpen: true,
      total: ranked ? 0 : 1,
      rows: ranked ? [] : [row(1)],
      own: null,
      percentile: null,
    }),
  )
  const { user } = await openPage('/challenges', { calls: { challengeTable }, environment: inThirdWeek })
  expect(await screen.findByRole('row', { name: /Manager 1/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Ranked' }))
  expect(await screen.findByText('Nobody has finished a ranked run yet. Be the first.')).toBeVisible()
})

test('a table that can’t be reached is loaded again by hand', async () => {
  const { calls } = makeServer()
  const challengeTable = vi.fn(calls.challengeTable).mockImplementationOnce(unreachable)
  const clock = makeClock(new Date('2026-11-27T12:00:00Z'))
  const { user } = await openPage('/dashboard', {
    storage: GUEST,
    calls: { challengeTable },
    environment: { clock },
  })
  await user.click(await screen.findByRole('button', { name: 'Table of Keep the Chequebook Shut' }))
  const dialog = await screen.findByRole('dialog', { name: /^Table/ })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The table can’t be reached right now.')
  await user.click(within(dialog).getByRole('button', { name: 'Load the table' }))
  expect(await within(dialog).findByRole('row', { name: /Manager 1/ })).toBeVisible()
})

const inThirdWeek = { clock: makeClock(new Date('2026-12-09T12:00:00Z')) }

test('the page of the challenges is read without logging in', async () => {
  const { calls } = makeServer()
  const { user } = await openPage('/challenges', { calls, environment: inThirdWeek })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Top at Christmas')
  expect(await screen.findByRole('row', { name: /Manager 1/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Play it' })).toHaveAttribute('href', '/game?challenge=2026-W50')
  await user.click(screen.getByRole('link', { name: 'Keep the Chequebook Shut' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Keep the Chequebook Shut' })).toBeVisible()
  expect(window.location.pathname).toBe('/challenges/2026-W48')
  expect(calls.challengeTable).toHaveBeenLastCalledWith('2026-W48', 1, true)
})

test('the address chooses a page of the open or of the ranked table, up to the last', async () => {
  const challengeTable = vi.fn((_: string, page: number) =>
    Promise.resolve({ isOpen: true, total: 220, rows: [row(page)], own: null, percentile: null }),
  )
  for (const [query, page, isRanked] of [
    ['?table=open&page=2', 2, false],
    ['?table=ranked&page=3', 3, true],
    ['?page=99', 3, true],
    ['?table=gold&page=-1', 1, true],
  ] as const) {
    const parts = { calls: { challengeTable }, environment: inThirdWeek }
    const { unmount } = await openPage(`/challenges/2026-W48${query}`, parts)
    expect(await screen.findByText(`Page ${page} of 3`)).toBeVisible()
    expect(await screen.findByRole('row', { name: new RegExp(`Manager ${page}`) })).toBeVisible()
    expect(challengeTable).toHaveBeenLastCalledWith('2026-W48', page, isRanked)
    unmount()
  }
})

test('the page that the server has written makes way for the client’s', async () => {
  const written = document.createElement('div')
  written.id = 'reading'
  document.body.append(written)
  await openPage('/challenges', { calls: makeServer().calls, environment: inThirdWeek })
  expect(written).not.toBeInTheDocument()
})

test.each(['/challenges/2031-W01', '/challenges/2026-W51', '/challenges/x'])(
  'the address %s of a challenge that is not open leads to the latest',
  async (path) => {
    await openPage(path, { calls: makeServer().calls, environment: inThirdWeek })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Top at Christmas')
    expect(window.location.pathname).toBe('/challenges')
  },
)

afterEach(() => {
  vi.unstubAllGlobals()
})

const WEEK = {
  id: '2026-W48',
  title: 'Keep the Chequebook Shut',
  brief: 'Win as many league points as you can.',
  ranked: true,
  rows: [{ place: 1, nickname: 'The Gaffer', result: '31 points, 12 decisions' }],
}

test('the landing page has the challenge of the week with the first rows of its table', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ week: WEEK })))
  await openPage('/')
  const section = await screen.findByRole('region', { name: 'This week’s challenge' })
  expect(within(section).getByRole('heading', { level: 3 })).toHaveTextContent('Keep the Chequebook Shut')
  expect(within(section).getByRole('listitem')).toHaveTextContent('1The Gaffer31 points, 12 decisions')
  expect(within(section).getByText(/These are ranked runs/)).toBeVisible()
  expect(within(section).getByRole('link', { name: 'See the table' })).toHaveAttribute('href', '/challenges')
})

test('the challenge of the week stood beside nothing on the landing page before its first result', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ week: { ...WEEK, ranked: false, rows: [] } })))
  await openPage('/')
  const section = await screen.findByRole('region', { name: 'This week’s challenge' })
  expect(within(section).getByText('Nobody is in the table yet. Be the first.')).toBeVisible()
  expect(within(section).queryByRole('list')).toBeNull()
})

test.each([
  ['without the server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with an answer of something else', () => Promise.resolve(Response.json({ week: { title: 3 } }))],
  ['before the first challenge', () => Promise.resolve(Response.json({ week: null }))],
])('the landing page has no challenge %s', async (_, answer) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  await openPage('/')
  await waitFor(() => {
    expect(fetched).toHaveBeenCalledWith('/api/challenges/week')
  })
  expect(await screen.findByRole('heading', { name: 'Testimonials' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'This week’s challenge' })).toBeNull()
})
