/**
 * PGlite sets up a whole PostgreSQL in every new database, which takes seconds. Done once for all tests of the
 * server, they begin with a copy that holds no table yet.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { makeFolder } from './makeClientFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder as DATA_DIR has it, with an empty database. */
    pgliteFolder: string
    /** The same database as a tar file. */
    pgliteFile: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFolder()
  const pgliteFolder = join(folder, 'data')
  const pgliteFile = join(folder, 'postgres.tar')
  mkdirSync(pgliteFolder, { mode: 0o700 })
  const pglite = await PGlite.create(join(pgliteFolder, 'postgres'))
  const contents = await pglite.dumpDataDir('none')
  await pglite.close()
  writeFileSync(pgliteFile, new Uint8Array(await contents.arrayBuffer()))
  project.provide('pgliteFolder', pgliteFolder)
  project.provide('pgliteFile', pgliteFile)
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
