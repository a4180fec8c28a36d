/** Tests of the tables of the League tab besides that of the whole season. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clubById } from '../../client/simulation/club/clubById.ts'
import { grouped } from '../../client/simulation/core/money.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { chanceTable, expectedResults } from '../../client/simulation/reports/chanceTables.ts'
import { allTimeTable, rivalMeetings } from '../../client/simulation/reports/allTime.ts'
import { clubBooks } from '../../client/simulation/reports/clubBooks.ts'
import { partTable } from '../../client/simulation/reports/partTables.ts'
import { recordReport } from '../../client/simulation/reports/recordReport.ts'
import { biggestWins } from '../../client/simulation/reports/seasonRuns.ts'
import { noteMove } from '../../client/simulation/history/noteMove.ts'
import { seasonBooks } from '../../client/simulation/reports/seasonBooks.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame, openTab } from './openGame.tsx'

const career = longCareer({ seed: 3, season: 1, week: 7 })

async function openLeague() {
  const opened = await openGame({ prepare: (state) => void Object.assign(state, copyGame(career)) })
  await openTab(opened.user, 'League')
  return opened
}

const choice = () => screen.getByRole('combobox', { name: 'Table' })
const firstRow = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('rowheader')[0]!.closest('tr')!

test('the table of away matches is still there after another tab, and is that of either division', async () => {
  const { user, game } = await openLeague()
  await user.selectOptions(choice(), 'Away')
  await screen.findByRole('table', { name: 'Away matches' })
  const [best] = partTable(game.state, 'away', 1)
  within(firstRow('Away matches')).getByRole('button', { name: best!.club.name })
  expect(firstRow('Away matches').textContent).toContain('1st')
  expect(screen.queryByRole('table', { name: 'League Standings' })).toBeNull()

  await openTab(user, 'Tickets')
  await openTab(user, 'League')
  expect(choice()).toHaveProperty('value', 'away')
  await user.click(screen.getByRole('radio', { name: 'Second division' }))
  within(firstRow('Away matches')).getByRole('button', {
    name: partTable(game.state, 'away', 2)[0]!.club.name,
  })
  await user.selectOptions(choice(), 'Whole season')
  screen.getByRole('table', { name: 'Second division' })
})

test('the form shows six results of each club, and the power ranking says why', async () => {
  const { user } = await openLeague()
  await user.selectOptions(choice(), 'Last six matches')
  await screen.findByRole('table', { name: 'Last six matches' })
  const form = within(firstRow('Last six matches')).getByRole('img', { name: /^Form: / })
  expect(form.getAttribute('aria-label')!.split(', ')).toHaveLength(6)
  await user.selectOptions(choice(), 'Power ranking')
  expect(firstRow('Power ranking').textContent).toMatch(
    /\d wins? in 6, (including|over|lost to|\d defeats?|unbeaten)/,
  )
})

test('expected goals stand beside goals, and expected points beside those of the own matches', async () => {
  const { user, game } = await openLeague()
  await user.selectOptions(choice(), 'Expected goals and points')
  const clubs = await screen.findByRole('table', { name: 'Goals and chances' })
  within(clubs).getByRole('columnheader', { name: 'Above expected' })
  const [most] = chanceTable(game.state, 1)
  const above = most!.goals - most!.expectedGoals!
  const sign = above.toFixed(1) === '0.0' ? '' : above > 0 ? '+' : '−'
  expect([...firstRow('Goals and chances').children].map(({ textContent }) => textContent)).toEqual([
    most!.club.shortName,
    '7',
    String(most!.points),
    String(most!.goals),
    most!.expectedGoals!.toFixed(1),
    `${sign}${Math.abs(above).toFixed(1)}`,
  ])
  const own = screen.getByRole('region', { name: 'Your results and xG' })
  within(own).getByText(`${game.state.record.points} points`)
  const expected = expectedResults(game.state).reduce((sum, row) => sum + row.expectedPoints, 0)
  expect(own.textContent).toContain(`from 7 matches; ${expected.toFixed(1)} expected points.`)
  expect(within(own).getAllByRole('rowheader')).toHaveLength(7)
  within(own).getByRole('button', { name: 'Download CSV: Your results and xG' })
  await user.click(screen.getByRole('radio', { name: 'Second division' }))
  expect(screen.queryByRole('region', { name: 'Your results and xG' })).toBeNull()
})

test('the history has an all-time table of either division, the meetings, and the extremes of the season', async () => {
  const { user, game } = await openLeague()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const table = () => screen.getByRole('table', { name: 'All-time table' })
  await screen.findByRole('table', { name: 'All-time table' })
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(20)
  within(table()).getByRole('button', { name: game.state.club.shortName })
  screen.getByText('This season alone.')
  // A spreadsheet would read 83:36 as a time.
  expect(table().textContent).not.toMatch(/\d:\d/)
  await user.click(screen.getByRole('radio', { name: 'Second division' }))
  expect(within(table()).queryByRole('button', { name: game.state.club.shortName })).toBeNull()
  within(firstRow('All-time table')).getByRole('button', {
    name: allTimeTable(game.state, 2)[0]!.club.shortName,
  })
  await user.click(within(table()).getByRole('button', { name: 'Rank' }))
  expect(within(table()).getByRole('columnheader', { name: 'Rank' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  const meetings = screen.getByRole('table', { name: 'Head to head' })
  expect(within(meetings).getAllByRole('rowheader')).toHaveLength(rivalMeetings(game.state).length)
  within(meetings).getByRole('columnheader', { name: 'Biggest win' })
  expect(meetings.textContent).not.toMatch(/\d:\d/)
  within(screen.getByRole('table', { name: 'Longest runs this season' })).getAllByText('Unbeaten')
  const [win] = biggestWins(game.state, 2)
  const { home, away } = win!.score
  expect(firstRow('Biggest wins this season').textContent).toContain(`${home}–${away}`)
})

test('crowds and wages of all clubs stand beside their places, in either division [TAB-13]', async () => {
  const { user, game } = await openLeague()
  await user.selectOptions(choice(), 'Attendance and wages')
  await screen.findByRole('table', { name: 'Attendance and wages' })
  const [dearest] = clubBooks(game.state, 1)
  const row = firstRow('Attendance and wages')
  within(row).getByRole('button', { name: dearest!.club.shortName })
  within(row).getByText(grouped(dearest!.attendance!))
  await user.click(screen.getByRole('radio', { name: 'Second division' }))
  within(firstRow('Attendance and wages')).getByRole('button', {
    name: clubBooks(game.state, 2)[0]!.club.shortName,
  })
})

test('every result of the season stands in a grid of hosts and visitors [TAB-15]', async () => {
  const { user, game } = await openLeague()
  await user.click(screen.getByRole('tab', { name: 'Results' }))
  const grid = await screen.findByRole('table', { name: 'All results' })
  const { home, away, score } = game.state.fixtures.find((fixture) => fixture.score)!
  const [host, visitor] = [home, away].map((id) => clubById(game.state, id)!)
  const column = within(grid)
    .getAllByRole('columnheader')
    .findIndex((header) => header.getAttribute('abbr') === visitor!.name)
  const row = within(grid).getByRole('button', { name: host!.shortName }).closest('tr')!
  expect(row.children[column]).toHaveTextContent(`${score!.home}–${score!.away}`)
})

test('the records of the division are those of either division [TAB-14]', async () => {
  const { user, game } = await openLeague()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  await screen.findByRole('table', { name: 'Records of the division' })
  expect(firstRow('Records of the division')).toHaveTextContent(recordReport(game.state, 1)[0]!.text)
  await user.click(screen.getByRole('radio', { name: 'Second division' }))
  expect(firstRow('Records of the division')).toHaveTextContent(recordReport(game.state, 2)[0]!.text)
})

test('the history has attendance and wages, and transfers with links to the players [TAB-11] [TAB-12]', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      Object.assign(state, copyGame(career))
      noteMove(state, state.players[0]!.id, { from: null, to: state.club.id, fee: 3_000_000 })
    },
  })
  await openTab(user, 'League')
  await user.click(screen.getByRole('tab', { name: 'History' }))
  await screen.findByRole('table', { name: 'Your transfers' })
  const [row] = seasonBooks(game.state)
  const books = firstRow('Attendance and wages')
  expect(within(books).getByRole('rowheader')).toHaveTextContent('1')
  within(books).getByText(`${Math.round(100 * row!.share!)}%`)
  for (const name of ['Dearest transfers', 'Your transfers']) {
    expect(firstRow(name)).toHaveTextContent(/Abroad.*£3,000,000/)
    within(firstRow(name)).getByRole('button', { name: game.state.players[0]!.name })
  }
})
