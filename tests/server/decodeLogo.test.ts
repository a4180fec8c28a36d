import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeLogo, serialQueue } from '../../server/services/decodeLogo.ts'
import { makePng } from '../support/makePicture.ts'

test('concurrent pictures are decoded one at a time, which leaves threads for password hashing', async () => {
  // Not their sum: a picture is in both for a moment, while its thread moves it from one to the other.
  const seen: { queue: number; process: number }[] = []
  const count = () => {
    seen.push(sharp.counters())
  }
  sharp.queue.on('change', count)
  const pictures = Array.from({ length: 12 }, (_, index) => makePng({ width: 300 + index, height: 200 }))
  const logos = await Promise.all(pictures.map((picture) => decodeLogo(picture)))
  sharp.queue.off('change', count)
  expect(logos).toHaveLength(12)
  expect(seen.length).toBeGreaterThanOrEqual(12)
  expect(Math.max(...seen.map(({ queue }) => queue))).toBe(1)
  expect(Math.max(...seen.map(({ process }) => process))).toBeLessThanOrEqual(1)
})

test('a rejected picture does not block the next one', async () => {
  const broken = makePng({ width: 400, height: 400, rows: 3 })
  const answers = await Promise.allSettled([broken, makePng({ width: 9, height: 9 })].map(decodeLogo))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

describe('tasks in a serial queue', () => {
  /** Creates tasks that end when their callback in `ends` is called, and a record of their starts and ends. */
  function makeTasks() {
    const seen: string[] = []
    const ends: (() => void)[] = []
    const task = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise<void>((resolve) => ends.push(resolve))
      seen.push(`${name} ends`)
      return name
    }
    return { seen, ends, task }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  test('start only when the previous one has ended, in order of arrival', async () => {
    const { seen, ends, task } = makeTasks()
    const run = serialQueue(5)
    const all = Promise.all(['a', 'b', 'c'].map((name) => run(task(name))))
    for (let index = 0; index < 3; index += 1) {
      await settle()
      ends[index]?.()
    }
    expect(await all).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  test('are rejected when too many wait, and accepted again afterwards', async () => {
    const { ends, task } = makeTasks()
    const run = serialQueue(1)
    const accepted = [run(task('a')), run(task('b'))]
    await expect(run(task('c'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 60 })
    await settle()
    ends[0]?.()
    await settle()
    ends[1]?.()
    expect(await Promise.all(accepted)).toEqual(['a', 'b'])
    expect(await run(() => Promise.resolve('d'))).toBe('d')
  })
})
