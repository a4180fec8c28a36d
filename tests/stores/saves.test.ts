import { describe, expect, it } from 'vitest'
import { MAX_SAVE_LENGTH, writeSave } from '../../client/simulation/save/saveFile.ts'
import { deflate } from '../../client/stores/saves/deflate.ts'
import type { Environment, KeyValueStorage } from '../../client/stores/environment.ts'
import { SAVES_KEPT } from '../../client/stores/SavesStore.ts'
import { writeSlot } from '../../client/stores/saves/slot.ts'
import { sealRecord, type SaveCard } from '../../client/stores/saves/saveRecord.ts'
import { makeLocks, makeStorage, makeStores } from './makeStores.ts'

const user = (id: string) => ({
  token: `token of ${id}`,
  user: JSON.stringify({ id, username: id, isGuest: false }),
})

/** A page of a registered player on the storage of a browser. */
function openPage(values = new Map<string, string>(), parts: Partial<Environment> = {}, id = 'ann') {
  for (const [key, value] of Object.entries(user(id))) values.set(key, value)
  let seed = values.size * 1_000
  const page = makeStores({
    environment: { storage: makeStorage(values), seed: () => ++seed, ...parts },
  })
  page.gameStores.enter({ seed: 5, clubName: 'Northgate' })
  const { root, gameStores } = page
  return { ...page, ...gameStores, saves: root.saves, ui: root.ui, values }
}

type OpenPage = ReturnType<typeof openPage>

const messages = ({ ui }: OpenPage) => ui.toasts.map(({ message }) => message)
const names = ({ saves }: OpenPage) => saves.cards.map(({ name }) => name)
const json = ({ game }: OpenPage) => JSON.stringify(game.state)

const makeCard = (parts: Partial<SaveCard>): SaveCard => ({
  name: 'Dear',
  savedAt: 1,
  day: 1,
  season: 1,
  club: 'X',
  revision: 'r',
  isSaved: true,
  ...parts,
})

describe('saving', () => {
  it('trims the name, says so and lists it', async () => {
    const page = openPage()
    page.gameStores.advanceDay()
    expect(page.safekeeping.isDirty).toBe(true)
    expect(await page.saving.save('  Kick-off ')).toEqual({ result: 'saved' })
    expect(messages(page)).toEqual(['Game saved locally as "Kick-off".'])
    expect(page.saves.cards).toMatchObject([{ name: 'Kick-off', day: 2, season: 1, club: 'Northgate' }])
    expect(page.safekeeping.isDirty).toBe(false)
  })

  it('refuses a name of nothing but spaces', async () => {
    const page = openPage()
    expect(await page.saving.save('   ')).toEqual({
      result: 'refused',
      message: 'Please enter a name for your saved game.',
    })
    expect(names(page)).toEqual([])
  })

  it('overwrites a save of the same name', async () => {
    const page = openPage()
    await page.saving.save('One')
    page.gameStores.advanceDay()
    await page.saving.save('One')
    expect(page.saves.cards).toMatchObject([{ name: 'One', day: 2 }])
  })

  it.each([
    [SAVES_KEPT - 1, SAVES_KEPT - 1],
    [SAVES_KEPT, SAVES_KEPT],
    [SAVES_KEPT + 1, SAVES_KEPT],
  ])('of %i saves keeps the latest %i', async (count, kept) => {
    const page = openPage()
    for (let number = 1; number <= count; number++) {
      page.clock.advance(1_000)
      await page.saving.save(`Save ${number}`)
    }
    expect(names(page)).toHaveLength(kept)
    expect(names(page)[0]).toBe(`Save ${count}`)
    expect(names(page).includes('Save 1')).toBe(count <= SAVES_KEPT)
  })

  it('belongs to the user: another one on the same browser sees nothing of it', async () => {
    const ann = openPage()
    await ann.saving.save('Mine')
    const bob = openPage(ann.values, {}, 'bob')
    await bob.saves.open()
    expect(names(bob)).toEqual([])
    const annAgain = openPage(ann.values)
    await annAgain.saves.open()
    expect(names(annAgain)).toEqual(['Mine'])
  })

  it('asks the browser once to keep what is stored, with the first save', async () => {
    let asked = 0
    const page = openPage(new Map(), { persistStorage: () => void (asked += 1) })
    expect(asked).toBe(0)
    await page.saving.save('One')
    await page.saving.save('Two')
    expect(asked).toBe(1)
  })

  it('that fails says so', async () => {
    const locks = { ...makeLocks(), within: () => Promise.reject(new Error('no lock')) }
    const page = openPage(new Map(), { locks })
    expect(await page.saving.save('One')).toEqual({ result: 'refused', message: 'Error saving game.' })
  })

  it('is for registered users only', () => {
    const { root } = makeStores({ storage: { token: 'guest_1' } })
    expect(root.saves.canSave).toBe(false)
  })
})

