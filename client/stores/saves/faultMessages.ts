import type { SaveFault } from '../../simulation/save/saveFile.ts'

/** Why a save can't be read, as the player is told. */
export const FAULT_MESSAGES: Record<SaveFault, string> = {
  'no-save': 'Error loading game: this file is not a saved game.',
  'newer-version': 'Error loading game: it was saved by a newer version of Floodlight.',
  corrupt: 'Error loading save data.',
}
