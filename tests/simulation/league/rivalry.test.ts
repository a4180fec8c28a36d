import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { changeHeadToHead, headToHead } from '../../../client/simulation/league/recordMeeting.ts'
import {
  GREAT_RIVAL_FROM,
  growFromMatch,
  growFromSeason,
  occasionOf,
  isDerby,
} from '../../../client/simulation/league/rivalry.ts'
import { leagueTable, type TableRow } from '../../../client/simulation/league/table.ts'
import { drawAttendance } from '../../../client/simulation/tickets/attendance.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { makeFacility, makeGame, makeRandom, messagesOf } from '../makeGame.ts'

/** A rival that is no derby. */
const plainRival = (game: GameState) => game.competitors.find(({ name }) => !isDerby(name))!

/** A table in which only the own club and a rival stand where they are put, the others far apart. */
function tableWith(game: GameState, own: [place: number, points: number], rival: [number, number]) {
  const rivalId = plainRival(game).id
  const put = new Map([
    [game.club.id, own],
    [rivalId, rival],
  ])
  return leagueTable(game).map((row): TableRow => {
    const [position, points] = put.get(row.club.id) ?? [99, 999]
    return { ...row, position, record: { ...row.record, points } }
  })
}

const newsOf = (game: GameState) => messagesOf(game).filter((message) => message.startsWith('Rivalry'))

/** Rivalry with a rival after a final table, from nothing. */
function afterSeason(own: [number, number], rival: [number, number]) {
  const game = makeGame()
  growFromSeason(game, tableWith(game, own, rival))
  return headToHead(game, plainRival(game).id)
}

/** Rivalry with a rival after a match, from nothing. */
function afterMatch(week: number, margin: number, own: [number, number], rival: [number, number]) {
  const game = makeGame()
  const table = tableWith(game, own, rival)
  growFromMatch(game, { rival: plainRival(game).id, week, margin, table })
  return headToHead(game, plainRival(game).id)
}

