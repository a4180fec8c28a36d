import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeFolder } from './makeClientFolder.ts'

it('a failed run keeps its exit code although PostgreSQL was started in it', () => {
  const module = JSON.stringify(new URL('importEmbeddedPostgres.ts', import.meta.url).href)
  const folder = makeFolder()
  const script = `const { importEmbeddedPostgres } = await import(${module})
    await importEmbeddedPostgres(${JSON.stringify(folder)})
    process.exitCode = 3`
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
  rmSync(folder, { recursive: true, force: true })
  expect(status).toBe(3)
})
