import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordText } from '../../client/simulation/club/clubRecord.ts'
import { formatMoney } from '../../client/components/formatMoney.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { MANAGERS } from '../support/managers.ts'
import { playLeague } from '../support/playSeasons.ts'
import { openGame, press } from './openGame.tsx'

const panel = (name: string) => within(screen.getByRole('region', { name }))

/** Text of the body rows of a table. */
function rowsOf(table: HTMLElement): string[][] {
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))
}

function play(state: GameState, weeks: number, seasons = 0): void {
  playLeague(state, seasons, MANAGERS.sensible)
  while (state.currentMatchWeek < weeks) {
    beginDay(state)
    MANAGERS.sensible(state)
    playMatchDay(state)
  }
  beginDay(state)
}

async function openLeague(view: string, weeks: number, seasons = 0) {
  const opened = await openGame({
    prepare: (state) => {
      play(state, weeks, seasons)
    },
  })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: view }))
  return opened
}

test('the season’s finances are drawn and listed as in the ledger', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      play(state, 4)
    },
  })
  await screen.findByRole('region', { name: 'Finances' })
  const { days } = game.state.ledger
  const wages = days.reduce((sum, { amounts }) => sum + (amounts.wages ?? 0), 0)
  const income = panel('Finances').getByRole('img', { name: /^Income of £[\d,]+ and expense of £[\d,]+/ })
  expect(within(income).getByText('Player wages')).toBeVisible()
  await press(user, 'Show table: Finances')
  const rows = new Map(rowsOf(panel('Finances').getByRole('table')).map(([name, amount]) => [name, amount]))
  expect(rows.get('Player wages')).toBe(formatMoney(wages))
  expect(panel('Finances').queryByRole('img')).toBeNull()
  await press(user, 'Show chart: Finances')
  expect(panel('Finances').queryByRole('table')).toBeNull()
})

test('the money of the season can be read week by week', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      play(state, 3)
    },
  })
  const chart = await screen.findByRole('img', { name: /^Money went from £10,000,000 at the season’s start/ })
  expect(chart).toBeVisible()
  const weeks = screen.getByRole('slider', { name: 'On the evening of each match day, point by point' })
  // Today’s bookings are later than the last match day.
  const today = game.state.ledger.days.at(-1)
  const change = Object.values(today?.amounts ?? {}).reduce((sum, amount) => sum + amount, 0)
  expect(weeks.getAttribute('aria-valuetext')).toBe(`Week 3: ${formatMoney(game.state.money - change)}`)
  fireEvent.change(weeks, { target: { value: '0' } })
  expect(weeks.getAttribute('aria-valuetext')).toBe('Season’s start: £10,000,000')
  await press(user, 'Show table: Money this season')
  expect(rowsOf(panel('Money this season').getByRole('table'))).toHaveLength(4)
  expect(rowsOf(panel('Money this season').getByRole('table'))[0]).toEqual(['Season’s start', '£10,000,000'])
})

test('before the first match a chart was a caption alone', async () => {
  const { user } = await openGame()
  expect(await screen.findByText(/^No week is over yet: the club’s money/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  expect(await screen.findByText(/^No home match yet: /)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'League' }))
  expect(await screen.findByText(/^No matches played yet: your place/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Scorers' }))
  expect(screen.getByText('No goals in the league yet.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(screen.getByText('This is your first season. It goes into the books when it ends.')).toBeVisible()
  expect(screen.getByText(/^After the first season: the best eleven/)).toBeVisible()
  expect(panel('Honours').getAllByText('Not yet')).toHaveLength(6)
})

test('attendances are listed with the capacity of the day', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      play(state, 6)
    },
  })
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  await user.click(await screen.findByRole('button', { name: 'Show table: Attendance this season' }))
  const rows = rowsOf(panel('Attendance this season').getByRole('table'))
  expect(rows).toEqual(
    game.state.attendanceRecords
      .toReversed()
      .map(({ day, opponent, attendance, capacity }) => [
        `Week ${day / 7}`,
        opponent,
        attendance.toLocaleString('en-GB'),
        capacity.toLocaleString('en-GB'),
      ]),
  )
})

test('the own position is listed week by week', async () => {
  const { user, game } = await openLeague('Standings', 3)
  await press(user, 'Show table: Position by week')
  const rows = rowsOf(panel('Position by week').getByRole('table'))
  expect(rows.map(([week]) => week)).toEqual(['Week 1', 'Week 2', 'Week 3'])
  expect(rows.map(([, place]) => Number.parseInt(place ?? '', 10))).toEqual(
    game.state.seasonData.map(({ position }) => position),
  )
})

test('results show every own match, the latest first', async () => {
  const { game } = await openLeague('Results', 3)
  const rows = rowsOf(panel('Your results').getByRole('table'))
  expect(rows.map(([week]) => week)).toEqual(['3', '2', '1'])
  const { playerScore, opponentScore } = game.state.lastMatch ?? { playerScore: -1, opponentScore: -1 }
  expect(rows[0]?.[3]).toBe(`${playerScore}–${opponentScore}`)
})

