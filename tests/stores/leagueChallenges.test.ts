/** Challenges that a private league has set, the form that sets one, and the way into the game. */
import { describe, expect, it, vi } from 'vitest'
import { NewClubDesk } from '../../client/stores/desks/NewClubDesk.ts'
import { luckRefusal } from '../../client/stores/luckRefusal.ts'
import { LeagueChallengesStore, type LeagueChallenge } from '../../client/stores/LeagueChallengesStore.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { leagueRules } from '../../server/schemas/leagueRules.ts'
import { type FakeCalls, refused, unreachable } from './makeApi.ts'
import { makeStores } from './makeStores.ts'

const REGISTERED = {
  token: 'secret',
  user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }),
}
const GUEST = { token: 'guest_1', user: JSON.stringify({ id: 'guest_1', username: 'Guest', isGuest: true }) }
const cardOf = (digit: string, changes: Partial<LeagueChallenge> = {}): LeagueChallenge => ({
  id: `L-${digit.repeat(12)}`,
  title: `Challenge ${digit}`,
  opens: '2026-11-25',
  closes: '2026-12-01',
  seed: 77,
  division: 2,
  difficulty: 'hard',
  weeks: 19,
  rules: ['no-sales'],
  scoring: 'points',
  isOpen: true,
  ...changes,
})

/** Store over a server that has some challenges. */
async function openChallenges(list: LeagueChallenge[], calls: FakeCalls = {}) {
  const leagueChallenges = vi.fn(() => Promise.resolve([...list]))
  const { root } = makeStores({
    calls: { leagueChallenges, ...calls },
    storage: REGISTERED,
    environment: { seed: () => 4_294_967_295 },
  })
  const store = new LeagueChallengesStore(root, 'league')
  await store.load()
  return { store, leagueChallenges, root }
}

describe('[CHL-12] the challenges of a league', () => {
  it('are the current and the past ones, beside that of the week', async () => {
    const { store, leagueChallenges } = await openChallenges([cardOf('a'), cardOf('b', { isOpen: false })])
    expect(leagueChallenges).toHaveBeenCalledWith('league')
    expect(store.current.map(({ title }) => title)).toEqual(['Challenge a'])
    expect(store.past.map(({ title }) => title)).toEqual(['Challenge b'])
    expect(store.chosen).toBeNull()
    store.choose(store.past[0]!.id)
    expect(store.chosen?.title).toBe('Challenge b')
    store.choose('L-ffffffffffff')
    expect(store.chosen).toBeNull()
  })

  it('that can’t be reached say so, and are loaded again once the browser is online', async () => {
    let isOnline = false
    const { store } = await openChallenges([], {
      leagueChallenges: () => (isOnline ? Promise.resolve([cardOf('a')]) : unreachable()),
    })
    expect([store.list, store.fault]).toEqual([null, expect.stringMatching(/can’t be reached/)])
    isOnline = true
    await store.load()
    expect([store.list?.length, store.fault]).toEqual([1, null])
  })

  it('are set with all filled in, and the new one is shown', async () => {
    const list: LeagueChallenge[] = []
    const setLeagueChallenge = vi.fn<NonNullable<FakeCalls['setLeagueChallenge']>>(() => {
      list.push(cardOf('c'))
      return Promise.resolve(cardOf('c'))
    })
    const { store } = await openChallenges(list, {
      setLeagueChallenge,
      leagueChallenges: () => Promise.resolve([...list]),
    })
    expect(await store.set()).toEqual({ ok: true })
    expect(setLeagueChallenge).toHaveBeenCalledWith({
      league: 'league',
      title: 'Jumpers Down',
      seed: 4_294_967_295,
      division: 1,
      difficulty: 'normal',
      weeks: 19,
      rules: [],
      scoring: 'points',
      openWeeks: 1,
    })
    expect(store.chosen?.id).toBe('L-cccccccccccc')
  })

  it('are played over a cup run where the cup counts, and over no other length', async () => {
    const { store } = await openChallenges([])
    store.change({ weeks: 76 })
    store.count('money')
    expect(store.choices).toMatchObject({ scoring: 'money', weeks: 76 })
    store.count('cup')
    expect(store.choices).toMatchObject({ scoring: 'cup', weeks: 36 })
    store.count('places')
    expect(store.choices).toMatchObject({ scoring: 'places', weeks: 19 })
  })

  it('have the rules that are ticked', async () => {
    const { store } = await openChallenges([])
    store.toggleRule('no-sales')
    store.toggleRule('under-23s')
    store.toggleRule('no-sales')
    expect(store.choices.rules).toEqual(['under-23s'])
  })

  it.each([
    [{ title: '  ' }, 'title', leagueRules.titleMissing],
    [{ seed: '' }, 'seed', leagueRules.seedWrong],
    [{ seed: '-1' }, 'seed', leagueRules.seedWrong],
    [{ seed: '4294967296' }, 'seed', leagueRules.seedWrong],
    [{ seed: '12a' }, 'seed', leagueRules.seedWrong],
  ] as const)('are not sent with %j', async (change, field, message) => {
    const setLeagueChallenge = vi.fn(() => Promise.resolve(cardOf('a')))
    const { store } = await openChallenges([], { setLeagueChallenge })
    store.change(change)
    expect(await store.set()).toEqual({ ok: false, message: null })
    expect(store.formFault).toEqual({ field, message })
    expect(setLeagueChallenge).not.toHaveBeenCalled()
    store.change({ title: 'House Rules', seed: '0' })
    expect(await store.set()).toEqual({ ok: true })
    expect(store.formFault).toBeNull()
  })

  it('that the server refuses keep the choices, a title with the message at its field', async () => {
    const { store } = await openChallenges([], { setLeagueChallenge: refused(leagueRules.titleRude) })
    store.change({ title: 'Rude' })
    expect(await store.set()).toEqual({ ok: false, message: null })
    expect(store.formFault).toEqual({ field: 'title', message: leagueRules.titleRude })
    const other = await openChallenges([], { setLeagueChallenge: refused(leagueRules.challengesOpen, 409) })
    other.store.change({ title: 'A fourth' })
    expect(await other.store.set()).toMatchObject({ ok: false, message: leagueRules.challengesOpen })
    expect([other.store.choices.title, other.store.formFault]).toEqual(['A fourth', null])
  })

  it('are deleted, and the week is shown again', async () => {
    const list = [cardOf('a')]
    const deleteLeagueChallenge = vi.fn(() => Promise.resolve(void list.pop()))
    const { store } = await openChallenges(list, {
      deleteLeagueChallenge,
      leagueChallenges: () => Promise.resolve([...list]),
    })
    store.choose(list[0]!.id)
    expect(await store.delete(store.chosen!)).toEqual({ ok: true })
    expect(deleteLeagueChallenge).toHaveBeenCalledWith('league', 'L-aaaaaaaaaaaa')
    expect(store.chosen).toBeNull()
  })
})

