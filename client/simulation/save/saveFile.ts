/** Format of saves: version, limits and writing. Reading is `readSave.ts`, which a career that runs does without. */
import type { GameState, Snapshot } from '../gameState.ts'

/** Current version of GameState's shape. */
export const SAVE_VERSION = 24

/** Maximum length of a text that is parsed; a career of thirty seasons has a million characters. */
export const MAX_SAVE_LENGTH = 5_000_000

export interface SavedGame<Career = GameState> {
  /** Name chosen by the player; '' for an automatic copy. */
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  career: Career
}

/** Serialises a saved game as one line of JSON with the version of its shape. */
export function writeSave(game: SavedGame<Snapshot>): string {
  return joinSave(game, [...writeFields(game.career)])
}

/** Serialises the fields of a career, one by one, so that a page can rest between them. */
export function* writeFields(career: Snapshot): Generator<string> {
  for (const [field, value] of Object.entries<unknown>(career))
    if (value !== undefined) yield `"${field}":${JSON.stringify(value)}`
}

/** The text of a saved game of which the fields of the career have been serialised. */
export function joinSave({ name, savedAt }: Omit<SavedGame, 'career'>, fields: readonly string[]): string {
  const about = JSON.stringify({ version: SAVE_VERSION, name, savedAt }).slice(0, -1)
  return `${about},"career":{${fields.join(',')}}}`
}
