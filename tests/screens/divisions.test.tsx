/** Tests of the League tab's switch between the divisions. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { competitionOf } from '../../client/simulation/club/competitionSeason.ts'
import { isTieOf } from '../../client/simulation/competitions/ownMatches.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextSuggestion } from '../../client/simulation/reports/nextSuggestion.ts'
import { standings } from '../../client/simulation/reports/standings.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { beginDay, playDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { openGame, openTab, press } from './openGame.tsx'
import { cupOf } from '../support/cupOf.ts'
import { eveOfPlayOff } from '../support/eveOfPlayOff.ts'

function playWeeks(state: GameState, weeks: number) {
  while (state.currentMatchWeek < weeks) {
    beginDay(state)
    autoPick(state)
    playMatchDay(state)
  }
}

async function openLeague({ weeks = 2 } = {}) {
  const opened = await openGame({
    prepare: (state) => {
      playWeeks(state, weeks)
    },
  })
  await openTab(opened.user, 'League')
  return opened
}

const row = (table: HTMLElement, name: string) =>
  within(
    within(table)
      .getByRole('rowheader', { name: new RegExp(name) })
      .closest('tr')!,
  )

describe('the view of the cup', () => {
  it('offers the draw to watch while the own club’s tie is still to be played', async () => {
    const { user } = await openLeague({ weeks: 1 })
    await user.click(await screen.findByRole('tab', { name: 'Cups' }))
    const cup = await screen.findByRole('region', { name: 'Lantern Cup' })
    await user.click(within(cup).getByRole('button', { name: 'Watch the draw' }))
    await screen.findByRole('dialog', { name: /draw/i })
  })

  it('offers no draw once the own club is out', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        for (const tie of cupOf(state).ties) {
          const score90 = { home: 1, away: 0 }
          tie.result = { score90, extraTime: null, shootOut: null, winner: tie.home }
          if (tie.home === 'own') tie.result.winner = tie.away
        }
      },
    }).then(async (opened) => {
      await openTab(opened.user, 'League')
      return opened
    })
    await user.click(await screen.findByRole('tab', { name: 'Cups' }))
    const cup = await screen.findByRole('region', { name: 'Lantern Cup' })
    expect(within(cup).queryByRole('button', { name: 'Watch the draw' })).toBeNull()
  })
})

describe('the view of cups', () => {
  it('opens on the competition of the next own match, and again after another has been chosen', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        const eve = eveOfPlayOff(state.seed)
        playMatchDay(eve)
        Object.assign(state, eve)
      },
    })
    // The evening of the last matches ends.
    await press(user, 'Back to the dashboard')
    await openTab(user, 'League')
    await user.click(await screen.findByRole('tab', { name: 'Cups' }))
    const playOff = within(await screen.findByRole('region', { name: 'Play-off' }))
    playOff.getByText(/^Your first leg of the semi-final: /)
    const ties = playOff.getByRole('list', { name: 'Ties of the semi-final' })
    expect(within(ties).getAllByRole('listitem')).toHaveLength(2)
    within(ties).getByText(/^Your tie/)
    playOff.getByText('The winners of the semi-finals meet')
    expect(playOff.queryByRole('button', { name: 'Watch the draw' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Lantern Cup' }))
    await screen.findByRole('region', { name: 'Lantern Cup' })
    await user.click(screen.getByRole('tab', { name: 'Standings' }))
    await user.click(screen.getByRole('tab', { name: 'Cups' }))
    await screen.findByRole('region', { name: 'Play-off' })
  })
})

test('names the leg of the play-off in the header, and the next match beside the suggestion for it', async () => {
  const { user, game } = await openGame({
    settings: { matchdayMode: 'instant' },
    prepare: (state) => {
      const eve = eveOfPlayOff(4)
      playMatchDay(eve)
      Object.assign(state, eve)
    },
  })
  await press(user, 'Back to the dashboard')
  const time = within(screen.getByRole('region', { name: 'Time' }))
  time.getByText('Play-off first leg')
  screen.getByText('Play-off', { selector: 'p > strong' })
  await press(user, /^Play: /)
  expect(nextSuggestion(game.state)).not.toBeNull()
  await screen.findByRole('region', { name: 'Next: semi-final, second leg' })
})

test.each([
  ['W', 'away', 'Won, but Out'],
  ['D', 'away', 'Level, and Out'],
  ['L', 'away', 'Defeat'],
  ['W', 'own', 'VICTORY!'],
  ['L', 'own', 'Beaten, but Through'],
] as const)(
  'a second leg (%s) that puts the %s club through was headed by its score alone',
  async (outcome, winner, title) => {
    const { root } = await openGame({
      prepare: (state) => {
        const eve = eveOfPlayOff(4)
        // Week 38 and both legs.
        for (let match = 0; match < 3; match++) playMatchDay(eve)
        const tie = competitionOf(eve, 'playoff').ties.findLast(
          (one) => one.result && isTieOf(one, eve.club.id),
        )
        if (!tie?.result || !eve.lastMatch) throw new Error('The second leg has been played')
        tie.result.winner = winner === 'own' ? eve.club.id : tie.home === eve.club.id ? tie.away : tie.home
        Object.assign(eve.lastMatch, { outcome })
        Object.assign(state, eve)
      },
    })
    act(() => {
      root.ui.openModal({ kind: 'match-result' })
    })
    await screen.findByRole('dialog', { name: title })
  },
)

describe('the divisions', () => {
  it('marks who would go down in the first, and where the sack begins', async () => {
    const { game } = await openLeague()
    const table = await screen.findByRole('table', { name: 'League Standings' })
    const last = standings(game.state).slice(-3)
    expect(row(table, last[0]!.club.name).queryByText('Relegation')).toBeNull()
    for (const { club } of last.slice(1)) row(table, club.name).getByText('Relegation')
    const meaning = screen.getByRole('list', { name: 'What the places mean' })
    within(meaning).getByText(/The first four play in the Meridian Cup next season/)
    within(meaning).getByText('19th and 20th go down.')
    within(meaning).getByText('Finish below 18th and you’re sacked.')
  })

  it('changes to the second by keyboard, and keeps it from view to view', async () => {
    const { user, game } = await openLeague()
    ;(await screen.findByRole('radio', { name: 'First division' })).focus()
    await user.keyboard('{ArrowRight}')
    const table = screen.getByRole('table', { name: 'Second division' })
    expect(screen.queryByRole('table', { name: 'League Standings' })).toBeNull()
    const [champions, second] = standings(game.state, 2)
    row(table, champions!.club.name).getByText('Promotion')
    row(table, second!.club.name).getByText('Play-off')

    await user.click(screen.getByRole('tab', { name: 'Results' }))
    expect(screen.getByRole('radio', { name: 'Second division' })).toHaveProperty('checked', true)
    expect(
      within(screen.getByRole('list', { name: 'Matches of week 2' })).getAllByRole('listitem'),
    ).toHaveLength(10)
    screen.getByRole('list', { name: 'Matches to come in week 3' })
    await user.click(screen.getByRole('tab', { name: 'Scorers' }))
    screen.getByRole('table', { name: 'Second division top scorers' })

    await openTab(user, 'Squad')
    await openTab(user, 'League')
    await screen.findByRole('table', { name: 'League Standings' })
  })

  it('opens the page of a club of the second', async () => {
    const { user, game } = await openLeague()
    await user.click(await screen.findByRole('radio', { name: 'Second division' }))
    const { name, players } = game.state.otherDivision.clubs[0]!
    await user.click(screen.getByRole('button', { name }))
    const page = await screen.findByRole('dialog', { name })
    within(page).getByText(/ in the second division with /)
    expect(within(within(page).getByRole('table', { name: 'Squad' })).getAllByRole('rowheader')).toHaveLength(
      players.length,
    )
    expect(within(page).queryByRole('region', { name: 'Meetings with you' })).toBeNull()
  })
})

describe('the results of a week', () => {
  it('are still those of an earlier week after one of its matches has been watched again', async () => {
    const { user } = await openLeague({ weeks: 3 })
    await user.click(await screen.findByRole('tab', { name: 'Results' }))
    await user.click(screen.getByRole('button', { name: 'Previous week' }))
    const matches = () => within(screen.getByRole('list', { name: 'Matches of week 2' }))
    // Of earlier weeks, the own match alone is kept.
    await user.click(matches().getByRole('button', { name: 'Match highlights' }))
    await user.click(screen.getByRole('button', { name: 'Stop watching' }))
    await waitFor(() => expect(matches().getByRole('button', { name: 'Match highlights' })).toHaveFocus())
  })
})

test('the result of a tie offers its highlights, which are in no week of the league', async () => {
  const { user, root, gameStores } = await openGame({
    prepare: (state) => {
      while (state.lastMatch?.competition !== 'cup') {
        beginDay(state)
        autoPick(state)
        playMatchDay(state)
      }
    },
  })
  act(() => root.ui.openModal({ kind: 'match-result' }))
  await press(user, 'Match highlights')
  expect(gameStores.matchday.match?.setup.tie).toBeDefined()
  await press(user, 'Stop watching')
  expect(screen.getByRole('button', { name: 'Match highlights' })).toBeVisible()
})

describe('the cup', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['as a bracket from the first round on', false, ['First round', 'Second round', 'Quarter-final']],
    [
      'on a narrow screen from the round drawn last on',
      true,
      ['Second round', 'First round', 'Quarter-final'],
    ],
  ] as const)('is shown %s', async (_, isNarrow, order) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isNarrow && query === '(width < 900px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { user } = await openLeague({ weeks: 6 })
    await user.click(await screen.findByRole('tab', { name: 'Cups' }))
    const cup = within(await screen.findByRole('region', { name: 'Lantern Cup' }))
    const rounds = cup.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(rounds.slice(0, 3)).toEqual(order)
    expect(rounds).toHaveLength(5)
  })
})

test('a cup tie decided in extra time was announced with two full stops', async () => {
  await openGame({
    seed: 13,
    prepare: (state) => {
      while (state.day < 39) playDay(state)
    },
  })
  expect(screen.getByRole('status', { name: 'Game news' })).toHaveTextContent(
    /^Lantern Cup, first round: \d–\d against [\w ]+ \(a\.e\.t\.\)\. Your Lantern Cup is over\.$/,
  )
})

test('the decision of a cup tie ran into the sentence behind it', async () => {
  await openGame({
    seed: 13,
    prepare: (state) => {
      while (state.day < 39) playDay(state)
    },
  })
  const last = within(await screen.findByRole('region', { name: 'Last result' }))
  expect(last.getByText('a.e.t.')).toBeVisible()
  expect(last.getByText('Your Lantern Cup is over.')).toBeVisible()
})
