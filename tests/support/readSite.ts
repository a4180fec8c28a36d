/** Reads pages and teams over kept connections, as browsers behind a proxy do, and counts the answers. */
import { Agent, get } from 'node:http'

interface ReadLoad {
  /** Number of answers by status; 0 for a connection that was cut. */
  readonly statuses: ReadonlyMap<number, number>
  /** Resolves after this number of further answers. */
  readonly answered: (count: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const readers = 48

/** Starts readers who ask again as soon as they have their answer, half of them for a page. */
export function readSite({ url }: { readonly url: string }, token: string): ReadLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const statuses = new Map<number, number>()
  const waiting = new Set<() => void>()
  let answers = 0
  let isStopped = false
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string) =>
    new Promise<number>((resolve) => {
      const call = get(`${url}${path}`, { agent, headers }, (res) => {
        res.resume()
        res.once('close', () => {
          resolve(res.complete ? (res.statusCode ?? 0) : 0)
        })
      })
      call.once('error', () => {
        resolve(0)
      })
    })
  const read = async (path: string) => {
    while (!isStopped) {
      const status = await ask(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      answers += 1
      for (const look of waiting) look()
    }
  }
  const running = Array.from({ length: readers }, (_, reader) =>
    read(reader % 2 === 0 ? '/game' : '/api/user/team'),
  )
  return {
    statuses,
    answered: (count) => {
      const enough = answers + count
      return new Promise((resolve) => {
        const look = () => {
          if (answers < enough) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
      })
    },
    stop: async () => {
      isStopped = true
      await Promise.all(running)
      agent.destroy()
    },
  }
}
