/** Every kind of character changes its figure as much as its words say. */
import { describe, expect, it } from 'vitest'
import { balanced, CHARACTER_KINDS, type CharacterKind } from '../../../client/simulation/people/character.ts'
import { characterInWords, namesOfCharacter } from '../../../client/simulation/people/characterWords.ts'
import { FORMS, type RivalPlayer } from '../../../client/simulation/people/player.ts'
import { isBigMatch } from '../../../client/simulation/league/bigMatch.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchEvent, SheetPlayer } from '../../../client/simulation/match/matchReport.ts'
import { ageOneYear } from '../../../client/simulation/players/ageing.ts'
import { PLAYER_NOT_FOUND } from '../../../client/simulation/news/outcome.ts'
import { captainOf, nameCaptain, steadiedByCaptain } from '../../../client/simulation/players/captaincy.ts'
import {
  growthByCharacter,
  mentorOf,
  mentorsOf,
} from '../../../client/simulation/players/growthByCharacter.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { updateRivalPlayers } from '../../../client/simulation/players/rivalWeek.ts'
import { ownSheet, rivalSheet } from '../../../client/simulation/season/teamSheet.ts'
import { askedWage } from '../../../client/simulation/contracts/contractTerms.ts'
import { asSigning } from '../../../client/simulation/transfers/signRivalPlayer.ts'
import { nameOfKind, nameWithout } from '../characters.ts'
import { makeContract, makeGame, makePlayer, makeRandom, makeSetup, makeSheet } from '../makeGame.ts'

const SEED = 1
const PLAIN = nameWithout(SEED, 'professional', 'ambitious', 'loyal', 'temperamental', 'leader', 'mentor')
const named = (kind: CharacterKind, parts: Parameters<typeof makePlayer>[0] = {}) =>
  makePlayer({ name: nameOfKind(SEED, kind), ...parts })

describe('the words of a character', () => {
  it('[CHA-2] name the effect of each kind with its figure', () => {
    for (const kind of CHARACTER_KINDS) expect(characterInWords(kind)).toMatch(/^[A-Z].*\d.*\.$/)
    expect(characterInWords('professional')).toContain('improves 30% faster')
    expect(namesOfCharacter(['leader', 'big-match'])).toBe('Leader, big-match player')
  })
})

describe('kinds that are balanced by the others', () => {
  it('[CHA-2] have a mean factor of 1 over all players', () => {
    const { ofKind, others } = balanced('professional', 1.3)
    expect(ofKind / others).toBeCloseTo(1.3, 9)
    expect(others).toBeLessThan(1)
    expect(ofKind).toBeGreaterThan(1)
  })
})

/** Share of four thousand equal youngsters who grow in a week. */
function shareGrown(name: string, others: Parameters<typeof makePlayer>[0][] = []): number {
  const youngster = { name, type: 'Forward', age: 19, quality: 2, potential: 5 } as const
  const crowd = Array.from({ length: 4_000 }, (_, i) => makePlayer({ id: `p${i}`, ...youngster }))
  const players = [...crowd, ...others.map((parts, i) => makePlayer({ id: `p${9_000 + i}`, ...parts }))]
  const game = makeGame({ seed: SEED, players, staff: [] })
  updatePlayers(game, makeRandom(3))
  return game.players.filter(({ quality, age }) => age === 19 && quality > 2).length / crowd.length
}

describe('a professional', () => {
  it('[CHA-2] grows 30% faster than others, in training and in the summers of rivals', () => {
    const ratio = shareGrown(nameOfKind(SEED, 'professional')) / shareGrown(PLAIN)
    expect(ratio).toBeGreaterThan(1.15)
    expect(ratio).toBeLessThan(1.45)
    const grownBy = (name: string) => {
      const player: RivalPlayer = makePlayer({ name, age: 19, quality: 2, potential: 4 })
      ageOneYear(player, { seed: SEED, mentors: {} }, makeRandom(5))
      return player.quality - 2
    }
    expect(grownBy(nameOfKind(SEED, 'professional')) / grownBy(PLAIN)).toBeCloseTo(1.3, 1)
  })
})

