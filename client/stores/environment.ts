import type { SoundMoment } from '../../scenes/sound/MatchSound.ts'
import type { Api } from '../api/Api.ts'

/** Interfaces of the environment of the stores: implemented by the browser, and by fakes in tests. */

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A record, or the time of its removal in milliseconds since 1970. */
export type JournalEntry = string | { removedAt: number }

/**
 * Second store for saves. A browser may delay the writes of its storage by minutes; entries of the journal
 * survive a killed browser process.
 */
export interface Journal {
  /** All entries by key. */
  read(): Promise<ReadonlyMap<string, JournalEntry>>
  write(key: string, entry: JournalEntry): Promise<void>
  /** Deletes the entry of a key. */
  forget(key: string): Promise<void>
}

/** Locks that hold across the tabs of a browser. */
export interface Locks {
  /** Runs `work` while no other tab runs work of this name. */
  within<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Holds a lock until the tab is closed. */
  hold(name: string): void
  isHeld(name: string): Promise<boolean>
}

export interface Clock {
  /** Monotonic time in milliseconds. */
  now(): number
  /** Date and time of the player's device. */
  date(): Date
  /** Calls `tick` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, tick: () => void): () => void
  /** Calls `act` once after `delayMs`, unless the returned function is called before. */
  after(delayMs: number, act: () => void): () => void
}

/** Sound of a match on the device’s loudspeakers. */
export interface MatchSound {
  /** `volume`: percent. */
  setVolume(volume: number): void
  /** Pauses or resumes the sound. It is paused at first. */
  setRunning(isRunning: boolean): void
  /** Plays what has happened since the moment shown before. */
  follow(moment: SoundMoment): void
  /** Ends all sound for good. */
  close(): void
}

export interface Environment {
  /** Persistent storage of the browser. */
  storage: KeyValueStorage
  /** Calls `act` whenever another tab has changed the storage. The returned function unsubscribes. */
  onStorageChange(act: () => void): () => void
  /** Storage of the tab. */
  sessionStorage: KeyValueStorage
  journal: Journal
  locks: Locks
  /** Requests persistent storage, which the browser does not evict. */
  persistStorage(): void
  clock: Clock
  /** Calls `act` as soon as input and paint that wait have had their turn, unless the returned function is called before. */
  soon(act: () => void): () => void
  /** Calls `act` whenever the page is hidden, possibly for good. The returned function unsubscribes. */
  onHidden(act: () => void): () => void
  /** Calls `act` whenever the page is shown again. The returned function unsubscribes. */
  onShown(act: () => void): () => void
  /**
   * Opens the sound of a match at a volume in percent. Browsers allow it after a gesture of the player. Rejects
   * where there is no sound, or when it cannot be loaded.
   */
  openSound(volume: number): Promise<MatchSound>
  /** Makes the browser confirm closing the tab while `isWanted` returns true. The returned function unsubscribes. */
  askBeforeClosing(isWanted: () => boolean): () => void
  /** Downloads a text file. */
  downloadFile(fileName: string, text: string): void
  /** Connects to the server. `token` is called for every request and returns null for none. */
  connectApi(token: () => string | null): Api
  /** Converts a picture to a PNG within 256 × 256 pixels. Rejects when the browser cannot decode it. */
  shrinkPicture(picture: Blob): Promise<Blob>
  /** False when the browser knows that it has no network. */
  isOnline(): boolean
  /** Calls `act` whenever the network is back. The returned function unsubscribes. */
  onOnline(act: () => void): () => void
  /** Version of the app. */
  version: string
  /** Browser and system as the browser describes them. */
  userAgent: string
  /** Returns a random unsigned integer of 32 bits. */
  seed(): number
}
