import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { packLeaders } from '../../client/simulation/club/seasonLeaders.ts'
import { addMatch, addMove, addSeason } from '../../client/simulation/club/packedCareer.ts'
import type { LineMatch } from '../../client/simulation/club/playerLine.ts'
import { announce } from '../../client/simulation/news/announce.ts'
import { playerMatches } from '../../client/simulation/reports/playerMatches.ts'
import { playMatchDay } from '../../client/simulation/season/day.ts'
import { eveOfPlayOff } from '../support/eveOfPlayOff.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame } from './openGame.tsx'

const MATCH: LineMatch = {
  competition: 'league',
  club: 0,
  appearances: 30,
  goals: 11,
  assists: 4,
  cleanSheets: 0,
  saves: null,
  ratingTotal: 2_010,
  more: { starts: 28, minutes: 2_500, expectedGoals: 940, yellow: 3, red: 1 },
}

/** Two seasons: the first with a title, the second with a cup match and a sale abroad. */
function twoSeasons(): string {
  const first = addSeason('', {
    season: 1,
    quality: 3.1,
    value: null,
    running: addMatch('', MATCH),
    awardsOf: () => ['title', 'top-scorer'],
  })
  const cup = addMatch(addMatch('', { ...MATCH, more: null }), {
    ...MATCH,
    competition: 'cup',
    appearances: 1,
  })
  return addSeason(first, {
    season: 2,
    quality: 3.6,
    value: null,
    running: addMove(cup, { from: 0, to: null, fee: 4_000_000 }),
    awardsOf: () => [],
  })
}

