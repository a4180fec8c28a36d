/** Checks that docs/asvs.md has every requirement of its chapters once, in order, and how many hold. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../../docs/asvs.md'), 'utf8')

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const REQUIREMENTS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

const rows = [...text.matchAll(/^- (\d+)\.(\d+)\.(\d+) \*\*(\w+)\*\* (.+)$/gm)].map(
  ([, chapter = '', section = '', number = '', state = '', why = '']) => ({
    chapter,
    place: Number(chapter) * 10_000 + Number(section) * 100 + Number(number),
    state,
    why,
  }),
)

test('every requirement of the chapters has its row, once and in order', () => {
  const counts = Object.fromEntries(
    Object.keys(REQUIREMENTS).map((chapter) => [
      chapter,
      rows.filter((row) => row.chapter === chapter).length,
    ]),
  )
  expect(counts).toEqual(REQUIREMENTS)
  const places = rows.map(({ place }) => place)
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  expect(text.match(/^- /gm)).toHaveLength(rows.length)
})

test('each row holds, fails, is decided, or speaks of nothing that is here', () => {
  const states = ['decided', 'fails', 'holds', 'none']
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})
