/** Answers of the server that arrive late, in any order, after the player has become somebody else. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Api, SessionGrant } from '../../client/api/Api.ts'
import { ServerError } from '../../client/api/ServerError.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import type { KeepSaveInput } from '../../server/schemas/saves.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeApi } from './makeApi.ts'
import { makeStorage, makeStores, makeVault } from './makeStores.ts'
import { makeCard } from './openSavePage.ts'

// Two thousand histories.
vi.setConfig({ testTimeout: LONG_TEST_MS })

const IDS = ['ann', 'bob'] as const
type Id = (typeof IDS)[number]

type Outcome = 'answer' | 'unauthorised' | 'refused' | 'lost'

/** Everything carries the name of the account to which it belongs. */
const isOf = (owner: string | undefined, text: string | undefined) => text?.split(' ')[0] === owner

const CARD = { ...makeCard({}), kind: 'save', device: 'x', sizeBytes: 1, checksum: 'x' } as const

const savesOf = (id: Id) => {
  const card = makeCard({ name: `${id} save`, club: `${id} club`, revision: `${id}-r` })
  return { [`saves/${id}/${card.name}`]: sealRecord(card, `${id} career`) }
}

/** Server whose answers wait until a test settles them. What it does, it does when it answers. */
function makeSlowServer() {
  const waiting: ((outcome: Outcome) => void)[] = []
  const kept: { sender: string; input: KeepSaveInput }[] = []
  /** Tokens of the sessions that were logged out. */
  const ended: (string | null)[] = []
  let grants = 0
  const slow = <Value>(work: () => Value): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push((outcome) => {
        const statuses = { unauthorised: 401, refused: 400, lost: null }
        if (outcome !== 'answer') reject(new ServerError(outcome, statuses[outcome]))
        else resolve(new Promise((answer) => answer(work())))
      })
    })
  const account = (id: string, username = `${id} user`) => ({ id, username, email: `${id} mail` })
  const grant = (id: string): SessionGrant => ({ token: `${id} ${++grants}`, user: account(id) })
  const connectApi = (token: () => string | null): Api => {
    /** Caller, by the token at the time of the call. */
    const caller = () => token()?.split(' ')[0] ?? ''
    const slowly = <Value>(work: (id: string) => Value) => {
      const id = caller()
      return slow(() => {
        if (!/^(ann|bob)$/.test(id)) throw new ServerError('Please log in.', 401)
        return work(id)
      })
    }
    return makeApi({
      logIn: (email) => slow(() => grant(email)),
      register: ({ email }) => slow(() => grant(email)),
      me: () => slowly((id) => ({ ...account(id), credits: 5 })),
      updateProfile: () => slowly((id) => account(id, `${id} renamed`)),
      team: () => slowly((id) => ({ name: `${id} team`, logoUrl: `/logos/${id}.png` })),
      updateTeam: ({ name }) => slowly((id) => ({ name, logoUrl: `/logos/${id}.png` })),
      logOut: () => Promise.resolve(void ended.push(token())),
      logOutEverywhere: () => slowly(() => {}),
      deleteAccount: () => slowly(() => {}),
      keepAccountSave: (input) => slowly((sender) => kept.push({ sender, input }) > 0),
      removeAccountSave: () => slowly(() => {}),
      accountSaves: () =>
        slowly((id) => ({
          saves: kept.some(({ sender }) => sender === id)
            ? [{ ...CARD, name: `${id} save`, revision: `${id}-r` }]
            : [],
          removed: [],
          epoch: 'x',
          keepsSaves: true,
        })),
    })
  }
  return {
    connectApi,
    kept,
    ended,
    /** Settles one of the calls under way; -1 for the latest. */
    settle(index: number, outcome: Outcome) {
      const [call] = waiting.length === 0 ? [] : waiting.splice(index < 0 ? index : index % waiting.length, 1)
      call?.(outcome)
    },
    get isWaiting() {
      return waiting.length > 0
    },
  }
}

