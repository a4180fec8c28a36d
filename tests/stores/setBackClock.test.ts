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

/** Opens the browser of a page that has played on unsaved again, with the clock a year back. */
async function openYearBefore(saves: readonly string[]) {
  const before = openPage()
  for (const name of saves) await before.saving.save(name)
  before.gameStores.time.advanceDay()
  before.hide()
  const now = openPage(before.values, { clock: clockOffBy(-YEAR_MS) })
  await now.saves.open()
  return now
}

describe('with the clock set back', () => {
  const tenSaves = Array.from({ length: SAVES_KEPT }, (_, i) => `Save ${i + 1}`)

  it('a new save is the latest, and replaces the oldest', async () => {
    const now = await openYearBefore(tenSaves)
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

  it('the copy of the running career is offered first, and is not evicted', async () => {
    const now = await openYearBefore([])
    now.gameStores.time.advanceDay()
    now.gameStores.time.advanceDay()
    now.hide()
    const after = openPage(now.values)
    const [first, second] = await after.saves.recoveries()
    expect([first?.card.day, second?.card.day]).toEqual([3, 2])
  })
})
