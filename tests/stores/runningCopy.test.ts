/** The copy of the running career is made in steps, between which the career goes on. */
import { describe, expect, it } from 'vitest'
import { STEP_LENGTH } from '../../client/stores/saves/steps.ts'
import { findSessionCareer } from '../../client/stores/saves/sessionCareer.ts'
import { openRecord } from '../../client/stores/saves/saveRecord.ts'
import { unpackCareer } from '../../client/stores/saves/readCareer.ts'
import { openPage } from './openSavePage.ts'

/** Opens a page whose tasks run when the test says so. */
function openSlowPage() {
  const tasks: (() => void)[] = []
  const page = openPage(new Map(), {
    soon: (act) => {
      tasks.push(act)
      return () => void tasks.splice(tasks.indexOf(act) >>> 0, 1)
    },
  })
  const runAll = () => {
    while (tasks.length > 0) tasks.shift()?.()
  }
  runAll()
  const records = () =>
    [...page.vault.records].flatMap(([key, text]) => (key.startsWith('recovery/') ? [text] : []))
  const days = () => records().map((text) => openRecord(text)?.card.day)
  return { ...page, tasks, runAll, records, days }
}

type SlowPage = ReturnType<typeof openSlowPage>

/** Begins a copy of the career of the next day, and is half way with it. */
function beginCopy({ time, autosave, tasks }: SlowPage) {
  time.advanceDay()
  autosave.keep()
  for (let step = 0; step < 3; step++) tasks.shift()?.()
}

describe('the copy of the running career', () => {
  it('is one of the day on which it began, whatever happens until it is written', async () => {
    const page = openSlowPage()
    beginCopy(page)
    const began = JSON.stringify(page.game.state)
    expect(page.days()).toEqual([1])
    page.time.advanceDay()
    page.game.decide('setTicketPrice', 42)
    page.runAll()
    const [record = ''] = page.records()
    const reading = await unpackCareer(record)
    expect(reading.ok && JSON.stringify(reading.save.career) === began).toBe(true)
  })

  it('is made in steps that each work on a part of it', () => {
    const page = openSlowPage()
    page.time.advanceDay()
    page.autosave.keep()
    let steps = 0
    for (; page.days()[0] === 1; steps++) page.tasks.shift()?.()
    // Serialised and summed up, each in parts.
    expect(steps).toBeGreaterThan((1.5 * (page.records()[0]?.length ?? 0)) / STEP_LENGTH)
  })

  it('is followed by that of the latest day alone, with the one before as its backup', () => {
    const page = openSlowPage()
    const written: unknown[] = []
    const put = page.vault.put.bind(page.vault)
    page.vault.put = (key, record, backup) => {
      written.push([record.card.day, openRecord(backup?.stored ?? '')?.card.day])
      return put(key, record, backup)
    }
    beginCopy(page)
    for (let day = 0; day < 3; day++) {
      page.time.advanceDay()
      page.autosave.keep()
    }
    page.runAll()
    expect(written).toEqual([
      [2, 1],
      [5, 2],
    ])
  })

  it('is handed over at once by a page that is closed, and no earlier one comes after it', () => {
    const page = openSlowPage()
    beginCopy(page)
    page.time.advanceDay()
    page.hide()
    expect(page.days()).toEqual([3])
    const inTab = findSessionCareer(page.root)
    expect(inTab?.isSign).toBe(false)
    expect(page.records()).toEqual([inTab?.record])
    page.runAll()
    expect(page.days()).toEqual([3])
  })

  it('is not written any more when the career is given up', () => {
    const page = openSlowPage()
    beginCopy(page)
    page.gameStores.giveUp()
    page.runAll()
    expect(page.records()).toEqual([])
  })

  it('of an iron career is written although the next one has begun', () => {
    const page = openSlowPage()
    page.gameStores.giveUp()
    page.gameStores.enter({ seed: 5, clubName: 'Northgate', isIron: true })
    page.runAll()
    beginCopy(page)
    page.time.advanceDay()
    page.autosave.keep()
    const { career } = openSlowPage().game
    page.autosave.replaceCareer(career!, { origin: null, isSaved: false, loads: 0 })
    page.runAll()
    expect(page.days().toSorted()).toEqual([1, 3])
  })
})
