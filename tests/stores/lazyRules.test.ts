import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayRules } from '../../client/stores/dayRules.ts'
import { LazyModule } from '../../client/stores/LazyModule.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Resolves when the steps that wait have been taken: their promise was made before. */
const arrive = () => Promise.resolve()

/** A new career before anything but its first view has loaded. */
function newCareer(load: () => Promise<unknown>) {
  const made = makeStores({ seed: 1 })
  made.gameStores.enter({ seed: null, clubName: 'Northgate' })
  vi.spyOn(dayRules, 'isLoaded', 'get').mockReturnValue(false)
  vi.spyOn(dayRules, 'load').mockImplementation(load as typeof dayRules.load)
  return { ...made, game: made.gameStores.game }
}

describe('a module in a chunk of its own', () => {
  it('is loaded once, and has no exports before', async () => {
    const load = vi.fn<() => Promise<{ seven: number }>>(() => Promise.resolve({ seven: 7 }))
    const lazy = new LazyModule(load)
    expect(() => lazy.exports).toThrow('before it has loaded')
    await Promise.all([lazy.load(), lazy.load()])
    await lazy.load()
    expect([lazy.isLoaded, lazy.exports, load.mock.calls.length]).toEqual([true, { seven: 7 }, 1])
  })

  it('is loaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(7)
    const lazy = new LazyModule(load)
    await expect(lazy.load()).rejects.toThrow('offline')
    expect(lazy.isLoaded).toBe(false)
    expect(await lazy.load()).toBe(7)
  })
})

describe('a first day whose rules have not loaded', () => {
  it('is played when they have, once however often the player has pressed', async () => {
    const { game, gameStores } = newCareer(arrive)
    gameStores.time.advanceDay()
    gameStores.time.advanceDay()
    expect(game.state.day).toBe(1)
    await arrive()
    expect(game.state.day).toBe(2)
  })

  it('is not played in a career that has changed meanwhile', async () => {
    const { game, gameStores } = newCareer(arrive)
    gameStores.time.advanceDay()
    game.start({ seed: 2, clubName: 'Southgate' })
    await arrive()
    expect(game.state).toMatchObject({ seed: 2, day: 1 })
  })

  it('stops time with a message when they cannot be loaded, and can be played later', async () => {
    const { game, gameStores, root } = newCareer(() => Promise.reject(new Error('offline')))
    gameStores.time.chooseSpeed(1)
    gameStores.time.advanceDay()
    await vi.waitFor(() => {
      expect(root.ui.toasts.map(({ message }) => message)).toEqual([
        'The next day could not be loaded. Either you are offline, or there is a new version of Floodlight.',
      ])
    }, WAIT_MS)
    expect([game.speed, game.state.day]).toEqual([0, 1])
    vi.restoreAllMocks()
    gameStores.time.advanceDay()
    expect(game.state.day).toBe(2)
  })

  it('is played ahead when they have loaded', async () => {
    const { gameStores } = newCareer(arrive)
    gameStores.ahead.start('match-day')
    expect(gameStores.ahead.isRunning).toBe(false)
    await arrive()
    expect(gameStores.ahead.isRunning).toBe(true)
  })
})
