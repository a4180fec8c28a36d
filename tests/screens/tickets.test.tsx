import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { formatMoney } from '../../client/components/formatMoney.ts'
import { roughPounds } from '../../client/simulation/core/money.ts'
import { priceForecast } from '../../client/simulation/tickets/seasonTakings.ts'
import { nextHomeMatch } from '../../client/simulation/season/nextHomeMatch.ts'
import { makeFacility } from '../simulation/makeGame.ts'
import { openGame, openTab, press } from './openGame.tsx'

const panel = (name: string) => within(screen.getByRole('region', { name }))
const figure = (name: string, of: string) =>
  panel(of).getByText(name).closest('dt')?.nextElementSibling?.textContent
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price in £' })

const fiveMatches = (attendance: number) =>
  [35, 28, 21, 14, 7].map((day) => ({
    opponent: 'Alpha',
    day,
    attendance,
    capacity: 10_000,
    ticketPrice: 30,
  }))

async function openTickets(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Tickets')
  return opened
}

test('the attendance statistics are blank before the first home match, as on the dashboard', async () => {
  await openTickets()
  expect(figure('Last home match', 'Attendance Statistics')).toBe('–')
  expect(figure('Average this season', 'Attendance Statistics')).toBe('–')
  expect(screen.queryByRole('meter', { name: 'Seats taken on average' })).toBeNull()
})

