import { describe, expect, it, vi } from 'vitest'
import { MAX_SAVE_LENGTH, writeSave } from '../../client/simulation/save/saveFile.ts'
import { deflate, inflate } from '../../client/stores/saves/deflate.ts'
import { STEP_LENGTH } from '../../client/stores/saves/steps.ts'
import { SAVES_KEPT } from '../../client/stores/SavesStore.ts'
import { sealCareer } from '../support/sealCareer.ts'
import { openRecord, sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { makeApi, refused } from './makeApi.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeLocks, makeRefusingVault, makeStores } from './makeStores.ts'
import { json, makeCard, messages, names, openPage } from './openSavePage.ts'

describe('saving', () => {
  it('trims the name, shows a toast and lists the save', async () => {
    const page = openPage()
    page.gameStores.time.advanceDay()
    expect(page.autosave.isDirty).toBe(true)
    expect(await page.saving.save('  Kick-off ')).toEqual({ result: 'saved' })
    expect(messages(page)).toEqual(['Game saved locally as "Kick-off".'])
    expect(page.saves.cards).toMatchObject([{ name: 'Kick-off', day: 2, season: 1, club: 'Northgate' }])
    expect(page.autosave.isDirty).toBe(false)
  })

  it('refuses a name of only spaces', async () => {
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
    page.gameStores.time.advanceDay()
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

  it('belongs to the user: another user of the browser does not see it', async () => {
    const ann = openPage()
    await ann.saving.save('Mine')
    const bob = openPage(ann.values, {}, 'bob')
    await bob.saves.open()
    expect(names(bob)).toEqual([])
    const annAgain = openPage(ann.values)
    await annAgain.saves.open()
    expect(names(annAgain)).toEqual(['Mine'])
  })

  it('requests persistent storage once, with the first save', async () => {
    let asked = 0
    const page = openPage(new Map(), { persistStorage: () => void (asked += 1) })
    expect(asked).toBe(0)
    await page.saving.save('One')
    await page.saving.save('Two')
    expect(asked).toBe(1)
  })

  it('shows an error in a browser without a database', async () => {
    const page = openPage(new Map(), { vault: makeRefusingVault() })
    expect(await page.saving.save('One')).toEqual({
      result: 'full',
      message:
        'Error saving game. The browser has no room left for it. Your account can’t be reached either.',
    })
    expect(names(page)).toEqual([])
    expect(page.autosave.isDirty).toBe(false)
  })

  it('refuses a career that could not be loaded again', async () => {
    const page = openPage()
    page.game.resume({ ...page.game.state, ticketPrice: 2e9 })
    expect(await page.saving.save('One')).toEqual({ result: 'refused', message: 'Error saving game.' })
    expect(names(page)).toEqual([])
    await page.saving.exportCareer()
    expect(page.offered).toEqual([])
    expect(messages(page)).toEqual(['Error saving game.'])
  })

  it('is for registered users only', () => {
    const { root } = makeStores({ storage: { token: 'guest_1' } })
    expect(root.saves.canSave).toBe(false)
  })
})

describe('loading', () => {
  it('restores the career, paused, and a season of it matches the saved one byte for byte', async () => {
    const page = openPage()
    page.ui.changeSettings({ matchdayMode: 'instant' })
    page.gameStores.time.advanceDay()
    await page.saving.save('Here')
    const play = () => {
      while (page.game.state.currentSeason === 1 && !page.game.state.ended) {
        page.lineUp.decide('autoPick')
        page.gameStores.time.advanceDay()
        // Only when too few players are fit.
        page.gameStores.time.forfeitMatch()
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
    expect(page.autosave.isDirty).toBe(false)
    expect(play() === first).toBe(true)
  })

  it('shows the fault and changes nothing', async () => {
    const page = openPage()
    const before = json(page)
    expect(await page.saving.load('Nothing')).toBe(false)
    page.vault.records.set('saves/ann/Broken', sealRecord(makeCard({ name: 'Broken' }), 'not deflated'))
    expect(await page.saving.load('Broken')).toBe(false)
    expect(messages(page)).toEqual(['Save game "Nothing" not found locally.', 'Error loading save data.'])
    expect(json(page) === before).toBe(true)
  })

  it('loads the backup of a damaged record', async () => {
    const page = openPage()
    await page.saving.save('One')
    page.gameStores.time.advanceDay()
    await page.saving.save('One')
    const key = 'saves/ann/One'
    page.vault.records.set(key, `${page.vault.records.get(key)?.slice(0, -5)}`)
    expect(await page.saving.load('One')).toBe(true)
    expect(page.game.state.day).toBe(1)
  })

  it('shows an error when a save cannot be deleted', async () => {
    const page = openPage()
    await page.saving.save('One')
    page.vault.remove = () => Promise.reject(new Error('no'))
    await page.saves.remove('One')
    expect(messages(page)).toContain('Error deleting saved game.')
  })

  it('deletes a save permanently', async () => {
    const page = openPage()
    await page.saving.save('One')
    await page.saves.remove('One')
    expect(messages(page)).toContain('Deleted save "One".')
    const again = openPage(page.values)
    await again.saves.open()
    expect(names(again)).toEqual([])
  })
})

describe('a file', () => {
  it('takes a career to another browser', async () => {
    const page = openPage()
    page.gameStores.time.advanceDay()
    await page.saving.save('Away')
    await page.saves.downloadFile('Away')
    expect(page.offered).toMatchObject([{ fileName: 'Away.floodlight' }])
    const elsewhere = openPage()
    expect(await elsewhere.saving.importFile(new Blob([page.offered[0]?.text ?? '']))).toBe(true)
    expect(json(elsewhere) === json(page)).toBe(true)
    expect(elsewhere.autosave.isDirty).toBe(true)
  })

  it.each(['<html>', 'x'.repeat(5_000_001)])('that is not a save is refused', async (text) => {
    const page = openPage()
    const before = json(page)
    expect(await page.saving.importFile(new Blob([text]))).toBe(false)
    expect(messages(page)).toEqual(['Error loading game: this file is not a saved game.'])
    expect(json(page) === before).toBe(true)
  })
})

describe('a file with a career that leaves no room to grow', () => {
  it('is refused, and the running career continues', async () => {
    const page = openPage()
    const before = json(page)
    const career = { ...page.game.state, fanCount: 1e9 }
    const file = new Blob([sealCareer({ name: '', savedAt: 1, career }, { revision: '', isSaved: true })])
    expect(await page.saving.importFile(file)).toBe(false)
    expect(messages(page)).toEqual(['Error loading save data.'])
    expect(json(page) === before).toBe(true)
  })
})

it('a compressed text has every character again, also those of two halves at the end of a part', async () => {
  for (const before of [STEP_LENGTH - 2, STEP_LENGTH - 1, STEP_LENGTH]) {
    const text = `${'a'.repeat(before)}🏟${'é'.repeat(STEP_LENGTH)}ć`
    expect((await inflate(await deflate(text), MAX_SAVE_LENGTH)) === text).toBe(true)
  }
})

describe('a file of a few bytes', () => {
  const career = writeSave({ name: '', savedAt: 0, career: openPage().game.state })
  /** A save that unfolds into so many bytes, most of them spaces. */
  const fileOf = async (size: number) => {
    const spaces = size - new TextEncoder().encode(career).length
    const content = await deflate(career + ' '.repeat(spaces))
    expect(content.length).toBeLessThan(130_000)
    return new Blob([sealRecord(makeCard({}), content)])
  }

  it.each([
    [MAX_SAVE_LENGTH - 1, true],
    [MAX_SAVE_LENGTH, true],
    [MAX_SAVE_LENGTH + 1, false],
    [10 * MAX_SAVE_LENGTH, false],
  ])('that decompress to %i: accepted %s', async (size, isTaken) => {
    const page = openPage()
    page.gameStores.time.advanceDay()
    const before = json(page)
    expect(await page.saving.importFile(await fileOf(size))).toBe(isTaken)
    expect(json(page) === before).toBe(!isTaken)
    if (!isTaken) expect(messages(page)).toEqual(['Error loading save data.'])
  })
})

describe('two tabs', () => {
  it('do not overwrite each other: the later one is offered to save a copy', async () => {
    const one = openPage()
    await one.saving.save('Shared')
    const other = openPage(one.values)
    await other.saves.open()
    await other.saving.load('Shared')
    other.gameStores.time.advanceDay()
    await other.saving.save('Shared')
    one.saves.refresh()
    expect(await one.saving.save('Shared')).toMatchObject({ result: 'conflict' })
    expect(one.saving.copyName('Shared')).toBe('Shared (copy)')
    expect(await one.saving.save('Shared (copy)')).toEqual({ result: 'saved' })
    expect(names(one).toSorted()).toEqual(['Shared', 'Shared (copy)'])
  })
})

describe('a tab without a career, beside one that plays', () => {
  const openBeside = async (first: ReturnType<typeof openPage>, held: Set<string>) => {
    const second = openPage(first.values, { locks: makeLocks(held) })
    second.gameStores.giveUp()
    second.gameStores.enter({ seed: null, clubName: 'Northgate', asks: true })
    await second.arrival.done
    return second
  }

  it('is offered that career, goes on from its day, and takes nothing from the other tab', async () => {
    const held = new Set<string>()
    const first = openPage(new Map(), { locks: makeLocks(held) })
    first.time.advanceDay()
    first.hide()
    const before = json(first)
    const second = await openBeside(first, held)
    expect(second.arrival.isAsking).toBe(true)
    const { modal } = second.ui
    if (modal?.kind !== 'career-elsewhere') throw new Error('Nothing is said of the other tab')
    expect(modal.copy.card).toMatchObject({ club: 'Northgate', season: 1, day: 2 })
    await second.recovery.recover(modal.copy.key)
    expect(json(second) === before).toBe(true)
    second.time.advanceDay()
    second.hide()
    expect(openRecord(first.vault.records.get(modal.copy.key)!)?.card.day).toBe(2)
    expect(json(first) === before).toBe(true)
  })

  it('is not offered an iron career to play twice', async () => {
    const held = new Set<string>()
    const first = openPage(new Map(), { locks: makeLocks(held) })
    first.gameStores.giveUp()
    first.gameStores.enter({ seed: 5, clubName: 'Northgate', isIron: true })
    first.time.advanceDay()
    first.hide()
    const second = await openBeside(first, held)
    const { modal } = second.ui
    if (modal?.kind !== 'career-elsewhere') throw new Error('Nothing is said of the other tab')
    expect(modal.copy.card.isIron).toBe(true)
    void second.recovery.recover(modal.copy.key)
    const refusal = 'This career is open in another tab. Carry on there, or close that tab first.'
    await vi.waitFor(() => {
      second.clock.advance(1_000)
      expect(messages(second)).toContain(refusal)
    }, WAIT_MS)
    expect(second.game.career).toBeNull()
  })
})

describe('a recovery copy', () => {
  it('is offered at the next start with season and day, and can be resumed', async () => {
    const held = new Set<string>()
    const locks = makeLocks(held)
    const lost = openPage(new Map(), { locks })
    lost.gameStores.time.advanceDay()
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
    expect(next.autosave.isDirty).toBe(true)
  })

  it('is not offered after the player has left on purpose or saved', async () => {
    for (const leave of ['give up', 'save'] as const) {
      const page = openPage()
      page.gameStores.time.advanceDay()
      page.hide()
      if (leave === 'give up') page.gameStores.giveUp()
      else await page.saving.save('Safe')
      page.hide()
      const next = openPage(page.values)
      expect(await next.saves.recoveries()).toEqual([])
    }
  })
})

describe('deleting the account', () => {
  it('removes only its own saves, copies and running career from the browser', async () => {
    const values = new Map<string, string>()
    const other = openPage(values, {}, 'bob')
    await other.saving.save('Of Bob')
    const page = openPage(values, { connectApi: () => makeApi({ deleteAccount: () => Promise.resolve() }) })
    await page.saving.save('Kick-off')
    page.gameStores.time.advanceDay()
    page.hide()
    const stored = () => [...values.keys(), ...page.vault.records.keys()]
    const ofAnn = () => stored().filter((key) => /token|user|\/ann(?:\/|$)/.test(key))
    expect(ofAnn()).toContain('saves/ann/Kick-off')
    expect(ofAnn()).toContain('saves/ann')
    expect(await page.root.deleteAccount('kick-off')).toEqual({ ok: true })
    expect(ofAnn()).toEqual([])
    expect(stored().filter((key) => key.includes('/bob'))).toContain('saves/bob/Of Bob')
    expect(page.root.hasCareer).toBe(false)
  })

  it('removes nothing when the server refuses', async () => {
    const deleteAccount = refused('That password isn’t right.', 403)
    const page = openPage(new Map(), { connectApi: () => makeApi({ deleteAccount }) })
    await page.saving.save('Kick-off')
    expect(await page.root.deleteAccount('guess')).toEqual({
      ok: false,
      message: 'That password isn’t right.',
      reason: 'wrong secret',
    })
    expect(names(page)).toEqual(['Kick-off'])
    expect(page.root.hasCareer).toBe(true)
  })
})
