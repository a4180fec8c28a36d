/** Runs of challenges whose rules another build has. */
import { expect, it, vi, describe } from 'vitest'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { rulesHashOf } from '../../client/simulation/club/challenge.ts'
import type { Builds, Environment } from '../../client/stores/environment.ts'
import { SAVE_VERSION } from '../../client/simulation/save/saveFile.ts'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { makeClock, makeRefusingStorage, makeStorage } from './makeStores.ts'
import { json, makeCard, messages, openPage } from './openSavePage.ts'

const EARLIER = 'a'.repeat(16)
const NEWEST = 'b'.repeat(16)
const UNREACHABLE = /Your challenge goes on by the rules it kicked off with/
const anyCareer = { seed: null, clubName: 'Northgate' }

interface Tab {
  /** Storage of the browser and of the tab. */
  values?: Map<string, string>
  sessionStorage?: Environment['sessionStorage']
  /** Rules of the build. */
  rulesHash?: string | null
  ledTo?: string | null
  found?: Awaited<ReturnType<Builds['find']>>
  newest?: string | null
  environment?: Partial<Environment>
}

/** Opens a page of the game. `opened`: builds that it was left for. */
function open({
  values = new Map(),
  sessionStorage = makeStorage(),
  rulesHash = NEWEST,
  ledTo = null,
  found = 'there',
  newest = NEWEST,
  environment = {},
}: Tab = {}) {
  const opened: (string | null)[] = []
  const queries: string[] = []
  const builds: Builds = {
    ledTo,
    newest: () => Promise.resolve(newest),
    find: () => Promise.resolve(found),
    open: (hash, query = '') => {
      opened.push(hash)
      queries.push(query)
    },
  }
  const page = openPage(values, { sessionStorage, rulesHash, builds, ...environment })
  return { ...page, opened, queries, tab: { values, sessionStorage } }
}

type Page = ReturnType<typeof open>

function startChallenge({ arrival }: Page): void {
  const [challenge] = CHALLENGES
  arrival.start({ ...challenge!, challenge: challenge!, clubName: 'Northgate' })
}

/** Tab of a page of the earlier build, closed in the middle of a run. */
function leaveRun(rulesHash: string | null = EARLIER) {
  const page = open({ rulesHash })
  startChallenge(page)
  page.time.advanceDay()
  page.hide()
  return { ...page.tab, run: json(page) }
}

async function arrive(tab: Tab): Promise<Page> {
  const page = open(tab)
  page.gameStores.enter(anyCareer)
  await page.arrival.done
  return page
}

describe('[CHL-10] a run of a challenge', () => {
  it('names the rules of the build that it is started with', () => {
    const page = open()
    startChallenge(page)
    expect(rulesHashOf(page.game.state.challenge!.log!)).toBe(NEWEST)
  })

  it('is opened by the build that has its rules, after a reload with a newer one', async () => {
    const { run, ...tab } = leaveRun()
    const page = await arrive(tab)
    expect(page.opened).toEqual([EARLIER])
    const led = await arrive({ ...tab, rulesHash: EARLIER, ledTo: EARLIER })
    expect(led.opened).toEqual([])
    expect(json(led)).toBe(run)
  })

  it('was played on by other rules while the server was away', async () => {
    const { run, ...tab } = leaveRun()
    const page = await arrive({ ...tab, found: 'away' })
    expect(page.opened).toEqual([])
    expect(page.game.career).toBeNull()
    expect(page.recovery.message).toMatch(UNREACHABLE)
    expect(page.asksBeforeClosing()).toBe(false)
    page.hide()
    expect(json(await arrive({ ...tab, rulesHash: EARLIER }))).toBe(run)
  })

  it('goes on here once no build has its rules any more', async () => {
    const { run, ...tab } = leaveRun()
    const page = await arrive({ ...tab, found: 'gone' })
    expect(page.opened).toEqual([])
    expect(json(page)).toBe(run)
    expect(messages(page)).toEqual([expect.stringContaining('it can’t go in the table')])
  })

  it('was begun by rules that had been replaced, and refused at its end: the newest build begins it', async () => {
    const page = open({ rulesHash: EARLIER })
    const before = json(page)
    await page.arrival.askForChallenge('2026-W48')
    expect(page.opened).toEqual([NEWEST])
    expect(page.queries).toEqual(['?challenge=2026-W48'])
    expect(page.arrival.isAsking).toBe(false)
    expect(json(await arrive({ ...page.tab, rulesHash: EARLIER }))).toBe(before)
  })

  it.each([NEWEST, null])('is begun here when the newest rules are %s', async (newest) => {
    const page = open({ newest, environment: { clock: makeClock(new Date('2026-11-27T12:00:00Z')) } })
    await page.arrival.askForChallenge('2026-W48')
    expect(page.opened).toEqual([])
    expect(page.arrival.challenge?.id).toBe('2026-W48')
  })

  it('goes on here when it names no rules, and in development', async () => {
    const { run, ...tab } = leaveRun(null)
    expect(json(await arrive(tab))).toBe(run)
    const named = leaveRun()
    expect(json(await arrive({ ...named, rulesHash: null }))).toBe(named.run)
  })
})