function storedTeam(values: ReadonlyMap<string, string>): string {
  return (JSON.parse(values.get('teamData') ?? '{"name":"Your Club"}') as { name: string }).name
}

/** Browser with saves of both, and the server for its tabs. */
function makeBrowser() {
  const vault = makeVault({ ...savesOf('ann'), ...savesOf('bob') })
  return { server: makeSlowServer(), values: new Map<string, string>(), vault }
}

async function makePage({ server, values, vault } = makeBrowser()) {
  const page = makeStores({
    environment: { storage: makeStorage(values), vault, connectApi: server.connectApi },
  })
  const { root } = page
  const saves = await root.account.open()
  /** Account of the session by its token; 'guest' for guests. */
  const owner = () => root.session.token?.split(/[ _]/)[0]
  /** Everything on the page, and everything it has sent, is of one account. */
  const checkPage = () => {
    const { session, team } = root
    const { user, account } = session
    const id = owner()
    const texts: Record<string, string | undefined> = {
      user: id === 'guest' ? user?.id.split('_')[0] : user?.id,
      username: id === 'guest' ? 'guest' : user?.username,
      account: account?.email ?? id,
      team: team.team.name === 'Your Club' ? id : team.team.name,
      owner: id === 'guest' ? id : (root.session.owner ?? undefined),
      ...Object.fromEntries(saves.versions.map(({ name }) => [`version ${name}`, name])),
    }
    for (const [what, text] of Object.entries(texts)) {
      expect(isOf(id, text) ? [] : [what, text], `of ${id}`).toEqual([])
    }
    for (const { sender, input } of server.kept) expect(isOf(sender, input.name)).toBe(true)
    for (const name of IDS) {
      const ledger = JSON.parse(values.get(`account/${name}`) ?? '{"records":{}}') as { records: object }
      const records = Object.keys(ledger.records)
      expect(records.filter((key) => !key.startsWith(`saves/${name}/`))).toEqual([])
    }
  }
  /** The storage holds the session of this page. */
  const check = () => {
    checkPage()
    expect(values.get('token') ?? null).toBe(root.session.token)
    expect(JSON.parse(values.get('user') ?? 'null')).toEqual(root.session.user)
    expect(storedTeam(values)).toBe(root.team.team.name)
  }
  const { environment, gameStores, notice } = page
  return {
    root,
    gameStores,
    saves,
    server,
    ended: server.ended,
    environment,
    notice,
    owner,
    checkPage,
    check,
  }
}

type Page = Awaited<ReturnType<typeof makePage>>

/** Steps of a player and of the page. */
const steps: Record<string, fc.Arbitrary<(page: Page) => void>> = {
  logIn: fc.constantFrom(...IDS).map((id) => ({ root }) => {
    void root.session.logIn({ email: id, password: 'x', isRemembered: false })
  }),
  register: fc.constantFrom(...IDS).map((id) => ({ root }) => {
    void root.session.register({ email: id, username: id, password: 'x', teamName: id })
  }),
  logOut: fc.constant(({ root }) => {
    root.logOut()
  }),
  logOutEverywhere: fc.constant(({ root }) => void root.logOutEverywhere()),
  playAsGuest: fc.constant(({ root }) => {
    root.session.playAsGuest()
  }),
  changeUsername: fc.constant(({ root }) => void root.session.changeUsername('x')),
  loadAccount: fc.constant(({ root }) => void root.session.loadAccount()),
  loadTeam: fc.constant(({ root }) => void root.team.load()),
  updateTeam: fc.boolean().map((hasPicture) => ({ root, owner }) => {
    if (!root.session.isAuthenticated) return
    void root.team.update({ name: `${owner()} typed`, picture: hasPicture ? new Blob(['x']) : undefined })
  }),
  send: fc.constant(({ saves }) => void saves.send()),
  remove: fc.constant(({ saves, owner }) => void saves.remove(`${owner()}-r`)),
}

