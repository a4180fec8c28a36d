/** Version of release 1.0. Careers of earlier versions are recognised and refused. */
export const FIRST_VERSION = 14

/**
 * Migrations of careers by version: the first entry takes version 14 to version 15, and so on. Each is a pure
 * function that is never changed again. Changing the shape of GameState requires a migration, a check in
 * `careerCheck.ts`, the next `SAVE_VERSION` and, once GameState has changed, a save fixture of the new version
 * (tests/support/writeSaveFixture.ts). A migration may return anything or throw for a damaged career, since its
 * result is checked.
 */
export const MIGRATIONS: readonly ((career: Record<string, unknown>) => Record<string, unknown>)[] = []
