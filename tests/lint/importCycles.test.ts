import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test, vi } from 'vitest'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// All modules are read.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const root = join(import.meta.dirname, '../..')

/** Relative specifiers of imports, exports from, `import()` and `import()` types. */
const SPECIFIER = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

/** Imports by name of the importing node: a file or a folder. Imports of types count. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

interface ImportingFile {
  path: string
  text: string
}

function filesOf(folder: string): ImportingFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: join(folder, path),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }))
}

/** Imports among the files of `folder`, gathered by `nodeOf`; a path without a node is left out. */
function importGraph(files: readonly ImportingFile[], nodeOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const from = nodeOf(path)
    if (from === null) continue
    const imported = graph.get(from) ?? new Set<string>()
    graph.set(from, imported)
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const to = nodeOf(join(dirname(path), specifier))
      if (to !== null && to !== from) imported.add(to)
    }
  }
  return graph
}

/**
 * Folder that holds the file, relative to `folder`; null for files elsewhere. A file of `folder` itself stands alone:
 * the lowest module of the simulation lies beside the highest.
 */
const folderIn = (folder: string) => (path: string) => {
  const inside = relative(folder, path)
  if (inside.startsWith('..')) return null
  return inside.includes('/') ? dirname(inside) : inside
}

/** One cycle per node that closes one, as a path: 'a → b → a'. */
function cycles(graph: Graph): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node)
    if (start >= 0) found.push([...path.slice(start), node].join(' → '))
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

test.each(['client', 'scenes', 'server'])('No cycle of imports among files of %s', (folder) => {
  const graph = importGraph(filesOf(folder), (path) => (path.startsWith(`${folder}/`) ? path : null))
  expect(graph.size).toBeGreaterThan(50)
  expect(cycles(graph)).toEqual([])
})

test.each(['client/simulation', 'scenes'])('No cycle of imports among folders of %s', (folder) => {
  const graph = importGraph(filesOf(folder), folderIn(folder))
  expect(graph.size).toBeGreaterThan(3)
  expect(cycles(graph)).toEqual([])
})

test('A cycle is found through a type import and a lazy import', () => {
  const files = [
    { path: 'scenes/a/one.ts', text: "import type { Two } from '../b/two.ts'" },
    { path: 'scenes/b/two.ts', text: "const three = () => import('../c/three.ts')" },
    { path: 'scenes/c/three.ts', text: "export interface Three {\n  one: import('../a/one.ts').One\n}" },
    { path: 'scenes/d/four.ts', text: "import {\n  one,\n} from '../a/one.ts'" },
  ]
  expect(cycles(importGraph(files, folderIn('scenes')))).toEqual(['a → b → c → a'])
})
