/** Challenges that a private league has set: choice, form, question, and the way into the game. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { packTry } from '../../client/simulation/reports/challengeTries.ts'
import { legacyOf } from '../../client/stores/LegacyStore.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { leagueRules } from '../../server/schemas/leagueRules.ts'
import type { LeagueChallengeCard } from '../../server/schemas/leagueChallenges.ts'
import { makeClock } from '../stores/makeStores.ts'
import { type FakeCalls, refused, unreachable } from '../stores/makeApi.ts'
import { openPage, REGISTERED } from './openPage.tsx'
import { resultCard } from '../../client/modals/challenge/resultCard.ts'
import { makeServer, openResult } from './openResult.tsx'

const LEAGUE = '6e6f7468-696e-4000-8000-000000000001'
const ID = 'L-0123456789ab'
const environment = { clock: makeClock(new Date('2026-11-27T12:00:00Z')), seed: () => 8 }
const CHALLENGE: LeagueChallengeCard = {
  id: ID,
  title: 'Bragging Rights',
  opens: '2026-11-25',
  closes: '2026-12-01',
  seed: 77,
  division: 2,
  difficulty: 'hard',
  weeks: 38,
  rules: ['no-sales'],
  scoring: 'money',
  isOpen: true,
}
const OVER: LeagueChallengeCard = { ...CHALLENGE, id: 'L-ffffffffffff', title: 'Old Scores', isOpen: false }
const result = { place: 1, score: 1_200_000, decisions: 9, tries: 1, entry: 'entry-1' }

/** Calls of an account in a league with some challenges, which change as the calls do. */
function makeLeague(list: LeagueChallengeCard[], isMaker = true) {
  const league = { id: LEAGUE, name: 'Friday night', code: '0'.repeat(24), members: 2, isMaker }
  const calls = {
    ...makeServer('Idle').calls,
    ownLeagues: vi.fn(() => Promise.resolve({ nickname: 'Idle', leagues: [league] })),
    leagueTable: vi.fn((_: string, challenge: string) =>
      Promise.resolve({
        isOpen: challenge !== OVER.id,
        rows: [
          {
            ...{ member: 1, nickname: 'Idle', isOwn: true, isMaker, ranked: null },
            open: challenge === ID ? result : null,
          },
        ],
      }),
    ),
    leagueChallenges: vi.fn(() => Promise.resolve([...list])),
    leagueChallenge: vi.fn(() => Promise.resolve(CHALLENGE)),
    setLeagueChallenge: vi.fn<NonNullable<FakeCalls['setLeagueChallenge']>>(({ title }) => {
      const set = { ...CHALLENGE, title }
      list.unshift(set)
      return Promise.resolve(set)
    }),
    deleteLeagueChallenge: vi.fn(() => Promise.resolve(void list.shift())),
  }
  return calls
}

async function openLeague(calls: FakeCalls) {
  const page = await openPage('/challenges', { calls, storage: REGISTERED, environment })
  await page.user.click(screen.getByRole('tab', { name: 'My leagues' }))
  await screen.findByRole('table', { name: 'Table of Friday night' })
  return page
}

const choice = () => screen.findByRole('group', { name: 'Challenge' })
const card = () => screen.findByRole('region', { name: 'Bragging Rights' })

