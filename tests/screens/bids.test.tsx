import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Bid } from '../../client/simulation/club/bid.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { askForMore, riseTerms } from '../../client/simulation/transfers/bids.ts'
import { currentUnrest } from '../../client/simulation/unrest/memory.ts'
import { nameOfKind } from '../simulation/characters.ts'
import { openGame, openTab } from './openGame.tsx'

/** Bids of clubs abroad for the first players. */
function addBids(state: GameState, count: number) {
  state.bids = state.players.slice(0, count).map(({ id }, i): Bid => {
    return {
      playerId: id,
      clubId: null,
      club: 'Lyon Confluence',
      fee: 4_000_000,
      deadline: 4 + i,
      hasRisen: false,
    }
  })
}

async function openBids(prepare: (state: GameState) => void) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Transfers')
  await opened.user.click(await screen.findByRole('tab', { name: /^Bids/ }))
  await screen.findByRole('heading', { name: /^Bids for your players/ })
  return opened
}

test('without bids the view says when clubs bid', async () => {
  await openBids(() => {})
  expect(screen.getByRole('heading', { name: 'No bids to answer' })).toBeVisible()
  expect(screen.getByText(/^Clubs bid in the first weeks of a season/)).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Bids' })).toBeVisible()
})

test('a bid is refused and another accepted, with what each answer does beside its button', async () => {
  const { user, game } = await openBids((state) => {
    addBids(state, 2)
    state.players[0]!.name = nameOfKind(state.seed, 'loyal')
  })
  const [first, second] = game.state.players
  const { money } = game.state
  expect(screen.getByRole('tab', { name: 'Bids (2)' })).toBeVisible()
  const card = within(screen.getByRole('listitem', { name: `Lyon Confluence for ${first!.name}` }))
  expect(card.getByText('4 days left')).toBeVisible()
  expect(card.getByText(`Ends the bid. ${first!.name} stays.`)).toBeVisible()
  expect(card.getByText(new RegExp(`^Sells ${first!.name} at once for £4,000,000`))).toBeVisible()
  const rise = riseTerms(game.state, game.state.bids[0]!)!
  expect(
    card.getByText(new RegExp(`^50%: they raise it .*£${rise.low.toLocaleString('en-GB')}`)),
  ).toBeVisible()

  await user.click(card.getByRole('button', { name: `Refuse: ${first!.name}` }))
  expect(document.activeElement?.textContent).toBe('One bid to answer')
  expect(game.state.players[0]).toEqual(first)
  screen.getByRole('button', { name: `Accept: ${second!.name}` }).focus()
  await user.keyboard('{Enter}')
  expect(game.state.money).toBe(money + 4_000_000)
  expect(game.state.players.some(({ id }) => id === second!.id)).toBe(false)
  expect(screen.getByRole('heading', { name: 'No bids to answer' })).toBeVisible()
})

test('the button says that refusing makes an ambitious player unhappy', async () => {
  const { user, game } = await openBids((state) => {
    addBids(state, 1)
    state.players[0]!.name = nameOfKind(state.seed, 'ambitious')
  })
  const { name } = game.state.players[0]!
  const effect = `Ends the bid. ${name} is ambitious and won’t like missing the step up to Lyon Confluence: morale settles 0.5 lower, as when a bid lapses.`
  expect(screen.getByText(effect)).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Refuse: ${name}` }))
  expect(currentUnrest(game.state, game.state.players[0]!.id).cause?.kind).toBe('bid')
})

test('a club that has raised its bid cannot be asked again', async () => {
  const { user, game } = await openBids((state) => {
    addBids(state, 1)
    // A deadline on which the club raises its bid: the lot depends on it.
    const [bid] = state.bids
    for (let deadline = 4; ; deadline++) {
      const copy = structuredClone(state)
      copy.bids = [{ ...bid!, deadline }]
      askForMore(copy, bid!.playerId)
      if (copy.bids.length === 0) continue
      state.bids = [{ ...bid!, deadline }]
      break
    }
  })
  const [{ name } = { name: '' }] = game.state.players
  await user.click(screen.getByRole('button', { name: `Ask for more: ${name}` }))
  expect(game.state.bids[0]!.fee).toBeGreaterThan(4_000_000)
  expect(screen.getByText('That’s their final offer: they won’t go any higher.')).toBeVisible()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: `Ask for more: ${name}` }).disabled).toBe(true)
  const news = `Lyon Confluence raise their bid for ${name} to £${game.state.bids[0]!.fee.toLocaleString('en-GB')}. It’s their final offer.`
  expect(screen.getAllByText(news).length).toBeGreaterThan(0)
})
