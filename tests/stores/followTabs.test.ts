/** Two tabs of one browser: each forgets only its own session, and follows that of the other. */
import { expect, test } from 'vitest'
import { ACCOUNT, makeApi, refused, type FakeCalls } from './makeApi.ts'
import { makeStorage, makeStores } from './makeStores.ts'
import { messages, openPage } from './openSavePage.ts'

const BOB = { token: 'token of bob', user: JSON.stringify({ id: 'bob', username: 'Bob', isGuest: false }) }

/** Another tab logs in. */
function logInElsewhere(values: Map<string, string>, entries: Record<string, string> = BOB) {
  for (const [key, value] of Object.entries(entries)) values.set(key, value)
}

/** Another tab logs out. */
function logOutElsewhere(values: Map<string, string>) {
  for (const key of ['token', 'user', 'teamData']) values.delete(key)
}

function openTab(values: Map<string, string>, calls: FakeCalls = {}) {
  return openPage(values, { connectApi: () => makeApi(calls) })
}

test('a tab whose session was refused leaves the new session of another tab, and takes it over', async () => {
  const values = new Map<string, string>()
  const { root } = openTab(values, { me: refused('Please log in.', 401) })
  logInElsewhere(values)
  values.set('teamData', '{"name":"Bob Town","logoUrl":"/b.png"}')
  await root.session.loadAccount()
  expect(values.get('token')).toBe(BOB.token)
  expect(values.get('user')).toBe(BOB.user)
  expect(values.get('teamData')).toContain('Bob Town')
  expect(root.session.user?.id).toBe('bob')
})

test('a logout in a stale tab ends its own session only', () => {
  const values = new Map<string, string>()
  const { root } = openTab(values)
  logInElsewhere(values)
  root.logOut()
  expect(root.session.isAuthenticated).toBe(false)
  expect(values.get('token')).toBe(BOB.token)
})

test('a change of username in a stale tab does not store its session again', async () => {
  const values = new Map<string, string>()
  const { root } = openTab(values, { updateProfile: () => Promise.resolve(ACCOUNT) })
  logOutElsewhere(values)
  await root.session.changeUsername('gaffer')
  expect(values.has('token')).toBe(false)
  expect(values.has('user')).toBe(false)
})

test('a logout in another tab ends this one, and the career goes on after the next login', async () => {
  const values = new Map<string, string>()
  const page = openTab(values)
  page.time.advanceDay()
  const day = page.game.career?.day
  logOutElsewhere(values)
  page.notice()
  expect(page.root.session.isAuthenticated).toBe(false)
  expect(page.game.career).toBeNull()
  expect(page.root.hasCareer).toBe(false)
  expect(messages(page)).toContain(
    'You logged out in another tab. Your career is kept: log in again and it goes on.',
  )
  logInElsewhere(values, {
    token: 'next',
    user: JSON.stringify({ id: 'ann', username: 'ann', isGuest: false }),
  })
  page.notice()
  page.gameStores.enter({ seed: null, clubName: 'Northgate' })
  await page.gameStores.arrival.done
  expect(page.game.career?.day).toBe(day)
})

test('a login in another tab takes over: nothing of the running career is shown to the other user', () => {
  const values = new Map<string, string>()
  const page = openTab(values)
  page.time.advanceDay()
  logInElsewhere(values)
  page.notice()
  expect(page.root.session.user?.id).toBe('bob')
  expect(page.game.career).toBeNull()
  expect(page.root.hasCareer).toBe(false)
  const kept = [...page.vault.records.keys()]
  expect(kept.filter((key) => key.startsWith('recovery/bob/'))).toEqual([])
  expect(kept.filter((key) => key.startsWith('recovery/ann/'))).not.toEqual([])
  expect(messages(page)).toContain(
    'Bob has logged in in another tab and takes over here. This tab’s career is kept for its own manager.',
  )
})

test('the career of a guest goes on when they log in in another tab', () => {
  const values = new Map<string, string>()
  const page = makeStores({ environment: { storage: makeStorage(values) } })
  page.root.session.playAsGuest()
  page.gameStores.enter({ seed: 5, clubName: 'Northgate' })
  logInElsewhere(values)
  page.notice()
  expect(page.root.session.user?.id).toBe('bob')
  expect(page.gameStores.game.career).not.toBeNull()
})

test('a change of the storage that is none of the session is no news', () => {
  const values = new Map<string, string>()
  const page = openTab(values)
  values.set('legacy', '{}')
  page.notice()
  expect(page.game.career).not.toBeNull()
  expect(messages(page)).toEqual([])
})
