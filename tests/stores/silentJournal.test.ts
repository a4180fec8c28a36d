/** IndexedDB that accepts every request and answers none. */
import { describe, expect, it, vi } from 'vitest'
import type { Journal } from '../../client/stores/environment.ts'
import { TIMEOUT_MS } from '../../client/stores/saves/inTime.ts'
import { Rescue } from '../../client/stores/saves/Rescue.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeClock, makeEnvironment, makeJournal } from './makeStores.ts'
import { messages, names, openPage } from './openSavePage.ts'

const never = <Answer>() => new Promise<Answer>(() => {})
const silent: Journal = { read: never, write: never, forget: never }

/** Promise with its resolver. */
function makeSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

describe('a journal that never answers', () => {
  it('delays neither a save nor its removal', async () => {
    const page = openPage(new Map(), { journal: silent })
    expect(await page.saving.save('One')).toEqual({ result: 'saved' })
    expect(names(page)).toEqual(['One'])
    await page.saves.remove('One')
    expect(messages(page)).toContain('Deleted save "One".')
  })

  it('leaves the list of saves unchanged', () => {
    const page = openPage(new Map(), { journal: silent })
    void page.saving.save('One')
    const next = openPage(page.values, { journal: silent })
    void next.saves.open()
    expect(names(next)).toEqual([...names(page)])
  })

  it('delays the start no longer than its timeout', async () => {
    const lost = openPage()
    lost.gameStores.time.advanceDay()
    lost.hide()
    const clock = makeClock()
    const next = openPage(lost.values, { journal: silent, clock })
    const arriving = next.recovery.arrive()
    clock.advance(TIMEOUT_MS)
    await arriving
    expect(next.ui.modal?.kind).toBe('recover-career')
  })

  it('that stops answering delays one save, and none after it', async () => {
    const journal = makeJournal()
    const clock = makeClock()
    const page = openPage(new Map(), { journal, clock })
    await page.saves.open()
    Object.assign(journal, silent)
    const asked = makeSignal()
    journal.write = () => {
      asked.give()
      return never()
    }
    const first = page.saving.save('One')
    await asked.given
    clock.advance(TIMEOUT_MS)
    expect(await first).toEqual({ result: 'saved' })
    expect(await page.saving.save('Two')).toEqual({ result: 'saved' })
  })

  it('that is slow restores what the storage has lost', async () => {
    const before = openPage()
    await before.saving.save('Dear')
    const { journal } = before.environment
    const answer = makeSignal()
    const late = { ...journal, read: () => answer.given.then(() => journal.read()) }
    const clock = makeClock()
    const page = openPage(new Map(), { journal: late, clock })
    const opening = page.saves.open()
    clock.advance(TIMEOUT_MS)
    await opening
    expect(names(page)).toEqual([])
    answer.give()
    await vi.waitFor(() => {
      expect(names(page)).toEqual(['Dear'])
    }, WAIT_MS)
  })

  it('does not block the rescue of stored data', async () => {
    const clock = makeClock()
    const page = makeEnvironment({ journal: silent, clock })
    page.environment.storage.setItem('settings', '{}')
    const exporting = new Rescue(page.environment).exportAll()
    clock.advance(TIMEOUT_MS)
    await exporting
    expect(JSON.parse(page.offered[0]?.text ?? '')).toMatchObject({
      storage: { settings: '{}' },
      journal: {},
    })
  })
})
