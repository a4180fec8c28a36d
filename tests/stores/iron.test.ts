/** An iron career has one save, which is written without the player, and no way back. */
import { describe, expect, it, vi } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { openRecord } from '../../client/stores/saves/saveRecord.ts'
import { makePastSeason } from '../simulation/makeGame.ts'
import { makeAccount } from './makeAccount.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeLocks, makeStorage } from './makeStores.ts'
import { messages, openPage, vaultOf } from './openSavePage.ts'
import type { Environment } from '../../client/stores/environment.ts'

type Page = ReturnType<typeof openPage>

/** Starts an iron career in a browser. */
function startIron(values = new Map<string, string>(), parts: Partial<Environment> = {}, id = 'ann') {
  const page = openPage(values, parts, id)
  page.gameStores.giveUp()
  page.gameStores.enter({ seed: 5, clubName: 'Northgate', isIron: true })
  return page
}

/** Waits for the automatic copy and the database. */
async function settle(page: Page) {
  page.clock.advance(0)
  await page.saves.open()
}

/** An iron career on its second day: its page and locks, and what a page that opens beside it has of the tab. */
async function startInTab() {
  const held = new Set<string>()
  const first = makeLocks(held)
  const session = new Map<string, string>()
  const page = startIron(new Map(), { locks: first, sessionStorage: makeStorage(session) })
  page.time.advanceDay()
  // The tab then has the whole career.
  page.hide()
  await settle(page)
  return { page, first, parts: { locks: makeLocks(held), sessionStorage: makeStorage(new Map(session)) } }
}

const copies = ({ vault }: Page) => [...vault.records.keys()].filter((key) => key.startsWith('recovery/'))
const copyDay = (page: Page) => openRecord(page.vault.records.get(copies(page)[0]!)!)?.card.day

describe('an iron career', () => {
  it('is written after every decision and every day, without a delay', async () => {
    const page = startIron()
    page.game.decide('setTicketPrice', 42)
    await settle(page)
    const record = openRecord(page.vault.records.get(copies(page)[0]!)!)
    expect(record?.content).toContain('"ticketPrice":42')
    expect(record?.card).toMatchObject({ isIron: true, isSaved: false, loads: 0 })
    page.time.advanceDay()
    await settle(page)
    expect(copyDay(page)).toBe(2)
    expect(copies(page)).toHaveLength(1)
  })

  it('[CAR-12] differs from another of its seed by nothing but its mark', () => {
    const iron = createGame({ seed: 6, isIron: true })
    expect({ ...iron, isIron: false }).toEqual(createGame({ seed: 6 }))
  })

  it('is neither saved by name nor replaced by another save or a file', async () => {
    const values = new Map<string, string>()
    const before = openPage(values)
    await before.saving.save('Before')
    await before.saving.exportCareer()
    const page = startIron(values)
    page.time.advanceDay()
    const rule = 'An iron career has one save and no way back.'
    expect(await page.saving.save('One')).toEqual({ result: 'refused', message: rule })
    expect(await page.saving.load('Before')).toBe(false)
    expect(await page.saving.importFile(new Blob([before.offered[0]!.text]))).toBe(false)
    expect(messages(page)).toContain(rule)
    expect(page.game.state).toMatchObject({ seed: 5, day: 2 })
  })

  it('goes on as an ordinary career from a file, which counts as a load', async () => {
    const page = startIron()
    page.time.advanceDay()
    await page.saving.exportCareer()
    const other = openPage()
    expect(await other.saving.importFile(new Blob([page.offered[0]!.text]))).toBe(true)
    expect(other.game.state).toMatchObject({ seed: 5, day: 2, isIron: false })
    expect(other.autosave.loads).toBe(1)
    expect(messages(other)).toContain('An iron career from a file goes on as an ordinary one.')
  })

  it('leaves no progress behind, so that nothing asks before leaving', async () => {
    const page = startIron()
    page.time.advanceDay()
    expect(page.asksBeforeClosing()).toBe(false)
    expect(page.autosave.asksBefore('office')).toBe(false)
    expect(page.root.hasIronCareer).toBe(true)
    await settle(page)
  })

  it('of a guest is lost with the tab, like every career of a guest, which the browser asks about', () => {
    const page = openPage()
    page.root.logOut()
    page.root.session.playAsGuest()
    page.gameStores.enter({ seed: 5, clubName: 'Northgate', isIron: true })
    page.time.advanceDay()
    expect(page.game.state.isIron).toBe(true)
    expect(page.asksBeforeClosing()).toBe(true)
  })

  it('writes its end at once too, so that a killed tab doesn’t take a retirement back', async () => {
    const page = startIron()
    page.game.resume({ ...page.game.state, pastSeasons: [makePastSeason()] })
    await settle(page)
    expect(page.game.decide('retire').done).toBe(true)
    await settle(page)
    const record = openRecord(page.vault.records.get(copies(page)[0]!)!)
    expect(record?.content).toContain('"reason":"retired"')
  })

  it('may be replaced once it has ended, and is offered no more', async () => {
    const page = startIron()
    page.time.advanceDay()
    page.autosave.replaceCareer(
      { ...page.game.state, ended: { reason: 'sacked', day: 2, season: 1, position: 20 } },
      { origin: null, isSaved: false, loads: 0 },
    )
    await settle(page)
    expect(page.root.hasIronCareer).toBe(false)
    expect(await openPage(page.values).saves.recoveries()).toEqual([])
  })
})

