import { recordWeeks } from './recordWeeks.ts'
import { migrateToVersion3 } from './version3.ts'
import { migrateToVersion4 } from './version4.ts'

/** A career as an older version wrote it: what it should be, though it has not been checked yet. */
export type OldCareer = Record<string, unknown>

/**
 * How careers of older versions become those of today: the first entry takes version 1 to version 2,
 * and so on. Each is a pure function that is never changed again. Whoever changes the shape of
 * GameState adds one, a check in `careerCheck.ts`, and before that a file of the version left behind
 * (tests/support/writeSaveFixture.ts). What a migration makes of a damaged career, or that it throws,
 * does not matter: its result is checked.
 */
export const MIGRATIONS: readonly ((career: OldCareer) => OldCareer)[] = [
  recordWeeks,
  migrateToVersion3,
  migrateToVersion4,
]

/** The version of the shape that GameState has today. */
export const SAVE_VERSION = MIGRATIONS.length + 1
