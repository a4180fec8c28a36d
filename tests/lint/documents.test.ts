/** Checks the documents: length of lines, size of the README, and that every file they mention exists. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const MAX_LINE = 400
const MAX_README_BYTES = 8_000

/** Folders of documents; root documents lie beside them. */
const FOLDERS = ['.github', 'client', 'deploy', 'docs', 'scenes', 'server', 'tests']

/** Inline code that names a file or a folder of the project: a path, or a file name with an extension. */
const PATH = /^(?!\/)[\w.-]+(?:(?:\/[\w.-]+)*\/|(?:\/[\w.-]+)+|\.(?:ts|tsx|js|md|json|cfg|yml|css))$/

/** Paths that exist only after a build or a run, and settings. */
const ELSEWHERE = /^(dist|data|coverage|screenshots|[A-Z_]+)\//

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Files and folders that a document mentions: by links, and in backticks outside fenced blocks. */
function mentioned(text: string): string[] {
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '')
  const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, target = '']) => target)
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  return [...links, ...code.filter((words) => PATH.test(words) && !ELSEWHERE.test(words))]
}

test('Documents are found in all folders', () => {
  expect(documents.length).toBeGreaterThan(20)
})

test('No line of a document has more than 400 characters', () => {
  const long = documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (line.length > MAX_LINE ? [`${path}:${i + 1}`] : [])),
  )
  expect(long).toEqual([])
})

test('The README of the root has at most 8,000 bytes', () => {
  expect(Buffer.byteLength(readFileSync(join(root, 'README.md')))).toBeLessThanOrEqual(MAX_README_BYTES)
})

test('Every file or folder that a document mentions exists', () => {
  const missing = documents.flatMap(({ path, text }) =>
    mentioned(text)
      .filter(
        (file) =>
          ![root, join(root, dirname(path)), join(root, 'node_modules')].some((base) =>
            existsSync(join(base, file)),
          ),
      )
      .map((file) => `${path}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('The index of the decisions has every page', () => {
  const folder = join(root, 'docs/decisions')
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const pages = readdirSync(folder).filter((name) => name !== 'README.md')
  expect([...index.matchAll(/\]\(([^)]+)\)/g)].map(([, page]) => page)).toEqual(pages.toSorted())
})

test('A path is read from links and backticks, but not from commands, routes and packages', () => {
  const text = '[a](b/c.md) `d/e.ts` `f/` `g.tsx` `npm run x` `/game` `@pixi/react` `dist/client` `x.y`'
  expect(mentioned(text)).toEqual(['b/c.md', 'd/e.ts', 'f/', 'g.tsx'])
})