describe('a mentor', () => {
  const mentor = { name: nameOfKind(SEED, 'mentor'), type: 'Forward', age: 28 } as const
  const youngster = { name: PLAIN, type: 'Forward', age: 22 } as const
  const factor = (young: Parameters<typeof makePlayer>[0], old: Parameters<typeof makePlayer>[0]) =>
    growthByCharacter(SEED, makePlayer(young), mentorsOf(SEED, [makePlayer(old)])) /
    growthByCharacter(SEED, makePlayer(young), {})

  it('[CHA-9] lets those below 23 of the same position grow 20% faster, from 28 on', () => {
    expect(factor(youngster, mentor)).toBeCloseTo(1.2, 9)
    expect(factor({ ...youngster, age: 23 }, mentor)).toBe(1)
    expect(factor(youngster, { ...mentor, age: 27 })).toBe(1)
    expect(factor(youngster, { ...mentor, type: 'Midfielder' })).toBe(1)
    expect(factor(youngster, { ...mentor, name: PLAIN })).toBe(1)
  })

  it('[CHA-9] counts once, however many there are, and at rivals as well', () => {
    const two = [makePlayer({ id: 'p1', ...mentor }), makePlayer({ id: 'p2', ...mentor, age: 31 })]
    const young = makePlayer(youngster)
    const grown = (squad: typeof two) => growthByCharacter(SEED, young, mentorsOf(SEED, squad))
    expect(grown(two)).toBe(grown(two.slice(1)))
    expect(mentorOf(young, mentorsOf(SEED, two))).toBe(two[1])
    const grownBy = (squad: RivalPlayer[]) => {
      const player: RivalPlayer = makePlayer({ ...youngster, age: 20, quality: 2, potential: 4 })
      ageOneYear(player, { seed: SEED, mentors: mentorsOf(SEED, squad) }, makeRandom(5))
      return player.quality - 2
    }
    expect(grownBy(two) / grownBy([])).toBeCloseTo(1.2, 1)
    expect(shareGrown(PLAIN, [mentor]) / shareGrown(PLAIN)).toBeGreaterThan(1.08)
  })
})

describe('contract talks', () => {
  const terms = { until: 3, status: 'regular' } as const
  /** Wage asked to stay by an own player who is the same but for the name. */
  const toStay = (name: string, place?: number) => {
    const player = makePlayer({ name, contract: makeContract({ until: 1 }) })
    const game = makeGame({ seed: SEED, players: [player] })
    if (place !== undefined)
      game.pastSeasons = [{ position: place, club: game.club.id } as (typeof game.pastSeasons)[number]]
    return askedWage(game, player, terms)
  }
  const toLeave = (name: string) => {
    const game = makeGame({ seed: SEED, players: [] })
    return askedWage(game, asSigning(game, makePlayer({ name }), 0), terms)
  }
  const usual = nameOfKind(SEED, 'mentor')

  it('[CHA-3] with the ambitious cost a tenth of the usual wage more, unless the club was sixth or better', () => {
    const ambitious = nameOfKind(SEED, 'ambitious')
    expect(toStay(ambitious) / toStay(usual)).toBeCloseTo(1.1, 1)
    expect(toStay(ambitious, 7)).toBeGreaterThan(toStay(usual, 7) * 1.05)
    expect(toStay(ambitious, 6)).toBe(toStay(usual, 6))
    expect(toLeave(ambitious)).toBeGreaterThan(toLeave(usual) * 1.05)
  })

  it('[CHA-4] with the loyal cost a tenth less to keep them, and a tenth more to lure them away', () => {
    const loyal = nameOfKind(SEED, 'loyal')
    expect(toStay(loyal) / toStay(usual)).toBeCloseTo(0.9, 1)
    expect(toLeave(loyal) / toLeave(usual)).toBeCloseTo(1.1, 1)
  })
})

describe('in matches', () => {
  const MATCHES = 3_000

  /** Events of this sort of players prone to it, all of them, compared with those of others. */
  function ratio(prone: SheetPlayer['prone'], is: (event: MatchEvent) => boolean): number {
    const counts = [0, 0]
    const side = (club: string, kinds: SheetPlayer['prone']) => {
      const sheet = makeSheet(club)
      return { ...sheet, eleven: sheet.eleven.map((player) => ({ ...player, prone: kinds })) }
    }
    const [home, away] = [side('a', prone), side('b', [])]
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { events } = playMatch(makeSetup({ home, away, seed }))
      for (const event of events) {
        if (!is(event)) continue
        if (event.player?.startsWith('a-')) counts[0]! += 1
        else counts[1]! += 1
      }
    }
    return counts[0]! / counts[1]!
  }
  const isBan = ({ type, ban }: MatchEvent) => type === 'card' && ban > 0
  const isInjury = ({ type }: MatchEvent) => type === 'injury'

  it('[CHA-5] the temperamental are suspended or sent off half as often again', () => {
    expect(Math.abs(ratio(['temperamental'], isBan) - 1.5)).toBeLessThan(0.2)
    expect(Math.abs(ratio(['temperamental'], isInjury) - 1)).toBeLessThan(0.15)
  })

  it('[CHA-8] the injury-prone are injured half as often again', () => {
    expect(Math.abs(ratio(['injury-prone'], isInjury) - 1.5)).toBeLessThan(0.2)
  })

  it('[CHA-5] [CHA-8] both have their effect at every club, and none in matches of older versions', () => {
    const kinds = ['temperamental', 'injury-prone'] as const
    const players = kinds.map((kind, i) => named(kind, { id: `p${i}`, inSquad: true }))
    const { eleven } = ownSheet(makeGame({ seed: SEED, players }))
    expect(eleven.map(({ prone }) => prone)).toEqual([['temperamental'], ['injury-prone']])
    const game = makeGame({ seed: SEED })
    const club = { ...game.competitors[0]!, players: players.map((player) => ({ ...player })) }
    const sheet = rivalSheet(club, club.tactics, { seed: SEED, isBig: false })
    expect([...sheet.eleven, ...sheet.bench].map(({ prone }) => prone)).toContainEqual(['temperamental'])
    const base = balanced('temperamental', 1.5)
    expect(Math.abs(ratio(null, isBan) - 1 / base.others)).toBeLessThan(0.15)
  })
})

