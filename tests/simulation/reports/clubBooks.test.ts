import { describe, expect, it } from 'vitest'
import { crowdFigures } from '../../../client/simulation/club/homeCrowds.ts'
import { competitorsIn } from '../../../client/simulation/club/otherDivision.ts'
import { playerWagesPerWeek } from '../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { clubBooks } from '../../../client/simulation/reports/clubBooks.ts'
import { finalTable } from '../../../client/simulation/reports/finalTable.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { noteCrowd } from '../../../client/simulation/season/noteCrowd.ts'
import { MANAGERS } from '../../support/managers.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame } from '../makeGame.ts'

describe('crowds and wages of the clubs of a division [TAB-13]', () => {
  const career = longCareer({ seed: 3, season: 2, week: 9 })

  it('count every home match of both divisions, within the seats', () => {
    const fixtures = { 1: career.fixtures, 2: career.otherDivision.fixtures }
    for (const division of [1, 2] as const) {
      const rows = clubBooks(career, division)
      expect(rows).toHaveLength(20)
      for (const { club, attendance, highest, share } of rows) {
        const played = fixtures[division].filter(({ home, score }) => home === club.id && score)
        expect(career.crowds[club.id]?.matches).toBe(played.length)
        expect(attendance).toBeGreaterThan(500)
        expect(highest).toBeGreaterThanOrEqual(attendance ?? Infinity)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      for (const { id, stadiumCapacity } of competitorsIn(career, division)) {
        expect(career.crowds[id]?.highest).toBeLessThanOrEqual(stadiumCapacity)
      }
    }
  })

  it('have of the own club what the tickets tab and the finances have', () => {
    const own = clubBooks(career, career.division).find(({ isOwn }) => isOwn)
    expect(own?.attendance).toBe(career.averageAttendance)
    expect(career.crowds[career.club.id]?.spectators).toBe(career.totalAttendance)
    expect(own?.wages).toBe(playerWagesPerWeek(career))
  })

  it('are in the order of wages, with the places that a club stands above its rank', () => {
    const rows = clubBooks(career, 1)
    expect(rows.map(({ wages }) => wages)).toEqual(rows.map(({ wages }) => wages).toSorted((a, b) => b - a))
    expect(rows.map(({ wageRank }) => wageRank)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    for (const { position, wageRank, placesAbove } of rows)
      expect(placesAbove).toBe(wageRank - (position ?? 0))
    expect(rows.reduce((sum, { placesAbove }) => sum + (placesAbove ?? 0), 0)).toBe(0)
  })

  it('have neither crowds nor places before the first match', () => {
    const [row] = clubBooks(createGame({ seed: 4 }), 2)
    expect(row).toMatchObject({
      position: null,
      placesAbove: null,
      attendance: null,
      highest: null,
      share: null,
    })
    expect(row?.wages).toBeGreaterThan(0)
  })

  it('stay in the final tables of a season, and begin anew with the next', () => {
    const game = createGame({ seed: 8 })
    let last: GameState['crowds'] = {}
    while (game.currentSeason === 1) {
      last = game.crowds
      beginDay(game)
      MANAGERS.sensible(game)
      playMatchDay(game)
    }
    expect(game.crowds).toEqual({})
    const review = game.pastSeasons[0]?.review
    for (const table of [review?.table, review?.otherDivision?.table]) {
      const rows = finalTable(game, game.club.id, table ?? [])
      expect(rows).toHaveLength(20)
      for (const { club, attendance, wages } of rows) {
        expect(attendance).toBe(crowdFigures(last, club.id).attendance)
        expect(wages).toBeGreaterThan(10_000)
      }
    }
  })

  it('leave out a match that was not played', () => {
    const state = makeGame()
    const [fixture] = state.fixtures
    noteCrowd(state, fixture!, { forfeit: true })
    expect(state.crowds).toEqual({})
    noteCrowd(state, fixture!, { forfeit: false })
    expect(state.crowds[fixture!.home]?.matches).toBe(1)
  })
})
