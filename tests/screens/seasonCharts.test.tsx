import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formatMoney } from '../../client/components/formatMoney.ts'
import { pointsAgainstField } from '../../client/simulation/reports/fieldPoints.ts'
import { moneySources } from '../../client/simulation/reports/moneySources.ts'
import { rollingExpectedGoals } from '../../client/simulation/reports/rollingGoals.ts'
import { StackedChart } from '../../client/components/chart/StackedChart.tsx'
import { MatchShots } from '../../client/modals/MatchShots.tsx'
import { seasonShots } from '../../client/simulation/reports/shotReport.ts'
import { matchStats } from '../../client/simulation/match/matchStats.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame, press } from './openGame.tsx'

const panel = (name: string) => within(screen.getByRole('region', { name }))
const career = longCareer({ seed: 6, season: 1, week: 11 })

async function openView(tab: string, view: string) {
  const opened = await openGame({ prepare: (state) => Object.assign(state, structuredClone(career)) })
  await opened.user.click(screen.getByRole('tab', { name: tab }))
  await opened.user.click(await screen.findByRole('tab', { name: view }))
  return opened
}

/** Reads a chart at a step of the keyboard. */
function read(slider: HTMLElement, step: number): string | null {
  fireEvent.change(slider, { target: { value: String(step) } })
  return slider.getAttribute('aria-valuetext')
}

test('expected goals are read match by match, both averages at once', async () => {
  await openView('League', 'Charts')
  const slider = await screen.findByRole('slider', { name: 'xG a match, point by point' })
  const last = rollingExpectedGoals(career).at(-1)
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(
      new RegExp(`\\(10 matches\\): ${last?.scored.toFixed(2)}, Opponents: ${last?.conceded.toFixed(2)}$`),
    ),
  )
})

test('the axis of expected goals has no zeros behind the decimal point', async () => {
  await openView('League', 'Charts')
  const drawing = await screen.findByRole('img', { name: / xG for and / })
  const ticks = [...drawing.querySelectorAll('[data-axis="vertical"]')].map(({ textContent }) => textContent)
  expect(ticks.length).toBeGreaterThan(2)
  expect(ticks.filter((tick) => /\.\d*0$/.test(tick ?? ''))).toEqual([])
})

test('points against the field are read week by week, and listed', async () => {
  const { user } = await openView('League', 'Charts')
  await screen.findByRole('img', { name: /^\d+ points after week 11; mid-table is / })
  const weeks = pointsAgainstField(career)
  const [first] = weeks
  const slider = panel('Points compared with the division').getByRole('slider')
  expect(read(slider, 0)).toBe(
    `Week 1: ${first?.own}, Median: 1, Mid-table: ${first?.field.low} to ${first?.field.high}`,
  )
  await press(user, 'Show table: Points compared with the division')
  const rows = panel('Points compared with the division').getAllByRole('row').slice(1)
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual(weeks.map(({ own }) => String(own)))
  // Nobody has a quarter of a point, though quartiles lie between those of two clubs.
  expect(weeks.some(({ field }) => !Number.isInteger(field.low))).toBe(true)
  for (const row of rows) expect(row.textContent).toMatch(/^\d+$/)
  expect(panel('Points compared with the division').queryByRole('button', { name: /PNG/ })).toBeNull()
  expect(
    panel('Points compared with the division').getByRole('button', { name: /^Download CSV/ }),
  ).toBeVisible()
})