describe('a big match', () => {
  it('[CHA-7] is one from week 36 on, one against the first four, and a derby', () => {
    const game = makeGame({ seed: SEED })
    const plain = game.competitors.filter(({ name }) => !/Manchester|London|Merseyside/.test(name))
    const derby = game.competitors.filter(({ name }) => /Manchester|London|Merseyside/.test(name))
    const [home, away] = [plain[0]!.id, plain[1]!.id]
    const none = new Set<string>()
    expect(isBigMatch(game, { home, away, week: 35 }, none, 'away')).toBe(false)
    expect(isBigMatch(game, { home, away, week: 36 }, none, 'away')).toBe(true)
    expect(isBigMatch(game, { home, away, week: 20 }, new Set([away]), 'away')).toBe(true)
    expect(isBigMatch(game, { home, away, week: 20 }, new Set([home]), 'away')).toBe(false)
    const local = { home: game.club.id, away: derby[0]!.id, week: 20 }
    expect(isBigMatch(game, local, none, 'away')).toBe(true)
    expect(isBigMatch(game, { ...local, away }, none, 'away')).toBe(false)
    expect(isBigMatch(game, { ...local, home: derby[1]!.id }, none, 'away')).toBe(true)
    expect(isBigMatch(game, { ...local, home }, none, 'away')).toBe(false)
  })

  it('[CHA-7] lifts those made for it by 5%, and nobody else', () => {
    const players = [
      named('big-match', { id: 'p1', inSquad: true, quality: 4 }),
      named('mentor', { id: 'p2', inSquad: true, quality: 4 }),
    ]
    const game = makeGame({ seed: SEED, players })
    const qualities = (isBig: boolean) => ownSheet(game, isBig).eleven.map(({ quality }) => quality)
    expect(qualities(false)).toEqual([4, 4])
    expect(qualities(true)).toEqual([4.2, 4])
  })
})

describe('a captain', () => {
  const leader = named('leader', { id: 'p1', age: 22, quality: 2 })
  const veteran = makePlayer({ id: 'p2', name: PLAIN, age: 34, quality: 3 })
  const star = makePlayer({ id: 'p3', name: PLAIN, age: 34, quality: 4 })

  it('[CHA-6] is by respect a leader, then the oldest, then the best', () => {
    expect(captainOf(SEED, [veteran, leader, star])).toBe(leader)
    expect(captainOf(SEED, [veteran, star])).toBe(star)
    expect(captainOf(SEED, [])).toBeNull()
  })

  it('[CHA-6] is the player whom the manager has named, when they play', () => {
    expect(captainOf(SEED, [veteran, leader, star], 'p2')).toBe(veteran)
    expect(captainOf(SEED, [leader, star], 'p2')).toBe(leader)
    const game = makeGame({ seed: SEED, players: [veteran, leader] })
    expect(nameCaptain(game, 'p2')).toMatchObject({ done: true })
    expect(game.captain).toBe('p2')
    expect(nameCaptain(game, 'p3')).toMatchObject({ done: false, reason: PLAYER_NOT_FOUND })
    expect(game.captain).toBe('p2')
    expect(nameCaptain(game, null)).toMatchObject({ done: true })
    expect(game.captain).toBeNull()
  })

  it('[CHA-6] a named captain has their own effect, not that of the leader', () => {
    const starters = ['p1', 'p2']
    const worth = (chosen: string | null) =>
      steadiedByCaptain([veteran, leader], { seed: SEED, starters, outcome: 'L', named: chosen })
    expect(worth(null)).toBe(0.06)
    expect(worth('p2')).toBe(0.02)
    expect(worth('p9')).toBe(0.06)
  })

  /** Mean form in steps of a thousand players after this week of a rival under a captain. */
  const formAfter = (outcome: 'W' | 'L', captain: RivalPlayer | null) => {
    const crowd = Array.from({ length: 8_000 }, (_, i): RivalPlayer =>
      makePlayer({ id: `p${100 + i}`, name: PLAIN, form: 'Average', morale: 3, age: 20 }),
    )
    const players = captain ? [...crowd, { ...captain }] : crowd
    const starters = captain ? [captain.id] : []
    updateRivalPlayers(players, { minutes: {}, starters, outcome, seed: SEED }, makeRandom(6))
    return crowd.reduce((sum, { form }) => sum + FORMS.indexOf(form) - 1, 0) / crowd.length
  }

  it('[CHA-6] turns falls of form after a defeat into rises: 2 of 100 changes, a leader 6', () => {
    const without = formAfter('L', null)
    // Of all, 30% change; each fall that becomes a rise is worth two steps.
    expect(formAfter('L', veteran) - without).toBeCloseTo(0.3 * 2 * 0.02, 2)
    expect(formAfter('L', leader) - without).toBeCloseTo(0.3 * 2 * 0.06, 2)
    expect(formAfter('L', leader)).toBeGreaterThan(formAfter('L', veteran))
    expect(formAfter('W', leader)).toBe(formAfter('W', null))
  })
})
