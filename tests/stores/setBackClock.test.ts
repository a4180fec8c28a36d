/** Clock of the device changed between saves. */
import { describe, expect, it } from 'vitest'
import { SAVES_KEPT } from '../../client/stores/SavesStore.ts'
import { makeClock, type FakeClock } from './makeStores.ts'
import { names, openPage } from './openSavePage.ts'

const YEAR_MS = 365 * 24 * 3_600_000

/** Clock with an offset. */
function clockOffBy(ms: number): FakeClock {
  const clock = makeClock()
  return { ...clock, date: () => new Date(clock.date().getTime() + ms) }
}

/** A page, and the same browser opened again with the clock a year back. */
async function openYearBefore(saves: readonly string[]) {
  const before = openPage()
  for (const name of saves) await before.saving.save(name)
  before.gameStores.time.advanceDay()
  before.hide()
  const { journal } = before.environment
  const now = openPage(before.values, { journal, clock: clockOffBy(-YEAR_MS) })
  await now.saves.open()
  return { now, journal }
}

describe('with the clock set back', () => {
  const tenSaves = Array.from({ length: SAVES_KEPT }, (_, i) => `Save ${i + 1}`)

  it('a new save is the latest, and replaces the oldest', async () => {
    const { now } = await openYearBefore(tenSaves)
    expect(await now.saving.save('Now')).toEqual({ result: 'saved' })
    expect(names(now)).toHaveLength(SAVES_KEPT)
    expect(names(now)[0]).toBe('Now')
    expect(names(now)).not.toContain('Save 1')
    expect(await now.saving.load('Now')).toBe(true)
  })

  it('a new save is kept beside ten saves with future dates', async () => {
    const one = openPage()
    const other = openPage(one.values, { clock: clockOffBy(YEAR_MS) })
    await other.saves.open()
    for (const name of tenSaves) await other.saving.save(name)
    expect(await one.saving.save('Now')).toEqual({ result: 'saved' })
    expect(names(one)).toHaveLength(SAVES_KEPT)
    expect(names(one)).toContain('Now')
  })

  it('the journal does not restore an overwritten record', async () => {
    const { now, journal } = await openYearBefore(['Dear'])
    now.gameStores.time.advanceDay()
    now.gameStores.time.advanceDay()
    journal.write = () => Promise.reject(new Error('full'))
    await now.saving.load('Dear')
    now.gameStores.time.advanceDay()
    now.gameStores.time.advanceDay()
    expect(await now.saving.save('Dear')).toEqual({ result: 'saved' })
    const after = openPage(now.values, { journal })
    await after.saves.open()
    expect(after.saves.cards).toMatchObject([{ name: 'Dear', day: 3 }])
  })

  it('a removal that the storage has lost is repeated from the journal', async () => {
    const { now, journal } = await openYearBefore(['Dear'])
    const unflushed = new Map(now.values)
    await now.saves.remove('Dear')
    const after = openPage(unflushed, { journal })
    await after.saves.open()
    expect(names(after)).toEqual([])
  })

  it('a new save is not confused with a removed one of the same name', async () => {
    const { now, journal } = await openYearBefore(['Dear'])
    await now.saves.remove('Dear')
    journal.write = () => Promise.reject(new Error('full'))
    await now.saving.save('Dear')
    const after = openPage(now.values, { journal })
    await after.saves.open()
    expect(names(after)).toEqual(['Dear'])
  })

  it('the copy of the running career is offered first, and is not evicted', async () => {
    const { now, journal } = await openYearBefore([])
    now.gameStores.time.advanceDay()
    now.gameStores.time.advanceDay()
    now.hide()
    const after = openPage(now.values, { journal })
    const [first, second] = await after.saves.recoveries()
    expect([first?.card.day, second?.card.day]).toEqual([3, 2])
  })
})