const settling = fc
  .tuple(
    fc.nat(20),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Outcome>('answer') },
      { weight: 1, arbitrary: fc.constantFrom<Outcome>('unauthorised', 'refused', 'lost') },
    ),
  )
  .map(([index, outcome]) => ({ server }: Page) => {
    server.settle(index, outcome)
  })

/** Ends once everything that waits for nothing but itself has run. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Steps of one of two tabs. A change of the storage by the other is noticed late, if at all. */
const moves = fc.oneof(
  { weight: 2, arbitrary: fc.oneof(...Object.values(steps)) },
  { weight: 2, arbitrary: settling },
  {
    weight: 1,
    arbitrary: fc.constant(({ notice }: Page) => {
      notice()
    }),
  },
)

const histories = fc.array(
  fc.oneof({ weight: 1, arbitrary: fc.oneof(...Object.values(steps)) }, { weight: 1, arbitrary: settling }),
  { minLength: 2, maxLength: 24 },
)

test('token, user, team and owner of the saves belong to one account, whenever the server answers', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const page = await makePage()
      for (const act of history) {
        act(page)
        await turn()
        page.check()
      }
      while (page.server.isWaiting) {
        page.server.settle(0, 'answer')
        await turn()
        page.check()
      }
    }),
    { numRuns: 1_000 },
  )
})

test('so it is in two tabs, which end with the session of the storage', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), moves), { minLength: 2, maxLength: 30 }),
      async (history) => {
        const browser = makeBrowser()
        const tabs = [await makePage(browser), await makePage(browser)] as const
        const check = () => {
          for (const tab of tabs) tab.checkPage()
          const id = browser.values.get('token')?.split(/[ _]/)[0]
          const user = JSON.parse(browser.values.get('user') ?? '{}') as { id?: string }
          expect(user.id?.split('_')[0]).toBe(id)
          const team = storedTeam(browser.values)
          if (team !== 'Your Club') expect(isOf(id, team)).toBe(true)
        }
        for (const [number, act] of history) {
          act(tabs[number === 0 ? 0 : 1])
          await turn()
          check()
        }
        while (browser.server.isWaiting) {
          browser.server.settle(0, 'answer')
          await turn()
          check()
        }
        for (const tab of tabs) tab.notice()
        check()
        for (const { root } of tabs) expect(root.session.token).toBe(browser.values.get('token') ?? null)
      },
    ),
    { numRuns: 1_000 },
  )
})

/** Page on which this account has logged in. */
async function makePageOf(id: Id, browser = makeBrowser()) {
  const page = await makePage(browser)
  const enter = async (next: Id) => {
    const entered = page.root.session.logIn({ email: next, password: 'x', isRemembered: false })
    page.server.settle(-1, 'answer')
    expect(await entered).toEqual({ ok: true })
  }
  await enter(id)
  return { ...page, enter }
}

const DROPPED = { ok: false, message: null }

test('a change of username that answers after another login changes nobody', async () => {
  const { root, server, enter } = await makePageOf('ann')
  const renamed = root.session.changeUsername('x')
  await enter('bob')
  server.settle(0, 'answer')
  expect(await renamed).toEqual(DROPPED)
  expect(root.session.user).toEqual({ id: 'bob', username: 'bob user', isGuest: false })
  expect(root.session.owner).toBe('bob')
})

test('a team that answers after the logout is not that of the next guest', async () => {
  const { root, server, check } = await makePageOf('ann')
  const loaded = root.team.load()
  root.logOut()
  root.session.playAsGuest()
  server.settle(0, 'answer')
  expect(await loaded).toEqual(DROPPED)
  expect(root.team.team).toEqual(root.team.defaultTeam)
  check()
})

test('a picture that is shrunk after another login changes no team', async () => {
  const { root, server, enter, environment } = await makePageOf('ann')
  let end: (shrunk: Blob) => void = () => {}
  environment.shrinkPicture = () => new Promise((resolve) => (end = resolve))
  const updated = root.team.update({ name: 'ann typed', picture: new Blob(['x']) })
  await enter('bob')
  end(new Blob(['y']))
  expect(await updated).toEqual(DROPPED)
  expect(server.isWaiting).toBe(false)
})

