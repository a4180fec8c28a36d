/** Contents of the account after bad networks, restored backups, full lists and full browsers. */
import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import type { Api } from '../../client/api/Api.ts'
import type { Vault } from '../../client/stores/environment.ts'
import { makeAccount } from './makeAccount.ts'
import { keepOthers, openDevice } from './openDevice.ts'
import { messages, vaultOf } from './openSavePage.ts'

const FULL = 'Your account is full: "Dear" is in this browser only.'

test('the saves of the next player are sent while an answer to the one before is still under way', async () => {
  const anns = makeAccount()
  const bobs = makeAccount()
  const values = new Map<string, string>()
  /** Notes that Ann's call is under way, whose answer never comes. */
  let noteCall = () => {}
  const underWay = new Promise<void>((resolve) => {
    noteCall = resolve
  })
  const hang = () => {
    noteCall()
    return new Promise<never>(() => {})
  }
  const connectApi = (token: () => string | null): Api => {
    const bob = bobs.connectApi()
    const isAnn = () => token() === 'token of ann'
    const user = { id: 'bob', username: 'bob', email: 'bob@example.org' }
    return {
      ...bob,
      logIn: () => Promise.resolve({ token: 'token of bob', user }),
      accountSaves: () => (isAnn() ? hang() : bob.accountSaves()),
      keepAccountSave: (input) => (isAnn() ? hang() : bob.keepAccountSave(input)),
    }
  }
  const page = await openDevice(anns, values, { connectApi })
  await page.saving.save('Of Ann')
  void page.store.send()
  await underWay
  page.root.logOut()
  await page.root.session.logIn({ email: 'bob@example.org', password: 'secret', isRemembered: false })
  page.gameStores.enter({ seed: 6, clubName: 'Southgate' })
  await page.saving.save('Of Bob')
  await page.store.send()
  expect(bobs.names()).toEqual(['Of Bob'])
})

test('a save is listed once while its copy arrives in the account', async () => {
  const page = await openDevice(makeAccount())
  const most = { versions: 0 }
  const stop = autorun(() => {
    most.versions = Math.max(most.versions, page.store.versions.length)
  })
  await page.saving.save('Dear')
  await page.store.send()
  stop()
  expect(most.versions).toBe(1)
})

test('the save that the browser drops for its eleventh leaves the account, which takes the eleventh', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  for (let number = 1; number <= 11; number += 1) {
    await page.saving.save(`Save ${number}`)
    await page.store.send()
  }
  const names = page.saves.cards.map(({ name }) => name)
  expect(names).not.toContain('Save 1')
  expect(account.names().toSorted()).toEqual(names.toSorted())
  expect(page.states()).not.toContain('Save 11: refused')
})

test('of the saves that wait, the newest are sent first', async () => {
  const account = makeAccount()
  await keepOthers(account, 8)
  account.status = null
  const page = await openDevice(account)
  for (const name of ['First', 'Second', 'Third']) await page.saving.save(name)
  account.status = 200
  await page.store.send()
  expect(account.names().slice(8)).toEqual(['Third', 'Second'])
})

test('a save for which the account has no room says so once, and offers the list', async () => {
  const account = makeAccount()
  await keepOthers(account, 10)
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Dear')
  await page.store.send()
  await page.store.send()
  const said = page.ui.toasts.filter(({ message }) => message === FULL)
  expect(said).toMatchObject([{ tone: 'warning', offer: { label: 'Show saves' } }])
  said[0]?.offer?.act()
  expect(page.ui.modal).toEqual({ kind: 'load-game' })
  const again = await openDevice(account, values)
  await again.store.send()
  expect(messages(again)).not.toContain(FULL)
})

test('saves that the account has lost to an older backup are sent again', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Before')
  await page.store.send()
  const backup = new Map(account.kept)
  await page.saving.save('After')
  await page.saving.save('Before')
  await page.store.send()
  account.kept.clear()
  account.removed.clear()
  for (const [revision, input] of backup) account.kept.set(revision, input)
  const again = await openDevice(account, values)
  await again.store.send()
  expect(again.states().toSorted()).toEqual(['After: kept', 'Before: kept'])
})

test('a save that another device has deleted or replaced is not sent again', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const desk = await openDevice(account, values)
  await desk.saving.save('Deleted')
  await desk.saving.save('Replaced')
  await desk.store.send()
  const phone = await openDevice(account)
  await phone.store.send()
  for (const version of phone.store.versions) {
    if (version.name === 'Deleted') await phone.store.remove(version.revision)
    else {
      await phone.saving.loadFromAccount(version)
      await phone.saving.save('Replaced')
    }
  }
  await phone.store.send()
  const { length } = account.writes
  const again = await openDevice(account, values)
  await again.store.send()
  expect(account.writes).toHaveLength(length)
  expect(again.states()).toEqual(['Replaced: kept'])
})

