import { expect, test } from 'vitest'
import { batchLookups } from '../../server/services/batchLookups.ts'

/** A look-up that answers when told to, and keeps what it was asked. */
function makeLookUp() {
  const asked: { keys: string[]; answer: () => void; fail: () => void }[] = []
  const lookUp = (keys: string[]) =>
    new Promise<(key: string) => string>((resolve, reject) => {
      asked.push({
        keys,
        answer: () => {
          resolve((key) => key.toUpperCase())
        },
        fail: () => {
          reject(new Error('no answer'))
        },
      })
    })
  return { asked, find: batchLookups(lookUp) }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('calls of one moment share a query, and the same key is asked once', async () => {
  const { asked, find } = makeLookUp()
  const calls = [find('a'), find('b'), find('a')]
  await soon()
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']])
  asked[0]?.answer()
  expect(await Promise.all(calls)).toEqual(['A', 'B', 'A'])
})

test('a call never joins a query that has begun; two run at once, the others wait together', async () => {
  const { asked, find } = makeLookUp()
  const calls = []
  for (const key of ['a', 'a', 'c', 'd']) {
    calls.push(find(key))
    await soon()
  }
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a']])
  asked[1]?.answer()
  await calls[1]
  await soon()
  expect(asked[2]?.keys).toEqual(['c', 'd'])
  asked[0]?.answer()
  asked[2]?.answer()
  expect(await Promise.all(calls)).toEqual(['A', 'A', 'C', 'D'])
})

test('a failed query fails its calls and no others', async () => {
  const { asked, find } = makeLookUp()
  const first = find('a')
  await soon()
  const second = find('b')
  await soon()
  asked[0]?.fail()
  await expect(first).rejects.toThrow('no answer')
  asked[1]?.answer()
  expect(await second).toBe('B')
})
