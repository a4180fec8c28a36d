import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { SeasonReview } from '../../client/simulation/club/seasonReview.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { ordinal } from '../../client/simulation/core/ordinal.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { strengthenSquad } from '../support/longCareer.ts'
import { MANAGERS } from '../support/managers.ts'
import { openGame, press } from './openGame.tsx'

/** The last evening of a first season, and the morning after it. */
const evening = createGame({ seed: 4 })
strengthenSquad(evening)
while (evening.currentMatchWeek < 38) {
  beginDay(evening)
  MANAGERS.auto(evening)
  playMatchDay(evening)
}
const morning = copyGame(evening)
beginDay(morning)
const [past] = morning.pastSeasons
if (!past) throw new Error('The season has not ended')

const comeTo = (career: GameState) => (state: GameState) => {
  Object.assign(state, copyGame(career))
}

async function openReview(parts: Parameters<typeof openGame>[0]) {
  const opened = await openGame(parts)
  await press(opened.user, 'Search')
  await opened.user.keyboard('{Escape}')
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: 'History' }))
  await press(opened.user, 'Review of season 1')
  return { ...opened, review: await screen.findByRole('dialog', { name: 'Season 1 in review' }) }
}

describe('the review of a season', () => {
  it('leads from the confidence after the season to that of the dashboard', async () => {
    const { review } = await openReview({ prepare: comeTo(morning) })
    const after = past.review!.objective.confidence.after
    expect(morning.board.confidence).not.toBe(after)
    expect(within(review).getByRole('region', { name: 'What season 2 brings' }).textContent).toContain(
      `the board’s confidence goes from ${after}% to ${morning.board.confidence}%`,
    )
  })

  it('leaves the own club for another one after a question, not on the first click', async () => {
    const { review, user, game } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        state.manager.reputation = 5
        state.pastSeasons = [{ ...past, position: 1 }]
        for (const rival of state.competitors) rival.manager.since = state.currentSeason
      },
    })
    const own = game.state.club.name
    await user.click(within(review).getAllByRole('button', { name: /^Take over / })[0] as HTMLElement)
    const question = await screen.findByRole('dialog', { name: `Leave ${own}?` })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(game.state.club.name).toBe(own)
    const again = await screen.findByRole('dialog', { name: 'Season 1 in review' })
    await user.click(within(again).getAllByRole('button', { name: /^Take over / })[0] as HTMLElement)
    await press(user, /^Take over /)
    expect(game.state.club.name).not.toBe(own)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('listed records of the season before among its own', async () => {
    const { review } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        const [first] = state.pastSeasons
        const { season, review } = first!
        const records: SeasonReview['records'] = [
          ['mostPoints', 90, { kind: 'season', season: season - 1 }],
          ['mostGoalsInSeason', 31, { kind: 'player-season', player: 'Old Star', season }],
        ]
        state.pastSeasons = [{ ...first!, review: { ...review!, records } }]
      },
    })
    const list = within(within(review).getByRole('region', { name: 'Records set' }))
    expect(list.queryByText(/^90/)).toBeNull()
    expect(list.getByText(/Old Star: 31/)).toBeVisible()
  })

  it('listed a first round of the cup as a record, and a budget of £0', async () => {
    const { review } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        const [first] = state.pastSeasons
        const { season, review } = first!
        const details = { kind: 'season', season } as const
        const records: SeasonReview['records'] = [
          ['mostPoints', 40, details],
          ['bestCupRun', 1, details],
        ]
        const summer = { ...review!.summer, transferBudget: 0, wageBudget: 12_000 }
        state.records = { bestCupRun: { value: 1, details, day: 200 } }
        state.pastSeasons = [{ ...first!, review: { ...review!, records, summer } }]
      },
    })
    const list = within(within(review).getByRole('region', { name: 'Records set' }))
    expect(list.getByText(/^40 points/)).toBeVisible()
    expect(list.queryByText('Best cup run')).toBeNull()
    const next = within(review).getByRole('region', { name: 'What season 2 brings' })
    // The board's own message names the sum before the secretary's contracts.
    expect(next.textContent).toContain(
      'For season 2 the board put up £12,000 a week for new wages. That was after the summer’s new contracts, and ',
    )
    expect(next.textContent).not.toContain('£0')
    expect(screen.queryByText('Best cup run')).toBeNull()
  })

  it('names no club beside the awards of the own club', async () => {
    const { review } = await openReview({ prepare: comeTo(morning) })
    const awards = within(within(review).getByRole('region', { name: 'Awards' }))
    const own = awards.getByText('Your top scorer').closest('div')!
    expect(within(own).queryByText('Your club')).toBeNull()
  })

  it('opens from the history with the table, awards, money and verdict of the season', async () => {
    const { review } = await openReview({ prepare: comeTo(morning) })
    const table = within(review).getByRole('table', { name: 'Final table' })
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(leagueTable(evening).map(({ club }) => club.shortName))
    expect(within(review).getByRole('region', { name: /verdict/ }).textContent).toMatch(
      `${ordinal(past.position)} with ${past.points} points`,
    )
    expect(within(review).getByRole('region', { name: 'Awards' }).textContent).toMatch(
      `Player of the season${past.awards?.player?.[0] ?? ''}`,
    )
    expect(within(review).getAllByRole('table')).toHaveLength(2)
    expect(within(review).getByRole('region', { name: 'Money in and out' }).textContent).toMatch(
      'Prize money',
    )
    expect(within(review).getByRole('region', { name: /verdict/ }).textContent).toMatch(/The board is/)
    expect(within(review).getByRole('region', { name: 'What season 2 brings' }).textContent).toMatch(
      'for transfers',
    )
  })

  it('of the last season says what it did for the manager’s reputation', async () => {
    const { review } = await openReview({ prepare: comeTo(morning) })
    const { moves } = morning.manager
    expect(moves.length).toBeGreaterThan(0)
    const part = within(review).getByRole('region', { name: 'Your reputation, in stars' })
    expect(within(part).getAllByRole('definition')).toHaveLength(moves.length)
  })

  it('closes with its button, with the focus on it from the start', async () => {
    const { review, user } = await openReview({ prepare: comeTo(morning) })
    await waitFor(() => {
      expect(document.activeElement).toBe(within(review).getByRole('button', { name: 'Continue' }))
    })
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of an old season shows what is known, and no empty parts', async () => {
    const { review } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        state.pastSeasons = [{ ...past, review: null }]
        state.ledger.seasons = []
      },
    })
    expect(review.textContent).toMatch(past.champion)
    expect(within(review).getByRole('region', { name: 'Awards' }).textContent).toMatch('Top scorer')
    expect(within(review).queryByRole('table')).toBeNull()
    for (const name of [/Best match/, /Money/, /Eleven/, /brings/, /Position by week/])
      expect(within(review).queryByRole('region', { name })).toBeNull()
  })
})

