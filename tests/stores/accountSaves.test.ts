import { expect, test } from 'vitest'
import { SESSION_OVER, UNREACHABLE } from '../../client/stores/saves/AccountQueue.ts'
import { deviceName } from '../../server/schemas/deviceName.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeAccount } from './makeAccount.ts'
import { makeLocks } from './makeStores.ts'
import { keepOthers, openDevice } from './openDevice.ts'
import { makeCard, messages, openPage } from './openSavePage.ts'

test('a save goes to the account in the background, with its day, date and device', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  expect(account.writes).toEqual([])
  await page.store.send()
  expect([...account.kept.values()]).toMatchObject([
    {
      kind: 'save',
      name: 'Dear',
      day: 1,
      season: 1,
      club: 'Northgate',
      device: 'Chrome on Linux',
      replaces: [],
    },
  ])
  expect(page.states()).toEqual(['Dear: kept'])
})

test('a later save takes the place of the earlier one, also when the earlier never reached the account', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  await page.store.send()
  account.status = null
  await page.saving.save('Dear')
  await page.store.send()
  await page.saving.save('Dear')
  account.status = 200
  await page.store.send()
  expect(account.names()).toEqual(['Dear'])
  expect(account.writes).toHaveLength(2)
})

test('what could not be sent survives a reload, and waits for the network', async () => {
  const account = makeAccount()
  account.status = null
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Dear')
  await page.store.send()
  expect(page.states()).toEqual(['Dear: waiting'])
  expect(page.store.fault).toBe(UNREACHABLE)
  const again = await openDevice(account, values)
  account.status = 200
  await again.store.send()
  expect(again.states()).toEqual(['Dear: kept'])
  expect(again.store.fault).toBeNull()
  await again.store.send()
  expect(account.writes).toHaveLength(1)
})

test('without a network nothing is asked, and it is sent when the network is back', async () => {
  const account = makeAccount()
  let isOnline = false
  const page = await openDevice(account, new Map(), { isOnline: () => isOnline })
  await page.saving.save('Dear')
  await page.store.send()
  expect(account.writes).toEqual([])
  isOnline = true
  page.connect()
  await page.store.send()
  expect(account.names()).toEqual(['Dear'])
})

test('two devices that edit the same save offline keep both', async () => {
  const account = makeAccount()
  const desk = await openDevice(account)
  await desk.saving.save('Dear')
  await desk.store.send()
  const phone = await openDevice(account, new Map(), { userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
  await phone.store.send()
  const [version] = phone.store.versions
  if (!version) throw new Error('The account shows no save')
  expect(await phone.saving.loadFromAccount(version)).toBe(true)
  account.status = null
  await desk.saving.save('Dear')
  await phone.saving.save('Dear')
  account.status = 200
  await desk.store.send()
  await phone.store.send()
  expect(phone.states()).toEqual(['Dear: two-versions', 'Dear: two-versions'])
  expect(phone.store.versions.map(({ device }) => device)).toEqual(['Chrome on Linux', 'Safari on iPhone'])
})

test('a career that follows from desk to phone and back remains one save', async () => {
  const account = makeAccount()
  const desk = await openDevice(account)
  await desk.saving.save('Dear')
  await desk.store.send()
  const phone = await openDevice(account)
  for (const device of [phone, desk]) {
    await device.store.send()
    const [version] = device.store.versions
    if (!version) throw new Error('The account shows no save')
    await device.saving.loadFromAccount(version)
    expect(await device.saving.save('Dear')).toEqual({ result: 'saved' })
    await device.store.send()
    expect(account.kept.size).toBe(1)
  }
})

test('a save that a full account refuses stays in this browser, and is sent once there is room', async () => {
  const account = makeAccount()
  await keepOthers(account, 10)
  const page = await openDevice(account)
  await page.saving.save('Dear')
  await page.store.send()
  expect(account.names()).not.toContain('Dear')
  expect(page.store.versions.filter(({ state }) => state === 'refused')).toMatchObject([
    { name: 'Dear', reason: 'Your account holds 10 saves. Delete one of them to keep another.' },
  ])
  expect(await page.store.remove('other-1')).toEqual({ ok: true })
  expect(account.names()).toContain('Dear')
})

test.each([
  ['below', -1, 'kept'],
  ['at', 0, 'kept'],
  ['above', 1, 'refused'],
])('a save %s the limit of 512 kB', async (_, surplus, state) => {
  const account = makeAccount()
  const page = await openDevice(account)
  const empty = sealRecord(makeCard({}), '')
  const stored = sealRecord(makeCard({}), 'A'.repeat(512 * 1024 + surplus - empty.length))
  await page.saves.write('Dear', stored, null)
  await page.store.send()
  expect(page.states()).toEqual([`Dear: ${state}`])
  expect(account.writes).toHaveLength(state === 'kept' ? 1 : 0)
})

test('a save deleted here leaves the account, but not the version of another device', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  await page.store.send()
  const [own] = account.kept.values()
  if (own) account.kept.set('other', { ...own, revision: 'other' })
  account.status = null
  await page.saves.remove('Dear')
  await page.store.send()
  expect(account.kept.size).toBe(2)
  account.status = 200
  await page.store.send()
  expect([...account.kept.keys()]).toEqual(['other'])
})

test('a recovery copy is kept compressed, and leaves the account with the career’s save', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  page.time.advanceDay()
  page.autosave.keep()
  page.clock.advance(0)
  await page.store.send()
  const [copy] = account.kept.values()
  expect(copy?.kind).toBe('recovery')
  expect(copy?.content.split('\n')[2]).not.toContain('{')
  await page.saving.save('Dear')
  page.clock.advance(0)
  await page.store.send()
  expect([...account.kept.values()].map(({ kind }) => kind)).toEqual(['save'])
})

