import { describe, expect, it } from 'vitest'
import { Rescue } from '../../client/stores/saves/Rescue.ts'
import { openRecord, sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeEnvironment, makeStorage, makeVault } from './makeStores.ts'

function record(name: string, day: number) {
  const card = { name, savedAt: day, day, season: 1, club: 'Northgate', revision: 'r', isSaved: name !== '' }
  return sealRecord(card, '{}')
}

function openRescue() {
  const stored = new Map([
    ['token', 'secret'],
    ['user', '{"id":"ann"}'],
    ['settings', '{"theme":'],
    ['saves/ann', '['],
  ])
  const session = new Map([['career/ann', 'unreadable']])
  const vault = makeVault({ 'saves/ann/Dear': record('Dear', 20), 'recovery/ann/1': record('', 21) })
  vault.backups.set('saves/ann/Dear', record('Dear', 10))
  vault.backups.set('recovery/ann/1', record('', 14))
  vault.backups.set('saves/ann/Torn', 'no record')
  const page = makeEnvironment({
    ...{ storage: makeStorage(stored), sessionStorage: makeStorage(session), vault },
  })
  return { rescue: new Rescue(page.environment), stored, session, vault, ...page }
}

describe('stored data of a game that does not start', () => {
  it('lists the valid backups, the latest first', async () => {
    const { rescue } = openRescue()
    expect((await rescue.backups()).map(({ key, card }) => [key, card.day])).toEqual([
      ['recovery/ann/1', 14],
      ['saves/ann/Dear', 10],
    ])
  })

  it('swaps a backup with its record', async () => {
    const { rescue, session, vault } = openRescue()
    const dayOf = (stored?: string) => openRecord(stored ?? '')?.card.day
    await rescue.restore('recovery/ann/1')
    expect(dayOf(vault.records.get('recovery/ann/1'))).toBe(14)
    expect(dayOf(vault.backups.get('recovery/ann/1'))).toBe(21)
    expect(vault.cardMap.get('recovery/ann/1')).toMatchObject({ day: 14 })
    expect(session.size).toBe(0)
    expect(dayOf(vault.records.get('saves/ann/Dear'))).toBe(20)
    await rescue.restore('recovery/ann/1')
    expect(dayOf(vault.records.get('recovery/ann/1'))).toBe(21)
  })

  it('is exported unchanged to one file, without the session token', async () => {
    const { rescue, offered } = openRescue()
    await rescue.exportAll()
    const [file] = offered
    expect(file?.fileName).toBe('floodlight-browser-data.json')
    expect(file?.text).not.toContain('secret')
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      storage: { settings: '{"theme":', 'saves/ann': '[' },
      sessionStorage: { 'career/ann': 'unreadable' },
      records: { 'saves/ann/Dear': record('Dear', 20), 'recovery/ann/1': record('', 21) },
      backups: { 'saves/ann/Torn': 'no record', 'recovery/ann/1': record('', 14) },
    })
  })

  it('is deleted by a reset, except saved games and the session', async () => {
    const { rescue, stored, session, vault } = openRescue()
    await rescue.startAnew()
    expect(session.size).toBe(0)
    expect([...stored.keys()].toSorted()).toEqual(['saves/ann', 'token', 'user'])
    expect([...vault.records.keys()]).toEqual(['saves/ann/Dear'])
    expect([...vault.backups.keys()].toSorted()).toEqual(['saves/ann/Dear', 'saves/ann/Torn'])
  })
})
