import { runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { nextOwnMatch } from '../../client/simulation/competitions/ownMatches.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { legacyOf } from '../../client/stores/LegacyStore.ts'
import { joinLegacies, MAX_TRIES, NO_LEGACY, readLegacy } from '../../client/stores/legacy/legacyRecord.ts'
import { makePastSeason } from '../simulation/makeGame.ts'
import { KICK_OFF, makeRefusingStorage, makeStorage, makeStores } from './makeStores.ts'

/** Continues the career after a change to it. */
function change({ gameStores: { game } }: ReturnType<typeof makeStores>, edit: (state: GameState) => void) {
  const career = copyGame(game.state)
  edit(career)
  runInAction(() => {
    game.career = career
  })
}

function startCareer(parts: Parameters<typeof makeStores>[0] = {}) {
  const page = makeStores(parts)
  page.gameStores.game.start({ seed: 1, clubName: 'Rovers' })
  return page
}

/** Changes the career, as a match day that has been played. */
async function playMatch(page: ReturnType<typeof makeStores>, edit: (state: GameState) => void) {
  change(page, (state) => {
    state.currentMatchWeek += 1
    edit(state)
  })
  // The conditions of the achievements are loaded after the first match.
  await vi.dynamicImportSettled()
}

const win = (state: GameState) => {
  state.totals.wins += 1
}
const end = (state: GameState) => {
  state.ended = { reason: 'sacked', day: state.day, season: 1, position: 19 }
}
const kept = ({ environment }: ReturnType<typeof makeStores>) =>
  JSON.parse(environment.storage.getItem('legacy') ?? 'null') as unknown

describe('an achievement', () => {
  it('is kept with club, season and date, and announced by a message and no dialog', async () => {
    const page = startCareer()
    expect(kept(page)).toBeNull()
    await playMatch(page, win)
    expect(kept(page)).toMatchObject({
      achievements: [{ id: 'first-win', club: 'Rovers', season: 1, earnedAt: KICK_OFF.getTime() }],
    })
    expect(page.root.ui.toasts.map(({ message }) => message)).toEqual(['Achievement: Off the mark'])
    expect(page.root.ui.modal).toBeNull()
  })

  it('comes with the match day, not with a decision in between', async () => {
    const page = startCareer()
    change(page, (state) => {
      state.money = 20_000_000
    })
    expect(legacyOf(page.root).earned.size).toBe(0)
    await playMatch(page, () => {})
    expect([...legacyOf(page.root).earned]).toEqual(['money-20m'])
  })

  it('comes with a tie of the cup, which is in no match week', async () => {
    const page = startCareer()
    change(page, (state) => {
      while (!state.awaitingKickOff || nextOwnMatch(state)?.competition !== 'cup') {
        playMatchDay(state)
        beginDay(state)
        if (state.awaitingKickOff) autoPick(state)
      }
    })
    await vi.dynamicImportSettled()
    change(page, (state) => {
      state.money = 20_000_000
    })
    expect(legacyOf(page.root).earned.has('money-20m')).toBe(false)
    change(page, (state) => {
      playMatchDay(state)
    })
    await vi.dynamicImportSettled()
    expect(legacyOf(page.root).earned.has('money-20m')).toBe(true)
  })

  it('is earned by a match that is really played and won', async () => {
    const page = startCareer()
    const { game } = page.gameStores
    for (let day = 0; game.state.totals.wins === 0 && day < 200; day += 1) {
      if (game.state.awaitingKickOff) {
        game.command('autoPick')
        game.playMatchDay([])
      } else game.beginDay()
    }
    await vi.dynamicImportSettled()
    expect(legacyOf(page.root).earned.has('first-win')).toBe(true)
  })

  it('counts once: neither the next match nor another career earns it again', async () => {
    const page = startCareer()
    await playMatch(page, win)
    const before = kept(page)
    page.clock.advance(60_000)
    await playMatch(page, win)
    page.gameStores.game.start({ seed: 2, clubName: 'United' })
    await playMatch(page, win)
    expect(kept(page)).toEqual(before)
    expect(page.root.ui.toasts).toEqual([])
  })

  it('is announced in one message with others when there are many', async () => {
    const page = startCareer()
    await playMatch(page, (state) => {
      state.totals = { matches: 100, wins: 50, goals: 100 }
    })
    expect(page.root.ui.toasts.map(({ message }) => message)).toEqual(['Achievements: 4 new'])
  })

  it('of a finished season is earned by the career that is taken up, once', async () => {
    const page = startCareer()
    const { game } = page.gameStores
    while (game.state.currentSeason === 1 && !game.state.ended) {
      game.beginDay()
      game.playMatchDay([])
    }
    const career = game.state
    const elsewhere = makeStores()
    elsewhere.gameStores.game.resume(career)
    await vi.dynamicImportSettled()
    expect(legacyOf(elsewhere.root).earned.has('seasons-1')).toBe(true)
    expect(legacyOf(elsewhere.root).legacy.players).toHaveLength(career.bestEleven.length)
    const { legacy } = legacyOf(elsewhere.root)
    elsewhere.gameStores.game.end()
    elsewhere.gameStores.game.resume(career)
    expect(legacyOf(elsewhere.root).legacy).toEqual(legacy)
  })
})

it('a career that ends before its first match is recorded', async () => {
  const page = startCareer()
  change(page, end)
  await vi.dynamicImportSettled()
  expect(legacyOf(page.root).legacy.careers).toHaveLength(1)
})

describe('a career that goes on', () => {
  const finish = (state: GameState) => {
    const season = state.pastSeasons.length + 1
    state.pastSeasons.push(makePastSeason({ season, position: season === 1 ? 4 : 1 }))
    state.currentSeason = season + 1
    state.currentMatchWeek = 0
  }

  it('is listed from its first finished season on, with its story, and once it has ended no more as running', async () => {
    const page = startCareer()
    await playMatch(page, () => {})
    expect(legacyOf(page.root).legacy.careers).toEqual([])
    change(page, finish)
    expect(legacyOf(page.root).legacy.careers).toMatchObject([
      { reason: null, seasons: 1, titles: 0, story: { places: [4] } },
    ])
    page.clock.advance(1_000)
    change(page, finish)
    expect(legacyOf(page.root).legacy.careers).toMatchObject([
      { reason: null, seasons: 2, titles: 1, story: { manager: page.gameStores.game.state.manager.name } },
    ])
    page.clock.advance(1_000)
    page.gameStores.game.decide('retire')
    expect(legacyOf(page.root).legacy.careers).toMatchObject([{ reason: 'retired', seasons: 2, titles: 1 }])
    // Read again, as by the next page.
    expect(readLegacy(JSON.stringify(kept(page))).careers).toMatchObject([{ reason: 'retired', seasons: 2 }])
  })

  it('leaves no line behind under the name that its club had before', async () => {
    const page = startCareer()
    await playMatch(page, () => {})
    change(page, finish)
    page.clock.advance(1_000)
    page.gameStores.game.command('renameClub', 'Lower Quarry')
    change(page, finish)
    expect(legacyOf(page.root).legacy.careers.map(({ club }) => club)).toEqual(['Lower Quarry'])
  })
})

describe('the hall of fame of careers', () => {
  it('has a career from its end on, once, however often it is loaded', async () => {
    const page = startCareer()
    const { game } = page.gameStores
    await playMatch(page, () => {})
    expect(legacyOf(page.root).legacy.careers).toEqual([])
    change(page, end)
    const ended = game.state
    expect(legacyOf(page.root).legacy.careers).toMatchObject([
      { seed: 1, club: 'Rovers', seasons: 1, titles: 0, bestPlace: null, reason: 'sacked' },
    ])
    page.clock.advance(1_000)
    game.end()
    game.resume(ended)
    expect(legacyOf(page.root).legacy.careers).toHaveLength(1)
    expect(legacyOf(page.root).legacy.careers[0]?.endedAt).toBe(KICK_OFF.getTime())
  })

  it('says how often a career was loaded', async () => {
    const page = startCareer()
    const { autosave, game } = page.gameStores
    autosave.replaceCareer(game.state, { origin: null, isSaved: true, loads: 3 })
    await playMatch(page, () => {})
    change(page, end)
    await vi.dynamicImportSettled()
    expect(legacyOf(page.root).legacy.careers).toMatchObject([
      { isIron: false, difficulty: 'normal', loads: 3 },
    ])
  })

  it('keeps the twenty best, and of a career played again the better end', () => {
    const career = (seed: number, titles: number) => ({
      seed,
      club: 'Rovers',
      isIron: false,
      difficulty: 'normal' as const,
      loads: 0,
      reason: 'sacked' as const,
      story: null,
      seasons: 5,
      titles,
      cups: 0,
      bestPlace: 3,
      matches: 190,
      points: 300,
      endedAt: 1_000,
    })
    const careers = Array.from({ length: 25 }, (_, seed) => career(seed, seed))
    const joined = joinLegacies({ ...NO_LEGACY, careers }, { ...NO_LEGACY, careers: [career(3, 99)] })
    expect(joined.careers).toHaveLength(20)
    expect(joined.careers.map(({ titles }) => titles).slice(0, 3)).toEqual([99, 24, 23])
    expect(joined.careers.filter(({ seed }) => seed === 3)).toHaveLength(1)
  })
})

describe('the storage of the legacy', () => {
  it('is read by the next page', async () => {
    const values = new Map<string, string>()
    await playMatch(startCareer({ environment: { storage: makeStorage(values) } }), win)
    const { root } = makeStores({ environment: { storage: makeStorage(values) } })
    expect([...legacyOf(root).earned]).toEqual(['first-win'])
  })

  it('keeps what two tabs earn', async () => {
    const values = new Map<string, string>()
    const pages = [1, 2].map(() => startCareer({ environment: { storage: makeStorage(values) } }))
    await playMatch(pages[0]!, win)
    await playMatch(pages[1]!, (state) => {
      state.fanHappiness = 96
    })
    expect(readLegacy(values.get('legacy') ?? null).achievements.map(({ id }) => id)).toEqual([
      'first-win',
      'happy-fans',
    ])
    legacyOf(pages[0]!.root).refresh()
    expect(legacyOf(pages[0]!.root).earned.size).toBe(2)
  })

  it('may refuse: the page remembers, and the game goes on', async () => {
    const page = startCareer({ environment: { storage: makeRefusingStorage() } })
    await playMatch(page, win)
    await playMatch(page, () => {})
    expect([...legacyOf(page.root).earned]).toEqual(['first-win'])
  })

  const SOUND = { id: 'first-win', club: 'Rovers', season: 1, earnedAt: 5 }
  it.each([
    ['no JSON', '{', []],
    ['a list', '[]', []],
    ['null', 'null', []],
    ['lists of another kind', '{"achievements":7,"careers":{},"players":null}', []],
    [
      'damaged entries beside a sound one',
      JSON.stringify({ achievements: [null, { ...SOUND, season: 'x' }, SOUND, { id: 'y' }], careers: [{}] }),
      [SOUND],
    ],
    ['one entry twice', JSON.stringify({ achievements: [SOUND, { ...SOUND, earnedAt: 9 }] }), [SOUND]],
  ])('may be damaged: %s', (_, stored, achievements) => {
    const { root } = makeStores({ storage: { legacy: stored } })
    expect(legacyOf(root).legacy).toEqual({ ...NO_LEGACY, achievements })
  })
})

describe('the tries of challenges', () => {
  const triesOf = (count: number) => Array.from({ length: count }, (_, i) => `2026-W48 30 0 ${i}`)
  const kept = (tries: string[]) => readLegacy(JSON.stringify({ tries })).tries

  it.each([MAX_TRIES - 1, MAX_TRIES])('are all kept, each once: %i', (count) => {
    expect(kept([...triesOf(count), ...triesOf(count)])).toEqual(triesOf(count))
  })

  it('are only the latest ones beyond the limit', () => {
    expect(kept(triesOf(MAX_TRIES + 1))).toEqual(triesOf(MAX_TRIES + 1).slice(1))
  })
})