test('an empty new database receives all saves of this browser', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Dear')
  await page.store.send()
  account.kept.clear()
  account.epoch = 'second database'
  const again = await openDevice(account, values)
  await again.store.send()
  expect(again.states()).toEqual(['Dear: kept'])
})

test('a ledger of the first release sends nothing again that is missing at its first list', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Dear')
  await page.store.send()
  const sent = page.saves.cardOf('Dear')?.revision
  account.kept.clear()
  const records = { 'saves/ann/Dear': { sent, base: sent, loaded: null } }
  values.set('account/ann', JSON.stringify({ records, removals: [] }))
  const { length } = account.writes
  const again = await openDevice(account, values)
  await again.store.send()
  expect(account.writes).toHaveLength(length)
  await again.saving.save('Dear')
  await again.store.send()
  expect(account.writes.at(-1)?.replaces).toEqual([sent])
})

test('a lost answer leaves no second version of a save', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values)
  await page.saving.save('Dear')
  await page.store.send()
  account.losesWrites = true
  await page.saving.save('Dear')
  await page.store.send()
  expect(page.states()).toContain('Dear: waiting')
  const again = await openDevice(account, values)
  await again.saving.save('Other')
  await again.saving.load('Dear')
  await again.saving.save('Dear')
  account.losesWrites = false
  await again.store.send()
  expect(again.states().toSorted()).toEqual(['Dear: kept', 'Other: kept'])
})

test('a save that was deleted while its answer was lost leaves the account', async () => {
  const account = makeAccount()
  const page = await openDevice(account)
  account.losesWrites = true
  await page.saving.save('Dear')
  await page.store.send()
  expect(account.names()).toEqual(['Dear'])
  account.losesWrites = false
  await page.saves.remove('Dear')
  await page.store.send()
  expect(account.names()).toEqual([])
})

test('a save whose answer was lost, and that another device replaced, does not return', async () => {
  const account = makeAccount()
  const desk = await openDevice(account)
  account.losesWrites = true
  await desk.saving.save('Dear')
  await desk.store.send()
  account.losesWrites = false
  const phone = await openDevice(account)
  await phone.store.send()
  const [version] = phone.store.versions
  if (!version) throw new Error('The account shows no save')
  await phone.saving.loadFromAccount(version)
  await phone.saving.save('Dear')
  await phone.store.send()
  await desk.store.send()
  expect(desk.states()).toEqual(['Dear: kept'])
  expect(account.kept.size).toBe(1)
})

/** Database of a browser without room for saves. */
function makeFullVault(values: Map<string, string>) {
  return { ...vaultOf(values), replace: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
}

test('a save for which the browser has no room goes to the account, and the toast says where it is', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const page = await openDevice(account, values, { vault: makeFullVault(values) })
  expect(await page.saving.save('Dear')).toEqual({ result: 'saved' })
  expect(messages(page)).toContain('Game saved in your account as "Dear": this browser has no room for it.')
  expect(messages(page)).not.toContain('Game saved locally as "Dear".')
  expect(page.autosave.isDirty).toBe(false)
  page.time.advanceDay()
  expect(await page.saving.save('Dear')).toEqual({ result: 'saved' })
  await page.store.send()
  expect(page.states()).toEqual(['Dear: kept'])
  expect([...account.kept.values()]).toMatchObject([{ day: 2 }])
})

test('once the browser has room again, the save of the account is replaced, and not doubled', async () => {
  const account = makeAccount()
  const values = new Map<string, string>()
  const vault: Vault = makeFullVault(values)
  const page = await openDevice(account, values, { vault })
  await page.saving.save('Dear')
  vault.replace = (...parts) => vaultOf(values).replace(...parts)
  await page.saving.save('Dear')
  expect(messages(page).at(-1)).toBe('Game saved locally as "Dear".')
  await page.store.send()
  expect(page.states()).toEqual(['Dear: kept'])
})

test.each([
  ['cannot be reached', { status: null }, 'Your account can’t be reached either.'],
  [
    'keeps no saves',
    { keepsSaves: false },
    'Your account doesn’t keep saves. You can change that in Settings.',
  ],
])('neither a full browser nor an account that %s keeps a save, and both are said', async (_, parts, why) => {
  const account = Object.assign(makeAccount(), parts)
  const values = new Map<string, string>()
  const page = await openDevice(account, values, { vault: makeFullVault(values) })
  page.time.advanceDay()
  expect(await page.saving.save('Dear')).toEqual({
    result: 'full',
    message: `Error saving game. The browser has no room left for it. ${why}`,
  })
  expect(page.autosave.isDirty).toBe(true)
})
