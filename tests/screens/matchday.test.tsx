import { act, screen, within, waitFor } from '@testing-library/react'
import { action, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { openGame, press, WEEK_MS } from './openGame.tsx'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextSuggestion } from '../../client/simulation/reports/nextSuggestion.ts'
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { tieSeed } from '../../client/simulation/season/tieSeed.ts'
import { makeStaff } from '../simulation/makeGame.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

/** Opens a game at the kick-off of its first match. */
async function openMatch(prepare?: (state: GameState) => void) {
  const opened = await openGame({ settings: { matchdayMode: 'full' }, ...(prepare && { prepare }) })
  await press(opened.user, 'Fast')
  opened.wait(WEEK_MS.fast)
  const { matchday } = opened.gameStores
  if (!matchday.match) throw new Error('After a week there is a match')
  return { ...opened, matchday, match: matchday.match }
}

function isDecided(how: 'in extra time' | 'by penalties', report: MatchReport | null): boolean {
  return Boolean(report?.hasExtraTime) && (report?.shootOut !== null) === (how === 'by penalties')
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
    ).toBeVisible()
    const log = screen.getByRole('log', { name: 'Commentary' })
    expect(log.querySelectorAll('[data-kind]')).toHaveLength(matchday.eventsSoFar.length)
    wait(70_000)
    expect(matchday.isHalfTime).toBe(true)
    wait(19_000)
    expect(matchday.minute).toBe(45)
    wait(91_000)
    expect(matchday.isOver).toBe(true)
    await press(user, 'Continue')
    expect(game.state.lastMatch?.report.goals).toEqual(
      matchday.report?.goals ?? game.state.lastMatch?.report.goals,
    )
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test('waits while the page of a player whom the commentary names is open, which has no decisions [TAB-10]', async () => {
    const { matchday, wait, user, match } = await openMatch()
    wait(80_000)
    const { home, away } = match.setup
    const names = [...home.eleven, ...home.bench, ...away.eleven, ...away.bench].map(({ name }) => name)
    const [link] = within(screen.getByRole('log', { name: 'Commentary' })).getAllByRole('button')
    const surname = link?.textContent ?? ''
    const minute = matchday.minute
    await user.click(link!)
    const page = await screen.findByRole('dialog', { name: new RegExp(`${surname}$`) })
    expect(names).toContain(within(page).getByRole('heading', { level: 2 }).textContent)
    expect(within(page).queryByRole('button', { name: 'Player details' })).toBeNull()
    expect(within(page).queryByRole('button', { name: 'Show best matches' })).toBeNull()
    wait(20_000)
    expect(matchday.minute).toBe(minute)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
    await press(user, 'Resume')
    wait(4_000)
    expect(matchday.minute).toBeGreaterThan(minute)
  })

  test('a page of the details began as far down as the one before had been scrolled', async () => {
    const { user } = await openMatch()
    await press(user, 'Tactics')
    const details = screen.getByRole('group', { name: 'Details' })
    details.scrollTop = 200
    await press(user, 'Match stats')
    expect(screen.getByRole('group', { name: 'Details' }).scrollTop).toBe(0)
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
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Match Figures' })).toBeVisible()
  expect(rows()).toEqual(atFullTime)
})

test('the result lists the other nine matches of the week, and one button has the highlights of all', async () => {
  const { matchday, user, game } = await openMatch()
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const others = within(screen.getByRole('list', { name: 'Other results of the week' }))
  const played = game.state.fixtures.filter(
    ({ week, home, away }) =>
      week === game.state.lastMatch?.week && home !== game.state.club.id && away !== game.state.club.id,
  )
  expect(others.getAllByRole('listitem')).toHaveLength(played.length)
  await press(user, 'Match highlights')
  const matches = await screen.findAllByRole('menuitem')
  expect(matches).toHaveLength(played.length + 1)
  const [home] = matches.at(-1)!.textContent.split(/ \d+–\d+ /)
  await user.click(matches.at(-1)!)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(new RegExp(`^${home} v `))
  expect(matchday.isReplay).toBe(true)
  await press(user, 'Stop watching')
  expect(screen.getByRole('region', { name: 'Other Results' })).toBeVisible()
})

