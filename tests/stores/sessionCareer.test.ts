import { describe, expect, it } from 'vitest'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeStores } from './makeStores.ts'

const anyCareer = { seed: null, clubName: 'Northgate' }

/** A kept career that only a newer program can read. */
function ofTomorrow(): string {
  const card = { name: '', savedAt: 1, day: 1, season: 1, club: 'X', revision: '', isSaved: false }
  return sealRecord(card, JSON.stringify({ version: 99, name: '', savedAt: 1, career: {} }))
}

describe('a career of this browser session', () => {
  /** The page is closed and opened again: other stores on the same storage. */
  function reload({ environment, hide }: ReturnType<typeof makeStores>) {
    hide()
    return makeStores({ seed: 5, environment }).gameStores
  }

  it('is found again after a reload, as it was', () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    for (let day = 0; day < 3; day++) before.gameStores.advanceDay()
    const after = reload(before)
    after.enter(anyCareer)
    expect(JSON.stringify(after.game.state) === JSON.stringify(before.gameStores.game.state)).toBe(true)
    expect(after.game.speed).toBe(0)
  })

  it('is kept without a word from the page: a match day at once, anything else after five seconds', () => {
    const page = makeStores({ seed: 5 })
    const keptDay = () => {
      const stores = makeStores({ seed: 5, environment: page.environment }).gameStores
      stores.enter(anyCareer)
      return stores.game.state.day
    }
    const { gameStores, clock, root } = page
    root.ui.changeSettings({ matchdayMode: 'instant' })
    gameStores.enter(anyCareer)
    gameStores.advanceDay()
    clock.advance(4_999)
    expect(keptDay()).toBe(1)
    clock.advance(1)
    expect(keptDay()).toBe(2)
    while (gameStores.game.state.currentMatchWeek === 0) gameStores.advanceDay()
    expect(keptDay()).toBe(7)
  })

  it('goes on when the address names its seed, and makes way when it names another', () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    before.gameStores.advanceDay()
    const same = reload(before)
    same.enter({ seed: 5, clubName: 'Northgate' })
    expect(same.game.state.day).toBe(2)
    const other = reload(before)
    other.enter({ seed: 6, clubName: 'Northgate' })
    expect(other.game.state).toMatchObject({ seed: 6, day: 1 })
  })

  it('is gone once it has been given up', () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    before.gameStores.advanceDay()
    before.gameStores.giveUp()
    expect(before.gameStores.game.career).toBeNull()
    const after = reload(before)
    after.enter(anyCareer)
    expect(after.game.state.day).toBe(1)
  })

  it('does not go to whoever plays next in the tab', () => {
    const before = makeStores({ seed: 5 })
    before.root.session.playAsGuest()
    before.gameStores.enter(anyCareer)
    before.gameStores.advanceDay()
    before.root.logOut()
    expect(before.gameStores.game.career).toBeNull()
    before.root.session.playAsGuest()
    expect(before.root.hasCareer).toBe(false)
    before.gameStores.enter(anyCareer)
    expect(before.gameStores.game.state.day).toBe(1)
  })

  it.each([
    ['damaged', '{"version":1', 'Error loading save data.'],
    [
      'of a newer version',
      ofTomorrow(),
      'Error loading game: it was saved by a newer version of Floodlight.',
    ],
  ])('that is %s is not played over: the player decides', (_, kept, fault) => {
    const { gameStores, environment, hide } = makeStores({ seed: 5, sessionStorage: { 'career/': kept } })
    gameStores.enter(anyCareer)
    hide()
    expect(gameStores.saving.unreadable).toBe(fault)
    expect(gameStores.game.career).toBeNull()
    expect(environment.sessionStorage.getItem('career/')).toBe(kept)
  })

  it('that the browser has no room for is played on, and the player is told once', () => {
    const made = makeStores({ seed: 5 })
    made.environment.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    made.gameStores.enter(anyCareer)
    made.gameStores.advanceDay()
    made.hide()
    made.gameStores.advanceDay()
    made.hide()
    expect(made.gameStores.game.state.day).toBe(3)
    expect(made.root.ui.toasts.map(({ message }) => message)).toEqual([
      'The browser has no room to keep this career: do not reload the page.',
    ])
  })
})