describe('loading', () => {
  it('brings the career back, paused, and a season of it goes on byte for byte as the saved one', async () => {
    const page = openPage()
    page.ui.changeSettings({ matchdayMode: 'instant' })
    page.gameStores.advanceDay()
    await page.saving.save('Here')
    const play = () => {
      while (page.game.state.currentSeason === 1) {
        page.lineUp.autoPick()
        page.gameStores.advanceDay()
        page.ui.closeModal()
      }
      return json(page)
    }
    const first = play()
    page.game.setSpeed(10)
    expect(await page.saving.load('Here')).toBe(true)
    expect(messages(page)).toContain('Game "Here" loaded successfully! Game is paused.')
    expect(page.game.speed).toBe(0)
    expect(page.game.state.day).toBe(2)
    expect(page.safekeeping.isDirty).toBe(false)
    expect(play() === first).toBe(true)
  })

  it('says what is wrong and changes nothing', async () => {
    const page = openPage()
    const before = json(page)
    expect(await page.saving.load('Nothing')).toBe(false)
    const key = 'saves/ann/Broken'
    page.values.set(key, sealRecord(makeCard({ name: 'Broken' }), 'not deflated'))
    expect(await page.saving.load('Broken')).toBe(false)
    expect(messages(page)).toEqual(['Save game "Nothing" not found locally.', 'Error loading save data.'])
    expect(json(page) === before).toBe(true)
  })

  it('puts damaged storage aside and takes the backup', async () => {
    const page = openPage()
    await page.saving.save('One')
    page.gameStores.advanceDay()
    await page.saving.save('One')
    const key = 'saves/ann/One'
    page.values.set(key, `${page.values.get(key)?.slice(0, -5)}`)
    page.saves.refresh()
    expect(page.saves.cards).toMatchObject([{ name: 'One', day: 1 }])
    expect(page.values.has(`corrupt:${key}`)).toBe(true)
  })

  it('says so when a save can not be deleted', async () => {
    const page = openPage()
    await page.saving.save('One')
    page.environment.storage.removeItem = () => {
      throw new Error('no')
    }
    await page.saves.remove('One')
    expect(messages(page)).toContain('Error deleting saved game.')
  })

  it('deletes a save for good', async () => {
    const page = openPage()
    await page.saving.save('One')
    await page.saves.remove('One')
    expect(messages(page)).toContain('Deleted save "One".')
    const again = openPage(page.values, { journal: page.environment.journal })
    await again.saves.open()
    expect(names(again)).toEqual([])
  })
})

describe('a file', () => {
  it('takes a career to another browser', async () => {
    const page = openPage()
    page.gameStores.advanceDay()
    await page.saving.save('Away')
    page.saves.offerFile('Away')
    expect(page.offered).toMatchObject([{ fileName: 'Away.floodlight' }])
    const elsewhere = openPage()
    expect(await elsewhere.saving.importFile(new Blob([page.offered[0]?.text ?? '']))).toBe(true)
    expect(json(elsewhere) === json(page)).toBe(true)
    expect(elsewhere.safekeeping.isDirty).toBe(true)
  })

  it('that is no save is refused', async () => {
    const page = openPage()
    const before = json(page)
    expect(await page.saving.importFile(new Blob(['<html>']))).toBe(false)
    expect(await page.saving.importFile(new Blob(['x'.repeat(5_000_001)]))).toBe(false)
    expect(messages(page)).toEqual(Array(2).fill('Error loading game: this file is not a saved game.'))
    expect(json(page) === before).toBe(true)
  })
})

describe('a file of a few bytes', () => {
  const career = writeSave({ name: '', savedAt: 0, career: openPage().game.state })
  /** A save that unfolds into so many bytes, most of them spaces. */
  const fileOf = async (size: number) => {
    const spaces = size - new TextEncoder().encode(career).length
    const content = await deflate(career + ' '.repeat(spaces))
    expect(content.length).toBeLessThan(100_000)
    return new Blob([sealRecord(makeCard({}), content)])
  }

  it.each([
    [MAX_SAVE_LENGTH - 1, true],
    [MAX_SAVE_LENGTH, true],
    [MAX_SAVE_LENGTH + 1, false],
    [10 * MAX_SAVE_LENGTH, false],
  ])('that unfold into %i: taken %s', async (size, isTaken) => {
    const page = openPage()
    page.gameStores.advanceDay()
    const before = json(page)
    expect(await page.saving.importFile(await fileOf(size))).toBe(isTaken)
    expect(json(page) === before).toBe(!isTaken)
    if (!isTaken) expect(messages(page)).toEqual(['Error loading save data.'])
  })
})

describe('two tabs', () => {
  it('do not overwrite each other: the later one is offered a copy', async () => {
    const one = openPage()
    await one.saving.save('Shared')
    const other = openPage(one.values)
    await other.saves.open()
    await other.saving.load('Shared')
    other.gameStores.advanceDay()
    await other.saving.save('Shared')
    one.saves.refresh()
    expect(await one.saving.save('Shared')).toMatchObject({ result: 'conflict' })
    expect(one.saving.copyName('Shared')).toBe('Shared (copy)')
    expect(await one.saving.save('Shared (copy)')).toEqual({ result: 'saved' })
    expect(names(one).toSorted()).toEqual(['Shared', 'Shared (copy)'])
  })
})

