/** Records that releases before 1.0 wrote to localStorage. */
import { expect, test } from 'vitest'
import { moveOldRecords } from '../../client/stores/saves/moveOldRecords.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeStorage, makeVault } from './makeStores.ts'
import { makeCard, names, openPage } from './openSavePage.ts'

type Add = Parameters<typeof moveOldRecords>[1]

const record = (name: string, content = '{}') => sealRecord(makeCard({ name }), content)

function makeBrowser() {
  const values = new Map([
    ['saves/ann/Dear', record('Dear', 'new')],
    ['old:saves/ann/Dear', record('Dear', 'old')],
    ['saves/ann/Torn', 'torn'],
    ['old:saves/ann/Torn', record('Torn', 'backup')],
    ['new:saves/bob/Half\nway', record('Half\nway')],
    ['recovery/ann/1', record('')],
    ['saves/ann/Damaged', 'torn'],
    ['corrupt:saves/ann/Damaged', 'torn'],
    ['saves/ann', '[]'],
    ['settings', '{}'],
  ])
  const vault = makeVault()
  const add: Add = (key, parts) => vault.replace(key, parts, (before) => before === undefined)
  const move = (adding = add) => moveOldRecords(makeStorage(values), adding)
  return { values, vault, move }
}

test('are moved to the database once, and damaged ones stay for an export', async () => {
  const { values, vault, move } = makeBrowser()
  await move()
  expect(Object.fromEntries(vault.records)).toEqual({
    'saves/ann/Dear': record('Dear', 'new'),
    'saves/ann/Torn': record('Torn', 'backup'),
    'saves/bob/Half\nway': record('Half\nway'),
    'recovery/ann/1': record(''),
  })
  expect([...values.keys()].toSorted()).toEqual([
    'corrupt:saves/ann/Damaged',
    'saves/ann',
    'saves/ann/Damaged',
    'settings',
  ])
  const page = openPage(values, { vault })
  await page.saves.open()
  expect(names(page).toSorted()).toEqual(['Dear', 'Torn'])
})

test('take the place of no save that the database has already', async () => {
  const { vault, move } = makeBrowser()
  await vault.put('saves/ann/Dear', { card: makeCard({}), stored: record('Dear', 'later') }, null)
  await move()
  expect(vault.records.get('saves/ann/Dear')).toBe(record('Dear', 'later'))
})

test('stay when the database refuses them', async () => {
  const { values, move } = makeBrowser()
  const before = new Map(values)
  await move(() => Promise.reject(new Error('full')))
  expect(values).toEqual(before)
})
