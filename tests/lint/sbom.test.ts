import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { LONG_TEST_MS } from '../support/timeouts.ts'

// npm reads all installed packages.
vi.setConfig({ testTimeout: LONG_TEST_MS })

/** Marks packages that are not shipped. */
const DEVELOPMENT = 'cdx:npm:package:development'

// With --omit dev, npm leaves out what a package for development needs too: react, zod and six more.
test('the bill of materials has every shipped package with its version and licence', () => {
  const cwd = join(import.meta.dirname, '../..')
  const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd, encoding: 'utf8' })) as {
    bomFormat: string
    components: { name: string; version: string; licenses?: unknown[]; properties: { name: string }[] }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const vitest = bill.components.find(({ name }) => name === 'vitest')
  expect(vitest?.properties.map(({ name }) => name)).toContain(DEVELOPMENT)
  const found = new Map(bill.components.map((part) => [part.name, part]))
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    expect(found.get(name), name).toMatchObject({ version })
    expect(found.get(name)?.licenses?.length, name).toBeGreaterThan(0)
    expect(found.get(name)?.properties.map((property) => property.name)).not.toContain(DEVELOPMENT)
  }
})
