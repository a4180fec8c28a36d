import { call } from './callServer.ts'

interface ServerAddress {
  readonly url: string
}

export interface WriteLoad {
  /** Latest acknowledged team name by token: 'Club 12', counted over all writes in the order they were sent. */
  readonly acknowledged: ReadonlyMap<string, string>
  /** Number of responses by status; 0 stands for a connection that was cut. */
  readonly statuses: ReadonlyMap<number, number>
  /** Number of writes that were not acknowledged. */
  readonly failed: () => number
  /** Number of sessions whose team has a name older than the latest acknowledged one. */
  readonly lost: () => Promise<number>
  /** Resolves with the next acknowledged write. */
  readonly written: () => Promise<void>
  /** Resolves when the writes on their way are done, too. */
  readonly stop: () => Promise<void>
}

/** Renames the teams of these sessions continuously, each one by one, until it is stopped. */
export function writeTeams({ url }: ServerAddress, tokens: readonly string[]): WriteLoad {
  const acknowledged = new Map<string, string>()
  const statuses = new Map<number, number>()
  let waiting: (() => void)[] = []
  let isOver = false
  let writes = 0
  const write = async (token: string) => {
    const name = `Club ${(writes += 1)}`
    const status = await rename(url, token, name)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 200) return
    acknowledged.set(token, name)
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const load = tokens.map(async (token) => {
    while (!isOver) await write(token)
  })
  return {
    acknowledged,
    statuses,
    failed: () => [...statuses].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0),
    lost: async () => {
      const isOlder = await Promise.all(
        [...acknowledged].map(async ([token, name]) => (await numberOf(url, token)) < numberIn(name)),
      )
      return isOlder.filter(Boolean).length
    },
    written: () => new Promise((resolve) => waiting.push(resolve)),
    stop: async () => {
      isOver = true
      await Promise.all(load)
    },
  }
}

/** Returns the status of the response, 0 without one. */
async function rename(url: string, token: string, name: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/user/team`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    await response.text()
    return response.status
  } catch {
    return 0
  }
}

/** Number of a team's name, 0 for a name from before the writes. */
function numberIn(name: string): number {
  return Number(/^Club (\d+)$/.exec(name)?.[1] ?? 0)
}

async function numberOf(url: string, token: string): Promise<number> {
  const { body } = await call({ url }, 'GET /user/team', { token })
  return numberIn((body as { team: { name: string } }).team.name)
}
