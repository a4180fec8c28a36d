/** Threads that play runs again. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { findChallenge } from '../../server/challenges/calendar.ts'
import { makeRunPlayer, type RunPlayer } from '../../server/challenges/runPlayer.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { CHALLENGE } from '../support/startChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Threads load tsx.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

describe('a thread', () => {
  const folder = makeFolder()
  const players: RunPlayer[] = []
  let threads = 0
  afterAll(async () => {
    for (const player of players) await player.close()
    rmSync(folder, { recursive: true, force: true })
  })

  interface Options {
    limitMs?: number
    loadLimitMs?: number
    memoryMb?: number
    /** Code that loads. */
    load?: string
  }

  /** Writes a thread that does with the log of a run what `code` says. */
  function writeThread(code: string, load = ''): URL {
    threads += 1
    const file = join(folder, `${threads}.mjs`)
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'\n${load}\nparentPort.on('message', ({ log }) => {\n${code}\n})`,
    )
    return pathToFileURL(file)
  }

  /** Player of logs whose thread does what `code` says. */
  function makePlayer(code: string, { load, ...limits }: Options = {}) {
    const thread = writeThread(code, load)
    const player = makeRunPlayer(limits)
    players.push(player)
    return {
      play: (log: string, module = thread) => player.play({ challenge, log, run: null }, module),
      close: () => player.close(),
    }
  }
  const challenge = findChallenge(CHALLENGE)!
  const answer = "parentPort.postMessage({ fault: 'unfinished' })"

  test('that does not end is ended, and the next run has another', async () => {
    const player = makePlayer(`if (log === 'endless') for (;;);\n${answer}`, { limitMs: 3_000 })
    expect(await player.play('endless')).toEqual({ fault: 'too-slow' })
    expect(await player.play('')).toEqual({ fault: 'unfinished' })
  })

  test('refused an honest run for the time that it took to load', async () => {
    const load = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000)'
    const player = makePlayer(answer, { limitMs: 3_000, load })
    expect(await player.play('')).toEqual({ fault: 'unfinished' })
  })

  test('that does not load refuses nobody: the run is to be played again', async () => {
    const player = makePlayer(answer, { loadLimitMs: 0 })
    await expect(player.play('')).rejects.toThrow('did not load in time')
  })

  test('plays one run after the other', async () => {
    const player = makePlayer('parentPort.postMessage({ fault: log })')
    const played = []
    for (const log of ['unreadable', 'impossible', 'unfinished']) played.push(await player.play(log))
    expect(played).toEqual([{ fault: 'unreadable' }, { fault: 'impossible' }, { fault: 'unfinished' }])
  })

  test('has the rules of its run: runs by other rules have another one', async () => {
    const player = makePlayer("parentPort.postMessage({ fault: 'unfinished' })")
    const other = writeThread("parentPort.postMessage({ fault: 'impossible' })")
    const played = [await player.play(''), await player.play('', other), await player.play('')]
    expect(played).toEqual([{ fault: 'unfinished' }, { fault: 'impossible' }, { fault: 'unfinished' }])
  })

  test('that takes too much memory is ended, and the process goes on', async () => {
    const greedy = `const all = []\nif (log === 'bomb') for (;;) all.push(new Array(10_000).fill(log.length))\n${answer}`
    const player = makePlayer(greedy, { memoryMb: 64 })
    expect(await player.play('bomb')).toEqual({ fault: 'too-slow' })
    expect(await player.play('')).toEqual({ fault: 'unfinished' })
  })

  test('that fails refuses nobody: the run is to be played again', async () => {
    const player = makePlayer(`if (log === 'fault') throw new Error('a fault of ours')\n${answer}`)
    await expect(player.play('fault')).rejects.toThrow('a fault of ours')
    expect(await player.play('')).toEqual({ fault: 'unfinished' })
  })

  test('in the middle of a run ends with its player', async () => {
    const player = makePlayer('for (;;);')
    const played = player.play('')
    const outcome = expect(played).rejects.toThrow('has ended')
    await player.close()
    await outcome
    await expect(player.play('')).rejects.toThrow('is closed')
  })
})
