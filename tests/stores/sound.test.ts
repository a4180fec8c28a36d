/** Opening, pauses and closing of the sound of a match. */
import { describe, expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { makeStores } from './makeStores.ts'

const matchMorning = createGame({ seed: 4 })
while (!matchMorning.awaitingKickOff) beginDay(matchMorning)

/** Sound that records what is asked of it. */
class FakeSound {
  volume: number
  isRunning = false
  isClosed = false
  constructor(volume: number) {
    this.volume = volume
  }
  setVolume(volume: number) {
    this.volume = volume
  }
  setRunning(isRunning: boolean) {
    this.isRunning = isRunning
  }
  follow() {}
  close() {
    this.isClosed = true
  }
}

/** Opens a career at the kick-off of its first match, on a device with loudspeakers. */
function openGame(settings: object = {}) {
  const opened: FakeSound[] = []
  const openSound = (volume: number) => {
    const sound = new FakeSound(volume)
    opened.push(sound)
    return Promise.resolve(sound)
  }
  const made = makeStores({
    storage: { settings: JSON.stringify({ matchdayMode: 'full', ...settings }) },
    environment: { openSound },
  })
  made.gameStores.game.resume(copyGame(matchMorning))
  const { matchday, game } = made.gameStores
  const kickOff = async () => {
    matchday.open(game.state)
    await Promise.resolve()
  }
  const change = async (values: object) => {
    made.root.ui.changeSettings(values)
    await Promise.resolve()
  }
  return { ...made, matchday, opened, kickOff, change }
}

describe('the sound of a match', () => {
  it('is silent until the player has chosen: nothing is opened', async () => {
    const { opened, kickOff, root } = openGame()
    await kickOff()
    expect(root.ui.settings.sound).toBe('ask')
    expect(opened).toEqual([])
  })

  it('is opened when it is switched on, at the volume remembered, and closed when it is switched off', async () => {
    const { opened, kickOff, change } = openGame({ volume: 35 })
    await kickOff()
    await change({ sound: 'on' })
    expect(opened).toMatchObject([{ volume: 35, isRunning: true, isClosed: false }])
    await change({ volume: 80 })
    expect(opened).toMatchObject([{ volume: 80 }])
    await change({ sound: 'off' })
    expect(opened).toMatchObject([{ isClosed: true }])
  })

  it('is not opened outside a match, and is closed with it', async () => {
    const { opened, kickOff, change, matchday } = openGame()
    await change({ sound: 'on' })
    expect(opened).toEqual([])
    await kickOff()
    expect(opened).toHaveLength(1)
    matchday.close()
    expect(opened).toMatchObject([{ isClosed: true }])
  })

  it('rests while the clock is stopped or the page is hidden', async () => {
    const { opened, kickOff, matchday, hide, show } = openGame({ sound: 'on' })
    await kickOff()
    const isRunning = () => opened[0]?.isRunning
    matchday.setPaused(true)
    expect(isRunning()).toBe(false)
    hide()
    matchday.setPaused(false)
    expect(isRunning()).toBe(false)
    show()
    expect(isRunning()).toBe(true)
    matchday.show('tactics')
    expect(isRunning()).toBe(false)
  })

  it('waits for the player in a match that is reopened by a reload', async () => {
    const { opened, matchday, gameStores } = openGame({ sound: 'on' })
    matchday.reopen(gameStores.game.state, { minute: 20, eventCount: 1, kickCount: 0, inputs: [] })
    await Promise.resolve()
    expect(opened).toEqual([])
    matchday.setPaused(false)
    expect(opened).toHaveLength(1)
  })

  it('is closed when the player leaves the game', async () => {
    const { opened, kickOff, gameStores } = openGame({ sound: 'on' })
    await kickOff()
    gameStores.leave()
    expect(opened).toMatchObject([{ isClosed: true }])
  })

  it('is closed when it comes after it has been switched off', async () => {
    const { opened, kickOff, change, root } = openGame()
    await kickOff()
    root.ui.changeSettings({ sound: 'on' })
    await change({ sound: 'off' })
    expect(opened).toMatchObject([{ isClosed: true, isRunning: false }])
  })

  it('is switched off with a message where there are no loudspeakers', async () => {
    const { root, gameStores } = makeStores()
    gameStores.game.resume(copyGame(matchMorning))
    gameStores.matchday.open(gameStores.game.state)
    root.ui.changeSettings({ sound: 'on' })
    await Promise.resolve()
    await Promise.resolve()
    expect(root.ui.settings.sound).toBe('off')
    expect(root.ui.toasts.map(({ message }) => message)).toEqual(['The sound could not be started'])
  })

  it('remembers switch and volume on the device', async () => {
    const { change, environment } = openGame()
    await change({ sound: 'on', volume: 15 })
    const again = makeStores({ environment: { storage: environment.storage } })
    expect(again.root.ui.settings).toMatchObject({ sound: 'on', volume: 15 })
  })
})
