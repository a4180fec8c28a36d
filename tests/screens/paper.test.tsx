import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { openGame } from './openGame.tsx'
import { playersByName, storyParts } from '../../client/simulation/reports/namedText.ts'
import { seasonPaper } from '../../client/simulation/reports/paper/paper.ts'

function playWeeks(state: GameState, weeks: number) {
  while (state.currentMatchWeek < weeks) {
    beginDay(state)
    autoPick(state)
    playMatchDay(state)
  }
}

describe('the paper', () => {
  it('is shown on the dashboard with the latest round', async () => {
    const { gameStores } = await openGame({
      prepare: (state) => {
        playWeeks(state, 3)
      },
    })
    await screen.findByText('After week 3')
    const panel = within(screen.getByRole('region', { name: 'The paper' }))
    const headlines = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headlines).toEqual(seasonPaper(gameStores.game.state)[0]?.stories.map(({ headline }) => headline))
  })

  it('opens at the latest page and turns back to the prediction', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        playWeeks(state, 2)
      },
    })
    await user.click(screen.getByRole('button', { name: 'Read the paper' }))
    const paper = within(await screen.findByRole('dialog', { name: 'The paper' }))
    const shownPage = () =>
      paper.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).selectedOptions[0]?.textContent
    expect(shownPage()).toBe('After week 2')
    expect(paper.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(paper.getByRole('button', { name: 'Previous page' }))
    expect(shownPage()).toBe('After week 1')
    await user.selectOptions(paper.getByRole('combobox', { name: 'Page' }), 'Before the season')
    const order = within(paper.getByRole('list', { name: 'Predicted table' })).getAllByRole('listitem')
    expect(order).toHaveLength(20)
    expect(paper.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps the focus on the button that has turned to the last page there is', async () => {
    const { user } = await openGame({
      prepare: (state) => {
        playWeeks(state, 1)
      },
    })
    await user.click(screen.getByRole('button', { name: 'Read the paper' }))
    const paper = within(await screen.findByRole('dialog', { name: 'The paper' }))
    const previous = paper.getByRole('button', { name: 'Previous page' })
    act(() => previous.focus())
    await user.keyboard('{Enter}{Enter}')
    expect(paper.getByRole('list', { name: 'Predicted table' })).toBeVisible()
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toBeEnabled()
    expect(previous).toHaveFocus()
  })

  it('leads from the name of a player to their page, and back [TAB-10]', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        playWeeks(state, 6)
      },
    })
    const players = playersByName(game.state)
    const named = seasonPaper(game.state).flatMap(({ name, stories }) =>
      stories.flatMap(({ story, lead }) =>
        storyParts(lead, story, players).flatMap(({ text, id }) =>
          id === null ? [] : [{ page: name, text }],
        ),
      ),
    )
    const [{ page, text: name }] = [named[0]!]
    await user.click(screen.getByRole('button', { name: 'Read the paper' }))
    const paper = within(await screen.findByRole('dialog', { name: 'The paper' }))
    await user.selectOptions(paper.getByRole('combobox', { name: 'Page' }), page)
    const [link] = paper.getAllByRole('button', { name })
    await user.click(link!)
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'The paper' })).toBeVisible()
    await waitFor(() => expect(link).toHaveFocus())
  })

  it('leads from the name of a player in a headline to their page [TAB-10]', async () => {
    const { user, game } = await openGame({
      prepare: (state) => {
        playWeeks(state, 6)
      },
    })
    const players = playersByName(game.state)
    const named = seasonPaper(game.state).flatMap(({ name, stories }) =>
      stories.flatMap(({ story, headline }) =>
        storyParts(headline, story, players).flatMap(({ text, id }) =>
          id === null ? [] : [{ page: name, headline, text }],
        ),
      ),
    )
    const [{ page, headline, text: name }] = [named[0]!]
    await user.click(screen.getByRole('button', { name: 'Read the paper' }))
    const paper = within(await screen.findByRole('dialog', { name: 'The paper' }))
    await user.selectOptions(paper.getByRole('combobox', { name: 'Page' }), page)
    const heading = within(paper.getByRole('heading', { level: 3, name: headline }))
    await user.click(heading.getByRole('button', { name }))
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
  })

  it('says when the next one comes while there is none', async () => {
    await openGame({
      prepare: (state) => {
        state.pressNotes = []
      },
    })
    const panel = within(screen.getByRole('region', { name: 'The paper' }))
    panel.getByText('The next edition comes out after the next round.')
    expect(panel.queryByRole('button')).toBeNull()
  })
})