test('of two log-ins under way the later counts, and the session of the other is ended on the server', async () => {
  const { root, server, ended } = await makePage()
  const login = { password: 'x', isRemembered: true }
  const first = root.session.logIn({ email: 'ann', ...login })
  const second = root.session.logIn({ email: 'bob', ...login })
  server.settle(0, 'answer')
  expect(await first).toEqual(DROPPED)
  expect(root.session.token).toBeNull()
  expect(ended).toEqual(['ann 1'])
  server.settle(0, 'answer')
  expect(await second).toEqual({ ok: true })
  expect(root.session.user?.id).toBe('bob')
  expect(root.session.rememberedEmail).toBe('bob')
})

test('a login that answers after the player has chosen to play as a guest leaves them a guest', async () => {
  const { root, server, check } = await makePage()
  const entered = root.session.logIn({ email: 'ann', password: 'x', isRemembered: true })
  root.session.playAsGuest()
  server.settle(0, 'answer')
  expect(await entered).toEqual(DROPPED)
  expect(root.session.rememberedEmail).toBe('')
  check()
})

test('a logout everywhere or a deletion that answers after another login ends nothing of theirs', async () => {
  const { root, server, enter } = await makePageOf('ann')
  const ending = root.logOutEverywhere()
  const deleting = root.deleteAccount('x')
  await enter('bob')
  server.settle(0, 'answer')
  server.settle(0, 'answer')
  expect(await Promise.all([ending, deleting])).toEqual([DROPPED, DROPPED])
  expect(root.session.user?.id).toBe('bob')
  await root.saves.open()
  expect(root.saves.cards.map(({ name }) => name)).toEqual(['bob save'])
})

test('an account that refuses the session of one user says nothing to the next', async () => {
  const { saves, server, enter } = await makePageOf('ann')
  const sent = saves.send()
  await turn()
  await enter('bob')
  const sentNext = saves.send()
  server.settle(0, 'unauthorised')
  await turn()
  expect(saves.fault).toBeNull()
  while (server.isWaiting) {
    server.settle(0, 'answer')
    await turn()
  }
  await Promise.all([sent, sentNext])
  expect(saves.versions.map(({ name }) => name)).toEqual(['bob save'])
})

test('a save that the database confirms after another login removes none of the next user', async () => {
  const browser = makeBrowser()
  const names = Array.from({ length: 10 }, (_, number) => `bob ${number}`)
  await browser.vault.remove(['saves/bob/bob save'])
  for (const name of names) {
    const card = makeCard({ name, revision: name })
    await browser.vault.put(`saves/bob/${name}`, { card, stored: sealRecord(card, 'bob career') }, null)
  }
  const { root, environment, enter } = await makePageOf('ann', browser)
  await root.saves.open()
  let confirm = () => {}
  environment.vault = {
    ...browser.vault,
    replace: async (...parts) => {
      await new Promise<void>((resolve) => (confirm = resolve))
      return browser.vault.replace(...parts)
    },
  }
  const written = root.saves.write('ann new', sealRecord(makeCard({ name: 'ann new' }), 'ann career'), null)
  await turn()
  await enter('bob')
  await root.saves.open()
  confirm()
  expect(await written).toBe('saved')
  expect(root.saves.cards.map(({ name }) => name).toSorted()).toEqual(names)
  expect(browser.vault.records.has('saves/ann/ann new')).toBe(true)
})

test('a career that is packed after another login is not saved as one of theirs', async () => {
  const { root, gameStores, enter } = await makePageOf('ann')
  gameStores.game.start({ seed: 1, clubName: 'Ann Town' })
  const saved = gameStores.saving.save('ann new')
  const entered = enter('bob')
  expect((await saved).result).toBe('refused')
  await entered
  await root.saves.open()
  expect(root.saves.cards.map(({ name }) => name)).toEqual(['bob save'])
})
