import type { SaveReading } from '../../simulation/save/readSave.ts'
import { LazyModule } from '../LazyModule.ts'

/** Reader of stored and imported careers. The provider of the game's stores waits for it where one is stored. */
export const careerReader = new LazyModule(() => import('./readCareer.ts'))

/** Saved game of a record, or the fault of reading it: 'no-reader' when the reader could not be loaded. */
type UnpackedCareer = SaveReading | { ok: false; fault: 'no-reader' }

/** The saved game of a record, which may come from anywhere. `isImported`: from a file of the player's. */
export async function unpackCareer(stored: string, isImported = false): Promise<UnpackedCareer> {
  let reader
  try {
    reader = await careerReader.load()
  } catch {
    return { ok: false, fault: 'no-reader' }
  }
  try {
    return await reader.readRecord(stored, isImported)
  } catch {
    return { ok: false, fault: 'corrupt' }
  }
}
