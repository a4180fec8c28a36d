import type { AccountServices } from './saves/AccountQueue.ts'
import { ledgerKey } from './saves/Stamps.ts'
import type { AccountSavesStore } from './AccountSavesStore.ts'

/** Delay between a write in this browser and its copy to the account, so that it holds up nothing. */
const SENDING_DELAY_MS = 2_000

/** Delay of a recovery copy, which is written after every match. */
export const RECOVERY_DELAY_MS = 60_000

/** Connection of the saves of this browser to those of the account. Loads their store with the first write. */
export class AccountLink {
  readonly #root: AccountServices
  /** Revisions that the player has saved on this page. */
  readonly #ownRevisions = new Set<string>()
  #store: AccountSavesStore | null = null
  #waiting: { dueMs: number; stop: () => void } | null = null

  constructor(root: AccountServices) {
    this.#root = root
  }

  /** Loads the store of the saves in the account. */
  async open(): Promise<AccountSavesStore> {
    const { AccountSavesStore } = await import('./AccountSavesStore.ts')
    return (this.#store ??= new AccountSavesStore({ ...this.#root, ownRevisions: this.#ownRevisions }))
  }

  /** Sends what is new in this browser to the account, in the background. Guests send nothing. */
  sendSoon(delayMs = SENDING_DELAY_MS): void {
    const { clock } = this.#root.environment
    const dueMs = clock.now() + delayMs
    if (!this.#root.session.isRegistered || (this.#waiting && this.#waiting.dueMs <= dueMs)) return
    this.#waiting?.stop()
    const stop = clock.after(delayMs, () => {
      this.#waiting = null
      this.#run((store) => void store.send())
    })
    this.#waiting = { dueMs, stop }
  }

  /** Notes a save of the player, whose way to the account concerns them. */
  noteSaved(revision: string): void {
    this.#ownRevisions.add(revision)
  }

  /** Removes the record of this key from the account too, if this browser has sent it. */
  noteRemoved(key: string): void {
    if (!this.#root.environment.storage.getItem(ledgerKey(this.#root.session.owner ?? ''))) return
    this.#run((store) => store.noteRemoved(key))
  }

  /** Forgets what has been sent, with a deleted account. */
  forget(): void {
    this.#root.environment.storage.removeItem(ledgerKey(this.#root.session.owner ?? ''))
  }

  /** Runs work of this session. Without its chunk nothing is sent; the next write tries again. */
  #run(work: (store: AccountSavesStore) => void): void {
    if (this.#store) work(this.#store)
    else
      void this.#root.session
        .ask(() => this.open())
        .then((answer) => {
          if (answer.kind === 'value') work(answer.value)
        })
  }
}