describe('retiring at the review', () => {
  it('asks first, goes back to the review on Cancel, and then shows the results', async () => {
    const { review, user, game } = await openReview({ prepare: comeTo(morning) })
    await user.click(within(review).getByRole('button', { name: 'Retire' }))
    await user.click(
      within(screen.getByRole('dialog', { name: 'Retire?' })).getByRole('button', { name: 'Cancel' }),
    )
    const again = await screen.findByRole('dialog', { name: 'Season 1 in review' })
    expect(game.state.ended).toBeNull()
    await user.click(within(again).getByRole('button', { name: 'Retire' }))
    await user.click(
      within(screen.getByRole('dialog', { name: 'Retire?' })).getByRole('button', { name: 'Retire' }),
    )
    expect(await screen.findByRole('dialog', { name: 'You’ve retired' })).toBeVisible()
    expect(game.state.ended).toMatchObject({ reason: 'retired', season: 1, position: past.position })
  })

  it('is not offered once the next season is under way', async () => {
    const { review } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        state.currentMatchWeek = 1
      },
    })
    expect(within(review).queryByRole('button', { name: 'Retire' })).toBeNull()
  })
})

describe('the best match', () => {
  it('is watched again from the review, without decisions, and leads back to it', async () => {
    const { review, user, gameStores, game } = await openReview({ prepare: comeTo(morning) })
    const state = game.career
    await user.click(within(review).getByRole('button', { name: 'Watch it again' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const { opponent, isHome } = morning.bestMatches[0]!.result
    const [home, away] = isHome ? [morning.club.name, opponent] : [opponent, morning.club.name]
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${home} v ${away}`)
    expect(screen.getByText(/^Season 1, week \d+, watched again$/)).toBeVisible()
    const pages = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
    expect(pages.map(({ textContent }) => textContent)).toEqual(['Match stats', 'Team sheets'])
    await press(user, 'Skip to the end')
    await press(user, 'Back to the present')
    expect(gameStores.matchday.isOpen).toBe(false)
    const returned = await screen.findByRole('dialog', { name: 'Season 1 in review' })
    await waitFor(() => {
      expect(document.activeElement).toBe(within(returned).getByRole('button', { name: 'Watch it again' }))
    })
    await user.keyboard('{Escape}')
    expect(screen.getByRole('tab', { name: 'History', selected: true })).toBeVisible()
    expect(game.career).toBe(state)
  })

  it('is watched again from the history by the keyboard, and can be left at once', async () => {
    const { user } = await openGame({ prepare: comeTo(morning) })
    await user.click(screen.getByRole('tab', { name: 'League' }))
    await user.click(await screen.findByRole('tab', { name: 'History' }))
    screen.getByRole('button', { name: 'Watch the best match of season 1 again' }).focus()
    await user.keyboard('{Enter}')
    await press(user, 'Stop watching')
    const button = await screen.findByRole('button', { name: 'Watch the best match of season 1 again' })
    await waitFor(() => {
      expect(document.activeElement).toBe(button)
    })
  })

  it('without a kept report is a line without a button', async () => {
    const { review } = await openReview({
      prepare: (state) => {
        comeTo(morning)(state)
        state.bestMatches = []
      },
    })
    expect(within(review).getByRole('region', { name: 'Best match' }).textContent).toMatch('Week')
    expect(within(review).queryByRole('button', { name: 'Watch it again' })).toBeNull()
  })
})

describe('the history', () => {
  it('lists the awards of every season', async () => {
    const { user } = await openGame({ prepare: comeTo(morning) })
    await user.click(screen.getByRole('tab', { name: 'League' }))
    await user.click(await screen.findByRole('tab', { name: 'History' }))
    const awards = screen.getByRole('table', { name: 'Awards' })
    expect(within(awards).getByRole('row', { name: /Goalkeeper of the season/ }).textContent).toMatch(
      past.awards?.keeper?.[0] ?? '',
    )
  })
})
