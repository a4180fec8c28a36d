import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../../client/simulation/club/difficulty.ts'
import { difficultyLines } from '../../client/simulation/club/difficultyWords.ts'
import { shareText } from '../../client/modals/sharing.ts'
import { openGame } from './openGame.tsx'
import { GUEST, openPage } from './openPage.tsx'

async function choose(name: string) {
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Difficulty' })).getByRole('button', { name }),
  )
}

test('a guest starts on the difficulty chosen, and without a choice on Normal by Enter', async () => {
  for (const chosen of [null, 'Hard']) {
    const { gameStores, unmount } = await openPage('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Play as Guest' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Guest' }))
    const start = await screen.findByRole('button', { name: 'Start the career' })
    if (chosen === null) {
      await waitFor(() => expect(start).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    } else {
      await choose(chosen)
      await userEvent.click(start)
    }
    await waitFor(() => {
      expect(gameStores.game.career?.difficulty).toBe(chosen === null ? 'normal' : 'hard')
    })
    expect(window.location.pathname + window.location.search).toBe('/game')
    unmount()
  }
})

test('a new career states what the difficulty chosen changes', async () => {
  await openPage('/game', { storage: GUEST })
  await screen.findByRole('button', { name: 'Start the career' })
  await choose('Gentle')
  await userEvent.click(screen.getByText('What Gentle changes'))
  for (const line of difficultyLines('gentle')) expect(screen.getByText(line)).toBeVisible()
})

test('Settings raise the difficulty after a question, and say when it can be raised next', async () => {
  const { user, gameStores } = await openGame({ path: '/game?seed=42&difficulty=gentle' })
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  expect(await screen.findByText(/\/game\?seed=42&difficulty=gentle/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Raise to Normal' }))
  await user.click(screen.getByRole('button', { name: 'Stay with Gentle' }))
  expect(gameStores.game.state.difficulty).toBe('gentle')
  await user.click(screen.getByRole('button', { name: 'Raise to Normal' }))
  await user.click(screen.getByRole('button', { name: 'Raise' }))
  expect(gameStores.game.state.difficulty).toBe('normal')
  expect(screen.queryByRole('button', { name: 'Raise to Hard' })).toBeNull()
  expect(
    screen.getByText('You’ve already raised it this season. You can raise it again from season 2.'),
  ).toBeVisible()
})

test('a restart deletes the career, so that the page asks for the next club', async () => {
  const { user, reloadPage, gameStores, root } = await openGame()
  act(() => {
    gameStores.ui.openModal({ kind: 'confirm-restart' })
  })
  await screen.findByText('Restart game? Unsaved progress will be lost.')
  await user.click(screen.getByRole('button', { name: 'Restart' }))
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(root.hasCareer).toBe(false)
})

test('the text that a sacked manager shares names another difficulty than Normal', () => {
  const career = {
    reason: 'sacked' as const,
    clubName: 'Rovers',
    seasons: 3,
    titles: 0,
    cups: 0,
    finalBudget: 5,
    isIron: false,
  }
  expect(shareText({ ...career, difficulty: 'hard' })).toMatch(
    /^I managed Rovers for 3 seasons on Hard and left/,
  )
  expect(shareText({ ...career, difficulty: 'normal' })).toMatch(/^I managed Rovers for 3 seasons and left/)
})

test('every difficulty has a line for each figure that it changes, and no two have the same', () => {
  const lines = DIFFICULTIES.flatMap(difficultyLines)
  expect(new Set(lines).size).toBe(lines.length)
  expect(difficultyLines('hard')).toEqual([
    'Finish below 16th and you’re sacked. 14 days of revolt in the stands cost you your job too.',
    'Players ask for 30% more wages.',
    'Clubs ask 15% more for their players.',
    'For every good event there are twice as many bad ones as usual.',
    'Scouting takes 50% more time and money.',
  ])
})
