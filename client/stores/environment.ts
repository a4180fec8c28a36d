import type { Api } from '../api/Api.ts'

/** What the stores need of the world outside: the browser gives it to the game, tests give their own. */

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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
  clock: Clock
  /** The server's calls; `token` is asked at each for the one to show, null for none. */
  connectApi(token: () => string | null): Api
  /** The picture as a PNG that fits a square of 256 pixels; rejects when it is none the browser can read. */
  shrinkPicture(picture: Blob): Promise<Blob>
  /** A fresh random whole number of 32 bits, 0–4294967295. */
  seed(): number
}
