/**
 * Initialises a PGlite database once for all server tests, which start from copies of it without tables:
 * initialising each of them would take seconds.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { makeFolder } from './makeClientFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A DATA_DIR with an empty database. */
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