describe('a rivalry', () => {
  it.each([
    ['title-race', 30, [1, 80], [3, 76]],
    ['close-finish', 15, [3, 70], [4, 70]],
    ['close-finish', 15, [12, 50], [15, 46]],
    ['survival', 25, [15, 40], [18, 36]],
    ['close-finish', 15, [14, 41], [16, 39]],
  ] as const)('[RIV-3] grows from a %s by %i', (cause, worth, own, rival) => {
    const { rivalry, reasons } = afterSeason([...own], [...rival])
    expect(rivalry).toBe(worth)
    expect(reasons).toEqual([{ cause, season: 1, week: 38, gap: own[1] - rival[1] }])
  })

  it.each([
    ['four places apart', [10, 50], [14, 50]],
    ['five points apart', [10, 50], [11, 45]],
  ] as const)('[RIV-3] does not grow when they finish %s', (_, own, rival) => {
    expect(afterSeason([...own], [...rival])).toMatchObject({ rivalry: 0, reasons: [] })
  })

  it.each([
    ['near the top', 34, [6, 60], [1, 64], 15],
    ['near the bottom', 38, [15, 30], [20, 26], 15],
    ['a week too early', 33, [6, 60], [1, 64], 0],
    ['five points apart', 34, [6, 60], [1, 65], 0],
    ['with one in the middle', 34, [7, 60], [6, 60], 0],
    ['at both ends', 34, [6, 40], [15, 40], 0],
  ] as const)('[RIV-4] grows from a meeting in the last weeks: %s', (_, week, own, rival, worth) => {
    expect(afterMatch(week, 0, [...own], [...rival]).rivalry).toBe(worth)
  })

  it.each([
    ['upset-win', 1, [18, 10], [8, 30]],
    ['upset-defeat', -1, [2, 40], [12, 20]],
  ] as const)('[RIV-5] grows from an %s', (cause, margin, own, rival) => {
    const { rivalry, reasons } = afterMatch(20, margin, [...own], [...rival])
    expect(rivalry).toBe(15)
    expect(reasons).toEqual([{ cause, season: 1, week: 20, gap: 10 }])
  })

  it.each([
    ['nine places', 1, [17, 10], [8, 30]],
    ['a draw', 0, [18, 10], [8, 30]],
    ['a win of the better side', 1, [2, 40], [12, 20]],
  ] as const)('[RIV-5] does not grow from %s', (_, margin, own, rival) => {
    expect(afterMatch(20, margin, [...own], [...rival]).rivalry).toBe(0)
  })

  it('[RIV-6] fades by a fifth in a summer, before the final table counts', () => {
    const game = makeGame()
    const { id } = plainRival(game)
    changeHeadToHead(game, id, () => ({ rivalry: 50 }))
    growFromSeason(game, tableWith(game, [1, 80], [20, 20]))
    expect(headToHead(game, id).rivalry).toBe(40)
    growFromSeason(game, tableWith(game, [1, 80], [2, 80]))
    expect(headToHead(game, id).rivalry).toBe(62)
  })

  it('[RIV-2] stays within 100', () => {
    const game = makeGame()
    const { id } = plainRival(game)
    changeHeadToHead(game, id, () => ({ rivalry: 95 }))
    growFromMatch(game, { rival: id, week: 20, margin: 1, table: tableWith(game, [18, 9], [2, 50]) })
    expect(headToHead(game, id).rivalry).toBe(100)
  })

  it.each([
    [GREAT_RIVAL_FROM - 16, 0],
    [GREAT_RIVAL_FROM - 15, 1],
    [GREAT_RIVAL_FROM, 0],
  ])('[RIV-2] of %i that grows by 15 makes %i piece of news', (before, count) => {
    const game = makeGame()
    const { id, name } = plainRival(game)
    changeHeadToHead(game, id, () => ({ rivalry: before }))
    growFromMatch(game, { rival: id, week: 20, margin: 1, table: tableWith(game, [18, 9], [7, 40]) })
    expect(newsOf(game)).toEqual(
      count === 0
        ? []
        : [
            `Rivalry: ${name} are your great rivals now. Season 1, week 20: you beat them from 11 places below.`,
          ],
    )
  })

  it('[RIV-7] is an occasion from 40 on, a derby is always just a derby', () => {
    const game = makeGame()
    const rival = plainRival(game)
    const derby = game.competitors.find(({ name }) => isDerby(name))!
    const occasionAt = (rivalry: number, club: typeof rival) => {
      changeHeadToHead(game, club.id, () => ({ rivalry }))
      return occasionOf(game, club)
    }
    expect([occasionAt(39, rival), occasionAt(40, rival)]).toEqual([null, 'great-rival'])
    expect([occasionAt(0, derby), occasionAt(100, derby)]).toEqual(['derby', 'derby'])
  })
})

function firstOpponentIsPlain(seed: number): boolean {
  const { club, competitors, fixtures } = makeGame({ seed })
  const first = fixtures.find(({ home, away }) => home === club.id || away === club.id)
  const opponent = first?.home === club.id ? first.away : first?.home
  return !isDerby(competitors.find(({ id }) => id === opponent)?.name ?? '')
}

describe('a match against a great rival', () => {
  it('[RIV-7] draws 1.125 times as many', () => {
    const game = makeGame({
      fanCount: 1_000_000,
      facilities: [makeFacility('Basic Stadium', 1, { capacity: 1_000_000 })],
    })
    const rival = plainRival(game)
    const crowd = () => drawAttendance(game, rival, makeRandom(4))
    const usual = crowd()
    changeHeadToHead(game, rival.id, () => ({ rivalry: GREAT_RIVAL_FROM }))
    expect(crowd() / usual).toBeCloseTo(1.125, 4)
  })

  it('[RIV-7] moves mood and fans by a quarter more', () => {
    const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => firstOpponentIsPlain(one))
    if (seed === undefined) throw new Error('Every career starts with a derby')
    const changes = [0, GREAT_RIVAL_FROM].map((rivalry) => {
      const game = makeGame({ seed, fanCount: 100_000 })
      game.headToHeads = game.headToHeads.map((one) => ({ ...one, rivalry }))
      while (!game.awaitingKickOff) beginDay(game)
      playMatchDay(game)
      return game.lastMatch
    })
    const [plain, rivals] = changes
    expect(rivals?.outcome).toBe(plain?.outcome)
    expect(rivals?.fanHappinessChange).toBeCloseTo(1.25 * (plain?.fanHappinessChange ?? 0), 6)
    expect(rivals?.fanCountChange).toBe(Math.round(1.25 * (plain?.fanCountChange ?? 0)))
  })
})