describe('[CHL-12] challenges of a league', () => {
  test('[CHL-13] lead to the runs of the chosen kind once they are over', async () => {
    const calls = makeLeague([OVER], false)
    const row = { member: 1, nickname: 'Idle', isOwn: true, isMaker: false, ranked: null, open: result }
    calls.leagueTable.mockImplementation((_, challenge) =>
      Promise.resolve({ isOpen: challenge !== OVER.id, rows: [row] }),
    )
    const { user } = await openLeague(calls)
    expect(screen.queryByRole('link', { name: 'Watch the run of Idle' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Past ones' }))
    expect(await screen.findByRole('link', { name: 'Watch the run of Idle' })).toHaveAttribute(
      'href',
      `/challenges/${OVER.id}/runs/entry-1`,
    )
  })

  test('are chosen beside that of the week, each with its table and what it is', async () => {
    const calls = makeLeague([CHALLENGE, OVER], false)
    const { user, root } = await openLeague(calls)
    expect(calls.leagueTable).toHaveBeenLastCalledWith(LEAGUE, '2026-W48')
    expect(
      within(await choice())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep the Chequebook Shut', 'Bragging Rights', 'Past ones'])
    await user.click(screen.getByRole('button', { name: 'Bragging Rights' }))
    expect(await card()).toHaveTextContent('Your league’s own, on until Tuesday 1 December')
    expect(await card()).toHaveTextContent('One season. Leave as much money in the bank as you can.')
    expect(await card()).toHaveTextContent('Second division on Hard, league seed 77')
    expect(within(await card()).getByRole('link', { name: 'Play it: Bragging Rights' })).toHaveAttribute(
      'href',
      `/game?challenge=${ID}`,
    )
    expect(calls.leagueTable).toHaveBeenLastCalledWith(LEAGUE, ID)
    expect(
      await screen.findByRole('row', { name: /1 Idle – £1,200,000 in the bank, first try 9/ }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete the challenge' })).toBeNull()
    expect(screen.queryByText('Set a challenge')).toBeNull()
    act(() => legacyOf(root).add({ tries: [packTry({ id: ID, score: 5, decisions: 2 }, 1)] }))
    expect(await card()).toHaveTextContent('1 try, best: £5 in the bank with 2 decisions')
  })

  test('that are over are chosen from a list, and can be played for fun', async () => {
    const older = { ...OVER, id: 'L-eeeeeeeeeeee', title: 'Older Scores', closes: '2026-11-01' }
    const { user } = await openLeague(makeLeague([OVER, older]))
    await user.click(within(await choice()).getByRole('button', { name: 'Past ones' }))
    expect(await screen.findByRole('region', { name: 'Old Scores' })).toBeVisible()
    const past = screen.getByRole('combobox', { name: 'Past challenge' })
    await user.selectOptions(past, 'L-eeeeeeeeeeee')
    const region = await screen.findByRole('region', { name: 'Older Scores' })
    expect(region).toHaveTextContent('over since Sunday 1 November')
    expect(within(region).getByRole('link', { name: 'Play it for fun: Older Scores' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep the Chequebook Shut' }))
    expect(screen.queryByRole('region', { name: 'Older Scores' })).toBeNull()
  })

  test('are set with all filled in: Enter is enough', async () => {
    const calls = makeLeague([])
    const { user } = await openLeague(calls)
    expect(screen.queryByRole('group', { name: 'Challenge' })).toBeNull()
    await user.click(screen.getByText('Set a challenge'))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('House Rules')
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), '{Enter}')
    expect(await screen.findByText('House Rules is on. Tell your league.')).toHaveRole('status')
    expect(calls.setLeagueChallenge).toHaveBeenCalledWith({
      ...{ league: LEAGUE, title: 'House Rules', seed: 8, division: 1, difficulty: 'normal', weeks: 19 },
      ...{ rules: [], scoring: 'points', openWeeks: 1 },
    })
    expect(await screen.findByRole('region', { name: 'House Rules' })).toBeVisible()
  })

  test('are set by every choice', async () => {
    const calls = makeLeague([])
    const { user } = await openLeague(calls)
    await user.click(screen.getByText('Set a challenge'))
    await user.clear(screen.getByRole('textbox', { name: 'Title' }))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Ours')
    await user.clear(screen.getByRole('textbox', { name: 'Seed' }))
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), '0')
    await user.click(screen.getByRole('button', { name: 'Second division' }))
    await user.click(screen.getByRole('button', { name: 'Gentle' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Three seasons')
    await user.selectOptions(screen.getByRole('combobox', { name: 'What counts' }), 'Silverware')
    expect(screen.getByText(/^Win silverware: three points for a title/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Sign nobody over 23' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stays open for' }), '4 weeks')
    await user.click(screen.getByRole('button', { name: 'Set the challenge' }))
    await waitFor(() => expect(calls.setLeagueChallenge).toHaveBeenCalledTimes(1))
    expect(calls.setLeagueChallenge).toHaveBeenCalledWith({
      ...{ league: LEAGUE, title: 'Ours', seed: 0, division: 2, difficulty: 'gentle', weeks: 114 },
      ...{ rules: ['under-23s'], scoring: 'trophies', openWeeks: 4 },
    })
  })

  test('have no length to choose where the cup counts', async () => {
    const { user } = await openLeague(makeLeague([]))
    await user.click(screen.getByText('Set a challenge'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'What counts' }), 'Rounds of the cup')
    expect(screen.queryByRole('combobox', { name: 'Length' })).toBeNull()
  })

  test('that can’t be set say why, where it is wrong', async () => {
    const calls = makeLeague([])
    const { user } = await openLeague(calls)
    await user.click(screen.getByText('Set a challenge'))
    const [title, seed] = [screen.getByLabelText('Title'), screen.getByLabelText('Seed')]
    await user.clear(seed)
    await user.type(seed, '4294967296{Enter}')
    await waitFor(() => expect(seed).toHaveAccessibleDescription(leagueRules.seedWrong))
    await waitFor(() => expect(seed).toHaveFocus())
    await user.clear(seed)
    await user.type(seed, '7')
    calls.setLeagueChallenge.mockImplementationOnce(refused(leagueRules.titleRude))
    await user.click(screen.getByRole('button', { name: 'Set the challenge' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription(leagueRules.titleRude))
    await waitFor(() => expect(title).toHaveFocus())
    calls.setLeagueChallenge.mockImplementationOnce(refused(leagueRules.challengesOpen, 409))
    await user.click(screen.getByRole('button', { name: 'Set the challenge' }))
    expect(await screen.findByText(leagueRules.challengesOpen)).toBeVisible()
  })

  test('are deleted after a question', async () => {
    const calls = makeLeague([CHALLENGE])
    const { user } = await openLeague(calls)
    await user.click(await screen.findByRole('button', { name: 'Bragging Rights' }))
    await user.click(within(await card()).getByRole('button', { name: 'Delete the challenge' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Bragging Rights?' })
    expect(dialog).toHaveTextContent('everybody’s results with it')
    await user.click(within(dialog).getByRole('button', { name: 'Delete it' }))
    expect(await screen.findByText('Bragging Rights is gone.')).toHaveRole('status')
    expect(calls.deleteLeagueChallenge).toHaveBeenCalledWith(LEAGUE, ID)
    await waitFor(() => expect(calls.leagueTable).toHaveBeenLastCalledWith(LEAGUE, '2026-W48'))
  })

  test('that can’t be reached are loaded again by hand, and the week is there meanwhile', async () => {
    const calls = makeLeague([CHALLENGE])
    calls.leagueChallenges.mockImplementationOnce(unreachable)
    const { user } = await openLeague(calls)
    expect(await screen.findByRole('alert')).toHaveTextContent(/own challenges can’t be reached/)
    await user.click(screen.getByRole('button', { name: 'Load the challenges' }))
    expect(await screen.findByRole('button', { name: 'Bragging Rights' })).toBeVisible()
  })

  test('lead into the game, and back to a run under way', async () => {
    const calls = makeLeague([CHALLENGE])
    const { user, gameStores } = await openLeague(calls)
    await user.click(await screen.findByRole('button', { name: 'Bragging Rights' }))
    await user.click(await screen.findByRole('link', { name: 'Play it: Bragging Rights' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bragging Rights' })).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: 'Ranked run' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start the challenge' }))
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(gameStores.game.state).toMatchObject({ seed: 77, challenge: { id: ID } })
    await user.click(screen.getByRole('button', { name: 'Office' }))
    await user.click(await screen.findByRole('link', { name: 'Private leagues with your mates' }))
    await user.click(await screen.findByRole('button', { name: 'Bragging Rights' }))
    expect(await screen.findByRole('link', { name: 'Continue: Bragging Rights' })).toBeVisible()
  })
})

test('[CHL-12] a run whose challenge has gone keeps its result, and says that there is no table', async () => {
  const gone = refused(challengeRules.challengeGone, 404)
  const { dialog } = await openResult({ challengeTable: gone, challengeEntries: gone })
  expect(
    await within(dialog).findByText(/Your run is still yours, but there’s no table for it/),
  ).toBeVisible()
  expect(within(dialog).getByText('Your score')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Enter the table' })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Stay at this club' })).toBeVisible()
})

test('[CHL-12] the picture of a result in a challenge of a league leads to no page of a week', () => {
  const card = resultCard({
    challenge: CHALLENGE,
    entry: { score: 5, decisions: 2, ranked: false },
    place: null,
    nickname: 'Idle',
    club: {
      name: 'Northgate',
      crest: { code: 'NOR', colours: ['#000000', '#ffffff'], crestSeed: 1 },
      logoUrl: null,
    },
    seed: 77,
    host: 'floodlight.example',
  })
  expect(card).toMatchObject({
    week: 'Floodlight, a challenge of our league',
    title: 'Bragging Rights',
    address: 'floodlight.example',
    fileName: `floodlight-${ID}.png`,
  })
})
