import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtClient } from '../../server/client/builtClient.ts'
import { putInPlace } from '../../server/client/publishBuild.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Builds are published and served.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const dayMs = 24 * 3_600_000
const start = Date.UTC(2026, 7, 15)
let folder: string
let to: string

beforeEach(() => {
  folder = makeFolder()
  to = join(folder, 'client')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Publishes a build of these files after a number of days. */
async function publish(files: Record<string, string | Buffer>, days = 0): Promise<void> {
  const from = join(folder, 'client-next')
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(from, file)), { recursive: true })
    writeFileSync(join(from, file), content)
  }
  await putInPlace({ from, to, now: start + days * dayMs })
}

const build = (name: string) => ({ 'index.html': `page of ${name}`, [`assets/${name}.js`]: name })
const scripts = () => readdirSync(join(to, 'assets')).sort()

test('a new build replaces the page, and the scripts of the one before stay for a week', async () => {
  await publish(build('one'))
  // In place for months, it is replaced only now.
  await publish(build('two'), 100)
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('page of two')
  expect(scripts()).toEqual(['one.js', 'two.js'])
  await publish(build('three'), 106)
  expect(scripts()).toEqual(['one.js', 'three.js', 'two.js'])
  await publish(build('four'), 108)
  expect(scripts()).toEqual(['four.js', 'three.js', 'two.js'])
  expect(existsSync(join(folder, 'client-next'))).toBe(false)
})

test('a script that the new build contains again stays as long as that build', async () => {
  await publish({ ...build('one'), 'assets/shared.js': 'shared' })
  await publish({ ...build('two'), 'assets/shared.js': 'shared' }, 1)
  await publish({ ...build('three'), 'assets/shared.js': 'shared' }, 20)
  expect(scripts()).toEqual(['shared.js', 'three.js', 'two.js'])
})

test('the scripts of ten earlier builds stay at most', async () => {
  for (let number = 0; number < 13; number++) await publish(build(`build${number}`))
  expect(scripts()).toHaveLength(11)
  expect(scripts()).not.toContain('build1.js')
})

describe('the latest build of each rules', () => {
  const withRules = (name: string, rules: string) => ({
    ...build(name),
    [`rules/${rules}.mjs`]: rules,
    [`rules/${rules}.json`]: `start of ${name}`,
  })
  const rules = () => readdirSync(join(to, 'rules')).sort()

  test('stays whole for thirty days, however many came after it', async () => {
    await publish(withRules('one', 'old'))
    await publish(withRules('two', 'old'), 1)
    for (let number = 0; number < 12; number++) await publish(withRules(`build${number}`, 'new'), 2)
    expect(rules()).toEqual(['new.json', 'new.mjs', 'old.json', 'old.mjs'])
    expect(readFileSync(join(to, 'rules/old.json'), 'utf8')).toBe('start of two')
    expect(scripts()).toContain('two.js')
    expect(scripts()).not.toContain('one.js')
    await publish(withRules('late', 'new'), 31.9)
    expect(scripts()).toEqual(['build11.js', 'late.js', 'two.js'])
    await publish(withRules('later', 'new'), 32)
    expect(rules()).toEqual(['new.json', 'new.mjs'])
    expect(scripts()).toEqual(['build11.js', 'late.js', 'later.js'])
  })

  test('is listed in rules.json, the newest first', async () => {
    const listed = () => JSON.parse(readFileSync(join(to, 'rules.json'), 'utf8')) as unknown
    await publish(build('before there were rules'))
    expect(listed()).toEqual({ hashes: [] })
    await publish(withRules('one', 'old'))
    expect(listed()).toEqual({ hashes: ['old'] })
    await publish(withRules('two', 'old'), 1)
    await publish(withRules('three', 'new'), 2)
    expect(listed()).toEqual({ hashes: ['new', 'old'] })
    await publish(withRules('four', 'new'), 33)
    expect(listed()).toEqual({ hashes: ['new'] })
  })

  test('is listed by the record with the time at which it was replaced', async () => {
    await publish(withRules('one', 'old'))
    await publish(withRules('two', 'new'), 3)
    expect(JSON.parse(readFileSync(`${to}.json`, 'utf8'))).toEqual([
      { replacedAt: null, files: ['assets/two.js', 'rules/new.json', 'rules/new.mjs'] },
      { replacedAt: start + 3 * dayMs, files: ['assets/one.js', 'rules/old.json', 'rules/old.mjs'] },
    ])
  })
})

test('the scripts of a build that was put in place without a record stay too', async () => {
  await publish(build('one'))
  rmSync(`${to}.json`)
  await publish(build('two'))
  expect(scripts()).toEqual(['one.js', 'two.js'])
})

test('a compressed page that the new build lacks goes with its build', async () => {
  await publish({ ...build('one'), 'index.html.gz': gzipSync('page of one') })
  await publish(build('two'))
  expect(existsSync(join(to, 'index.html.gz'))).toBe(false)
})

test('a running server serves the new build and the scripts of the one before', async () => {
  const big = 'kick-off '.repeat(400)
  await publish({ ...build('one'), 'index.html.gz': gzipSync('page of one') })
  const server = express().use(builtClient(to)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = (path: string) =>
    fetch(url + path, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } })
  expect(await (await read('/game')).text()).toBe('page of one')
  await publish({ ...build('two'), 'assets/big.js': big, 'assets/big.js.gz': gzipSync(big) })
  expect(await (await read('/game')).text()).toBe('page of two')
  expect(await (await read('/assets/one.js')).text()).toBe('one')
  const script = await read('/assets/big.js')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(await script.text()).toBe(big)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