describe('an iron career and its page', () => {
  it('resumes after a reload where it stood, under the same key', async () => {
    const sessionStorage = makeStorage()
    const page = startIron(new Map(), { sessionStorage })
    page.time.advanceDay()
    await settle(page)
    page.hide()
    const reloaded = openPage(page.values, { sessionStorage })
    await reloaded.gameStores.arrival.done
    expect(reloaded.game.state).toMatchObject({ day: 2, isIron: true })
    reloaded.time.advanceDay()
    await settle(reloaded)
    expect(copies(page)).toHaveLength(1)
    expect(copyDay(page)).toBe(3)
  })

  it('is offered when its tab was closed, and goes on in its only copy', async () => {
    const tab = makeLocks()
    const page = startIron(new Map(), { locks: tab })
    page.time.advanceDay()
    await settle(page)
    tab.close()
    const next = openPage(page.values)
    await next.saves.open()
    const [recovery] = await next.saves.recoveries()
    await next.recovery.recover(recovery!.key)
    expect(next.game.state).toMatchObject({ seed: 5, day: 2, isIron: true })
    expect(next.autosave.loads).toBe(0)
    next.time.advanceDay()
    await settle(next)
    expect(openRecord(vaultOf(page.values).records.get(recovery!.key)!)?.card.day).toBe(3)
  })

  it('goes on with the match that was watched, not from kick-off, when its tab was closed', async () => {
    const page = startIron()
    while (!page.matchday.isOpen) page.time.advanceDay()
    page.matchday.showMinute(40)
    await settle(page)
    const next = openPage(page.values)
    await next.saves.open()
    const [recovery] = await next.saves.recoveries()
    await next.recovery.recover(recovery!.key)
    expect([next.matchday.minute, next.matchday.isPaused]).toEqual([40, true])
  })

  it('is not played in two tabs: a duplicate says so, and goes on from the latest day once it is alone', async () => {
    const { page, first, parts } = await startInTab()
    page.time.advanceDay()
    await settle(page)
    const duplicate = openPage(page.values, parts)
    duplicate.gameStores.leave()
    duplicate.gameStores.enter({ seed: null, clubName: 'Northgate' })
    // As long as a tab that is being closed may take.
    await vi.waitFor(() => {
      duplicate.clock.advance(1_000)
      expect(duplicate.recovery.isElsewhere).toBe(true)
    }, WAIT_MS)
    expect(messages(duplicate)).toContain(
      'This career is open in another tab. Carry on there, or close that tab first.',
    )
    first.close()
    duplicate.gameStores.leave()
    duplicate.gameStores.enter({ seed: null, clubName: 'Northgate' })
    await duplicate.gameStores.arrival.done
    expect(duplicate.game.state).toMatchObject({ seed: 5, day: 3, isIron: true })
  })

  it('was refused to a page that had just been reloaded, whose lock the browser releases a moment later', async () => {
    const { page, first, parts } = await startInTab()
    const reloaded = openPage(page.values, parts)
    await new Promise((resolve) => setImmediate(resolve))
    first.close()
    await reloaded.gameStores.arrival.done
    expect(reloaded.recovery.isElsewhere).toBe(false)
    expect(reloaded.game.state).toMatchObject({ seed: 5, day: 2, isIron: true })
  })

  it('stays when its manager logs out, and goes on after the next login', async () => {
    const page = startIron()
    page.time.advanceDay()
    await settle(page)
    page.root.logOut()
    expect(page.game.career).toBeNull()
    expect(copies(page)).toHaveLength(1)
  })
})

describe('an iron career in the account', () => {
  it('goes on at another device, once, and not where the browser has it', async () => {
    const account = makeAccount()
    const desk = startIron(new Map(), { connectApi: account.connectApi })
    desk.time.advanceDay()
    await settle(desk)
    const store = await desk.root.account.open()
    await store.send()
    const [version] = store.versions
    const sameDevice = openPage(desk.values, { connectApi: account.connectApi })
    expect(await sameDevice.saving.loadFromAccount(version!)).toBe(false)
    const phone = openPage(new Map(), { connectApi: account.connectApi })
    expect(await phone.saving.loadFromAccount(version!)).toBe(true)
    expect(phone.game.state).toMatchObject({ seed: 5, day: 2, isIron: true })
    expect(phone.autosave.loads).toBe(1)
  })
})
