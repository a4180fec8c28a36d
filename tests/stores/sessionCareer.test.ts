import { SPEEDS } from '../../client/stores/GameStore.ts'
import { describe, expect, it, vi } from 'vitest'
import type { SessionGrant } from '../../client/api/Api.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { GameStores } from '../../client/stores/GameStores.ts'
import { RootStore } from '../../client/stores/RootStore.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { recordBeforeRelease } from '../support/beforeRelease.ts'
import { ACCOUNT } from './makeApi.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeEnvironment, makeLocks, makeRefusingVault, makeStorage, makeStores } from './makeStores.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'

const anyCareer = { seed: null, clubName: 'Northgate' }
const REGISTERED = { token: 'secret', user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }) }

/** Stored career with this content. */
function sealed(content: string): string {
  const card = { name: '', savedAt: 1, day: 1, season: 1, club: 'X', revision: '', isSaved: false }
  return sealRecord(card, content)
}

describe('a career of this browser session', () => {
  /** Reloads the page: builds new stores on the same storage. */
  function reload({ environment, hide }: ReturnType<typeof makeStores>) {
    hide()
    return makeStores({ seed: 5, environment }).gameStores
  }

  it('is restored unchanged after a reload', async () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    for (let day = 0; day < 3; day++) before.gameStores.time.advanceDay()
    const after = reload(before)
    after.enter(anyCareer)
    await after.arrival.done
    expect(JSON.stringify(after.game.state) === JSON.stringify(before.gameStores.game.state)).toBe(true)
    expect(after.game.speed).toBe(0)
  })

  it('is a copy in a duplicated tab, which the player is told, and a reload is not', async () => {
    const told = 'This career is open in another tab, too. From here on the two go separate ways.'
    const held = new Set<string>()
    const first = makeLocks(held)
    const session = new Map<string, string>()
    const page = makeStores({ environment: { locks: first, sessionStorage: makeStorage(session) } })
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.hide()
    const open = async (seed: number) => {
      const sessionStorage = makeStorage(new Map(session))
      const tab = { ...page.environment, seed: () => seed, locks: makeLocks(held), sessionStorage }
      const { gameStores } = makeStores({ environment: tab })
      gameStores.enter(anyCareer)
      await gameStores.arrival.done
      expect(gameStores.game.state.day).toBe(2)
      const { copy } = gameStores.autosave
      return { copy, messages: () => gameStores.ui.toasts.map(({ message }) => message) }
    }
    const duplicate = await open(2)
    await vi.waitFor(() => {
      page.clock.advance(1_000)
      expect(duplicate.messages()).toContain(told)
    }, WAIT_MS)
    first.close()
    const reloaded = await open(3)
    expect(await reloaded.copy.isDuplicate()).toBe(false)
    expect(reloaded.messages()).not.toContain(told)
  })

  it('is stored automatically: a match day at once, anything else after five seconds', async () => {
    const page = makeStores({ seed: 5 })
    const keptDay = async () => {
      const stores = makeStores({ seed: 5, environment: page.environment }).gameStores
      stores.enter(anyCareer)
      await stores.arrival.done
      return stores.game.state.day
    }
    const { gameStores, clock, root } = page
    root.ui.changeSettings({ matchdayMode: 'instant' })
    gameStores.enter(anyCareer)
    gameStores.time.advanceDay()
    clock.advance(4_999)
    expect(await keptDay()).toBe(1)
    clock.advance(1)
    expect(await keptDay()).toBe(2)
    while (gameStores.game.state.currentMatchWeek === 0) gameStores.time.advanceDay()
    clock.advance(0)
    expect(await keptDay()).toBe(7)
  })

  it('is resumed when the address has its seed, and replaced when it has another', async () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    before.gameStores.time.advanceDay()
    const same = reload(before)
    same.enter({ seed: 5, clubName: 'Northgate' })
    await same.arrival.done
    expect(same.game.state.day).toBe(2)
    const other = reload(before)
    other.enter({ seed: 6, clubName: 'Northgate' })
    await other.arrival.done
    expect(other.game.state).toMatchObject({ seed: 6, day: 1 })
  })

  it('resumes a watched match at its minute and with its substitution, paused', async () => {
    const before = makeStores({ seed: 5 })
    const { game, matchday } = before.gameStores
    const touchline = new TouchlineDesk({ game, matchday })
    before.gameStores.enter(anyCareer)
    while (!matchday.isOpen) before.gameStores.time.advanceDay()
    matchday.showMinute(30)
    const { pitch, bench } = touchline.ownSide!
    touchline.substitute(pitch.at(-1)!.player.id, bench.at(-1)!.id)
    matchday.showMinute(40)
    // The picture shows the events of a minute before its end.
    matchday.showEvents(matchday.eventCount + 1)
    const after = reload(before)
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.matchday.eventsSoFar).toEqual(matchday.eventsSoFar)
    expect([after.matchday.minute, after.matchday.isPaused]).toEqual([40, true])
    after.time.finishMatch()
    before.gameStores.time.finishMatch()
    expect(JSON.stringify(after.game.state) === JSON.stringify(before.gameStores.game.state)).toBe(true)
    const next = reload(before)
    next.enter(anyCareer)
    await next.arrival.done
    expect(next.matchday.isOpen).toBe(false)
  })

  it('resumes a match whose notes are of a build that counted no kicks', async () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    while (!before.gameStores.matchday.isOpen) before.gameStores.time.advanceDay()
    before.gameStores.matchday.showMinute(30)
    before.hide()
    const { sessionStorage } = before.environment
    const notes = sessionStorage.getItem('match')!
    expect(notes).toContain(',"kickCount":0')
    sessionStorage.setItem('match', notes.replace(',"kickCount":0', ''))
    const after = reload(before)
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.matchday.minute).toBe(30)
  })

  it.each([
    ['damaged', '{"seed":5'],
    ['of another day', '{"seed":5,"day":9,"rules":2,"minute":30,"eventCount":3,"inputs":[]}'],
    ['of another career', '{"seed":6,"day":7,"rules":2,"minute":30,"eventCount":3,"inputs":[]}'],
    ['of a minute after the last', '{"seed":5,"day":7,"rules":2,"minute":91,"eventCount":3,"inputs":[]}'],
    ['of a match by other rules', '{"seed":5,"day":7,"rules":1,"minute":30,"eventCount":3,"inputs":[]}'],
    ['of a match before rules had numbers', '{"seed":5,"day":7,"minute":30,"eventCount":3,"inputs":[]}'],
    ['of too many events', '{"seed":5,"day":7,"rules":2,"minute":30,"eventCount":501,"inputs":[]}'],
    [
      'with a decision that is none',
      '{"seed":5,"day":7,"rules":2,"minute":30,"eventCount":3,"inputs":[{"kind":"goal"}]}',
    ],
  ])('[MAT-37] restarts the match when its notes are %s', async (_, notes) => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    while (!before.gameStores.matchday.isOpen) before.gameStores.time.advanceDay()
    expect(before.gameStores.game.state.day).toBe(7)
    before.hide()
    before.environment.sessionStorage.setItem('match', notes)
    const after = reload(before)
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.matchday.isOpen).toBe(false)
    expect(after.game.state.awaitingKickOff).toBe(true)
  })

  it('provides its club to the office, whether it is open or only stored', () => {
    const page = makeStores({ seed: 5 })
    expect(page.root.careerClub).toBeNull()
    page.gameStores.enter(anyCareer)
    const { club } = page.gameStores.game.state
    expect(page.root.careerClub).toEqual(club)
    page.hide()
    expect(new RootStore(page.environment).careerClub).toEqual(club)
  })

  it.each([
    [
      'as the sign of a record',
      ({ gameStores }: ReturnType<typeof makeStores>) => gameStores.autosave.keep(),
    ],
    ['whole, by a page that is closed', ({ hide }: ReturnType<typeof makeStores>) => hide()],
  ])('provides the challenge it is in to the office, open or stored %s', (_, keep) => {
    const page = makeStores({ seed: 5 })
    expect(page.root.careerChallenge).toBeNull()
    page.gameStores.enter(anyCareer)
    expect(page.root.careerChallenge).toBeNull()
    page.gameStores.arrival.start({ seed: 5, clubName: 'Northgate', challenge: CHALLENGES[0]! })
    expect(page.root.careerChallenge).toBe(CHALLENGES[0]!.id)
    keep(page)
    expect(new RootStore(page.environment).careerChallenge).toBe(CHALLENGES[0]!.id)
  })

  it('no longer provides a challenge that is over', () => {
    const page = makeStores({ seed: 5 })
    page.gameStores.enter(anyCareer)
    const career = createGame({ seed: 5, challenge: CHALLENGES[0]! })
    career.challenge!.score = 12
    page.gameStores.game.resume(career)
    page.gameStores.autosave.keep()
    expect(page.root.careerChallenge).toBeNull()
    expect(new RootStore(page.environment).careerChallenge).toBeNull()
  })

  it('is deleted by giving up', async () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    before.gameStores.time.advanceDay()
    before.gameStores.giveUp()
    expect(before.gameStores.game.career).toBeNull()
    const after = reload(before)
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.game.state.day).toBe(1)
  })

  it('is known as saved once it is, also after a reload', async () => {
    const page = makeStores({ seed: 5, storage: REGISTERED })
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.clock.advance(5_000)
    expect(new RootStore(page.environment).hasUnsavedCareer).toBe(true)
    expect(await page.gameStores.saving.save('Mine')).toEqual({ result: 'saved' })
    expect(new RootStore(page.environment).hasUnsavedCareer).toBe(false)
    const after = reload(page)
    after.enter(anyCareer)
    await after.arrival.done
    expect([after.game.state.day, after.autosave.isDirty]).toEqual([2, false])
    // It is still the save of that name: overwriting it is no conflict.
    after.time.advanceDay()
    expect(after.autosave.isDirty).toBe(true)
    expect(await after.saving.save('Mine')).toEqual({ result: 'saved' })
  })

  it('does not use the card of another record', async () => {
    const page = makeStores({ seed: 5, storage: REGISTERED })
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.clock.advance(5_000)
    await page.gameStores.saving.save('Mine')
    page.gameStores.time.advanceDay()
    page.clock.advance(5_000)
    expect(new RootStore(page.environment).hasUnsavedCareer).toBe(true)
    const after = reload(page)
    after.enter(anyCareer)
    await after.arrival.done
    expect([after.game.state.day, after.autosave.isDirty]).toEqual([3, true])
  })

  it('is not visible to the next user of the tab', () => {
    const before = makeStores({ seed: 5 })
    before.root.session.playAsGuest()
    before.gameStores.enter(anyCareer)
    before.gameStores.time.advanceDay()
    before.root.logOut()
    expect(before.gameStores.game.career).toBeNull()
    before.root.session.playAsGuest()
    expect(before.root.hasCareer).toBe(false)
    before.gameStores.enter(anyCareer)
    expect(before.gameStores.game.state.day).toBe(1)
  })

  it('stays when the player leaves the game, and the browser confirms closing the tab', () => {
    const before = makeStores({ seed: 5 })
    before.gameStores.enter(anyCareer)
    expect(before.asksBeforeClosing()).toBe(false)
    before.gameStores.time.advanceDay()
    before.gameStores.leave()
    expect(before.asksBeforeClosing()).toBe(true)
    const { sessionStorage } = before.environment
    const inOffice = makeEnvironment({ sessionStorage })
    const root = new RootStore(inOffice.environment)
    expect(root.hasUnsavedCareer).toBe(true)
    expect(inOffice.asksBeforeClosing()).toBe(true)
    root.logOut()
    expect(inOffice.asksBeforeClosing()).toBe(false)
  })

  it.each([
    ['damaged', '{"version":1', 'corrupt'],
    ['of a newer version', sealed('{"version":99}'), 'newer-version'],
    ['of a version before 1.0', recordBeforeRelease(), 'older-version'],
  ])('that is %s is not overwritten', async (_, kept, fault) => {
    const { gameStores, environment, hide } = makeStores({
      seed: 5,
      sessionStorage: { 'career/guest': kept },
    })
    gameStores.enter(anyCareer)
    await gameStores.arrival.done
    hide()
    expect(gameStores.recovery.fault).toBe(fault)
    expect(gameStores.game.career).toBeNull()
    expect(environment.sessionStorage.getItem('career/guest')).toBe(kept)
  })

  it('is found again after a crash of the tab, which stores nothing at its end', async () => {
    const page = makeStores({ seed: 5 })
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.clock.advance(5_000)
    page.gameStores.time.advanceDay()
    await Promise.resolve()
    const after = makeStores({ seed: 5, environment: page.environment }).gameStores
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.game.state.day).toBe(2)
  })

  it('survives a reload in a browser without a database', async () => {
    const page = makeStores({ seed: 5, environment: { vault: makeRefusingVault() } })
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.clock.advance(5_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.root.ui.toasts).toEqual([])
    const after = makeStores({ seed: 5, environment: page.environment }).gameStores
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.game.state.day).toBe(2)
  })

  it('that the database does not return is not overwritten', async () => {
    const page = makeStores({ seed: 5 })
    page.gameStores.enter(anyCareer)
    page.clock.advance(5_000)
    const vault = makeRefusingVault()
    const after = makeStores({ seed: 5, environment: { ...page.environment, vault } }).gameStores
    after.enter(anyCareer)
    await after.arrival.done
    expect(after.recovery.fault).toBe('corrupt')
    expect(after.game.career).toBeNull()
  })

  it('that arrives after the player has left the game stays where it is', async () => {
    const page = makeStores({ seed: 5 })
    page.gameStores.enter(anyCareer)
    page.clock.advance(5_000)
    const after = makeStores({ seed: 5, environment: page.environment }).gameStores
    after.enter(anyCareer)
    after.leave()
    await after.arrival.done
    expect(after.game.career).toBeNull()
  })

  it('that the browser has no room for continues, with one error toast', async () => {
    const made = makeStores({ seed: 5 })
    made.environment.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    made.gameStores.enter(anyCareer)
    made.gameStores.time.advanceDay()
    made.hide()
    made.gameStores.time.advanceDay()
    made.hide()
    expect(made.gameStores.game.state.day).toBe(3)
    const messages = () => made.root.ui.toasts.map(({ message }) => message)
    await vi.waitFor(() => {
      expect(messages()).toEqual(['Your browser has no room to keep this career: don’t reload the page.'])
    }, WAIT_MS)
  })
})

