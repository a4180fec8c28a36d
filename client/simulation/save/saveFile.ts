/** Format of saves: version, limits and writing. Reading is `readSave.ts`, which a career that runs does without. */
import type { GameState, Snapshot } from '../gameState.ts'

/** Current version of GameState's shape. */
export const SAVE_VERSION = 24

/** Maximum length of a text that is parsed; a career of thirty seasons has 690,000 characters. */
export const MAX_SAVE_LENGTH = 5_000_000

export interface SavedGame<Career = GameState> {
  /** Name chosen by the player; '' for an automatic copy. */
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  career: Career
}

/** Serialises a saved game as one line of JSON with the version of its shape. */
export function writeSave({ name, savedAt, career }: SavedGame<Snapshot>): string {
  return JSON.stringify({ version: SAVE_VERSION, name, savedAt, career })
}
