import type { OldCareer } from './oldCareer.ts'
import { migrateToVersion10 } from './version10.ts'
import { migrateToVersion11 } from './version11.ts'
import { migrateToVersion12 } from './version12.ts'
import { migrateToVersion13 } from './version13.ts'
import { migrateToVersion2 } from './version2.ts'
import { migrateToVersion3 } from './version3.ts'
import { migrateToVersion4 } from './version4.ts'
import { migrateToVersion5 } from './version5.ts'
import { migrateToVersion6 } from './version6.ts'
import { migrateToVersion7 } from './version7.ts'
import { migrateToVersion8 } from './version8.ts'
import { migrateToVersion9 } from './version9.ts'

/**
 * Migrations of older careers: the first entry takes version 1 to version 2, and so on. Each is a pure
 * function that is never changed again. Changing the shape of GameState requires a new migration, a check
 * in `careerCheck.ts`, the next `SAVE_VERSION`, and before that a save fixture of the previous version
 * (tests/support/writeSaveFixture.ts). A migration may return anything or throw for a damaged career,
 * since its result is checked.
 */
export const MIGRATIONS: readonly ((career: OldCareer) => OldCareer)[] = [
  migrateToVersion2,
  migrateToVersion3,
  migrateToVersion4,
  migrateToVersion5,
  migrateToVersion6,
  migrateToVersion7,
  migrateToVersion8,
  migrateToVersion9,
  migrateToVersion10,
  migrateToVersion11,
  migrateToVersion12,
  migrateToVersion13,
]
