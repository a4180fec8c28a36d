import type { SoundMoment } from '../../scenes/sound/MatchSound.ts'
import type { Api } from '../api/Api.ts'
import type { SaveCard } from './saves/saveRecord.ts'

/** Interfaces of the environment of the stores: implemented by the browser, and by fakes in tests. */

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Record of a career as the database keeps it: its card apart, for lists, and its whole text. */
export interface VaultRecord {
  card: SaveCard
  stored: string
}

/** Record before another one. `isLast`: both are written in one task, because a page that is being closed waits for no answer. */
export interface RecordBackup {
  stored: string
  isLast: boolean
}

/**
 * Database of the browser for the contents of careers. A resolved write has reached the disk, and each is one
 * transaction. Every call rejects in a browser that has no database or no room.
 */
export interface Vault {
  /** Cards of the records whose keys begin with `prefix`, by key. */
  cards(prefix: string): Promise<ReadonlyMap<string, unknown>>
  /** Text of a record and that of its previous version; null where there is none. */
  read(key: string): Promise<{ stored: string | null; backup: string | null }>
  /** Writes a record, and makes the one before its backup. False, without a write, when `mayReplace` refuses its card. */
  replace(key: string, record: VaultRecord, mayReplace: (before: unknown) => boolean): Promise<boolean>
  /** Writes a record, and the one before as its backup. */
  put(key: string, record: VaultRecord, backup: RecordBackup | null): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** All texts by key. */
  contents(): Promise<Record<'records' | 'backups', Record<string, string>>>
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

/** Builds of the game on the server, by the hash of their rules. */
export interface Builds {
  /** Rules that this tab was led to; null where it follows the newest build. */
  readonly ledTo: string | null
  /** Rules of the newest build; null while the server can't be asked. */
  newest(): Promise<string | null>
  /** 'away': the server can't be reached. */
  find(rulesHash: string): Promise<'there' | 'gone' | 'away'>
  /** Leaves this page for the game in the latest build of these rules, null for the newest of all. `query`: of the address. */
  open(rulesHash: string | null, query?: string): void
}

export interface Environment {
  /** Persistent storage of the browser. */
  storage: KeyValueStorage
  /** Calls `act` whenever another tab has changed the storage. The returned function unsubscribes. */
  onStorageChange(act: () => void): () => void
  /** Storage of the tab. */
  sessionStorage: KeyValueStorage
  vault: Vault
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
  /** Downloads a file, of text or made by the browser. */
  downloadFile(fileName: string, content: string | Blob): void
  /** Connects to the server. `token` is called for every request and returns null for none. */
  connectApi(token: () => string | null): Api
  /** SHA-256 of a text as 64 hexadecimal digits. */
  sha256(text: string): Promise<string>
  /** Converts a picture to a PNG within 256 × 256 pixels. Rejects when the browser cannot decode it. */
  shrinkPicture(picture: Blob): Promise<Blob>
  /** False when the browser knows that it has no network. */
  isOnline(): boolean
  /** Calls `act` whenever the network is back. The returned function unsubscribes. */
  onOnline(act: () => void): () => void
  builds: Builds
  /** Hash of the rules of this build; null in development. */
  rulesHash: string | null
  /** Version of the app. */
  version: string
  /** Browser and system as the browser describes them. */
  userAgent: string
  /** Returns a random unsigned integer of 32 bits. */
  seed(): number
}