describe('a reload for a new version', () => {
  it('pauses and keeps the career, so that the browser asks nothing', async () => {
    const { gameStores, root, environment, asksBeforeClosing } = makeStores({ seed: 5 })
    gameStores.enter(anyCareer)
    gameStores.time.advanceDay()
    gameStores.game.setSpeed(SPEEDS.Normal)
    expect(asksBeforeClosing()).toBe(true)
    expect(root.prepareReload()).toBe(true)
    expect(asksBeforeClosing()).toBe(false)
    expect(gameStores.game.speed).toBe(SPEEDS.Pause)
    const after = makeStores({ seed: 9, environment })
    after.gameStores.enter(anyCareer)
    await after.gameStores.arrival.done
    expect(after.gameStores.game.state).toMatchObject({ seed: 5, day: 2 })
  })

  it('is refused while the browser has no room for the career', () => {
    const { gameStores, root, environment, asksBeforeClosing } = makeStores({ seed: 5 })
    environment.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    gameStores.enter(anyCareer)
    gameStores.time.advanceDay()
    expect(root.prepareReload()).toBe(false)
    expect(asksBeforeClosing()).toBe(true)
    expect(root.ui.toasts.at(-1)?.message).toBe(
      'Your browser has no room to keep this career: don’t reload the page.',
    )
  })

  it('needs no career', () => {
    const { root } = makeStores()
    expect(root.prepareReload()).toBe(true)
  })
})

