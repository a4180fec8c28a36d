/** One real PostgreSQL for all tests of the server. Runs once, before the first of them. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the cluster in which others are made: postgres://… */
    postgresUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, folder, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
