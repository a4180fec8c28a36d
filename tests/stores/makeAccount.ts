/** Account with saves that follows the rules of the server, for tests of several devices. */
import type { AccountSaveCard, KeepSaveInput } from '../../server/schemas/saves.ts'
import { accountSavesMax, savesRules } from '../../server/schemas/savesRules.ts'
import { ServerError } from '../../client/api/ServerError.ts'
import { makeApi, type FakeCalls } from './makeApi.ts'

export function makeAccount() {
  const kept = new Map<string, KeepSaveInput>()
  /** Revisions that were removed or replaced. */
  const removed = new Set<string>()
  /** Inputs of all writes, the refused ones too. */
  const writes: KeepSaveInput[] = []
  const account = {
    kept,
    removed,
    writes,
    epoch: 'first database',
    keepsSaves: true,
    /** Status of all answers; null for no network, 200 for an account that works. */
    status: 200 as number | null,
    /** True while answers to writes are lost on their way, after the account has kept the save. */
    losesWrites: false,
    names: () => [...kept.values()].map(({ name }) => name),
    connectApi: () => makeApi(calls),
  }
  const answer = async <Result>(work: () => Result): Promise<Result> => {
    const { status } = account
    if (status !== 200) throw new ServerError('refused', status)
    return Promise.resolve(work())
  }
  const keep = (input: KeepSaveInput): boolean => {
    if (!account.keepsSaves) throw new ServerError(savesRules.off, 403)
    writes.push(input)
    if (kept.has(input.revision)) return true
    if (removed.has(input.revision)) return false
    const { kind, name, revision } = input
    for (const replaced of input.replaces) {
      const found = kept.get(replaced)
      if (replaced === revision || (found && (found.kind !== kind || found.name !== name))) continue
      kept.delete(replaced)
      removed.add(replaced)
    }
    const saves = [...kept.values()].filter((other) => other.kind === 'save')
    if (kind === 'save' && saves.length >= accountSavesMax) throw new ServerError(savesRules.full, 409)
    kept.set(revision, input)
    return true
  }
  const calls: FakeCalls = {
    accountSaves: () =>
      answer(() => ({
        saves: [...kept.values()].map((input): AccountSaveCard => ({
          ...input,
          sizeBytes: input.content.length,
        })),
        removed: [...removed],
        epoch: account.epoch,
        keepsSaves: account.keepsSaves,
      })),
    readAccountSave: (revision) =>
      answer(() => {
        const found = kept.get(revision)
        if (!found) throw new ServerError(savesRules.missing, 404)
        return found.content
      }),
    keepAccountSave: async (input) => {
      const isKept = await answer(() => keep(input))
      if (account.losesWrites) throw new ServerError('Failed to fetch', null)
      return isKept
    },
    removeAccountSave: (revision) =>
      answer(() => {
        kept.delete(revision)
        removed.add(revision)
      }),
    switchAccountSaves: (keepsSaves) =>
      answer(() => {
        account.keepsSaves = keepsSaves
        if (keepsSaves) return
        kept.clear()
        removed.clear()
      }),
    deleteAccount: () => answer(() => {}),
  }
  return account
}