describe('a save of a run by other rules', () => {
  async function saveRun() {
    const page = open({ rulesHash: EARLIER })
    startChallenge(page)
    page.time.advanceDay()
    expect(await page.saving.save('Run')).toEqual({ result: 'saved' })
    return { values: page.values, run: json(page) }
  }

  it('is handed to the build that has them, with its name', async () => {
    const { values, run } = await saveRun()
    const page = open({ values })
    expect(await page.saving.load('Run')).toBe(true)
    expect(page.opened).toEqual([EARLIER])
    // The page that is left must not put its own career in the place of this one.
    page.hide()
    const led = await arrive({ ...page.tab, rulesHash: EARLIER, ledTo: EARLIER })
    expect(json(led)).toBe(run)
    expect(led.autosave).toMatchObject({ origin: { name: 'Run' }, loads: 1, hasProgress: false })
  })

  it('is not loaded while the server is away, and the running career stays', async () => {
    const { values } = await saveRun()
    const page = open({ values, found: 'away' })
    const before = json(page)
    expect(await page.saving.load('Run')).toBe(false)
    expect(messages(page)).toEqual([expect.stringMatching(UNREACHABLE)])
    expect(json(page)).toBe(before)
  })

  it('was lost on its way through a browser without room: it stays where it is, and the page too', async () => {
    const { values } = await saveRun()
    const page = open({ values, sessionStorage: makeRefusingStorage() })
    await page.saving.load('Run')
    expect(page.opened).toEqual([])
    expect(messages(page).at(-1)).toMatch(/^Your browser has no room to open this career/)
    expect(page.saves.cardOf('Run')).toBeDefined()
  })

  it('of this build is loaded here', async () => {
    const { values, run } = await saveRun()
    const page = open({ values, rulesHash: EARLIER })
    expect(await page.saving.load('Run')).toBe(true)
    expect(json(page)).toBe(run)
  })

  it('is handed over from a recovery copy, too, which is offered no more', async () => {
    const { values, run } = leaveRun()
    const page = open({ values })
    await vi.waitFor(
      async () => {
        await page.arrival.done
        expect(page.ui.modal).toMatchObject({ kind: 'recover-career' })
      },
      { timeout: WAIT_MS },
    )
    const [recovery] = await page.saves.recoveries()
    await page.recovery.recover(recovery!.key)
    expect(page.opened).toEqual([EARLIER])
    const led = await arrive({ ...page.tab, rulesHash: EARLIER, ledTo: EARLIER })
    expect(json(led)).toBe(run)
  })
})

describe('a tab that was led to an earlier build', () => {
  const led = { rulesHash: EARLIER, ledTo: EARLIER }

  it('goes back to the newest with a career in no challenge', async () => {
    const page = open({ rulesHash: NEWEST })
    page.hide()
    expect((await arrive({ ...page.tab, ...led })).opened).toEqual([null])
  })

  it('goes back to the newest with a save in no challenge', async () => {
    const page = open({ rulesHash: NEWEST })
    await page.saving.save('League')
    const there = open({ values: page.values, ...led })
    expect(await there.saving.load('League')).toBe(true)
    expect(there.opened).toEqual([null])
  })

  it('goes back to the newest with a career that only that can read', async () => {
    const content = JSON.stringify({ version: SAVE_VERSION + 1, name: '', savedAt: 1, career: {} })
    const sessionStorage = makeStorage({ 'career/ann': sealRecord(makeCard({}), content) })
    expect((await arrive({ sessionStorage, ...led })).opened).toEqual([null])
    const page = await arrive({ sessionStorage })
    expect(page.opened).toEqual([])
    expect(page.recovery.fault).toBe('newer-version')
  })
})
