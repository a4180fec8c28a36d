/** Digest of a career, which must be the same in Node and in the browser. */
import { createGame } from '../../client/simulation/season/createGame.ts'
import { MANAGERS } from './managers.ts'
import { playSeasons } from './playSeasons.ts'

export const DIGEST_SEED = 2026
const SEASONS = 3

/** Returns the SHA-256 of the JSON of a career after three seasons, in hexadecimal. */
export async function careerDigest(seed: number): Promise<string> {
  const game = createGame({ seed })
  playSeasons(game, SEASONS, MANAGERS.auto)
  const bytes = new TextEncoder().encode(JSON.stringify(game))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
