import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '../../client/stores/environment.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { writeSlot } from '../../client/stores/saves/slot.ts'
import { makeStorage } from './makeStores.ts'
import { makeCard, names, openPage } from './openSavePage.ts'

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
      page.gameStores.time.advanceDay()
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

  it('deletes recovery copies to make room, the oldest first, then shows an error', async () => {
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
      message:
        'Error saving game. The browser has no room left for it. The account cannot be reached either.',
    })
    expect(names(page)).toEqual(['One'])
  })

  it('keeps a record written after a removal that is the last entry of the journal', async () => {
    const page = openPage()
    const { journal } = page.environment
    await page.saving.save('Dear')
    await page.saves.remove('Dear')
    page.clock.advance(1)
    await page.saving.save('Dear')
    await journal.write('saves/ann/Dear', { removedAt: page.clock.date().getTime() - 1 })
    const after = openPage(page.values, { journal })
    await after.saves.open()
    expect(names(after)).toEqual(['Dear'])
    await journal.write('saves/ann/Dear', { removedAt: page.clock.date().getTime() })
    await after.saves.open()
    expect(names(after)).toEqual([])
  })

  it('that has lost its last writes is restored from the journal', async () => {
    const page = openPage()
    await page.saving.save('Old')
    const forgotten = new Map(page.values)
    page.gameStores.time.advanceDay()
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
