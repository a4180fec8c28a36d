import type { SaveFault } from '../../simulation/save/readSave.ts'

/** Message for each fault of a save that cannot be read. */
export const FAULT_MESSAGES: Record<SaveFault, string> = {
  'no-save': 'Error loading game: this file is not a saved game.',
  'newer-version': 'Error loading game: it was saved by a newer version of Floodlight.',
  'older-version':
    'This career was saved by a version of Floodlight before 1.0 and can’t be opened. You can export it as a file.',
  corrupt: 'Error loading save data.',
}

/** Loads the reader of saves with all checks and migrations, which a new career does without at first. */
export function loadReader() {
  return import('./readCareer.ts')
}