test('the clubs are listed with their resources, the strongest first', async () => {
  const { user, game } = await openLeague('Clubs', 0)
  const table = panel('Clubs').getByRole('table')
  const rows = rowsOf(table)
  expect(rows).toHaveLength(20)
  const qualities = rows.map(([, quality]) => Number(quality))
  expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
  const [rival] = game.state.competitors
  if (!rival) throw new Error('There are nineteen')
  const { fanBase, stadiumCapacity, transferBudget, facilities, marketing } = rival
  expect(rows.find(([name]) => name === rival.shortName)?.slice(3)).toEqual([
    rival.manager.name,
    expect.stringMatching(/^[A-Z][a-z -]+, (calm|steady|bold)$/),
    '–',
    formatMoney(transferBudget),
    fanBase.toLocaleString('en-GB'),
    stadiumCapacity.toLocaleString('en-GB'),
    String(facilities.training),
    String(facilities.youth),
    String(marketing.level),
    marketing.active ? `${marketing.effort} of 5` : '–',
  ])
  const own = rows.find(([name]) => name === game.state.club.shortName)
  expect(own?.slice(3)).toEqual(['You', '–', '–', '£5,000,000', '5,000', '10,000', '1', '–', '–', '–'])
  await press(user, 'Seats')
  const seats = rowsOf(table).map((row) => Number(row[8]?.replace(',', '')))
  expect(seats).toEqual(seats.toSorted((a, b) => b - a))
})

test('scorers of league and club are listed', async () => {
  const { game } = await openLeague('Scorers', 5)
  const league = rowsOf(panel('League top scorers').getByRole('table'))
  expect(league).toHaveLength(20)
  const most = Math.max(
    ...[...game.state.players, ...game.state.competitors.flatMap(({ players }) => players)].map(
      ({ goals }) => goals,
    ),
  )
  expect(Number(league[0]?.[3])).toBe(most)
  const own = rowsOf(panel('Your top scorers').getByRole('table'))
  const scored = game.state.players.filter(({ goals, assists }) => goals + assists > 0)
  expect(own).toHaveLength(scored.length)
})

test('the youngest leaders were listed by a figure called ‘Age (youngest)’', async () => {
  const { user } = await openLeague('Scorers', 1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Figure' }), 'Youngest')
  const table = panel('Leaders').getByRole('table')
  expect(within(table).getByRole('columnheader', { name: /^Age/ })).toBeVisible()
  const ages = rowsOf(table).map((row) => Number(row.at(-1)))
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
})

test('a scorer of the own club opens the quick look, any other their page', async () => {
  const { user, game } = await openLeague('Scorers', 5)
  const [own] = game.state.players.filter(({ goals }) => goals > 0)
  const [theirs] = panel('League top scorers')
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.dataset.highlighted === 'false')
  if (!theirs) throw new Error('There is no scorer of another club')
  const name = within(within(theirs).getByRole('rowheader')).getByRole('button')
  await user.click(name)
  const page = within(await screen.findByRole('dialog', { name: name.textContent }))
  expect(page.getByRole('table', { name: 'Career' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(panel('Your top scorers').getByRole('button', { name: own?.name ?? '' }))
  expect(await screen.findByRole('heading', { name: own?.name ?? '' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'View Details' })).toBeVisible()
})

test('the history names the legends of the club', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.farewells.legends = [
        { name: 'Old Tom', type: 'Forward', from: 1, to: 6, matches: 180, goals: 71 },
        { name: 'Late Joe', type: 'Goalkeeper', from: 7, to: 7, matches: 100, goals: 0 },
      ]
    },
  })
  await user.click(screen.getByRole('tab', { name: 'League' }))
  await user.click(await screen.findByRole('tab', { name: 'History' }))
  await screen.findByRole('region', { name: 'Legends of the club' })
  expect(rowsOf(panel('Legends of the club').getByRole('table'))).toEqual([
    ['Old Tom', 'FWD', '1–6', '180', '71'],
    ['Late Joe', 'GK', '7', '100', '0'],
  ])
})

test('the history has a row a season, the records and the best eleven', async () => {
  const { user, game } = await openLeague('History', 2, 2)
  const [first, second] = game.state.pastSeasons
  if (!first || !second) throw new Error('Two seasons have not been played')
  const rows = rowsOf(panel('Seasons').getByRole('table'))
  expect(rows.map(([season]) => season)).toEqual(['2', '1'])
  expect(rows[1]?.slice(3, 7)).toEqual([
    String(first.points),
    `${first.wins}–${first.draws}–${first.losses}`,
    `${first.goalsScored}–${first.goalsScored - first.goalDifference}`,
    first.champion,
  ])
  // A spreadsheet would read 83:36 as a time.
  expect(rows[1]?.[5]).not.toContain(':')
  expect(rows[1]?.[9]).toBe(`${first.ownScorer.name} ${first.ownScorer.goals}`)
  const { biggestWin } = game.state.records
  if (!biggestWin) throw new Error('No match has been won')
  const text = recordText('biggestWin', biggestWin)
  expect(panel('Career records').getAllByText((_, part) => part?.textContent === text)[0]).toBeVisible()
  expect(rowsOf(panel('Best eleven').getByRole('table'))).toHaveLength(11)
  await press(user, 'Show table: Final positions')
  expect(rowsOf(panel('Final positions').getByRole('table')).map((row) => row[2])).toEqual([
    String(first.points),
    String(second.points),
  ])
})