test('a session that is over is said, and nothing is sent again until the player logs in', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  account.status = 401
  await page.store.send()
  expect(page.store.fault).toBe(SESSION_OVER)
  expect(page.states()).toEqual(['Dear: waiting'])
})

test('a failed attempt is repeated after a pause', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  account.status = 503
  await page.store.send()
  account.status = 200
  page.clock.advance(5_000)
  await page.store.send()
  expect(account.names()).toEqual(['Dear'])
})

test('nothing of a player goes to the account of the next, nor is it shown there', async () => {
  const anns = makeAccount()
  anns.status = null
  const values = new Map<string, string>()
  const ann = await openDevice(anns, values)
  await ann.saving.save('Of Ann')
  await ann.store.send()
  ann.root.logOut()
  expect(ann.store.versions).toEqual([])
  anns.status = 200
  await ann.store.send()
  expect(anns.writes).toEqual([])
  const bobs = makeAccount()
  const bob = openPage(values, { connectApi: bobs.connectApi }, 'bob')
  await (await bob.root.account.open()).send()
  expect(bobs.writes.map(({ name }) => name)).not.toContain('Of Ann')
})

test('a damaged save of the account leaves the career unchanged', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  await page.saving.save('Dear')
  await page.store.send()
  const [version] = page.store.versions
  for (const input of account.kept.values()) input.content = '<script>'
  const before = page.game.state
  if (version) expect(await page.saving.loadFromAccount(version)).toBe(false)
  expect(page.game.state).toBe(before)
  expect(messages(page).at(-1)).toBe('Error loading game: this file is not a saved game.')
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; like Mac OS X) Version/18 Safari/604.1', 'Safari on iPhone'],
  ['', 'Browser on another device'],
])('%s is named for the player', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('what a full account has refused is sent once another device has made room', async () => {
  const account = makeAccount()
  await keepOthers(account, 10)
  const page = await openDevice(account)
  await page.saving.save('Dear')
  await page.store.send()
  account.kept.delete('other-1')
  await page.store.send()
  expect(account.names()).toContain('Dear')
  expect(page.states()).not.toContain('Dear: refused')
})

test('two tabs that send at the same time keep a save once', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const locks = makeLocks()
  const first = await openDevice(account, values, { locks })
  const second = await openDevice(account, values, { locks })
  await first.saving.save('Dear')
  await Promise.all([first.store.send(), second.store.send()])
  expect(account.writes).toHaveLength(1)
  expect([first.states(), second.states()]).toEqual([['Dear: kept'], ['Dear: kept']])
})

test('a deleted account leaves nothing of its queue in the browser, also when a save is on its way', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Kept')
  await page.store.send()
  await page.saving.save('On its way')
  const sending = page.store.send()
  expect(await page.root.deleteAccount('secret')).toMatchObject({ ok: true })
  await sending
  expect([...values.keys()].filter((key) => /Kept|On its way|^account/.test(key))).toEqual([])
  const { length } = account.writes
  page.clock.advance(3_600_000)
  await page.store.send()
  expect(account.writes).toHaveLength(length)
  expect(page.store.versions).toEqual([])
})
