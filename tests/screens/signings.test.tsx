import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame } from './openGame.tsx'

async function openSignings(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await opened.user.click(screen.getByRole('tab', { name: 'League' }))
  await opened.user.click(await screen.findByRole('tab', { name: 'Signings' }))
}

const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('before the first transfers, both tables say what will stand there', async () => {
  await openSignings()
  expect(await rows('Signings in the league')).toEqual([
    'No moves within the league yet. They happen in the summer and from week 18 to 21.',
  ])
  expect(await rows('Former players')).toEqual([
    'Players you sell to clubs of either division show up here, match by match.',
  ])
})

test('transfers between clubs are listed, the latest first, and who was sold is followed', async () => {
  await openSignings((state) => {
    const [from, to] = state.competitors
    const [sold] = to?.players ?? []
    if (!from || !to || !sold) throw new Error('There are no rivals')
    const [winterMan] = from.players
    if (!winterMan) throw new Error('There are no players')
    Object.assign(winterMan, { name: 'Winter Man' })
    // Those whose figures are kept have a page.
    for (const { id } of [winterMan, sold]) state.careers = { ...state.careers, [id]: '' }
    const move = { kind: 'transfer' as const, type: 'Forward' as const, from: from.id, to: to.id }
    state.pressNotes.push(
      { ...move, week: 0, player: 'Summer Man', exchange: null },
      { ...move, week: 18, player: 'Winter Man', exchange: 'Other Man' },
    )
    Object.assign(sold, { name: 'Old Friend', age: 27, appearances: 9, goals: 4 })
    state.transfersOut = [{ playerName: 'Old Friend', fee: 1_500_000, wage: 500, day: 1, club: to.name }]
  })
  const [winter, summer] = await rows('Signings in the league')
  expect(winter).toMatch(/^Winter ManFWD.*Week 18Other Man$/)
  expect(summer).toMatch(/^Summer ManFWD.*Summer–$/)
  expect((await rows('Former players'))[0]).toMatch(/^Old Friend.*27.*94£1,500,000$/)
  screen.getByRole('button', { name: 'Winter Man' })
  screen.getByRole('button', { name: 'Old Friend' })
  // Nobody is known by this name.
  expect(screen.queryByRole('button', { name: 'Summer Man' })).toBeNull()
})
