/** Runs in the browser: saves and loads careers through the stores, as a player does. */
import { browserEnvironment } from '../../client/browserEnvironment.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { GameStores } from '../../client/stores/GameStores.ts'
import { RootStore } from '../../client/stores/RootStore.ts'

export interface SaveTimes {
  /** Milliseconds of each save and load. */
  saves: number[]
  loads: number[]
  /** Longest time of each save and automatic copy for which the page answers nothing, in milliseconds. */
  pauses: number[]
  /** Characters of the saves in the database, including backups and keys. */
  characters: number
}

/** Measures the longest time between two tasks of the page, until it is called. */
function watchPauses(): () => number {
  const { port1, port2 } = new MessageChannel()
  let last = performance.now()
  let longest = 0
  port1.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    port2.postMessage(null)
  }
  port2.postMessage(null)
  return () => {
    port1.close()
    return Math.max(longest, performance.now() - last)
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Saves every career twice under its name, so that each has a backup, and loads it twice. */
async function measure(careers: readonly Snapshot[]): Promise<SaveTimes> {
  localStorage.setItem('token', 'bench')
  localStorage.setItem('user', JSON.stringify({ id: 'bench', username: 'Bench', isGuest: false }))
  const environment = browserEnvironment()
  const root = new RootStore(environment)
  const { autosave, game, saving } = new GameStores(root)
  const saves: number[] = []
  const loads: number[] = []
  const pauses: number[] = []
  const clock = async (times: number[], act: () => Promise<boolean>) => {
    const start = performance.now()
    if (!(await act())) throw new Error('A career was not saved or not loaded')
    times.push(performance.now() - start)
  }
  for (let round = 0; round < 2; round++) {
    for (const [i, career] of careers.entries()) {
      game.resume(career)
      await rest(50)
      const stopWatching = watchPauses()
      // As five seconds after the last change.
      autosave.keep()
      await rest(50)
      await clock(saves, async () => (await saving.save(`Career ${i}`)).result === 'saved')
      await rest(50)
      pauses.push(stopWatching())
    }
    for (const i of careers.keys()) await clock(loads, () => saving.load(`Career ${i}`))
  }
  const { records, backups } = await environment.vault.contents()
  const kept = [records, backups].flatMap((texts) =>
    Object.entries(texts).filter(([key]) => key.startsWith('saves/')),
  )
  return {
    saves,
    loads,
    pauses,
    characters: kept.reduce((sum, [key, text]) => sum + key.length + text.length, 0),
  }
}

Object.assign(window, { measureSaves: measure })
