import { describe, expect, test } from 'vitest'
import { refused, unreachable, type FakeCalls } from './makeApi.ts'
import { makeStores } from './makeStores.ts'

const REGISTERED = { token: 'secret', user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }) }
const STORED = { ...REGISTERED, teamData: JSON.stringify({ name: 'Stored', logoUrl: '/logos/s.png' }) }

function makeTeam(calls: FakeCalls, storage: Record<string, string> = REGISTERED) {
  const { root, environment } = makeStores({ calls, storage })
  return { team: root.team, environment, stored: () => environment.storage.getItem('teamData') }
}

describe('loading', () => {
  test('uses and stores the server’s team', async () => {
    const { team, stored } = makeTeam({
      team: () => Promise.resolve({ name: 'Rovers', logoUrl: '/logos/r.png' }),
    })
    expect(await team.load()).toEqual({ ok: true })
    expect(team.team).toEqual({ name: 'Rovers', logoUrl: '/logos/r.png' })
    expect(JSON.parse(stored() ?? '')).toEqual(team.team)
  })

  test('falls back to the stored team or the default, and returns a message', async () => {
    const failed = { ok: false, message: 'Failed to load team data' }
    const cached = makeTeam({ team: unreachable }, STORED)
    expect(await cached.team.load()).toEqual(failed)
    expect(cached.team.team.name).toBe('Stored')
    const fresh = makeTeam({ team: unreachable })
    expect(await fresh.team.load()).toEqual(failed)
    expect(fresh.team.team).toEqual({ name: 'Your Club', logoUrl: '/logo.png' })
  })

  test('loads nothing for a guest', async () => {
    const user = JSON.stringify({ id: 'g1', username: 'Guest', isGuest: true })
    const { team } = makeTeam({ team: unreachable }, { ...STORED, user })
    expect(await team.load()).toEqual({ ok: true })
    expect(team.team.name).toBe('Stored')
  })

  test('invalid fields of a stored or received team become defaults', async () => {
    const long = 'x'.repeat(5000)
    const wrong = [
      [long, `/${long}`],
      ['\u200b\u202e', `data:image/png;base64,${'A'.repeat(2_000_000)}`],
      ['Ro\u202evers', 'https://elsewhere.test/logo.png'],
      ['', '//elsewhere.test/logo.png'],
    ] as const
    for (const [name, logoUrl] of wrong) {
      const stored = makeTeam({}, { ...REGISTERED, teamData: JSON.stringify({ name, logoUrl }) })
      expect(stored.team.team).toEqual({ name: 'Your Club', logoUrl: '/logo.png' })
      const answered = makeTeam({ team: () => Promise.resolve({ name, logoUrl: '/logos/r.png' }) })
      await answered.team.load()
      expect(answered.team.team).toEqual({ name: 'Your Club', logoUrl: '/logos/r.png' })
    }
  })

  test.each(['{', 'null', '7', '{"name":3,"logoUrl":""}'])(
    'a damaged cache (%s) is replaced by the default',
    (teamData) => {
      const { team } = makeTeam({}, { ...REGISTERED, teamData })
      expect(team.team).toEqual({ name: 'Your Club', logoUrl: '/logo.png' })
    },
  )

  test('returns a message when there is no room to store it', async () => {
    const { team, environment } = makeTeam({ team: () => Promise.resolve({ name: 'R', logoUrl: '/r.png' }) })
    environment.storage.setItem = () => {
      throw new Error('full')
    }
    expect(await team.load()).toEqual({ ok: false, message: 'Failed to load team data' })
  })
})

test('the account’s team is not visible to a guest or to the next user', async () => {
  const guest = makeStores({ storage: STORED })
  guest.root.session.playAsGuest()
  expect(guest.root.team.team.name).toBe('Your Club')
  const ended = makeStores({ storage: STORED, calls: { me: refused('Please log in.', 401) } })
  await ended.root.session.loadAccount()
  expect(ended.root.team.team.name).toBe('Your Club')
  expect(ended.environment.storage.getItem('teamData')).toBeNull()
})

describe('updating', () => {
  test('sends the picture as a data URL', async () => {
    const sent: unknown[] = []
    const { team } = makeTeam({
      updateTeam: (change) => {
        sent.push(change)
        return Promise.resolve({ name: change.name, logoUrl: '/logos/new.png' })
      },
    })
    await team.update({ name: 'Rovers', picture: new Blob([new Uint8Array([1, 2, 3])]) })
    expect(sent).toEqual([{ name: 'Rovers', logo: 'data:image/png;base64,AQID' }])
    expect(team.team.logoUrl).toBe('/logos/new.png')
  })

  test.each([
    ['no answer', unreachable],
    ['a broken server', refused('Something went wrong on our side.', 500)],
    ['an answer without a team', refused('Invalid server response', 200)],
  ])('%s: what was submitted is kept here and counts as saved', async (_, updateTeam) => {
    const { team, stored } = makeTeam({ updateTeam }, STORED)
    expect(await team.update({ name: 'Local' })).toEqual({ ok: true })
    expect(JSON.parse(stored() ?? '')).toEqual({ name: 'Local', logoUrl: '/logos/s.png' })
  })

  test('a refusal of the data returns a message and changes nothing', async () => {
    const { team } = makeTeam({ updateTeam: refused('Team name must be at most 40 characters long') }, STORED)
    expect(await team.update({ name: 'x'.repeat(41) })).toEqual({
      ok: false,
      message: 'Team name must be at most 40 characters long',
    })
    expect(team.team.name).toBe('Stored')
  })

  test('a file that is not a picture returns a message', async () => {
    const { team, environment } = makeTeam({})
    environment.shrinkPicture = () => Promise.reject(new Error('no picture'))
    expect(await team.update({ name: 'Rovers', picture: new Blob(['text']) })).toEqual({
      ok: false,
      message: 'Failed to update team settings',
    })
  })
})
