/** Global set-up of the server tests: starts one PostgreSQL for all of them. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster's default database: postgres://… */
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
