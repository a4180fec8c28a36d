import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { changeHeadToHead, recordMeeting } from '../../client/simulation/league/recordMeeting.ts'
import { isDerby } from '../../client/simulation/league/rivalry.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { openGame } from './openGame.tsx'

function playWeeks(state: GameState, weeks: number) {
  while (state.currentMatchWeek < weeks) {
    beginDay(state)
    autoPick(state)
    playMatchDay(state)
  }
}

const plainRival = ({ competitors }: Pick<GameState, 'competitors'>) =>
  competitors.find(({ name }) => !isDerby(name))!

async function openLeague(view: string, prepare: (state: GameState) => void) {
  const opened = await openGame({ prepare })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: view }))
  return opened
}

const fact = (part: HTMLElement, name: string) =>
  within(part).getByText(name).closest('dt')?.nextElementSibling?.textContent

describe('the page of a club', () => {
  it('opens from the table by keyboard and returns the focus when it is closed', async () => {
    const { user, game } = await openLeague('Standings', (state) => {
      playWeeks(state, 2)
    })
    const rival = game.state.competitors[4]!
    const table = screen.getByRole('table', { name: 'League Standings' })
    const link = within(table).getByRole('button', { name: rival.name })
    link.focus()
    await user.keyboard('{Enter}')
    const page = await screen.findByRole('dialog', { name: rival.name })
    const squad = within(page).getByRole('table', { name: 'Squad' })
    expect(
      within(squad)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(rival.players.map(({ name }) => name).toSorted())
    within(page).getByText(rival.manager.name)
    expect(
      within(within(page).getByRole('table', { name: 'Results of the season' })).getAllByRole('rowheader'),
    ).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(link).toHaveFocus())
  })

  it('shows all meetings with the own club, the rivalry and its reasons', async () => {
    const { user, game } = await openLeague('Clubs', (state) => {
      const { id } = plainRival(state)
      for (const [i, [goalsFor, goalsAgainst]] of (
        [
          [1, 2],
          [4, 0],
          [1, 1],
        ] as const
      ).entries()) {
        recordMeeting(state, id, { season: 1, week: i + 3, isHome: i === 1, goalsFor, goalsAgainst })
      }
      changeHeadToHead(state, id, () => ({
        rivalry: 45,
        reasons: [{ cause: 'title-race', season: 1, week: 38, gap: 2 }],
      }))
    })
    const rival = plainRival(game.state as GameState)
    const table = screen.getByRole('table', { name: 'Clubs' })
    await user.click(within(table).getByRole('button', { name: rival.shortName }))
    const page = await screen.findByRole('dialog', { name: rival.name })
    const meetings = within(page).getByRole('region', { name: 'Meetings with you' })
    expect(fact(meetings, 'Played')).toBe('3')
    expect(fact(meetings, 'You won, drew, lost')).toBe('1–1–1')
    expect(fact(meetings, 'Your goals')).toBe('6–3')
    expect(fact(meetings, 'Your biggest win')).toBe('4–0, season 1, week 4')
    expect(fact(meetings, 'Your biggest defeat')).toBe('1–2, season 1, week 3')
    expect(
      within(meetings)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1–1, season 1, week 5, away',
      '4–0, season 1, week 4, at home',
      '1–2, season 1, week 3, away',
    ])
    const rivalry = within(page).getByRole('region', { name: 'Rivalry' })
    within(rivalry).getByText(/an eighth more come to watch/)
    within(rivalry).getByText('Season 1: you both finished in the top three, 2 points apart.')
    within(page).getByText('Great rival', { selector: '[data-tone]' })
  })

  it('leads on to the club of a result, and closes as one page', async () => {
    const { user, game } = await openLeague('Standings', (state) => {
      playWeeks(state, 1)
    })
    const { fixtures, competitors, club } = game.state
    const match = fixtures.find(({ home, away }) => home !== club.id && away !== club.id)!
    const named = (id: string) => competitors.find((one) => one.id === id)!
    const table = screen.getByRole('table', { name: 'League Standings' })
    await user.click(within(table).getByRole('button', { name: named(match.home).name }))
    const first = await screen.findByRole('dialog', { name: named(match.home).name })
    await user.click(within(first).getByRole('button', { name: named(match.away).shortName }))
    const second = await screen.findByRole('dialog', { name: named(match.away).name })
    await waitFor(() => expect(second.querySelector(':focus')).not.toBeNull())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lies over the paper, which keeps its page, and leads back to it', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        playWeeks(state, 2)
      },
    })
    await user.click(screen.getByRole('button', { name: 'Read the paper' }))
    const paper = await screen.findByRole('dialog', { name: 'The paper' })
    await user.selectOptions(within(paper).getByRole('combobox', { name: 'Page' }), 'Before the season')
    const order = within(paper).getByRole('list', { name: 'Predicted table' })
    const rival = game.state.competitors[2]!
    const link = within(order).getByRole('button', { name: rival.name })
    await user.click(link)
    await screen.findByRole('dialog', { name: rival.name })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: rival.name })).toBeNull()
    await waitFor(() => expect(link).toHaveFocus())
    within(paper).getByRole('list', { name: 'Predicted table' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of the own club opens from its name in the header', async () => {
    const { user, game } = await openGame({ prepare: (state) => void playWeeks(state, 1) })
    const [mark] = screen.getAllByRole('button', { name: 'Your Club' })
    if (mark) await user.click(mark)
    const page = await screen.findByRole('dialog', { name: 'Your Club' })
    expect(page.textContent).toContain(`Manager: ${game.state.manager.name} (you), still to make a name`)
    expect(within(page).getByRole('img', { name: 'Reputation: 2 out of 5' })).toBeVisible()
    expect(within(page).queryByRole('region', { name: 'Meetings with you' })).toBeNull()
    expect(within(within(page).getByRole('table', { name: 'Squad' })).getAllByRole('rowheader')).toHaveLength(
      game.state.players.length,
    )
    await user.click(within(page).getByRole('button', { name: 'Your career' }))
    expect(await screen.findByRole('dialog', { name: 'Your career' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
