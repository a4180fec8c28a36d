import { screen, within, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AllTimeTable } from '../../server/schemas/challenges.ts'
import { unreachable } from '../stores/makeApi.ts'
import { makeClock } from '../stores/makeStores.ts'
import { openPage, REGISTERED } from './openPage.tsx'

const environment = { clock: makeClock(new Date('2026-12-09T12:00:00Z')) }
const first = { place: 1, nickname: 'Cloughie', points: 299, weeks: 3, wins: 2, best: 1, isOwn: false }
const own = { place: 140, points: 1, weeks: 1, wins: 0, best: 100 }

const openTable = (
  table: AllTimeTable,
  path = '/challenges/all-time',
  storage: Record<string, string> = {},
) => openPage(path, { calls: { allTimeTable: () => Promise.resolve(table) }, environment, storage })

test('[CHL-11] the all-time table is read without logging in, by a link of the week', async () => {
  const { user } = await openTable({ total: 1, rows: [first], own: null }, '/challenges')
  await user.click(await screen.findByRole('link', { name: 'All-time table' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'All-time table' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(window.location.pathname).toBe('/challenges/all-time')
  const row = await screen.findByRole('row', { name: /Cloughie/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '299', '3', '2', '1st'])
  expect(screen.getByRole('link', { name: 'This week’s challenge' })).toHaveAttribute('href', '/challenges')
})

test('managers below the first hundred are told where they are', async () => {
  await openTable({ total: 140, rows: [first], own }, '/challenges/all-time', REGISTERED)
  expect(await screen.findByText('140th of 140')).toBeVisible()
  expect(screen.getByText(/with 1 point from 1 week\./)).toBeVisible()
})

test('an all-time table without points says when the first are won, and a removed name leaves its row', async () => {
  const { unmount } = await openTable({ total: 0, rows: [], own: null })
  expect(
    await screen.findByText('No points yet: the first are won when a week’s table is final.'),
  ).toBeVisible()
  unmount()
  await openTable({ total: 1, rows: [{ ...first, nickname: null }], own: null })
  expect(await screen.findByRole('row', { name: /1 Name taken off 299/ })).toBeVisible()
})

test('an all-time table that can’t be reached is loaded again by hand', async () => {
  const allTimeTable = vi.fn(() => Promise.resolve<AllTimeTable>({ total: 1, rows: [first], own: null }))
  allTimeTable.mockImplementationOnce(unreachable)
  const { user } = await openPage('/challenges/all-time', { calls: { allTimeTable }, environment })
  expect(await screen.findByRole('alert')).toHaveTextContent('The table can’t be reached right now.')
  await user.click(screen.getByRole('button', { name: 'Load the table' }))
  expect(await screen.findByRole('row', { name: /Cloughie/ })).toBeVisible()
})