test('a former player is found by the search, with a line for each season and competition', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.currentSeason = 3
      state.remembered = { p777: ['Zoran Quill', 'Forward', 'Croatia', -22] }
      state.careers = { p777: twoSeasons() }
    },
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'quill')
  await user.keyboard('{Enter}')
  const page = within(await screen.findByRole('dialog', { name: 'Zoran Quill' }))
  expect(page.getByText('No longer in the league')).toBeVisible()
  const table = within(page.getByRole('table', { name: 'Career' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(5)
  // Nobody has counted the starts of the second season.
  expect(rows[1]).toMatch(/^2First division.*30114–––6\.7/)
  expect(rows[2]).toMatch(/^2Lantern Cup/)
  expect(rows[3]).toMatch(/^1First division.*30 \(28\)1149\.42,5003 \+ 16\.7/)
  expect(rows[4]).toMatch(/^Total/)
  expect(page.getByText('Champions').closest('li')?.textContent).toBe('Champions: season 1')
  expect(page.getByText(/^Season \d+: from .+ to a club abroad,/).textContent).toContain('£4,000,000')
})

test('a player’s page takes the place of the club’s it was opened from, and Escape leads back to it', async () => {
  const { user, root, game } = await openGame()
  const [rival] = game.state.competitors
  const player = rival?.players[0]
  if (!rival || !player) throw new Error('There are rivals')
  act(() => {
    root.ui.openClub(rival.id)
  })
  const squad = within(await screen.findByRole('table', { name: 'Squad' }))
  await user.click(squad.getByRole('button', { name: player.name }))
  expect(await screen.findByRole('dialog', { name: player.name })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: rival.name })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaders of a past season are links only while something is kept of them', async () => {
  const { user, root } = await openGame({
    prepare: (state) => {
      state.currentSeason = 3
      state.remembered = { p777: ['Zoran Quill', 'Forward', 'Croatia', -22] }
      state.careers = { p777: twoSeasons() }
      state.leadingPlayers = [['p777', 'Zoran Quill'], 'Long Gone']
      const leaders = [20, 19].map((figure, player) => ({ player, club: 0, figure }))
      state.leaders = [{ season: 2, lists: packLeaders([{ competition: 'league', kind: 'goals', leaders }]) }]
    },
  })
  act(() => {
    root.ui.selectTab('league')
    root.ui.showLeague('scorers')
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Season' }), '2')
  const leaders = within(screen.getByRole('table', { name: 'Leaders' }))
  expect(leaders.getByRole('rowheader', { name: 'Long Gone' })).toBeVisible()
  expect(leaders.queryByRole('button', { name: 'Long Gone' })).toBeNull()
  await user.click(leaders.getByRole('button', { name: 'Zoran Quill' }))
  expect(await screen.findByRole('dialog', { name: 'Zoran Quill' })).toBeVisible()
})

test('an own player’s page has promises and news, and is compared with a rival’s player by keyboard', async () => {
  const { user, root, game } = await openGame({
    prepare: (state) => {
      const [player] = state.players
      const rival = state.competitors[0]?.players[0]
      if (!player || !rival) throw new Error('There are players')
      player.type = rival.type = 'Forward'
      player.contract.status = 'key'
      rival.name = 'Zebedee Quorn'
      announce(state, { kind: 'nobody-bids', name: player.name })
    },
  })
  const own = game.state.players[0]!
  act(() => {
    root.ui.openPlayer(own.id)
  })
  const page = within(await screen.findByRole('dialog', { name: own.name }))
  expect(page.getByText('Key player').closest('li')?.textContent).toContain('until the end of season')
  within(page.getByRole('list', { name: 'In the news' })).getByText(new RegExp(`No bids for ${own.name}`))

  await user.type(page.getByRole('searchbox', { name: 'Compare with a player of any club' }), 'quor')
  await user.tab()
  await user.keyboard('{Enter}')
  const table = page.getByRole('table', { name: `${own.name} and Zebedee Quorn` })
  within(table).getByRole('columnheader', { name: 'Zebedee Quorn' })
  const quality = within(table).getByRole('rowheader', { name: 'Quality' }).closest('tr')!
  expect(quality.textContent).toContain(game.state.competitors[0]!.players[0]!.quality.toFixed(1))
  expect(within(table).queryByRole('rowheader', { name: 'Career clean sheets' })).toBeNull()
  await waitFor(() => expect(page.getByRole('button', { name: 'Compare with another player' })).toHaveFocus())
  page.getByRole('button', { name: `Download CSV: ${own.name} and Zebedee Quorn` })

  // The focus stays in the comparison: it goes to the field in place of the button.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(page.getByRole('searchbox')).toHaveFocus())
  await user.keyboard('qqq')
  expect(page.getByRole('status')).toHaveTextContent('No player of that name.')
})

test('the best matches of a player can be watched again from their page', async () => {
  const career = longCareer({ seed: 3, season: 1, week: 3 })
  const { user, root, gameStores } = await openGame({
    prepare: (state) => void Object.assign(state, career),
  })
  const regular = career.players.toSorted((a, b) => b.appearances - a.appearances)[0]!
  act(() => {
    root.ui.openPlayer(regular.id)
  })
  const page = within(await screen.findByRole('dialog', { name: regular.name }))
  await user.click(page.getByRole('button', { name: 'Show best matches' }))
  await waitFor(() => expect(page.getByRole('group', { name: 'Best matches' })).toHaveFocus())
  const [best] = within(page.getByRole('table', { name: 'Best matches' })).getAllByRole('button', {
    name: /^Watch the match against .+ in week \d again$/,
  })
  await user.click(best!)
  expect(gameStores.matchday.isReplay).toBe(true)
  act(() => {
    gameStores.replay.close()
  })
  const back = within(await screen.findByRole('dialog', { name: regular.name }))
  expect(back.getByRole('table', { name: 'Best matches' })).toBeVisible()
  await waitFor(() => {
    expect(back.getByRole('button', { name: best!.getAttribute('aria-label')! })).toBe(document.activeElement)
  })
})

/** A career after a play-off whose final the own club has played, and a player of all three matches. */
function afterPlayOffFinal() {
  for (let seed = 1; ; seed += 1) {
    const career = eveOfPlayOff(seed)
    playMatchDay(career)
    while (career.awaitingKickOff) playMatchDay(career)
    const regular = career.players.find(
      ({ id }) =>
        playerMatches(career, id).filter(({ competition }) => competition === 'playoff').length === 3,
    )
    if (regular) return { career, regular }
  }
}

test('the first leg of a play-off is watched, not the final of the same day', async () => {
  const { career, regular } = afterPlayOffFinal()
  const { user, root, gameStores } = await openGame({
    prepare: (state) => void Object.assign(state, career),
  })
  act(() => {
    root.ui.openPlayer(regular.id)
  })
  const page = within(await screen.findByRole('dialog', { name: regular.name }))
  await user.click(page.getByRole('button', { name: 'Show best matches' }))
  for (const round of ['semi-final, first leg', 'semi-final, second leg', 'final']) {
    const name = new RegExp(`again \\(Play-off, ${round}\\)$`)
    await user.click(
      within(screen.getByRole('table', { name: 'Best matches' })).getByRole('button', { name }),
    )
    const occasion = gameStores.matchday.match?.occasion
    expect(occasion).toMatch(round === 'semi-final, second leg' ? /^Semi-final, first leg \d/ : round)
    act(() => {
      gameStores.replay.close()
    })
    await screen.findByRole('dialog', { name: regular.name })
    await waitFor(() => {
      expect(document.activeElement).toHaveAccessibleName(name)
    })
  }
})

test('the quality of a player who has never changed is given once', async () => {
  const season = (number: number) => ({
    season: number,
    quality: 3.14,
    value: 2_000_000,
    running: addMatch('', MATCH),
    awardsOf: () => [],
  })
  const { root } = await openGame({
    prepare: (state) => {
      state.currentSeason = 3
      state.remembered = { p777: ['Zoran Quill', 'Forward', 'Croatia', -22] }
      state.careers = { p777: addSeason(addSeason('', season(1)), season(2)) }
    },
  })
  act(() => root.ui.openPlayer('p777'))
  const page = within(await screen.findByRole('dialog', { name: 'Zoran Quill' }))
  expect(await page.findByRole('img', { name: '3.1 stars throughout.' })).toBeVisible()
})
