/** Database and storage that fail, fill up or lose what they held. */
import { describe, expect, it } from 'vitest'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeVault } from './makeStores.ts'
import { makeCard, messages, names, openPage, vaultOf } from './openSavePage.ts'

describe('a full database', () => {
  it('loses copies of careers that no tab is playing, the oldest first, before it refuses a save', async () => {
    const values = new Map<string, string>()
    const kept = vaultOf(values)
    for (const savedAt of [1, 2]) {
      const card = makeCard({ name: '', isSaved: false, savedAt })
      const key = `recovery/ann/${savedAt}`
      await kept.put(key, { card, stored: sealRecord(card, 'x'.repeat(40_000)) }, null)
    }
    let room = Infinity
    const vault: typeof kept = {
      ...kept,
      replace: (key, record, mayReplace) => {
        const used = [...kept.records.values()].reduce((sum, text) => sum + text.length, 0)
        return used + record.stored.length > room
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : kept.replace(key, record, mayReplace)
      },
    }
    const page = openPage(values, { vault })
    const copies = () => [...kept.records.keys()].filter((key) => key.startsWith('recovery/'))
    page.gameStores.time.advanceDay()
    page.hide()
    const own = copies().at(-1) ?? ''
    const ownLength = kept.records.get(own)?.length ?? 0
    // A save of 60,000 characters fits beside one of the two other copies.
    room = ownLength + 120_000
    expect(await page.saving.save('One')).toEqual({ result: 'saved' })
    expect(copies()).toEqual(['recovery/ann/2', own])
    room = ownLength + 1_000
    expect(await page.saving.save('Two')).toEqual({
      result: 'full',
      message:
        'Error saving game. The browser has no room left for it. Your account can’t be reached either.',
    })
    expect(names(page)).toEqual(['One'])
    expect(copies()).toEqual([own])
  })
})

describe('the list of saves in the storage', () => {
  it('is rebuilt from the database when it is missing, damaged or behind it', async () => {
    const page = openPage()
    await page.saving.save('Old')
    page.gameStores.time.advanceDay()
    page.clock.advance(1_000)
    const behind = page.values.get('saves/ann') ?? ''
    await page.saving.save('Old')
    await page.saving.save('New')
    for (const list of [null, '[{', '[{"name":"Old"}]', behind]) {
      if (list === null) page.values.delete('saves/ann')
      else page.values.set('saves/ann', list)
      const after = openPage(page.values)
      await after.saves.open()
      expect(after.saves.cards.map(({ name, day }) => [name, day])).toEqual([
        ['New', 2],
        ['Old', 2],
      ])
      const at = openPage(page.values)
      at.saves.refresh()
      expect(names(at)).toEqual(['New', 'Old'])
    }
  })

  it('that names a save which the database has lost is corrected', async () => {
    const page = openPage()
    await page.saving.save('Gone')
    const after = openPage(page.values, { vault: makeVault() })
    after.saves.refresh()
    expect(names(after)).toEqual(['Gone'])
    expect(await after.saving.load('Gone')).toBe(false)
    expect(messages(after)).toEqual(['Save game "Gone" not found locally.'])
    await after.saves.open()
    expect(names(after)).toEqual([])
  })
})
