/** Checks the rules of the game, one a line in the RULES.md of each domain, against those who cite them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Texts of the files in `folders` whose path matches. */
function read(folders: readonly string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
}

const books = read(['client/simulation'], /(^|\/)RULES\.md$/)
const ids = books.flatMap((book) => [...book.matchAll(/^- ([A-Z]{3}-\d+): \S/gm)].map(([, id = '']) => id))

test('A rule stands in one line of one RULES.md, with an id of its own', () => {
  expect(ids.length).toBeGreaterThan(400)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  const entries = books.flatMap((book) => book.split('\n').filter((line) => /^[-|]/.test(line)))
  expect(entries.filter((line) => !/^- [A-Z]{3}-\d+: \S/.test(line))).toEqual([])
})

test('Every rule that code and documents cite exists', () => {
  const known = new Set(ids)
  const domains = [...new Set(ids.map((id) => id.slice(0, 3)))].join('|')
  const cited = read(['client', 'scenes', 'server', 'tests', 'docs'], /\.(tsx?|md)$/).flatMap(
    (text) => text.match(new RegExp(`\\b(?:${domains})-\\d+\\b`, 'g')) ?? [],
  )
  expect([...new Set(cited)].filter((id) => !known.has(id))).toEqual([])
})

test('The title of a test names each rule', () => {
  const named = new Set(
    read(['tests'], /\.tsx?$/).flatMap((text) => text.match(/(?<=\[)[A-Z]{3}-\d+(?=\])/g) ?? []),
  )
  expect(ids.filter((id) => !named.has(id))).toEqual([])
})
