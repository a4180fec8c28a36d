import { expect, test } from 'vitest'
import { batchLookups } from '../../server/services/batchLookups.ts'

/** Creates a lookup whose queries are recorded, and resolve or reject on demand. */
function makeLookUp() {
  const queries: { keys: string[]; answer: () => void; fail: () => void }[] = []
  const lookUp = (keys: string[]) =>
    new Promise<(key: string) => string>((resolve, reject) => {
      queries.push({
        keys,
        answer: () => {
          resolve((key) => key.toUpperCase())
        },
        fail: () => {
          reject(new Error('no answer'))
        },
      })
    })
  return { queries, find: batchLookups(lookUp) }
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('calls of one tick share a query, which has each key once', async () => {
  const { queries, find } = makeLookUp()
  const calls = [find('a'), find('b'), find('a')]
  await nextTick()
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b']])
  queries[0]?.answer()
  expect(await Promise.all(calls)).toEqual(['A', 'B', 'A'])
})

test('a call never joins a started query; two run at once, later calls share the next', async () => {
  const { queries, find } = makeLookUp()
  const calls = []
  for (const key of ['a', 'a', 'c', 'd']) {
    calls.push(find(key))
    await nextTick()
  }
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['a']])
  queries[1]?.answer()
  await calls[1]
  await nextTick()
  expect(queries[2]?.keys).toEqual(['c', 'd'])
  queries[0]?.answer()
  queries[2]?.answer()
  expect(await Promise.all(calls)).toEqual(['A', 'A', 'C', 'D'])
})

test('a failed query rejects its own calls only', async () => {
  const { queries, find } = makeLookUp()
  const first = find('a')
  await nextTick()
  const second = find('b')
  await nextTick()
  queries[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  queries[1]?.answer()
  expect(await second).toBe('B')
})
