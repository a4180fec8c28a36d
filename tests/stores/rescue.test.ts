import { describe, expect, it } from 'vitest'
import { Rescue } from '../../client/stores/saves/Rescue.ts'
import { openRecord, sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeEnvironment, makeStorage } from './makeStores.ts'

function record(name: string, day: number) {
  const card = { name, savedAt: day, day, season: 1, club: 'Northgate', revision: 'r', isSaved: name !== '' }
  return sealRecord(card, '{}')
}

function openRescue() {
  const stored = new Map([
    ['token', 'secret'],
    ['user', '{"id":"ann"}'],
    ['settings', '{"theme":'],
    ['saves/ann/Dear', record('Dear', 20)],
    ['old:saves/ann/Dear', record('Dear', 10)],
    ['recovery/ann/1', record('', 21)],
    ['old:recovery/ann/1', record('', 14)],
    ['old:saves/ann/Torn', 'no record'],
  ])
  const session = new Map([['career/ann', 'unreadable']])
  const page = makeEnvironment({ storage: makeStorage(stored), sessionStorage: makeStorage(session) })
  return { rescue: new Rescue(page.environment), stored, session, ...page }
}

describe('stored data of a game that does not start', () => {
  it('lists the valid backups, the latest first', () => {
    const { rescue } = openRescue()
    expect(rescue.backups().map(({ key, card }) => [key, card.day])).toEqual([
      ['recovery/ann/1', 14],
      ['saves/ann/Dear', 10],
    ])
  })

  it('swaps a backup with its record, in the journal too', async () => {
    const { rescue, stored, session, environment } = openRescue()
    const dayOf = (key: string) => openRecord(stored.get(key) ?? '')?.card.day
    await rescue.restore('recovery/ann/1')
    expect(dayOf('recovery/ann/1')).toBe(14)
    expect(dayOf('old:recovery/ann/1')).toBe(21)
    expect((await environment.journal.read()).get('recovery/ann/1')).toBe(stored.get('recovery/ann/1'))
    expect(session.size).toBe(0)
    expect(dayOf('saves/ann/Dear')).toBe(20)
    await rescue.restore('recovery/ann/1')
    expect(dayOf('recovery/ann/1')).toBe(21)
  })

  it('is exported unchanged to one file, without the session token', async () => {
    const { rescue, offered, environment } = openRescue()
    await environment.journal.write('saves/ann/Late', 'whatever')
    await rescue.exportAll()
    const [file] = offered
    expect(file?.fileName).toBe('floodlight-browser-data.json')
    expect(file?.text).not.toContain('secret')
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      storage: { settings: '{"theme":', 'old:saves/ann/Torn': 'no record' },
      sessionStorage: { 'career/ann': 'unreadable' },
      journal: { 'saves/ann/Late': 'whatever' },
    })
  })

  it('is deleted by a reset, except saved games and the session', async () => {
    const { rescue, stored, session, environment } = openRescue()
    await environment.journal.write('recovery/ann/1', record('', 21))
    await environment.journal.write('saves/ann/Dear', record('Dear', 20))
    await rescue.startAnew()
    expect(session.size).toBe(0)
    expect([...stored.keys()].toSorted()).toEqual([
      'old:saves/ann/Dear',
      'old:saves/ann/Torn',
      'saves/ann/Dear',
      'token',
      'user',
    ])
    expect([...(await environment.journal.read()).keys()]).toEqual(['saves/ann/Dear'])
  })
})
