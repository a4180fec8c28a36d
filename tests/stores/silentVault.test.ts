/** IndexedDB that accepts every request and answers none. */
import { describe, expect, it } from 'vitest'
import type { Vault } from '../../client/stores/environment.ts'
import { TIMEOUT_MS } from '../../client/stores/saves/BrowserRecords.ts'
import { Rescue } from '../../client/stores/saves/Rescue.ts'
import { makeClock, makeEnvironment } from './makeStores.ts'
import { names, openPage } from './openSavePage.ts'

/** Database that never answers, and the number of its calls. */
function makeSilentVault() {
  let calls = 0
  const notices = new Set<() => void>()
  const never = <Answer>() => {
    calls += 1
    for (const notice of notices) notice()
    return new Promise<Answer>(() => {})
  }
  const vault: Vault = {
    ...{ cards: never, read: never, replace: never, put: never },
    ...{ remove: never, contents: never },
  }
  /** Resolves with the next call. */
  const asked = () => {
    const before = calls
    return new Promise<void>((resolve) => {
      notices.add(() => {
        if (calls > before) resolve()
      })
    })
  }
  return { vault, asked }
}

describe('a database that never answers', () => {
  it('delays a save no longer than its timeout, and the player learns that it is not kept', async () => {
    const { vault, asked } = makeSilentVault()
    const clock = makeClock()
    const page = openPage(new Map(), { vault, clock })
    const isAsked = asked()
    const saving = page.saving.save('One')
    await isAsked
    clock.advance(TIMEOUT_MS)
    expect(await saving).toMatchObject({ result: 'full' })
    expect(names(page)).toEqual([])
  })

  it('leaves the list of saves unchanged', async () => {
    const page = openPage()
    await page.saving.save('One')
    const clock = makeClock()
    const next = openPage(page.values, { vault: makeSilentVault().vault, clock })
    const opening = next.saves.open()
    expect(names(next)).toEqual(['One'])
    clock.advance(TIMEOUT_MS)
    await opening
    expect(names(next)).toEqual(['One'])
  })

  it('keeps the running career in the tab, from which a reload resumes it', async () => {
    const { vault } = makeSilentVault()
    const before = openPage(new Map(), { vault })
    before.gameStores.time.advanceDay()
    before.hide()
    const { sessionStorage } = before.environment
    const next = openPage(before.values, { vault, sessionStorage })
    await next.gameStores.arrival.done
    expect(next.game.state.day).toBe(2)
  })

  it('does not block the rescue of stored data', async () => {
    const clock = makeClock()
    const page = makeEnvironment({ vault: makeSilentVault().vault, clock })
    page.environment.storage.setItem('settings', '{}')
    const exporting = new Rescue(page.environment).exportAll()
    clock.advance(TIMEOUT_MS)
    await exporting
    expect(JSON.parse(page.offered[0]?.text ?? '')).toMatchObject({
      storage: { settings: '{}' },
      records: {},
    })
  })
})