describe('a guest with a running career', () => {
  const grant = (id: string): Promise<SessionGrant> =>
    Promise.resolve({ token: `token of ${id}`, user: { ...ACCOUNT, id } })
  const ways = {
    registers: ({ session }: RootStore) =>
      session.register({ email: 'ann@example.org', username: 'ann', password: 'secret', teamName: 'Rovers' }),
    'logs in': ({ session }: RootStore) =>
      session.logIn({ email: 'ann@example.org', password: 'secret', isRemembered: false }),
  }
  const calls = { register: () => grant('ann'), logIn: () => grant('ann'), logOut: () => Promise.resolve() }

  function play() {
    const page = makeStores({ seed: 5, calls })
    page.root.session.playAsGuest()
    page.gameStores.enter(anyCareer)
    page.gameStores.time.advanceDay()
    page.gameStores.leave()
    return page
  }

  it.each(Object.entries(ways))('who %s keeps the career and can save', async (_, enterAccount) => {
    const { root, gameStores, environment } = play()
    const before = gameStores.game.state
    expect(await enterAccount(root)).toEqual({ ok: true })
    expect(gameStores.game.state).toBe(before)
    expect(root.hasUnsavedCareer).toBe(true)
    expect(root.ui.toasts.map(({ message }) => message)).toEqual(['Your career goes on. Save it to keep it.'])
    expect(await gameStores.saving.save('Mine')).toEqual({ result: 'saved' })
    expect(root.saves.cards).toMatchObject([{ name: 'Mine', day: 2 }])
    expect(root.hasUnsavedCareer).toBe(false)
    root.logOut()
    root.session.playAsGuest()
    expect(root.hasCareer).toBe(false)
    expect(environment.sessionStorage.getItem('career/guest')).toBeNull()
  })

  it.each(Object.entries(ways))(
    'who %s after a reload keeps the career, with the name of the account’s team',
    async (_, enterAccount) => {
      const { environment } = play()
      const root = new RootStore(environment)
      await enterAccount(root)
      expect(root.hasCareer).toBe(true)
      expect(root.hasUnsavedCareer).toBe(true)
      const gameStores = new GameStores(root)
      root.gameStores = gameStores
      gameStores.enter({ seed: null, clubName: 'Rovers' })
      await gameStores.arrival.done
      expect(gameStores.game.state).toMatchObject({ day: 2, club: { name: 'Rovers' } })
      expect(gameStores.autosave.isDirty).toBe(true)
    },
  )

  it('who enters as a guest again keeps the career', () => {
    const { root, gameStores } = play()
    root.session.playAsGuest()
    expect(gameStores.game.state.day).toBe(2)
    expect(root.hasUnsavedCareer).toBe(true)
  })

  it('who has registered in another tab keeps the career after a reload', () => {
    const { environment } = play()
    environment.storage.setItem('token', 'token of ann')
    environment.storage.setItem('user', JSON.stringify({ id: 'ann', username: 'ann', isGuest: false }))
    const root = new RootStore(environment)
    expect(root.saves.canSave).toBe(true)
    expect(root.hasUnsavedCareer).toBe(true)
  })

  it('leaves the account that was here before its own', async () => {
    const page = makeStores({ seed: 5, calls })
    const { root, gameStores } = page
    await ways['logs in'](root)
    gameStores.enter(anyCareer)
    gameStores.time.advanceDay()
    gameStores.leave()
    root.session.playAsGuest()
    expect(gameStores.game.career).toBeNull()
    expect(root.hasCareer).toBe(false)
    await ways['logs in'](root)
    expect(root.hasUnsavedCareer).toBe(true)
    gameStores.enter(anyCareer)
    await gameStores.arrival.done
    expect(gameStores.game.state.day).toBe(2)
  })
})
