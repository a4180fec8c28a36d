/** Builder of the devices of a player, for tests of the saves in their account. */
import type { makeAccount } from './makeAccount.ts'
import { openPage } from './openSavePage.ts'

type Account = ReturnType<typeof makeAccount>

/** Page of a registered player whose browser is `values`, with the store of the saves in the account. */
export async function openDevice(account: Account, values = new Map<string, string>(), parts = {}) {
  const page = openPage(values, { connectApi: account.connectApi, ...parts })
  const store = await page.root.account.open()
  return { ...page, store, states: () => store.versions.map(({ name, state }) => `${name}: ${state}`) }
}

/** Fills an account with this number of saves of another device. */
export async function keepOthers(account: Account, count: number) {
  const api = account.connectApi()
  for (let number = 1; number <= count; number += 1) {
    await api.keepAccountSave({
      ...{ kind: 'save', name: `Other ${number}`, revision: `other-${number}`, day: 1, season: 1, club: 'X' },
      ...{ savedAt: number, device: 'Safari on iPhone', checksum: '00000000', replaces: [], content: 'x' },
    })
  }
}