test('shows price, its impact and the attendance statistics', async () => {
  await openTickets((state) => {
    state.matchAttendance = 8_000
    state.averageAttendance = 7_500
    state.totalAttendance = 15_000
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Ticket & Attendance Management' })).toBeVisible()
  expect(figure('Expected attendance', 'Price Impact Analysis')).toBe('High')
  expect(figure('Revenue per match', 'Price Impact Analysis')).toBe('Moderate')
  expect(figure('Fan happiness', 'Price Impact Analysis')).toBe('+4%')
  expect(figure('Estimated attendance', 'Price Impact Analysis')).toBe('750')
  expect(figure('Estimated ticket income', 'Price Impact Analysis')).toBe('£22,500 / match')
  expect(figure('Stadium capacity', 'Attendance Statistics')).toBe('10,000')
  expect(figure('Last home match', 'Attendance Statistics')).toBe('8,000')
  expect(figure('Average this season', 'Attendance Statistics')).toBe('7,500')
  expect(figure('Total this season', 'Attendance Statistics')).toBe('15,000')
  expect(screen.getByText('No home match has been played yet.')).toBeVisible()
})

test('the slider is moved by keys from 10 to 150, and the change can be undone', async () => {
  const { user, game } = await openTickets()
  const slider = screen.getByRole('slider', { name: 'Ticket price' })
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(game.state.ticketPrice).toBe(31)
  await user.keyboard('{End}')
  expect(game.state.ticketPrice).toBe(150)
  expect(figure('Expected attendance', 'Price Impact Analysis')).toBe('Low')
  expect(figure('Revenue per match', 'Price Impact Analysis')).toBe('Very High')
  expect(figure('Fan happiness', 'Price Impact Analysis')).toBe('-8%')
  await press(user, 'Undo last change')
  expect(game.state.ticketPrice).toBe(31)
  slider.focus()
  await user.keyboard('{Home}')
  expect(game.state.ticketPrice).toBe(10)
})

test.each(['9', '151', '30.5'])('a price of %s is refused with the reason', async (price) => {
  const { user, game } = await openTickets()
  await user.clear(field())
  await user.type(field(), `${price}{Enter}`)
  expect(screen.getByText('The ticket price has to be a whole number from £10 to £150.')).toBeVisible()
  expect(game.state.ticketPrice).toBe(30)
  expect(field().value).toBe('30')
})

test('the labels say that they are meant for this price, under what the next home match should bring', async () => {
  const { user, game } = await openTickets()
  const description = (name: string) =>
    panel('Price Impact Analysis').getByRole('button', { name }).getAttribute('aria-description')
  expect(description('Expected attendance')).toMatch(/^High for this price\./)
  expect(description('Revenue per match')).toMatch(/^Moderate for this price\./)
  const forecast = nextHomeMatch(game.state)
  if (!forecast) throw new Error('The season has a home match')
  const crowd = () => figure('Crowd expected', 'Price Impact Analysis')
  expect(crowd()).toBe(`${forecast.attendance.mean} of 10,000`)
  const takings = () => figure('Takings expected', 'Price Impact Analysis')
  expect(takings()).toBe(formatMoney(forecast.takings))
  screen.getByRole('slider', { name: 'Ticket price' }).focus()
  await user.keyboard('{End}')
  expect(description('Expected attendance')).toMatch(/^Low for this price\./)
  expect(takings()).toBe(formatMoney(nextHomeMatch(game.state)?.takings ?? 0))
})

test('a dear price says what it brings in the long run, and whom it keeps away', async () => {
  const { user, game } = await openTickets((state) => void (state.fanCount = 50_000))
  const settled = () => figure('Every season after that', 'Price Impact Analysis')
  expect(figure('Fans it keeps away', 'Price Impact Analysis')).toBe('none')
  expect(settled()).toBe(`about ${roughPounds(priceForecast(game.state, 30).settled.takings)}`)
  await user.clear(field())
  await user.type(field(), '100{Enter}')
  expect(figure('Fans it keeps away', 'Price Impact Analysis')).toBe('25,000')
  const { next } = priceForecast(game.state, 100)
  expect(figure('Next nineteen home matches', 'Price Impact Analysis')).toBe(
    `about ${roughPounds(next.takings)}`,
  )
})

test('a full ground names the stand that pays for itself soonest, and leads there', async () => {
  const { user } = await openTickets((state) => {
    state.fanCount = 90_000
    state.attendanceRecords = fiveMatches(10_000)
  })
  expect(
    panel('Attendance Statistics').getByText(/^The ground is full\. Level 2 of the Basic Stadium/),
  ).toBeVisible()
  await press(user, 'See the facilities')
  expect(screen.getByRole('tab', { name: 'Facilities' }).getAttribute('aria-selected')).toBe('true')
})

test('a ground with room names no stand', async () => {
  await openTickets((state) => {
    state.fanCount = 90_000
    state.attendanceRecords = fiveMatches(9_600)
  })
  expect(panel('Attendance Statistics').queryByText(/The ground is full/)).toBeNull()
})

test('a price can be typed', async () => {
  const { user, game } = await openTickets()
  await user.clear(field())
  await user.type(field(), '45')
  await user.tab()
  expect(game.state.ticketPrice).toBe(45)
})

test('the last home matches are listed with the seats taken', async () => {
  const tones = { Alpha: 'full', Beta: 'good', Gamma: 'good', Delta: 'fair', Omega: 'bad' }
  await openTickets((state) => {
    state.facilities = [makeFacility('Basic Stadium')]
    state.attendanceRecords = [9_100, 9_000, 7_100, 7_000, 5_000].map((attendance, i) => ({
      opponent: Object.keys(tones)[i] ?? '',
      day: 70 - i * 7,
      attendance,
      capacity: 10_000,
      ticketPrice: 30,
    }))
  })
  expect(screen.getByText('9,100')).toBeVisible()
  for (const [opponent, tone] of Object.entries(tones)) {
    const meter = screen.getByRole('meter', { name: new RegExp(`Seats taken against ${opponent} in season`) })
    expect(meter.firstElementChild?.getAttribute('data-tone')).toBe(tone)
  }
})

test('the week of a home match stood on three lines of a phone', async () => {
  await openTickets((state) => {
    state.attendanceRecords = fiveMatches(9_000)
  })
  const [, first] = within(screen.getByRole('table', { name: 'Recent Match Attendance' })).getAllByRole('row')
  expect(first!.children[1]!.textContent).toBe('Season\u00a01, week\u00a05')
})

test('without a stadium there is a link to build one', async () => {
  const { user } = await openTickets((state) => void (state.facilities = []))
  expect(panel('No stadium').getByText(/^The club has no stadium/)).toBeVisible()
  await press(user, 'Build Stadium')
  expect(screen.getByRole('tab', { name: 'Facilities' }).getAttribute('aria-selected')).toBe('true')
})
