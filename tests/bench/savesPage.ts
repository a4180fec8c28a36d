/** Runs in the browser: saves and loads careers through the stores, as a player does. */
import { browserEnvironment } from '../../client/environment.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { GameStores } from '../../client/stores/GameStores.ts'
import { RootStore } from '../../client/stores/RootStore.ts'

export interface SaveTimes {
  /** Milliseconds of each save and load. */
  saves: number[]
  loads: number[]
  /** Characters of the saves in localStorage, including backups and keys. */
  characters: number
}

/** Saves every career twice under its name, so that each has a backup, and loads it twice. */
async function measure(careers: readonly Snapshot[]): Promise<SaveTimes> {
  localStorage.setItem('token', 'bench')
  localStorage.setItem('user', JSON.stringify({ id: 'bench', username: 'Bench', isGuest: false }))
  const root = new RootStore(browserEnvironment())
  const { autosave, game, saving } = new GameStores(root)
  const saves: number[] = []
  const loads: number[] = []
  const clock = async (times: number[], act: () => Promise<boolean>) => {
    const start = performance.now()
    if (!(await act())) throw new Error('A career was not saved or not loaded')
    times.push(performance.now() - start)
  }
  for (let round = 0; round < 2; round++) {
    for (const [i, career] of careers.entries()) {
      game.resume(career)
      // As five seconds after the last change.
      autosave.keep()
      await clock(saves, async () => (await saving.save(`Career ${i}`)).result === 'saved')
    }
    for (const i of careers.keys()) await clock(loads, () => saving.load(`Career ${i}`))
  }
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('saves/'))
  return {
    saves,
    loads,
    characters: kept.reduce((sum, [key, text]) => sum + key.length + String(text).length, 0),
  }
}

Object.assign(window, { measureSaves: measure })
