import { describe, expect, it } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { divisionOf, divisionTable } from '../../../client/simulation/league/table.ts'
import { newcomerPlace } from '../../../client/simulation/league/zones.ts'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { CUP } from '../../../client/simulation/competitions/cup.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { honours } from '../../../client/simulation/reports/careerReport.ts'
import { careerLine } from '../../../client/simulation/reports/careerLines.ts'
import { seasonReport } from '../../../client/simulation/reports/seasonReport.ts'
import { startDivision } from '../../../client/simulation/reports/startDivision.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { endSeason } from '../../../client/simulation/season/endSeason.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { makeRandom } from '../makeGame.ts'

const START = createGame({ seed: 3, division: 2 })

const idsOf = (clubs: readonly { id: string }[]) => clubs.map(({ id }) => id)

/** The career after its last match, with the own club at a place of the second division. */
function atSeasonsEnd(place: number): GameState {
  const game = copyGame(START)
  game.currentMatchWeek = 38
  const points = (position: number) => 100 - 3 * position
  for (const [i, club] of game.competitors.entries()) {
    club.record.points = points(i + 1 < place ? i + 1 : i + 2)
  }
  game.record.points = points(place)
  game.leaguePosition = place
  for (const [i, club] of game.otherDivision.clubs.entries()) club.record.points = points(i + 1)
  return game
}

describe('a career that starts in the second division', () => {
  it('[SEC-1] has less money, fewer supporters and a smaller name', () => {
    const first = createGame({ seed: 3 })
    expect(START.division).toBe(2)
    expect(START.money).toBeLessThan(first.money)
    expect(START.fanCount).toBeLessThan(first.fanCount)
    expect(START.reputation).toBe(1.7)
    expect(isCareer(START)).toBe(true)
  })

  it('[SEC-2] sends the favourite of the second division up in its place, and leaves the rest as it is', () => {
    const first = createGame({ seed: 3 })
    const favourite = first.otherDivision.clubs.find(({ lastPosition }) => lastPosition === 1)
    expect(idsOf(START.otherDivision.clubs)).toEqual([...idsOf(first.competitors), favourite?.id])
    expect(new Set([...idsOf(START.competitors), favourite?.id])).toEqual(
      new Set(idsOf(first.otherDivision.clubs)),
    )
    expect(START.competitors.map(({ lastPosition }) => lastPosition).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })

  it('[SEC-3] takes part in the cup as tenth of the second division', () => {
    const clubs = competitionOf(START, 'cup').ties.flatMap(({ home, away }) => [home, away])
    expect(clubs).toHaveLength(32)
    expect(clubs).toContain(START.club.id)
    expect(idsOf(START.otherDivision.clubs).every((id) => clubs.includes(id))).toBe(true)
    const below = Array.from({ length: 20 }, (_, i) => String(i))
    const field = {
      seed: 3,
      season: 1,
      divisions: { 1: [], 2: below },
      lastTable: [],
      cupWinner: null,
      holder: null,
    }
    expect(CUP.entrants(field)).toEqual(below.slice(0, 12))
  })

  it('[SEC-4] goes up as champions, and the rivals that it leaves are the other division', () => {
    const game = atSeasonsEnd(1)
    const [before, down] = [idsOf(game.competitors), divisionTable(game, 1)[18]?.club.id ?? '']
    endSeason(game, makeRandom(1))
    expect(game.division).toBe(1)
    expect(divisionOf(game, down)).toBe(2)
    expect(idsOf(game.otherDivision.clubs)).toContain(down)
    expect(before.filter((id) => divisionOf(game, id) === 2)).toHaveLength(18)
    expect(game.competitors).toHaveLength(19)
    expect(game.otherDivision.clubs).toHaveLength(20)
    expect(game.leaguePosition).toBe(newcomerPlace(1))
    expect(game.notifications.map(({ event }) => event.kind)).toContain('promotion-won')
    expect(seasonReport(game, 1)?.verdict.text).toBe('The board is overjoyed: promotion!')
  })

  it('[SEC-5] is in the play-off from second to fifth place, and in no other', () => {
    for (const place of [1, 2, 5, 6]) {
      const game = atSeasonsEnd(place)
      endSeason(game, makeRandom(1))
      const { promoted, playOff } = game.pastSeasons[0]!.review!.otherDivision!
      expect(playOff).toHaveLength(5)
      const isIn = playOff.some(({ home, away }) => home === 0 || away === 0)
      expect(isIn).toBe(place === 2 || place === 5)
      expect(promoted.includes(0)).toBe(game.division === 1)
      const told = seasonReport(game, 1)?.divisions?.playOff ?? []
      expect(told.filter((line) => line.includes('semi-final'))).toHaveLength(isIn ? 2 : 0)
      expect(told.at(-1)).toMatch(/^Play-off final: .+ \d+–\d+ .+\.$/)
      const news = game.notifications.map(({ event }) => event.kind)
      expect(news.includes('play-off-lost')).toBe(isIn && game.division === 2)
    }
  })

  it('[SEC-6] never goes down further: below 18th the manager is sacked', () => {
    const [safe, lost] = [atSeasonsEnd(18), atSeasonsEnd(19)]
    endSeason(safe, makeRandom(1))
    endSeason(lost, makeRandom(1))
    expect([safe.ended, safe.division]).toEqual([null, 2])
    expect(lost.ended?.reason).toBe('sacked')
  })

  it('[SEC-7] counts no title of the second division as one of the league', () => {
    const game = atSeasonsEnd(1)
    endSeason(game, makeRandom(1))
    expect(careerLine(game)).toMatchObject({ titles: 0, bestPlace: 21 })
    expect(game.records.bestPosition).toBeUndefined()
    const won = honours(game).filter(({ seasons }) => seasons.length > 0)
    expect(won).toEqual([{ kind: 'second-division', seasons: [1] }])
    expect(game.pastSeasons[0]?.champion).toBe(START.otherDivision.clubs[0]?.name)
  })

  it('is valid after every season, up or not, with every club in one division', () => {
    for (const seed of [1, 2]) {
      const game = createGame({ seed, division: 2 })
      for (let season = 1; season <= 3 && !game.ended; season++) {
        playSeasons(game, 1, MANAGERS.sensible)
        expect(isCareer(game)).toBe(true)
        expect(startDivision(game)).toBe(2)
        const clubs = [1, 2].flatMap((division) =>
          idsOf(divisionTable(game, division as 1 | 2).map(({ club }) => club)),
        )
        expect(new Set(clubs).size).toBe(40)
      }
    }
  })
})
