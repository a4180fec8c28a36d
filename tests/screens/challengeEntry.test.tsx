/** The way of a run into the table by keyboard, and what the table says beside its rows. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused, unreachable } from '../stores/makeApi.ts'
import { makeClock } from '../stores/makeStores.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'
import { makeServer, openResult, row } from './openResult.tsx'

const environment = { clock: { ...makeClock(), date: () => new Date('2026-11-27T12:00:00Z') } }

/** Public page of the challenge, over a server with this table. */
async function openTable(
  rows: readonly ReturnType<typeof row>[],
  { total = rows.length, storage = REGISTERED, reportNickname = () => Promise.resolve() } = {},
) {
  const own = rows.find(({ isOwn }) => isOwn) ?? null
  const challengeTable = () =>
    Promise.resolve({ isOpen: true, total, rows: rows.slice(), own, percentile: 100 })
  const { calls } = makeServer()
  const page = await openPage('/challenges', {
    storage,
    calls: { ...calls, challengeTable, reportNickname },
    environment,
  })
  return { ...page, table: await screen.findByRole('table') }
}

test('the focus is at the field of a refused name, and at what becomes of the run once it is sent', async () => {
  const { calls, check } = makeServer()
  calls.setNickname.mockImplementationOnce(refused('Somebody else has this nickname.', 409))
  const { user, dialog, clock } = await openResult(calls)
  const send = await within(dialog).findByRole('button', { name: 'Enter the table' })
  await user.click(send)
  const field = within(dialog).getByLabelText('Your name in the table')
  await waitFor(() => {
    expect(field).toHaveFocus()
  })
  await user.click(send)
  const sent = await within(dialog).findByText(/^We’re playing your run again/)
  await waitFor(() => expect(sent.parentElement).toHaveFocus())
  check({ status: 'verified' })
  clock.advance(2_000)
  const verdict = await within(dialog).findByText(/it stands/)
  await waitFor(() => expect(verdict.parentElement).toHaveFocus())
})

test('the server is not asked about an empty name', async () => {
  const { calls } = makeServer()
  const { user, dialog } = await openResult(calls)
  const field = await within(dialog).findByLabelText('Your name in the table')
  await user.clear(field)
  await user.click(within(dialog).getByRole('button', { name: 'Enter the table' }))
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription('Nickname is required')
  })
  await waitFor(() => expect(field).toHaveFocus())
  expect(calls.setNickname).not.toHaveBeenCalled()
})

test('a table groups the digits of places and of how many there are', async () => {
  await openTable([row(1_199), row(1_200, { isOwn: true, decisions: 1_204 })], { total: 1_234 })
  expect(screen.getByText('1,200th of 1,234')).toBeVisible()
  expect(screen.getByRole('row', { name: /^1,200 .* 1,204/ })).toBeVisible()
})

test('a table of the own row alone has no column for bad names', async () => {
  await openTable([row(1, { isOwn: true }), row(2, { nickname: null })])
  expect(screen.queryByRole('columnheader', { name: 'Bad name?' })).toBeNull()
})

test('a report of a name is answered at the table, where no dialog covers it', async () => {
  const reportNickname = vi.fn(() => Promise.resolve()).mockImplementationOnce(unreachable)
  const { user } = await openTable([row(1), row(2, { isOwn: true })], { reportNickname })
  const report = screen.getByRole('button', { name: 'Report the name Manager 1' })
  await user.click(report)
  const messages = screen.getByRole('status', { name: 'Messages' })
  expect(await screen.findByText('We couldn’t be reached. Please try again.')).toHaveRole('status')
  await user.click(report)
  expect(await screen.findByText('Thanks. We’ll have a look at that name.')).toHaveRole('status')
  expect(messages).toBeEmptyDOMElement()
})

test('the page of the challenges leads a manager who is logged in to the office, and a guest to an account', async () => {
  const { unmount } = await openTable([row(1)])
  const header = () => within(screen.getByRole('banner'))
  expect(header().getByRole('link', { name: 'Your Office' })).toHaveAttribute('href', '/dashboard')
  expect(header().queryByRole('link', { name: 'Log In' })).toBeNull()
  unmount()
  await openTable([row(1)], { storage: GUEST })
  expect(header().getByRole('link', { name: 'Log In' })).toBeVisible()
  expect(header().getByRole('link', { name: 'Create Account' })).toBeVisible()
})
