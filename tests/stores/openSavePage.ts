/** Builder of the stores of a registered player, for tests of saves. */
import type { Environment } from '../../client/stores/environment.ts'
import type { SaveCard } from '../../client/stores/saves/saveRecord.ts'
import { makeStorage, makeStores, makeVault, type FakeVault } from './makeStores.ts'

const user = (id: string) => ({
  token: `token of ${id}`,
  user: JSON.stringify({ id, username: id, isGuest: false }),
})

/** Number of pages so far, so that no two write the same revision. */
let pages = 0

/** Databases of the browsers, by their storage. */
const vaults = new WeakMap<Map<string, string>, FakeVault>()

/** Database of the browser with this storage. */
export function vaultOf(values: Map<string, string>): FakeVault {
  const vault = vaults.get(values) ?? makeVault()
  vaults.set(values, vault)
  return vault
}

/** Opens a page of a registered player on the storage and database of a browser. */
export function openPage(values = new Map<string, string>(), parts: Partial<Environment> = {}, id = 'ann') {
  for (const [key, value] of Object.entries(user(id))) values.set(key, value)
  pages += 1
  let seed = pages * 1_000
  const page = makeStores({
    environment: { storage: makeStorage(values), vault: vaultOf(values), seed: () => ++seed, ...parts },
  })
  page.gameStores.enter({ seed: 5, clubName: 'Northgate' })
  const { root, gameStores } = page
  return { ...page, ...gameStores, saves: root.saves, ui: root.ui, values, vault: vaultOf(values) }
}

type OpenPage = ReturnType<typeof openPage>

export const messages = ({ ui }: OpenPage) => ui.toasts.map(({ message }) => message)
export const names = ({ saves }: OpenPage) => saves.cards.map(({ name }) => name)
export const json = ({ game }: OpenPage) => JSON.stringify(game.state)

export const makeCard = (parts: Partial<SaveCard>): SaveCard => ({
  name: 'Dear',
  savedAt: 1,
  day: 1,
  season: 1,
  club: 'X',
  revision: 'r',
  isSaved: true,
  ...parts,
})
