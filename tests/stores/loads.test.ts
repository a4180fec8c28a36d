/** Number of times that a career was loaded, in its saves and on its way out of the browser and back. */
import { expect, it } from 'vitest'
import { makeStorage } from './makeStores.ts'
import { openPage } from './openSavePage.ts'

const loadsOf = ({ saves }: ReturnType<typeof openPage>) => saves.cards.map(({ loads }) => loads)

it('a new career and its first save were never loaded', async () => {
  const page = openPage()
  await page.saving.save('One')
  expect(page.autosave.loads).toBe(0)
  expect(loadsOf(page)).toEqual([0])
})

it('every load of a save counts in the save, also from a page that starts anew', async () => {
  const page = openPage()
  await page.saving.save('One')
  for (const count of [1, 2]) {
    page.time.advanceDay()
    await page.saving.load('One')
    await expect.poll(() => loadsOf(page)).toEqual([count])
  }
  const next = openPage(page.values)
  await next.saves.open()
  await next.saving.load('One')
  expect(next.autosave.loads).toBe(3)
  await expect.poll(() => loadsOf(next)).toEqual([3])
})

it('a save that was never loaded takes the count of the career that it replaces', async () => {
  const page = openPage()
  await page.saving.save('One')
  page.clock.advance(1_000)
  await page.saving.save('Two')
  await page.saving.load('One')
  await page.saving.load('Two')
  expect(page.autosave.loads).toBe(2)
})

it('the career that is loaded goes on in its save: counting is no change by another tab', async () => {
  const page = openPage()
  await page.saving.save('One')
  await page.saving.load('One')
  await expect.poll(() => loadsOf(page)).toEqual([1])
  page.time.advanceDay()
  expect(await page.saving.save('One')).toEqual({ result: 'saved' })
  expect(loadsOf(page)).toEqual([1])
})

it('a file has the count of its career, and its import is a load', async () => {
  const page = openPage()
  await page.saving.save('One')
  await page.saving.load('One')
  await page.saving.exportCareer()
  const other = openPage()
  await other.saving.importFile(new Blob([page.offered[0]!.text]))
  expect(other.autosave.loads).toBe(2)
  expect(JSON.stringify(other.game.state)).toBe(JSON.stringify(page.game.state))
})

it('a career that goes on after a reload was not loaded, and remembers how often it was', async () => {
  const sessionStorage = makeStorage()
  const page = openPage(new Map(), { sessionStorage })
  await page.saving.save('One')
  await page.saving.load('One')
  page.time.advanceDay()
  page.hide()
  const reloaded = openPage(page.values, { sessionStorage })
  await reloaded.gameStores.arrival.done
  expect(reloaded.game.state.day).toBe(2)
  expect(reloaded.autosave.loads).toBe(1)
})

it('records of earlier releases have no count: they were never loaded', async () => {
  const page = openPage()
  await page.saving.save('One')
  const key = 'saves/ann/One'
  const card = page.vault.cardMap.get(key) as Record<string, unknown>
  delete card.loads
  delete card.isIron
  await page.saves.open()
  expect(page.saves.cards).toMatchObject([{ name: 'One' }])
  expect(loadsOf(page)).toEqual([undefined])
})
