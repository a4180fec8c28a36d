/** Players who write, read what they wrote and open a page by turns, and what they see while parts of a site are lost. */
import { setTimeout } from 'node:timers/promises'
import { makeAccount } from './callServer.ts'

/** Time between two requests of a player. */
const PAUSE_MS = 700
/** A request that takes longer counts as unanswered. */
const ANSWER_MS = 10_000
/** Time between two registrations. */
const REGISTRATION_MS = 2_000

/** Writes and reads of all players while something happened. */
export interface Seen {
  readonly writes: number
  /** Writes without an answer of 200. */
  readonly refused: number
  /** Longest time between two acknowledged writes of anybody, in seconds. */
  readonly secondsWithoutWrites: number
  readonly reads: number
  /** Share of reads, of pages and teams, with an answer of 200. */
  readonly readsAnswered: number
  /** Answers older than what the same player had been told was written, and sessions that were unknown. */
  readonly lies: number
}

export interface PlayersOnSite {
  /** Counts from now on. */
  readonly watch: () => () => Seen
  /** Waits for one more round of everybody, then returns the number of acknowledged writes and registrations that are gone. */
  readonly lost: () => Promise<number>
  readonly stop: () => Promise<void>
}

interface Counts {
  writes: number
  refused: number
  reads: number
  answered: number
  lies: number
  writtenAt: number
  longestMs: number
}

/** Registers this number of accounts and starts to play. */
export async function playOnSite(site: { readonly url: string }, players: number): Promise<PlayersOnSite> {
  const tokens: string[] = []
  for (let made = 0; made < players; made += 1) tokens.push((await makeAccount(site)).token)
  const registered: string[] = []
  const acknowledged = new Map<string, number>()
  let counts = newCounts()
  let isOver = false
  let writes = 0

  const write = async (token: string) => {
    const number = (writes += 1)
    const { status } = await send(site.url, '/api/user/team', token, { name: `Club ${number}` })
    counts.writes += 1
    if (status !== 200) {
      counts.refused += 1
      return
    }
    acknowledged.set(token, number)
    const now = performance.now()
    counts.longestMs = Math.max(counts.longestMs, now - counts.writtenAt)
    counts.writtenAt = now
  }
  const read = async (token: string) => {
    const known = acknowledged.get(token) ?? 0
    const { status, text } = await send(site.url, '/api/user/team', token)
    noteRead(status)
    if (status === 401 || (status === 200 && numberIn(text) < known)) counts.lies += 1
  }
  const noteRead = (status: number) => {
    counts.reads += 1
    if (status === 200) counts.answered += 1
  }
  const play = async (token: string, i: number) => {
    await setTimeout((i * 3 * PAUSE_MS) / players)
    while (!isOver) {
      await write(token)
      await setTimeout(PAUSE_MS)
      await read(token)
      await setTimeout(PAUSE_MS)
      noteRead((await send(site.url, '/game', token)).status)
      await setTimeout(PAUSE_MS)
    }
  }
  const register = async () => {
    while (!isOver) {
      // A refused registration may be kept all the same; an acknowledged one must be.
      const account = await makeAccount(site).catch(() => null)
      if (account) registered.push(account.token)
      await setTimeout(REGISTRATION_MS)
    }
  }
  const playing = [...tokens.map(play), register()]

  return {
    watch: () => {
      const own = (counts = newCounts())
      return () => ({
        writes: own.writes,
        refused: own.refused,
        secondsWithoutWrites: Math.max(own.longestMs, performance.now() - own.writtenAt) / 1_000,
        reads: own.reads,
        readsAnswered: own.answered / own.reads,
        lies: own.lies,
      })
    },
    lost: async () => {
      const answers = await Promise.all(
        [...acknowledged].map(async ([token, number]) => {
          const { status, text } = await send(site.url, '/api/user/team', token)
          return status === 200 && numberIn(text) >= number
        }),
      )
      const sessions = await Promise.all(
        registered.map(async (token) => (await send(site.url, '/api/user/team', token)).status === 200),
      )
      return [...answers, ...sessions].filter((isThere) => !isThere).length
    },
    stop: async () => {
      isOver = true
      await Promise.all(playing)
    },
  }
}

const newCounts = (): Counts => ({
  writes: 0,
  refused: 0,
  reads: 0,
  answered: 0,
  lies: 0,
  writtenAt: performance.now(),
  longestMs: 0,
})

/** Sends a write with a body, a read without. Status 0: no answer. */
async function send(
  url: string,
  path: string,
  token: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

/** Number of a team's name; 0 for one from before the writes. */
function numberIn(text: string): number {
  return Number(/"name":"Club (\d+)"/.exec(text)?.[1] ?? 0)
}