test('the shot map shows the shots of the filters chosen', async () => {
  const { user } = await openView('League', 'Charts')
  await screen.findByRole('region', { name: 'Shot map' })
  const map = panel('Shot map')
  const own = seasonShots(career, true)
  const summary = () => map.getByRole('img').getAttribute('aria-label')
  expect(summary()).toMatch(new RegExp(`^${own.length} shots, `))
  await user.selectOptions(map.getByLabelText('Body part'), 'Head')
  await user.selectOptions(map.getByLabelText('Chance'), 'Corner')
  const headed = own.filter(({ body, pattern }) => body === 'head' && pattern === 'corner')
  expect(headed.length).toBeGreaterThan(1)
  expect(summary()).toMatch(new RegExp(`^${headed.length} shots, `))
  expect(read(map.getByRole('slider'), 0)).toMatch(/xG, \d+ m, head, corner$/)
  await user.selectOptions(map.getByLabelText('Result'), 'Woodwork')
  await user.selectOptions(map.getByLabelText('Chance'), 'Penalty')
  expect(map.getByText('No shots like that.')).toBeVisible()
  for (const filter of ['Body part', 'Chance', 'Result']) {
    await user.selectOptions(map.getByLabelText(filter), 'All')
  }
  const match = own.at(-1)?.match ?? ''
  await user.selectOptions(map.getByLabelText('Match'), match)
  expect(summary()).toMatch(new RegExp(`^${own.filter((shot) => shot.match === match).length} shots, `))
  await user.selectOptions(map.getByLabelText('Shots'), 'other')
  const theirs = seasonShots(career, false).filter((shot) => shot.match === match)
  expect(summary()).toMatch(new RegExp(`^${theirs.length} shots?, `))
})

test('matches that cannot be replayed are said to be missing', async () => {
  const opened = await openGame({
    prepare: (state) => {
      Object.assign(state, structuredClone(career))
      state.keptMatches = state.keptMatches.map((kept) =>
        kept.week === 2 ? { ...kept, fingerprint: kept.fingerprint + 1 } : kept,
      )
    },
  })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: 'Charts' }))
  await screen.findByRole('region', { name: 'Momentum by match' })
  expect(
    panel('Momentum by match').getByText(/^Based on \d+ of \d+ matches\. The others can’t be replayed\.$/),
  ).toBeVisible()
  expect(panel('Shot map').getByText(/Based on \d+ of \d+ matches\./)).toBeVisible()
})

test('charts of a season that cannot be replayed do not claim that nothing was played', async () => {
  const opened = await openGame({
    prepare: (state) => {
      Object.assign(state, structuredClone(career))
      state.keptMatches = []
      state.keptTies = []
    },
  })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: 'Charts' }))
  await screen.findByRole('region', { name: 'Shot map' })
  for (const name of ['Shot map', 'xG over ten matches', 'Momentum by match', 'Momentum by minute']) {
    expect(panel(name).getByText('None of this season’s matches can be replayed.')).toBeVisible()
  }
})

test('momentum is read by match and by minute', async () => {
  await openView('League', 'Charts')
  const minutes = await screen.findByRole('slider', { name: 'Minutes on top, point by point' })
  const value = read(minutes, 0) ?? ''
  const [ours = 0, all = 0] = (/: (\d+) of (\d+);/.exec(value) ?? []).slice(1).map(Number)
  const parts = [...value.matchAll(/(?:You|Opponents|Nobody): (\d+)/g)].map(([, count]) => Number(count))
  expect(parts[0]).toBe(ours)
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(all).toBe(90)
  const course = screen.getByRole('slider', { name: 'Your momentum, point by point' })
  expect(read(course, 44)).toMatch(/^Minute 45: \d+%, Middle half of matches: \d+% to \d+%$/)
})

test('the squad is drawn by age, value and wage against quality', async () => {
  const { user } = await openView('Squad', 'Charts')
  const slider = await screen.findByRole('slider', { name: 'Age and quality, point by point' })
  const youngest = Math.min(...career.players.map(({ age }) => age))
  expect(read(slider, 0)).toMatch(new RegExp(`: ${youngest} years, \\d\\.\\d stars$`))
  expect(slider).toHaveAttribute('max', String(career.players.length - 1))
  await press(user, 'Show table: Wage against quality')
  const rows = panel('Wage against quality').getAllByRole('row').slice(1)
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(
    career.players.map(({ wage }) => formatMoney(wage)),
  )
  expect(
    panel('Value against quality').getByRole('img', { name: /^Value by quality\. The highest is £/ }),
  ).toBeVisible()
})

