import { describe, expect, test } from 'vitest'
import { SessionStore } from '../../client/stores/SessionStore.ts'
import { makeApi, refused, unreachable } from './makeApi.ts'
import { makeEnvironment, makeStorage } from './makeStores.ts'

function environmentWith(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  const { environment } = makeEnvironment({ storage: makeStorage(values) })
  return { environment, values }
}

describe('SessionStore', () => {
  test('a visitor without a token is not authenticated', () => {
    const session = new SessionStore(environmentWith().environment, makeApi())
    expect(session.isAuthenticated).toBe(false)
    expect(session.user).toBeNull()
  })

  test('playing as a guest stores the guest and a local token', () => {
    const { environment, values } = environmentWith()
    const session = new SessionStore(environment, makeApi())
    session.playAsGuest()
    expect(session.isAuthenticated).toBe(true)
    expect(values.get('token')).toMatch(/^guest_[0-9a-z]{14,}$/)
    expect(JSON.parse(values.get('user') ?? '')).toEqual({
      id: expect.stringMatching(/^guest_.+/) as unknown,
      username: 'Guest Player',
      isGuest: true,
    })
  })

  test('names the missing network, not the credentials, as long as no server answers', async () => {
    const { environment } = makeEnvironment({ isOnline: () => false })
    const login = { email: 'gaffer@example.org', password: 'secret', isRemembered: false }
    const offline = { ok: false, message: 'You are offline. Please try again later.' }
    const session = new SessionStore(
      environment,
      makeApi({ logIn: unreachable, forgotPassword: unreachable }),
    )
    expect(await session.logIn(login)).toEqual(offline)
    expect(await session.requestPasswordReset(login.email)).toEqual(offline)
    // A server on the same device answers all the same.
    const atHome = new SessionStore(environment, makeApi({ logIn: refused('Wrong password.', 401) }))
    expect(await atHome.logIn(login)).toEqual({ ok: false, message: 'Wrong password.' })
  })

  test('a later visit restores the session', () => {
    const { environment } = environmentWith()
    new SessionStore(environment, makeApi()).playAsGuest()
    const session = new SessionStore(environment, makeApi())
    expect(session.isAuthenticated).toBe(true)
    expect(session.user?.isGuest).toBe(true)
  })

  test('logging out removes token and user', () => {
    const { environment, values } = environmentWith()
    const session = new SessionStore(environment, makeApi())
    session.playAsGuest()
    session.logOut()
    expect(session.isAuthenticated).toBe(false)
    expect(session.user).toBeNull()
    expect([...values.keys()]).toEqual([])
  })

  test.each(['{', 'null', '7', '"text"', '[]', '{"id":3}', '{"id":"a"}'])(
    'a damaged user (%s) leaves only the token',
    (user) => {
      const session = new SessionStore(environmentWith({ token: 'abc', user }).environment, makeApi())
      expect(session.user).toBeNull()
      expect(session.isAuthenticated).toBe(true)
    },
  )

  test('a stored username is cut to the maximum length', () => {
    const user = JSON.stringify({ id: 'u1', username: 'x'.repeat(5000) })
    const session = new SessionStore(environmentWith({ token: 'abc', user }).environment, makeApi())
    expect(session.user?.username).toHaveLength(30)
  })

  test('an empty token does not authenticate', () => {
    expect(new SessionStore(environmentWith({ token: '' }).environment, makeApi()).isAuthenticated).toBe(
      false,
    )
  })
})
