import type { Api } from '../api/Api.ts'

/** What the stores need of the world outside: the browser gives it to the game, tests give their own. */

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A record, or when it was removed, in milliseconds since 1970. */
export type JournalEntry = string | { removedAt: number }

/**
 * A second place for what must not be lost. A browser may hold the writes of its storage back for
 * minutes; what the journal has taken survives the end of the browser's process.
 */
export interface Journal {
  /** Every entry by its key. */
  read(): Promise<ReadonlyMap<string, JournalEntry>>
  write(key: string, entry: JournalEntry): Promise<void>
  /** Forgets the key, removed or not. */
  forget(key: string): Promise<void>
}

/** Locks that hold across the tabs of a browser. */
export interface Locks {
  /** Does the work while no other tab does work of this name. */
  within<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Takes the lock until the tab is closed. */
  hold(name: string): void
  isHeld(name: string): Promise<boolean>
}

export interface Clock {
  /** Milliseconds; only differences mean something. */
  now(): number
  /** Date and time of day, as the player's device has them. */
  date(): Date
  /** Calls `tick` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, tick: () => void): () => void
  /** Calls `act` once after `delayMs`, unless the returned function is called before. */
  after(delayMs: number, act: () => void): () => void
}

export interface Environment {
  /** Stays in the browser until it is deleted. */
  storage: KeyValueStorage
  /** Lives as long as the tab. */
  sessionStorage: KeyValueStorage
  journal: Journal
  locks: Locks
  /** Asks the browser not to delete anything when it runs out of room. */
  persistStorage(): void
  clock: Clock
  /** Calls `act` as soon as input and paint that wait have had their turn, unless the returned function is called before. */
  soon(act: () => void): () => void
  /** Calls `act` whenever the page is hidden, which may be the last it does; the returned function ends it. */
  onHidden(act: () => void): () => void
  /** While `isWanted` says so, the browser asks before it closes the tab; the returned function ends it. */
  askBeforeClosing(isWanted: () => boolean): () => void
  /** Hands a text file to the player. */
  downloadFile(fileName: string, text: string): void
  /** The server's calls; `token` is asked at each for the one to show, null for none. */
  connectApi(token: () => string | null): Api
  /** The picture as a PNG that fits a square of 256 pixels; rejects when it is none the browser can read. */
  shrinkPicture(picture: Blob): Promise<Blob>
  /** A fresh random whole number of 32 bits, 0–4294967295. */
  seed(): number
}
