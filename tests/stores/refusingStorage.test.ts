/** Browser that refuses every write to its storage. */
import { describe, expect, it } from 'vitest'
import { ACCOUNT, unreachable } from './makeApi.ts'
import { makeRefusingStorage, makeRefusingVault, makeStorage, makeStores } from './makeStores.ts'

const granted = { token: 'secret', user: ACCOUNT }

function openPage(storage = makeRefusingStorage()) {
  return makeStores({
    calls: {
      logIn: () => Promise.resolve(granted),
      team: () => Promise.resolve({ name: 'Rovers', logoUrl: '/r.png' }),
      updateTeam: unreachable,
    },
    environment: { storage, sessionStorage: makeRefusingStorage(), vault: makeRefusingVault() },
  })
}

const login = { email: 'ann@example.org', password: 'right one', isRemembered: true }

describe('a storage that refuses writes', () => {
  it('keeps a guest session until the page is closed', () => {
    const { session } = openPage().root
    expect(session.isKept).toBe(false)
    session.playAsGuest()
    expect(session.isAuthenticated).toBe(true)
    expect(session.isKept).toBe(false)
  })

  it('allows a login with the right password', async () => {
    const { session } = openPage().root
    expect(await session.logIn(login)).toEqual({ ok: true })
    expect(session.user?.username).toBe(ACCOUNT.username)
    expect(session.isKept).toBe(false)
  })

  it('leaves no earlier session for the next visit', async () => {
    const values = new Map([
      ['token', 'of bob'],
      ['user', '{"id":"bob","username":"Bob","isGuest":false}'],
    ])
    const storage = { ...makeStorage(values), setItem: makeRefusingStorage().setItem }
    const { session } = openPage(storage).root
    expect(session.isKept).toBe(true)
    await session.logIn(login)
    expect([...values.keys()]).toEqual([])
  })

  it('keeps chosen settings and team in memory', async () => {
    const { session, ui, team } = openPage().root
    await session.logIn(login)
    ui.changeSettings({ theme: 'dark' })
    expect(ui.settings.theme).toBe('dark')
    expect(await team.load()).toEqual({ ok: true })
    expect(team.team.name).toBe('Rovers')
    expect(await team.update({ name: 'Harbour' })).toEqual({ ok: true })
    expect(team.team.name).toBe('Harbour')
  })

  it('refuses a save with the reason', async () => {
    const { root, gameStores } = openPage()
    await root.session.logIn(login)
    gameStores.enter({ seed: 5, clubName: 'Northgate' })
    gameStores.time.advanceDay()
    expect(await gameStores.saving.save('One')).toEqual({
      result: 'full',
      message:
        'Error saving game. This browser refuses to store data for this page. Your account can’t be reached either.',
    })
    expect(gameStores.autosave.isDirty).toBe(true)
  })
})
