import { describe, expect, it } from 'vitest'
import { GameStores } from '../../client/stores/GameStores.ts'
import { makeStores } from './makeStores.ts'

const anyCareer = { seed: null, clubName: 'Northgate' }

describe('a career of this browser session', () => {
  /** The page is opened again: other stores on the same storage. */
  function reload({ root }: ReturnType<typeof makeStores>) {
    return new GameStores(root)
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

  it('that is damaged is passed over', () => {
    const { gameStores } = makeStores({ seed: 5, sessionStorage: { career: '{"version":1' } })
    gameStores.enter(anyCareer)
    expect(gameStores.game.state).toMatchObject({ seed: 5, day: 1 })
  })

  it('that the browser has no room for is played on, and the player is told once', () => {
    const made = makeStores({ seed: 5 })
    made.environment.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    made.gameStores.enter(anyCareer)
    made.gameStores.advanceDay()
    made.gameStores.advanceDay()
    expect(made.gameStores.game.state.day).toBe(3)
    expect(made.root.ui.toasts.map(({ message }) => message)).toEqual([
      'The browser has no room to keep this career: do not reload the page.',
    ])
  })
})
