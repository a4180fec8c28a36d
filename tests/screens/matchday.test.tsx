import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openGame, press, WEEK_MS } from './openGame.tsx'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

/** Opens a game at the kick-off of its first match. */
async function openMatch() {
  const opened = await openGame({ settings: { matchdayMode: 'full' } })
  await press(opened.user, 'Fast')
  opened.wait(WEEK_MS.fast)
  const { matchday } = opened.gameStores
  if (!matchday.match) throw new Error('After a week there is a match')
  return { ...opened, matchday, match: matchday.match }
}

describe('a match without a picture', () => {
  test('runs on the clock, comments on events, and ends in its result', async () => {
    const { matchday, match, wait, user, game } = await openMatch()
    const { home, away } = match.setup
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${home.name} v ${away.name}`)
    wait(20_000)
    expect(matchday.minute).toBe(10)
    expect(
      screen.getByRole('group', {
        name: `${home.name} ${matchday.score.home}, ${away.name} ${matchday.score.away}. Minute 11`,
      }),
    ).toBeTruthy()
    const log = screen.getByRole('log', { name: 'Commentary' })
    expect(log.querySelectorAll('[data-kind]')).toHaveLength(matchday.eventsSoFar.length)
    wait(160_000)
    expect(matchday.isOver).toBe(true)
    await press(user, 'Continue')
    expect(game.state.lastMatch?.report.goals).toEqual(
      matchday.report?.goals ?? game.state.lastMatch?.report.goals,
    )
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('does not advance while it is paused', async () => {
    const { matchday, wait, user } = await openMatch()
    wait(10_000)
    await press(user, 'Pause')
    wait(20_000)
    expect(matchday.minute).toBe(5)
    await press(user, 'Resume')
    wait(2_000)
    expect(matchday.minute).toBe(6)
  })

  test('runs at the chosen pace, and remembers it', async () => {
    const { matchday, wait, user, root } = await openMatch()
    await press(user, 'Fast')
    wait(7_500)
    expect(matchday.minute).toBe(10)
    expect(root.ui.settings.matchdayMode).toBe('fast')
    expect(screen.getByRole('log', { name: 'Commentary' }).getAttribute('aria-live')).toBe('off')
  })

  test('is skipped to the end', async () => {
    const { matchday, user, game } = await openMatch()
    const goals = matchday.report?.goals
    await press(user, 'Skip to the end')
    expect(matchday.score).toEqual(goals)
    expect(screen.getAllByText('Full time').length).toBeGreaterThan(0)
    await press(user, 'Continue')
    expect(game.state.lastMatch?.report.goals).toEqual(goals)
  })
})

test('shows the same shots, shots on target and big chances at full time and in the result', async () => {
  const { user } = await openMatch()
  await press(user, 'Skip to the end')
  const rows = () =>
    [/^\d+ Shots/, /On target/, /Big chances/].map((name) => screen.getByRole('row', { name }).textContent)
  const atFullTime = rows()
  await press(user, 'Continue')
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Match Figures' })).toBeTruthy()
  expect(rows()).toEqual(atFullTime)
})

test('the result lists the other nine matches of the week, whose highlights return to it', async () => {
  const { matchday, user, game } = await openMatch()
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const others = within(screen.getByRole('list', { name: 'Other results of the week' }))
  const played = game.state.fixtures.filter(
    ({ week, home, away }) =>
      week === game.state.lastMatch?.week && home !== game.state.club.id && away !== game.state.club.id,
  )
  expect(others.getAllByRole('listitem')).toHaveLength(played.length)
  const [watched] = others.getAllByRole('button', { name: 'Match highlights' })
  const named = document.getElementById(watched?.getAttribute('aria-describedby') ?? '')
  await user.click(watched!)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(named?.textContent)
  expect(matchday.isReplay).toBe(true)
  await press(user, 'Stop watching')
  expect(screen.getByRole('list', { name: 'Other results of the week' })).toBeTruthy()
})

test('a club of another ground opens its page, and the clock stands still', async () => {
  const { matchday, wait, user } = await openMatch()
  wait(10_000)
  await press(user, 'Other grounds')
  const [club] = matchday.elsewhere
  const scores = within(screen.getByRole('list', { name: 'Scores from the other grounds' }))
  await user.click(scores.getByRole('button', { name: club?.home.name ?? '' }))
  expect(await screen.findByRole('dialog', { name: club?.home.name ?? '' })).toBeTruthy()
  wait(10_000)
  expect(matchday.minute).toBe(5)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(user, 'Resume')
  wait(2_000)
  expect(matchday.minute).toBe(6)
})

test('shows figures, both team sheets with ratings, and the other grounds with the table', async () => {
  const { match, user, wait } = await openMatch()
  wait(60_000)
  expect(screen.getByRole('row', { name: /Expected goals/ })).toBeTruthy()
  await press(user, 'Team sheets')
  for (const side of [match.setup.home, match.setup.away]) {
    const sheet = within(screen.getByRole('region', { name: side.name }))
    expect(sheet.getAllByRole('row', { name: /\d\.\d \d+%$/ }).length).toBeGreaterThanOrEqual(9)
  }
  await press(user, 'Other grounds')
  expect(
    within(screen.getByRole('list', { name: 'Scores from the other grounds' })).getAllByRole('listitem'),
  ).toHaveLength(9)
  const table = within(screen.getByRole('table', { name: 'Table as it stands' }))
  expect(table.getAllByRole('row')).toHaveLength(21)
})

describe('momentum', () => {
  const figures = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => Number.parseInt(textContent))

  test('covers the match as far as it has been shown', async () => {
    const { matchday, match, wait, user } = await openMatch()
    expect(figures(/Momentum/)).toEqual([50, 50])
    expect(screen.getByText('Nobody on top')).toBeTruthy()
    const chances = (matchday.report?.events ?? []).filter(({ quality }) => quality > 0)
    const first = chances[0]
    if (!first?.team) throw new Error('There is a chance in every match')
    wait((first.minute - 1) * 2_000)
    expect(matchday.minute).toBe(first.minute - 1)
    expect(figures(/Momentum/)).toEqual([50, 50])
    expect(figures(/Minutes on top/)).toEqual([0, 0])
    wait(2_000)
    const [home = 0, away = 0] = figures(/Momentum/)
    expect(home + away).toBe(100)
    expect(home > away).toBe(first.team === 'home')
    expect(figures(/Minutes on top/)).toEqual(first.team === 'home' ? [1, 0] : [0, 1])
    expect(screen.getByText(`${match.setup[first.team].name} on top`)).toBeTruthy()
    await press(user, 'Skip to the end')
    const [homeMinutes = 0, awayMinutes = 0] = figures(/Minutes on top/)
    expect(homeMinutes + awayMinutes).toBe(91 - first.minute)
  })
})

test.each(['Substitutions', 'Tactics'])(
  'the clock stands still for %s, and goes on afterwards if it ran before',
  async (page) => {
    const { matchday, wait, user } = await openMatch()
    wait(10_000)
    await press(user, page)
    wait(20_000)
    expect(matchday.minute).toBe(5)
    await press(user, 'Match stats')
    wait(2_000)
    expect(matchday.minute).toBe(6)

    await press(user, page)
    await press(user, 'Resume')
    expect(screen.getByRole('button', { name: 'Match stats' }).getAttribute('aria-pressed')).toBe('true')
    wait(2_000)
    expect(matchday.minute).toBe(7)

    await press(user, 'Pause')
    await press(user, page)
    await press(user, 'Team sheets')
    wait(20_000)
    expect(matchday.minute).toBe(7)
  },
)

describe('substitutions', () => {
  async function openSubstitutions() {
    const opened = await openMatch()
    opened.wait(30_000)
    await press(opened.user, 'Substitutions')
    return opened
  }
  const choices = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('radio')

  test('bring on the chosen player from the next minute', async () => {
    const { user, wait, matchday, gameStores } = await openSubstitutions()
    const { substitutionsLeft } = new TouchlineDesk(gameStores.matchday).ownSide!
    const onPitch = choices('Off').length
    const bench = choices('On').length
    await user.click(choices('Off')[onPitch - 1] as HTMLElement)
    await user.click(choices('On')[bench - 1] as HTMLElement)
    await press(user, /^Bring on .* for /)
    expect(screen.getByText(/^Next minute: /)).toBeTruthy()
    expect(choices('Off')).toHaveLength(onPitch - 1)
    expect(choices('On')).toHaveLength(bench - 1)
    expect(new TouchlineDesk(gameStores.matchday).ownSide?.substitutionsLeft).toBe(substitutionsLeft - 1)
    await press(user, 'Resume')
    wait(2_000)
    expect(matchday.eventsSoFar.some(({ type }) => type === 'substitution')).toBe(true)
    expect(screen.queryByText(/^Next minute: /)).toBeNull()
  })

  test('are undone before they take place', async () => {
    const { user, matchday } = await openSubstitutions()
    const before = matchday.report
    const onPitch = choices('Off').length
    await user.click(choices('Off')[onPitch - 1] as HTMLElement)
    await user.click(choices('On')[0] as HTMLElement)
    await press(user, /^Bring on /)
    await press(user, 'Undo')
    expect(choices('Off')).toHaveLength(onPitch)
    expect(matchday.report).toEqual(before)
  })
})

test('tactics change from the next minute on, for this match only', async () => {
  const { user, wait, matchday, gameStores, match, game } = await openMatch()
  wait(30_000)
  await press(user, 'Tactics')
  const before = game.state.tactics
  const style = within(screen.getByRole('group', { name: 'Overall Style' }))
  await user.click(style.getByRole('button', { name: /^Attacking/ }))
  const intensity = within(screen.getByRole('group', { name: 'Team Intensity/Tempo' }))
  await user.click(intensity.getByRole('button', { name: /^High/ }))
  await user.selectOptions(screen.getByLabelText('Formation'), screen.getByRole('option', { name: /^3-4-3/ }))
  expect(style.getByRole('button', { name: /^Attacking/ }).getAttribute('aria-pressed')).toBe('true')
  wait(20_000)
  expect(matchday.minute).toBe(15)
  await press(user, 'Resume')
  wait(2_000)
  const decided = { style: 'attacking', intensity: 'high', formation: '3-4-3' }
  expect(new TouchlineDesk(gameStores.matchday).sides?.[match.ownSide!].tactics).toMatchObject(decided)
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const decisions = game.state.lastMatch?.report.inputs.filter(({ kind }) => kind === 'tactics')
  expect(decisions?.at(-1)).toMatchObject({ minute: 16, tactics: decided })
  expect(game.state.tactics).toEqual(before)
})

describe('the result', () => {
  test.each(Array.from({ length: 6 }, (_, i) => i + 1))('shows every figure of seed %i', async (seed) => {
    const { user, wait, game } = await openGame({ seed })
    await press(user, 'Fast')
    wait(WEEK_MS.fast)
    const { lastMatch } = game.state
    if (!lastMatch) throw new Error('After a week there is a result')
    const name = { W: 'VICTORY!', D: "It's a Draw", L: 'Defeat' }[lastMatch.outcome]
    const dialog = within(screen.getByRole('dialog', { name }))
    expect(dialog.getByText(lastMatch.isHome ? 'Home Match' : 'Away Match')).toBeTruthy()
    for (const text of [
      'Day',
      'Points Earned',
      'Fan Happiness',
      'Team Comparison',
      'Your Scorers',
      'Match Timeline',
    ]) {
      expect(dialog.getByText(text)).toBeTruthy()
    }
    expect(dialog.getByText(/^Strength ratio [\d.]+ : 1/)).toBeTruthy()
    expect(dialog.queryByText('Match Revenue') !== null).toBe(lastMatch.isHome)
    const reasons = within(dialog.getByRole('region', { name: 'Why it went this way' })).getAllByRole(
      'listitem',
    )
    expect(reasons.length).toBeGreaterThanOrEqual(1)
    expect(reasons.length).toBeLessThanOrEqual(3)
    const minutes = within(dialog.getByRole('region', { name: 'Match Timeline' }))
      .queryAllByText(/^\d+'$/)
      .map(({ textContent }) => Number.parseInt(textContent))
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })
})
