import type { LoadFault } from './readCareer.ts'

/** Message for each reason why a career is not opened. */
export const FAULT_MESSAGES: Record<LoadFault, string> = {
  'no-save': 'Error loading game: this file is not a saved game.',
  'newer-version': 'Error loading game: it was saved by a newer version of Floodlight.',
  'older-version':
    'This career was saved by a version of Floodlight before 1.0 and can’t be opened. You can export it as a file.',
  corrupt: 'Error loading save data.',
  rules:
    'Your challenge goes on by the rules it kicked off with, and we couldn’t load them. Nothing is lost: try again once you’re online.',
}

/** Loads the reader of saves with all checks and migrations, which a new career does without at first. */
export function loadReader() {
  return import('./readCareer.ts')
}
