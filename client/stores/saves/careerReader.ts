import type { SaveReading } from '../../simulation/save/readSave.ts'
import { LazyModule } from '../LazyModule.ts'

/** Reader of stored and imported careers. The provider of the game's stores waits for it where one is stored. */
export const careerReader = new LazyModule(() => import('./readCareer.ts'))

/**
 * The saved game of a record, which may come from anywhere. `isImported`: from a file of the player's. A reader
 * that fails to load is reported as a fault of the save.
 */
export async function unpackCareer(stored: string, isImported = false): Promise<SaveReading> {
  try {
    const { readRecord } = await careerReader.load()
    return await readRecord(stored, isImported)
  } catch {
    return { ok: false, fault: 'corrupt' }
  }
}
