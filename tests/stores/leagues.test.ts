/** Private leagues of the account, and the table of one. */
import { describe, expect, it, vi } from 'vitest'
import { LeaguesStore } from '../../client/stores/LeaguesStore.ts'
import { LeagueTableStore } from '../../client/stores/LeagueTableStore.ts'
import type { LeagueCard, LeagueRow, OwnLeagueList } from '../../server/schemas/leagues.ts'
import { type FakeCalls, refused, unreachable } from './makeApi.ts'
import { makeStores } from './makeStores.ts'

const REGISTERED = {
  token: 'secret',
  user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }),
}
const CODE = '0123456789abcdef01234567'
const card = (id: string): LeagueCard => ({ id, name: `League ${id}`, code: CODE, members: 2, isMaker: true })
const listOf = (...ids: string[]): OwnLeagueList => ({ nickname: 'Gaffer', leagues: ids.map(card) })
const INVITATION = { name: 'Sunday', maker: 'Boss', members: 3, isFull: false, league: null }

function openLeagues(calls: FakeCalls, { code = null as string | null, storage = REGISTERED } = {}) {
  const { root } = makeStores({ calls, storage })
  return { root, leagues: new LeaguesStore(root, code) }
}

describe('leagues', () => {
  it('are those of the account, of which the first is shown until another is chosen', async () => {
    const { leagues } = openLeagues({ ownLeagues: () => Promise.resolve(listOf('a', 'b')) })
    expect(leagues.chosen).toBeNull()
    await leagues.load()
    expect(leagues.chosen?.id).toBe('a')
    leagues.choose('b')
    expect(leagues.chosen?.id).toBe('b')
    leagues.choose('gone')
    expect(leagues.chosen?.id).toBe('a')
    expect(leagues.isInvited).toBe(false)
  })

  it('of an account whose session ends in the meantime are dropped', async () => {
    let answer: (list: OwnLeagueList) => void = () => {}
    const ownLeagues = () => new Promise<OwnLeagueList>((resolve) => (answer = resolve))
    const { root, leagues } = openLeagues({ ownLeagues, logOut: () => Promise.resolve() })
    const loading = leagues.load()
    root.logOut()
    answer(listOf('a'))
    await loading
    expect(leagues.own).toBeNull()
    expect(leagues.fault).toBeNull()
  })

  it('of a guest are not asked for, but the invitation is', async () => {
    const ownLeagues = vi.fn(() => Promise.resolve(listOf('a')))
    const leagueInvitation = vi.fn(() => Promise.resolve(INVITATION))
    const calls = { ownLeagues, leagueInvitation }
    const { leagues } = openLeagues(calls, { code: CODE, storage: { token: 'guest_1', user: '{}' } })
    await leagues.load()
    expect(ownLeagues).not.toHaveBeenCalled()
    expect(leagueInvitation).toHaveBeenCalledWith(CODE)
    expect([leagues.invitation, leagues.isInvited]).toEqual([INVITATION, true])
  })

  it('are loaded again after a change, and after one that the server refuses', async () => {
    const ownLeagues = vi.fn(() => Promise.resolve(listOf('a')))
    const leaveLeague = vi.fn<NonNullable<FakeCalls['leaveLeague']>>(() => Promise.resolve())
    const { leagues } = openLeagues({ ownLeagues, leaveLeague })
    await leagues.load()
    expect(await leagues.leave(card('a'))).toEqual({ ok: true })
    expect(leaveLeague).toHaveBeenCalledWith('a')
    expect(ownLeagues).toHaveBeenCalledTimes(2)
    leaveLeague.mockImplementation(refused('We don’t know this league.', 404))
    expect(await leagues.leave(card('a'))).toEqual({ ok: false, message: 'We don’t know this league.' })
    expect(ownLeagues).toHaveBeenCalledTimes(3)
    leaveLeague.mockImplementation(unreachable)
    expect(await leagues.leave(card('a'))).toMatchObject({
      message: expect.stringMatching(/try again/) as string,
    })
  })

  it('need a name, and their members a nickname, before the server is asked', async () => {
    const own: OwnLeagueList = { nickname: null, leagues: [] }
    const setNickname = vi.fn((nickname: string) => {
      own.nickname = nickname
      return Promise.resolve(nickname)
    })
    const makeLeague = vi.fn(() => Promise.resolve(card('a')))
    const { leagues } = openLeagues({
      ownLeagues: () => Promise.resolve({ ...own }),
      setNickname,
      makeLeague,
    })
    await leagues.load()
    expect(await leagues.make(' \u200b')).toEqual({ ok: false, message: 'Give your league a name' })
    expect(await leagues.setNickname('  ')).toEqual({ ok: false, message: 'Nickname is required' })
    expect(setNickname).not.toHaveBeenCalled()
    expect(makeLeague).not.toHaveBeenCalled()
    expect(await leagues.setNickname('Gaffer')).toEqual({ ok: true })
    // Whoever has one keeps it.
    expect(await leagues.setNickname('Another')).toEqual({ ok: true })
    expect(setNickname).toHaveBeenCalledTimes(1)
  })

  it('that are joined by invitation are shown', async () => {
    const own = listOf('a')
    const invitation = { ...INVITATION, league: null as string | null }
    const { leagues } = openLeagues(
      {
        ownLeagues: () => Promise.resolve({ ...own }),
        leagueInvitation: () => Promise.resolve({ ...invitation }),
        joinLeague: () => {
          own.leagues = [...own.leagues, card('b')]
          invitation.league = 'b'
          return Promise.resolve(card('b'))
        },
      },
      { code: CODE },
    )
    await leagues.load()
    expect([leagues.chosen?.id, leagues.isInvited]).toEqual(['a', true])
    await leagues.join()
    expect([leagues.chosen?.id, leagues.isInvited]).toEqual(['b', false])
  })
})

describe('the table of a league', () => {
  const result = (place: number) => ({
    place,
    score: 60 - place,
    decisions: 1,
    tries: 1,
    entry: `entry-${place}`,
  })
  const row = (member: number, ranked: number | null, open: number | null): LeagueRow => ({
    member,
    nickname: `M${member}`,
    isOwn: false,
    isMaker: false,
    ranked: ranked === null ? null : result(ranked),
    open: open === null ? null : result(open),
  })

  async function openTable(rows: LeagueRow[]) {
    const leagueTable = vi.fn(() => Promise.resolve({ isOpen: true, rows }))
    const { root } = makeStores({ calls: { leagueTable }, storage: REGISTERED })
    const table = new LeagueTableStore(root, { league: 'a', challenge: '2026-W48' })
    await table.load()
    return table
  }
  const membersOf = ({ rows }: LeagueTableStore) => rows.map(({ member }) => member)

  it('has members without any result last, and those with the other one before them', async () => {
    const table = await openTable([
      row(1, null, null),
      row(2, null, 2),
      row(3, 2, 1),
      row(4, null, null),
      row(5, 1, null),
    ])
    expect(table.order).toBe('ranked')
    expect(membersOf(table)).toEqual([5, 3, 2, 1, 4])
    table.orderBy('open')
    expect(membersOf(table)).toEqual([3, 2, 5, 1, 4])
  })

  it('is ordered by open runs while nobody has finished a ranked one', async () => {
    const table = await openTable([row(1, null, null), row(2, null, 1)])
    expect(table.order).toBe('open')
    table.orderBy('ranked')
    expect(table.order).toBe('ranked')
  })
})