describe('a career that was lost', () => {
  it('is offered at the next start with season and day, and goes on', async () => {
    const held = new Set<string>()
    const locks = makeLocks(held)
    const lost = openPage(new Map(), { locks })
    lost.gameStores.advanceDay()
    lost.hide()
    const before = json(lost)
    const meanwhile = openPage(lost.values, { locks: makeLocks(held) })
    await meanwhile.recovery.arrive()
    expect(meanwhile.ui.modal).toBeNull()

    locks.close()
    const next = openPage(lost.values, { locks: makeLocks(held) })
    await next.recovery.arrive()
    const { modal } = next.ui
    if (modal?.kind !== 'recover-career') throw new Error('Nothing is offered')
    expect(modal.recovery.card).toMatchObject({ season: 1, day: 2 })
    await next.recovery.recover(modal.recovery.key)
    expect(json(next) === before).toBe(true)
    expect(next.safekeeping.isDirty).toBe(true)
  })

  it('is not offered when the player left on purpose, or had saved', async () => {
    for (const leave of ['give up', 'save'] as const) {
      const page = openPage()
      page.gameStores.advanceDay()
      page.hide()
      if (leave === 'give up') page.gameStores.giveUp()
      else await page.saving.save('Safe')
      page.hide()
      const next = openPage(page.values)
      expect(await next.saves.recoveries()).toEqual([])
    }
  })
})

describe('a storage that fails', () => {
  /** The first `good` changes succeed; from then on the page is dead, or the storage full. */
  function failingAfter(values: Map<string, string>, good: number, torn: boolean): KeyValueStorage {
    const storage = makeStorage(values)
    let left = good
    const step = (key: string, value: string | null) => {
      if (left === 0 && torn && value !== null) values.set(key, value.slice(0, value.length / 2))
      if (left <= 0) throw new DOMException('gone', 'QuotaExceededError')
      left -= 1
    }
    return {
      key: (index) => storage.key(index),
      get length() {
        return storage.length
      },
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        step(key, value)
        storage.setItem(key, value)
      },
      removeItem: (key) => {
        step(key, null)
        storage.removeItem(key)
      },
    }
  }

  it.each([0, 1, 2, 3, 4].flatMap((step) => [[step, false] as const, [step, true] as const]))(
    'at step %i (torn: %s) keeps the named save, old or new',
    async (step, torn) => {
      const page = openPage()
      await page.saving.save('Dear')
      page.gameStores.advanceDay()
      await page.saving.save('Dear')
      const newer = page.values.get('saves/ann/Dear') ?? ''
      const values = new Map(page.values)
      const card = makeCard({ savedAt: 2e12, day: 9 })
      const storage = failingAfter(values, step, torn)
      const write = () => {
        writeSlot(storage, 'saves/ann/Dear', sealRecord(card, 'new'))
      }
      if (step < 4) expect(write).toThrow()
      else write()
      const after = openPage(values)
      after.saves.refresh()
      const found = after.saves.recordOf('Dear')
      expect(found === newer || found?.endsWith('\nnew')).toBe(true)
      expect(names(after)).toEqual(['Dear'])
    },
  )

  it('makes room by giving up recovery copies, the oldest first, then says so', async () => {
    const values = new Map<string, string>()
    for (const savedAt of [1, 2]) {
      values.set(
        `recovery/ann/${savedAt}`,
        sealRecord(makeCard({ name: '', isSaved: false, savedAt }), 'x'.repeat(40_000)),
      )
    }
    let room = 125_000
    const storage = makeStorage(values)
    const setItem = storage.setItem.bind(storage)
    storage.setItem = (key, value) => {
      const others = [...values].filter(([name]) => name !== key)
      const used = others.reduce((sum, [, text]) => sum + text.length, 0)
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    const page = openPage(values, { storage })
    expect(await page.saving.save('One')).toEqual({ result: 'saved' })
    expect(values.has('recovery/ann/1')).toBe(false)
    expect(values.has('recovery/ann/2')).toBe(true)
    room = 30_000
    expect(await page.saving.save('Two')).toEqual({
      result: 'full',
      message: 'Error saving game. The browser has no room left for it.',
    })
    expect(names(page)).toEqual(['One'])
  })

  it('that forgets its last writes gets them back from the journal', async () => {
    const page = openPage()
    await page.saving.save('Old')
    const forgotten = new Map(page.values)
    page.gameStores.advanceDay()
    page.clock.advance(1_000)
    await page.saving.save('Old')
    await page.saving.save('New')
    const after = openPage(forgotten, { journal: page.environment.journal })
    await after.saves.open()
    expect(after.saves.cards.map(({ name, day }) => [name, day]).toSorted()).toEqual([
      ['New', 2],
      ['Old', 2],
    ])
  })
})
