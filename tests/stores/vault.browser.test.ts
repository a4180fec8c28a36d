/** Database of careers in a real browser. */
import { beforeEach, expect, test } from 'vitest'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { openVault } from '../../client/vault.ts'
import { makeStorage } from './makeStores.ts'
import { makeCard } from './openSavePage.ts'

const anyCard = () => true
const record = (revision: string, content = '{}') => {
  const card = makeCard({ revision })
  return { card, stored: sealRecord(card, content) }
}
const [first, second, third] = [record('first'), record('second'), record('third')]

beforeEach(async () => {
  const vault = openVault(makeStorage())
  await vault.remove([...(await vault.cards('')).keys()])
})

test('a record is written with its card and read again, by another connection too', async () => {
  const vault = openVault(makeStorage())
  expect(await vault.read('saves/ann/Dear')).toEqual({ stored: null, backup: null })
  expect(await vault.replace('saves/ann/Dear', first, (before) => before === undefined)).toBe(true)
  await vault.put('saves/anna/Dear', second, null)
  expect(await vault.cards('saves/ann/')).toEqual(new Map([['saves/ann/Dear', first.card]]))
  const other = openVault(makeStorage())
  expect(await other.read('saves/ann/Dear')).toEqual({ stored: first.stored, backup: null })
})

test('the record before becomes the backup, unless it is damaged', async () => {
  const vault = openVault(makeStorage())
  await vault.put('a', first, null)
  await vault.replace('a', second, anyCard)
  expect(await vault.read('a')).toEqual({ stored: second.stored, backup: first.stored })
  await vault.put('a', { card: second.card, stored: 'torn' }, { stored: first.stored, isLast: false })
  await vault.replace('a', third, anyCard)
  expect(await vault.read('a')).toEqual({ stored: third.stored, backup: first.stored })
  expect(await vault.contents()).toEqual({ records: { a: third.stored }, backups: { a: first.stored } })
})

test('of two tabs that replace the same record one is refused, and changes nothing', async () => {
  const tabs = [openVault(makeStorage()), openVault(makeStorage())]
  await tabs[0]?.put('a', first, null)
  const expected = (before: unknown) => (before as { revision: string }).revision === 'first'
  const written = await Promise.all(
    tabs.map((tab, i) => tab.replace('a', i === 0 ? second : third, expected)),
  )
  expect(written.toSorted()).toEqual([false, true])
  const winner = written[0] ? second : third
  expect(await tabs[0]?.read('a')).toEqual({ stored: winner.stored, backup: first.stored })
})

test('a removed record leaves nothing', async () => {
  const vault = openVault(makeStorage())
  await vault.put('a', first, { stored: second.stored, isLast: true })
  expect(await vault.cards('a')).toEqual(new Map([['a', first.card]]))
  expect(await vault.read('a')).toEqual({ stored: first.stored, backup: second.stored })
  await vault.remove(['a', 'b'])
  expect(await vault.contents()).toEqual({ records: {}, backups: {} })
  expect(await vault.cards('')).toEqual(new Map())
})

test('writes are kept in their order, also those that nobody has awaited', async () => {
  const vault = openVault(makeStorage())
  const writes = [first, second, third].map((next) => vault.put('a', next, null))
  expect((await openVault(makeStorage()).read('a')).stored).toBe(third.stored)
  await Promise.all(writes)
})

test('records of earlier releases are moved from the storage with the first call', async () => {
  const values = new Map([
    ['saves/ann/Dear', first.stored],
    ['settings', '{}'],
  ])
  const vault = openVault(makeStorage(values))
  expect(await vault.cards('saves/ann/')).toEqual(new Map([['saves/ann/Dear', first.card]]))
  expect([...values.keys()]).toEqual(['settings'])
})

test('a browser without IndexedDB refuses every call, and serves the next once it has one', async () => {
  const open = indexedDB.open.bind(indexedDB)
  const vault = openVault(makeStorage())
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  try {
    await expect(vault.put('a', first, null)).rejects.toThrow('blocked')
    await expect(vault.cards('')).rejects.toThrow('blocked')
  } finally {
    indexedDB.open = open
  }
  await vault.put('a', first, null)
  expect((await vault.read('a')).stored).toBe(first.stored)
})
