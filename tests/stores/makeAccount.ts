/** Account with saves that follows the rules of the server, for tests of several devices. */
import type { AccountSaveCard, KeepSaveInput } from '../../server/schemas/saves.ts'
import { accountSavesMax, savesRules } from '../../server/schemas/savesRules.ts'
import { ServerError } from '../../client/api/ServerError.ts'
import { makeApi, type FakeCalls } from './makeApi.ts'

export function makeAccount() {
  const kept = new Map<string, KeepSaveInput>()
  /** Inputs of all writes, the refused ones too. */
  const writes: KeepSaveInput[] = []
  const account = {
    kept,
    writes,
    /** Status of all answers; null for no network, 200 for an account that works. */
    status: 200 as number | null,
    names: () => [...kept.values()].map(({ name }) => name),
    connectApi: () => makeApi(calls),
  }
  const answer = <Result>(work: () => Result): Promise<Result> => {
    const { status } = account
    if (status !== 200) return Promise.reject(new ServerError('refused', status))
    return new Promise((resolve) => {
      resolve(work())
    })
  }
  const calls: FakeCalls = {
    accountSaves: () =>
      answer(() =>
        [...kept.values()].map((input): AccountSaveCard => ({ ...input, sizeBytes: input.content.length })),
      ),
    readAccountSave: (revision) =>
      answer(() => {
        const found = kept.get(revision)
        if (!found) throw new ServerError(savesRules.missing, 404)
        return found.content
      }),
    keepAccountSave: (input) =>
      answer(() => {
        writes.push(input)
        if (kept.has(input.revision)) return
        const replaced = input.replaces === null ? undefined : kept.get(input.replaces)
        if (replaced?.name === input.name) kept.delete(replaced.revision)
        const saves = [...kept.values()].filter(({ kind }) => kind === 'save')
        if (input.kind === 'save' && saves.length >= accountSavesMax)
          throw new ServerError(savesRules.full, 409)
        kept.set(input.revision, input)
      }),
    removeAccountSave: (revision) => answer(() => void kept.delete(revision)),
    deleteAccount: () => answer(() => {}),
  }
  return account
}
