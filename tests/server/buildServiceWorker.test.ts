import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precachedFiles } from '../../server/client/buildServiceWorker.ts'
import { makeFolder } from '../support/makeClientFolder.ts'

let folder: string

beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `content of ${file}`)
  }
}

const addresses = async () => Object.keys(await precachedFiles(folder))

test('the service worker keeps scripts, styles, fonts, pictures and pages, the landing page as /', async () => {
  write('assets/Stage-1a2b.js', 'assets/Stage-1a2b.css', 'assets/plex-1a2b.woff2', 'assets/icon-1a2b.svg')
  write('index.html', 'landing.html', 'logo.png')
  expect((await addresses()).toSorted()).toEqual([
    '/',
    '/assets/Stage-1a2b.css',
    '/assets/Stage-1a2b.js',
    '/assets/icon-1a2b.svg',
    '/assets/plex-1a2b.woff2',
    '/index.html',
    '/logo.png',
  ])
})

test('compressed variants, the video, what only crawlers and systems read, the rules and the worker itself are left out', async () => {
  write('assets/game-1a2b.js.br', 'assets/game-1a2b.js.gz', 'index.html.br', 'service-worker.js')
  write('assets/gameplay-1a2b.webm', 'assets/gameplay-1a2b.jpg', 'robots.txt')
  write('manifest.webmanifest', 'icons/icon-192.png', 'rules/1a2b.json', 'rules/1a2b.mjs', 'rules.json')
  expect(await addresses()).toEqual([])
})

test('the list has the hash of each file, by which a browser refuses any other content', async () => {
  write('assets/game-1a2b.js', 'landing.html')
  const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
  expect(await precachedFiles(folder)).toEqual({
    '/assets/game-1a2b.js': hashOf('content of assets/game-1a2b.js'),
    '/': hashOf('content of landing.html'),
  })
})