test('a club of another ground opens its page, and the clock stands still', async () => {
  const { matchday, wait, user } = await openMatch()
  wait(10_000)
  await press(user, 'Other grounds')
  const [club] = matchday.elsewhere
  const scores = within(screen.getByRole('list', { name: 'Scores from the other grounds' }))
  await user.click(scores.getByRole('button', { name: club?.home.name ?? '' }))
  expect(await screen.findByRole('dialog', { name: club?.home.name ?? '' })).toBeVisible()
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
  expect(screen.getByRole('row', { name: /Expected goals/ })).toBeVisible()
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

test('a tie has the other grounds without the table, which its goals do not move', async () => {
  const { matchday, match, user } = await openMatch()
  act(() => {
    runInAction(() => {
      matchday.match = { ...match, setup: { ...match.setup, tie: { isNeutral: false, firstLeg: null } } }
    })
  })
  await press(user, 'Other grounds')
  expect(screen.getByRole('list', { name: 'Scores from the other grounds' })).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Table as it stands' })).toBeNull()
})

test('the words take the clock of the picture, and half-time ends with it', async () => {
  const { matchday } = await openMatch()
  const time = () => screen.getByRole('group', { name: /, .* \d\. / }).getAttribute('aria-label')
  const show = (clock: string) => {
    act(() => {
      matchday.setPictureClock(clock)
    })
  }
  act(() => {
    matchday.setPicture(true)
    matchday.showMinute(44)
  })
  show('45+2′')
  expect(time()).toMatch(/Minute 45\+2$/)
  act(() => {
    matchday.showMinute(45)
  })
  show('HT')
  expect(time()).toMatch(/Half-time$/)
  show('46′')
  expect(matchday.minute).toBe(45)
  expect(time()).toMatch(/Minute 46$/)
})

test('the commentary has HT and FT in place of the minute', async () => {
  const { user } = await openMatch()
  await press(user, 'Skip to the end')
  const log = screen.getByRole('log', { name: 'Commentary' })
  expect(log.querySelector('[data-kind="half-time"]')?.textContent).toMatch(/^HT/)
  expect(log.querySelector('[data-kind="full-time"]')?.textContent).toMatch(/^FT/)
})

test.each([
  ['in extra time', 'After extra time'],
  ['by penalties', 'After penalties'],
] as const)('a tie decided %s was told as ninety minutes', async (decided, end) => {
  const { user, matchday, match, game } = await openMatch()
  const playAsTie = action((day: number) => {
    const random = tieSeed(game.state, { season: 1, day, place: 0 })
    matchday.match = {
      ...match,
      setup: { ...match.setup, random, tie: { isNeutral: false, firstLeg: null } },
    }
    matchday.replay([])
  })
  act(() => {
    for (let day = 38; !isDecided(decided, matchday.report); day++) playAsTie(day)
  })
  const time = () => screen.getByRole('group', { name: /^.+ \d+, .+ \d+\. / }).getAttribute('aria-label')
  act(() => {
    while (matchday.minute < 105) matchday.advanceMinute()
  })
  expect(time()).toMatch(/Half-time \(ET\)$/)
  await press(user, 'Skip to the end')
  expect(time()).toMatch(new RegExp(`${end}$`))
  expect(screen.getByRole('status', { name: '' }).textContent).toBe(end)
  const log = screen.getByRole('log', { name: 'Commentary' })
  const marks = [...log.querySelectorAll('[data-kind="half-time"], [data-kind="full-time"]')].map(
    (line) => line.firstElementChild?.textContent,
  )
  expect(marks).toEqual(['AET', 'ET HT', 'HT'])
})

test('scores and formations in the commentary do not break over lines', async () => {
  const { user } = await openMatch()
  await press(user, 'Skip to the end')
  const end = screen.getByRole('log', { name: 'Commentary' }).querySelector('[data-kind="full-time"]')
  const score = within(end as HTMLElement).getByText(/^\d+–\d+$/)
  expect(score.style.whiteSpace).toBe('nowrap')
})

describe('momentum', () => {
  const figures = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => Number.parseInt(textContent))

  test('covers the match as far as it has been shown', async () => {
    const { matchday, match, wait, user } = await openMatch()
    expect(figures(/Momentum/)).toEqual([50, 50])
    expect(screen.getByText('Nobody on top')).toBeVisible()
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
    expect(screen.getByText(`${match.setup[first.team].name} on top`)).toBeVisible()
    await press(user, 'Skip to the end')
    // The last bar is no figure of the match.
    expect(screen.queryByRole('row', { name: /Momentum/ })).toBeNull()
    expect(screen.queryByText(/^(?!Minutes).* on top$/)).toBeNull()
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
    const { substitutionsLeft } = new TouchlineDesk(gameStores).ownSide!
    const onPitch = choices('Off').length
    const bench = choices('On').length
    await user.click(choices('Off')[onPitch - 1] as HTMLElement)
    await user.click(choices('On')[bench - 1] as HTMLElement)
    await press(user, /^Bring on .* for /)
    expect(screen.getByText(/^Next minute: /)).toBeVisible()
    expect(choices('Off')).toHaveLength(onPitch - 1)
    expect(choices('On')).toHaveLength(bench - 1)
    expect(new TouchlineDesk(gameStores).ownSide?.substitutionsLeft).toBe(substitutionsLeft - 1)
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

describe('half-time', () => {
  async function openBreak() {
    const opened = await openMatch()
    opened.wait(90_000)
    return opened
  }
  const answers = () => within(screen.getByRole('group', { name: 'Talk' }))

  test('[MAT-44] stops for a talk, whose answer counts from minute 46 and kicks off', async () => {
    const { user, wait, matchday, game } = await openBreak()
    expect(screen.getByRole('heading', { name: 'Half-time' })).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'Who played how' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    expect(answers().getByText(/more bookings/)).toBeVisible()
    await user.click(answers().getByRole('button', { name: 'Demand more' }))
    expect(screen.queryByRole('group', { name: 'Talk' })).toBeNull()
    wait(2_000)
    expect(matchday.minute).toBe(46)
    expect(matchday.report?.inputs).toContainEqual(
      expect.objectContaining({ kind: 'talk', minute: 46, talk: 'demand', to: null }),
    )
    await press(user, 'Skip to the end')
    await press(user, 'Continue')
    expect(game.state.lastMatch?.report.inputs.some(({ kind }) => kind === 'talk')).toBe(true)
    const timeline = within(screen.getByRole('region', { name: 'Match Timeline' }))
    expect(timeline.getByText('Half-time talk: demand more')).toBeVisible()
  })

  test('takes the answer of the assistant with Enter, as the button says', async () => {
    const { user, matchday } = await openBreak()
    const advised = screen.getByRole('button', { name: /Enter$/ }).textContent
    await user.keyboard('{Enter}')
    expect(matchday.isPaused).toBe(false)
    const talks = matchday.report?.inputs.flatMap((input) => (input.kind === 'talk' ? [input.talk] : []))
    const [talk] = talks ?? []
    expect(advised).toMatch(talk === 'calm' ? /^Calm/ : talk === 'encourage' ? /^Encourage/ : /^Say nothing/)
  })

  test('[MAT-44] is neutral for who says nothing', async () => {
    const { user, wait, matchday } = await openBreak()
    const before = matchday.report
    await press(user, 'Say nothing')
    wait(2_000)
    expect(matchday.minute).toBe(46)
    expect(matchday.report).toEqual(before)
  })

  test('waits for who takes their time, with plan and substitutions beside the talk', async () => {
    const { user, wait, matchday } = await openBreak()
    await press(user, 'Substitutions')
    wait(60_000)
    expect(matchday.minute).toBe(45)
    await press(user, 'Half-time')
    expect(screen.getByText('The second half waits for you.')).toBeVisible()
    await press(user, 'Resume')
    wait(2_000)
    expect(matchday.minute).toBe(46)
    expect(screen.queryByRole('button', { name: 'Half-time' })).toBeNull()
  })

  test('[MAT-47] has words for one player', async () => {
    const { user, matchday } = await openBreak()
    const choice = screen.getByLabelText<HTMLSelectElement>('Talk to')
    const option = within(choice).getAllByRole<HTMLOptionElement>('option')[3]!
    await user.selectOptions(choice, option)
    await user.click(answers().getByRole('button', { name: /^Encourage/ }))
    expect(matchday.report?.inputs).toContainEqual(
      expect.objectContaining({ kind: 'talk', talk: 'encourage', to: option.value }),
    )
  })

  test('takes the keyboard to the talk, and back to the match with the answer', async () => {
    const { user, matchday } = await openBreak()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Half-time' })).toHaveFocus())
    expect(matchday.countdown.left).not.toBeNull()
    await user.tab()
    expect(screen.getByLabelText('Talk to')).toHaveFocus()
    await user.tab()
    expect(answers().getByRole('button', { name: /^Encourage/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('leaves the keyboard where something is being set', async () => {
    const silent = { setVolume: () => {}, setRunning: () => {}, follow: () => {}, close: () => {} }
    const { user, wait } = await openGame({
      settings: { matchdayMode: 'full', sound: 'on' },
      openSound: () => Promise.resolve(silent),
    })
    await press(user, 'Fast')
    wait(WEEK_MS.fast)
    const volume = screen.getByRole('slider', { name: 'Volume' })
    act(() => volume.focus())
    wait(90_000)
    expect(screen.getByRole('group', { name: 'Talk' })).toBeVisible()
    expect(volume).toHaveFocus()
  })

  test('passes by in the highlights', async () => {
    const { user, wait, matchday } = await openMatch()
    await press(user, 'Highlights')
    wait(450 * 46)
    expect(matchday.minute).toBe(46)
  })
})

describe('a shout', () => {
  const button = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Shouts' })).getByRole('button', { name })

  test('[MAT-48] counts for ten minutes, in which no other is heard', async () => {
    const { user, wait, matchday } = await openMatch()
    wait(20_000)
    await user.click(button(/^Press now/))
    expect(button(/^Press now/).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Until 20′. One shout at a time.')).toBeVisible()
    await user.click(button(/^Hold/))
    expect(button(/^Hold/).getAttribute('aria-disabled')).toBe('true')
    wait(18_000)
    await user.keyboard('2')
    expect(matchday.inputs).toHaveLength(1)
    wait(2_000)
    expect(screen.getByText('A shout lasts ten minutes.')).toBeVisible()
    await user.keyboard('2')
    expect(matchday.report?.inputs.filter(({ kind }) => kind === 'shout')).toMatchObject([
      { minute: 11, shout: 'press' },
      { minute: 21, shout: 'hold' },
    ])
    wait(2_000)
    expect(screen.getByRole('button', { name: /21' Shout: hold/ })).toBeVisible()
  })

  test('is not offered on penalties, when nothing is left to change', async () => {
    const { matchday } = await openMatch()
    expect(button(/^Push up/)).toBeVisible()
    act(() => {
      runInAction(() => {
        matchday.report = { ...matchday.report!, hasExtraTime: true, shootOut: [] }
        matchday.minute = 120
      })
    })
    expect(screen.queryByRole('group', { name: 'Shouts' })).toBeNull()
  })
})

test('[MAT-49] a standing order is called off for the match, and called back before it counts', async () => {
  const { user, game } = await openMatch((state) => {
    state.standingOrders = [
      { from: 30, when: 'any', tactics: { style: 'attacking' }, off: null },
      { from: 63, when: 'any', tactics: { style: 'defensive' }, off: null },
    ]
  })
  await press(user, 'Tactics')
  await press(user, /^Call off: From 30′/)
  await press(user, /^Call off: From 63′/)
  await press(user, /^Undo: From 63′/)
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const own = game.state.lastMatch?.isHome ? 'home' : 'away'
  const inputs = game.state.lastMatch?.report.inputs.filter(({ side }) => side === own)
  expect(inputs?.filter(({ kind }) => kind === 'order')).toMatchObject([
    { minute: 63, tactics: { style: 'defensive' } },
  ])
  expect(game.state.standingOrders).toHaveLength(2)
})

describe('the touchline', () => {
  const details = () => within(screen.getByRole('group', { name: 'Details' }))

  test('says how sure it is of the opponent, and shows arrows only for what has been seen', async () => {
    const { user, matchday } = await openMatch()
    const style = () => details().getByRole('group', { name: 'Overall Style' })
    await press(user, 'Tactics')
    expect(
      details().getByText(/^We haven’t seen their set-up yet today\. Nobody has seen them/),
    ).toBeVisible()
    expect(style().textContent).not.toMatch(/[▲▼]/)
    act(() => {
      matchday.showMinute(12)
    })
    expect(
      details().getByText(/^Seen for 12 minutes\. .* After 25 minutes you are sure of their set-up;/),
    ).toBeVisible()
    act(() => {
      matchday.showMinute(25)
    })
    expect(details().getByText('You have seen enough of their set-up to be sure of it.')).toBeVisible()
  })

  test('names the analyst when there is one', async () => {
    const { user, matchday } = await openMatch((state) => {
      state.staff = [makeStaff('Data Analyst', 5)]
    })
    await press(user, 'Tactics')
    expect(details().getByText(/After 10 minutes your analyst is sure of their set-up\.$/)).toBeVisible()
    act(() => {
      matchday.showMinute(10)
    })
    expect(details().getByText('Your analyst is sure of their set-up.')).toBeVisible()
  })

  test.each(['Tactics', 'Substitutions'])(
    'lists the standing orders still to come under %s',
    async (page) => {
      const { user, matchday } = await openMatch((state) => {
        state.standingOrders = [
          { from: 30, when: 'any', tactics: { style: 'attacking' }, off: null },
          { from: 63, when: 'any', tactics: {}, off: 'Midfielder' },
        ]
      })
      await press(user, page)
      const orders = within(details().getByRole('region', { name: 'Standing orders' }))
      const listed = () => orders.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
      expect(
        orders.getByText(/^They still happen, but they leave alone what you change in this match\./),
      ).toBeVisible()
      expect(listed()).toEqual(['From 30′: attacking', 'From 63′: most tired midfielder off'])
      act(() => {
        matchday.showMinute(30)
      })
      expect(listed()).toEqual(['From 63′: most tired midfielder off'])
      act(() => {
        matchday.showMinute(63)
      })
      expect(details().queryByRole('region', { name: 'Standing orders' })).toBeNull()
    },
  )
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
  expect(new TouchlineDesk(gameStores).sides?.[match.ownSide!].tactics).toMatchObject(decided)
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const decisions = game.state.lastMatch?.report.inputs.filter(({ kind }) => kind === 'tactics')
  expect(decisions?.at(-1)).toMatchObject({ minute: 16, tactics: decided })
  expect(game.state.tactics).toEqual(before)
})

test('a change of tactics by hand has a line, a mark on the timeline and a line in the result', async () => {
  const { user, wait, match } = await openMatch()
  wait(30_000)
  await press(user, 'Tactics')
  const style = within(screen.getByRole('group', { name: 'Overall Style' }))
  await user.click(style.getByRole('button', { name: /^Attacking/ }))
  const team = match.setup[match.ownSide!]
  const log = within(screen.getByRole('log', { name: 'Commentary' }))
  const words = new RegExp(`${team.name}.*: attacking\\.$`)
  expect(log.queryByText(words)).toBeNull()
  await press(user, 'Resume')
  wait(2_000)
  expect(log.getByText(words).textContent).not.toMatch(/order/i)
  const mark = { name: new RegExp(`16' Change of set-up: attacking \\(${team.name}\\)`) }
  expect(screen.getByRole('button', mark)).toBeVisible()
  await press(user, 'Skip to the end')
  await press(user, 'Continue')
  const timeline = within(screen.getByRole('region', { name: 'Match Timeline' }))
  // The opponent may order the same later.
  expect(timeline.getAllByText('Set-up: attacking')[0]).toBeVisible()
})

describe('the result', () => {
  test('tells who skips a match that a standing order was carried out', async () => {
    const { user, game } = await openMatch((state) => {
      state.standingOrders = [{ from: 60, when: 'any', tactics: { style: 'attacking' }, off: 'anyone' }]
    })
    await press(user, 'Skip to the end')
    await press(user, 'Continue')
    const timeline = within(screen.getByRole('region', { name: 'Match Timeline' }))
    expect(timeline.getByText('Set-up: attacking, by standing order')).toBeVisible()
    expect(timeline.getByText(/^.* for .*, by standing order$/)).toBeVisible()
    expect(game.state.lastMatch?.report.inputs.some(({ kind }) => kind === 'order')).toBe(true)
  })

  test('paints the share of the own club, at home and away', async () => {
    const { user, game } = await openMatch()
    await press(user, 'Skip to the end')
    await press(user, 'Continue')
    const bar = screen.getByRole('img', { name: /of the strength$/ })
    const { isHome } = game.state.lastMatch!
    expect([...bar.children].map((part) => part.hasAttribute('data-own'))).toEqual([isHome, !isHome])
  })

  test('sets up the suggestion for next week by a click, and takes it back', async () => {
    const { user, game } = await openMatch()
    await press(user, 'Skip to the end')
    await press(user, 'Continue')
    const before = game.state.tactics
    const suggestion = nextSuggestion(game.state)!
    const next = within(screen.getByRole('region', { name: 'Next week' }))
    expect(next.getByText(suggestion.text)).toBeVisible()
    await press(user, `Set up ${suggestion.choice}`)
    expect(game.state.tactics).toEqual({ ...before, ...suggestion.change })
    expect(game.state.tactics).not.toEqual(before)
    expect(next.getByRole('status').textContent).toBe(`Set up: ${suggestion.choice}`)
    expect(document.activeElement?.textContent).toBe('Undo')
    await press(user, 'Undo')
    expect(game.state.tactics).toEqual(before)
  })

  test('shows the chance that decided the match, which can be watched', async () => {
    const { user, gameStores } = await openMatch()
    await press(user, 'Skip to the end')
    await press(user, 'Continue')
    const chance = within(
      screen.getByRole('region', { name: /^(The goal that won it|The last equaliser|The best chance)$/ }),
    )
    const [, minute] = /(\d+)′/.exec(chance.getByText(/\d+′/).textContent)!
    expect(chance.getByText(/ m out, 0\.\d\d xG/)).toBeVisible()
    await user.click(chance.getByRole('button', { name: /^Watch the (goal|chance)$/ }))
    expect(gameStores.matchday.isReplay).toBe(true)
    expect(gameStores.matchday.minute).toBe(Math.max(0, Number(minute) - 2))
  })

  test.each(Array.from({ length: 6 }, (_, i) => i + 1))('shows every figure of seed %i', async (seed) => {
    const { user, wait, game } = await openGame({ seed })
    await press(user, 'Fast')
    wait(WEEK_MS.fast)
    const { lastMatch } = game.state
    if (!lastMatch) throw new Error('After a week there is a result')
    const name = { W: 'VICTORY!', D: "It's a Draw", L: 'Defeat' }[lastMatch.outcome]
    const dialog = within(screen.getByRole('dialog', { name }))
    expect(dialog.getByText(lastMatch.isHome ? 'Home Match' : 'Away Match')).toBeVisible()
    for (const text of [
      'Day',
      'Points Earned',
      'Fan Happiness',
      'Team Comparison',
      'Your Scorers',
      'Match Timeline',
    ]) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    expect(dialog.getByText(/^Strength ratio [\d.]+ : 1/)).toBeVisible()
    expect(dialog.queryByText('Match Revenue') !== null).toBe(lastMatch.isHome)
    const reasons = within(dialog.getByRole('region', { name: 'Why it went this way' })).getAllByRole(
      'listitem',
    )
    expect(reasons.length).toBeGreaterThanOrEqual(1)
    expect(reasons.length).toBeLessThanOrEqual(3)
    await press(user, 'What if…')
    const courses = within(dialog.getByRole('region', { name: 'What if' })).getAllByRole('row')
    expect(courses.length).toBeGreaterThanOrEqual(3)
    expect(courses.length).toBeLessThanOrEqual(5)
    const { goals } = lastMatch.report
    expect(courses[1]).toHaveTextContent(new RegExp(`^As played.*${goals.home}–${goals.away}$`))
    const minutes = within(dialog.getByRole('region', { name: 'Match Timeline' }))
      .queryAllByText(/^\d+'$/)
      .map(({ textContent }) => Number.parseInt(textContent))
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })
})