describe('[CHL-12] a career in a challenge of a league', () => {
  const { id } = cardOf('a')
  async function arrive(calls: FakeCalls, storage: Record<string, string> = REGISTERED) {
    const { root, gameStores } = makeStores({ calls, storage })
    const { arrival } = gameStores
    gameStores.enter({ seed: null, clubName: 'Northgate', challenge: id })
    await arrival.done
    return { root, gameStores, arrival, toasts: root.ui.toasts.map(({ message }) => message) }
  }

  it('begins with the description that the server has', async () => {
    const leagueChallenge = vi.fn(() => Promise.resolve(cardOf('a')))
    const { root, gameStores, arrival } = await arrive({ leagueChallenge })
    expect(leagueChallenge).toHaveBeenCalledWith(id)
    expect(arrival.isAsking).toBe(true)
    await new NewClubDesk({ arrival }, root).start()
    const { game } = gameStores
    expect(game.state).toMatchObject({
      seed: 77,
      division: 2,
      difficulty: 'hard',
      challenge: { id, title: 'Challenge a', rules: ['no-sales'], weeks: 19, score: null },
    })
    expect(root.careerChallenge).toBe(id)
    expect(game.decide('sellPlayer', game.state.players[0]!.id)).toMatchObject({ done: false })
  })

  it.each([
    ['gone', { leagueChallenge: refused(challengeRules.challengeGone, 404) }, challengeRules.challengeGone],
    ['out of reach', { leagueChallenge: unreachable }, 'The challenge couldn’t be loaded. Please try again.'],
  ])('is not begun in one that is %s', async (_, calls, message) => {
    const { arrival, toasts, gameStores } = await arrive(calls)
    expect(toasts).toContain(message)
    expect(arrival.isAsking).toBe(false)
    expect(gameStores.game.state.challenge).toBeNull()
  })

  it('is not begun by a guest', async () => {
    const leagueChallenge = vi.fn(() => Promise.resolve(cardOf('a')))
    const { toasts } = await arrive({ leagueChallenge }, GUEST)
    expect(toasts.join()).toMatch(/Log in with an account that’s in the league/)
    expect(leagueChallenge).not.toHaveBeenCalled()
  })

  it('is offered to go on unranked when the challenge has gone', () => {
    expect(luckRefusal(challengeRules.challengeGone)).toBe('over')
  })
})