test('income and costs are stacked by source, week by week and season by season', async () => {
  const { user } = await openGame({ prepare: (state) => Object.assign(state, structuredClone(career)) })
  await user.click(await screen.findByRole('button', { name: 'All finances' }))
  const dialog = within(await screen.findByRole('dialog'))
  const income = moneySources(career, 'income', 'weeks')
  const weeks = await dialog.findByRole('slider', { name: 'Income, point by point' })
  expect(read(weeks, 0)).toMatch(new RegExp(`^Week 1: ${formatMoney(income.columns[0]?.total ?? 0)}; `))
  await user.click(dialog.getByRole('button', { name: 'Costs' }))
  await user.click(dialog.getByRole('button', { name: 'By season' }))
  const total = moneySources(career, 'costs', 'seasons').columns[0]?.total ?? 0
  const seasons = dialog.getByRole('slider', { name: 'Costs, point by point' })
  expect(seasons.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^Season 1: ${formatMoney(total)}; .*Player wages: £`),
  )
  await user.click(dialog.getByRole('button', { name: 'Show table: Income and costs by source' }))
  const row = within(dialog.getByRole('table', { name: 'Income and costs by source' })).getAllByRole('row')[1]
  expect(row?.lastElementChild).toHaveTextContent(formatMoney(total))
})

test('the shot map of a match has the shots of either side', async () => {
  const { lastMatch } = career
  if (!lastMatch) throw new Error('No match has been played')
  const { report } = lastMatch
  render(<MatchShots report={report} own="away" />)
  const { home, away } = matchStats(report)
  const summary = () => screen.getByRole('img').getAttribute('aria-label')
  expect(summary()).toMatch(new RegExp(`^${report.setup.away.name}: ${away.shots} shots?, `))
  await userEvent.click(screen.getByRole('button', { name: report.setup.home.name }))
  expect(summary()).toMatch(new RegExp(`^${report.setup.home.name}: ${home.shots} shots?, `))
  await userEvent.click(screen.getByRole('button', { name: 'Show table: Shot Map' }))
  expect(screen.getAllByRole('row')).toHaveLength(home.shots + 1)
})

test('a side without a shot is said to have had none, and the other’s shots are still a press away', async () => {
  const { report } = career.lastMatch!
  const { home, away } = report.setup
  render(
    <MatchShots
      report={{ ...report, events: report.events.filter(({ team }) => team === 'home') }}
      own="away"
    />,
  )
  expect(screen.getByText(`${away.name} had no shots.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Show table/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: home.name }))
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    new RegExp(`^${home.name}: \\d+ shots?, `),
  )
})

test('before the first match the shot map has no filters', async () => {
  const { user } = await openGame()
  await user.click(screen.getByRole('tab', { name: 'League' }))
  await user.click(await screen.findByRole('tab', { name: 'Charts' }))
  await screen.findByRole('region', { name: 'Shot map' })
  expect(panel('Shot map').getByText('No matches played yet.')).toBeVisible()
  expect(panel('Shot map').queryByRole('combobox')).toBeNull()
})

test('a picture that could not be saved is reported, not dropped', async () => {
  const { user } = await openView('League', 'Charts')
  await screen.findByRole('region', { name: 'Shot map' })
  // The browser of these tests draws no pictures.
  await press(user, 'Save as PNG: Shot map')
  expect(await screen.findByText('Your browser couldn’t make the picture.')).toBeVisible()
})

test('weeks in which a source of income cost money are stacked below zero', () => {
  const { container } = render(
    <StackedChart
      name="Income"
      summary="Income by week"
      parts={['Tickets', 'Campaigns']}
      columns={[
        { label: '1', place: 'Week 1', amounts: [60, -40] },
        { label: '2', place: 'Week 2', amounts: [20, 40] },
      ]}
      short={String}
      full={String}
    />,
  )
  const zero = Number(container.querySelector('line[class*="zero"]')!.getAttribute('y1'))
  const [tickets, campaign] = [...container.querySelectorAll('rect[class*="part"]')].map((part) => {
    const [top, height] = ['y', 'height'].map((name) => Number(part.getAttribute(name)))
    return { top: top!, bottom: top! + height! }
  })
  expect(tickets!.bottom).toBeCloseTo(zero)
  expect(campaign!.top).toBeCloseTo(zero)
  expect(campaign!.bottom).toBeGreaterThan(zero)
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Week 2: 60; Tickets: 20; Campaigns: 40',
  )
})
