import { describe, expect, it } from 'vitest'
import { clubById } from '../../../client/simulation/club/clubById.ts'
import { clubIdOf, clubNumber } from '../../../client/simulation/clubs/clubNumbers.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { divisionTable } from '../../../client/simulation/league/table.ts'
import { headToHead, recordMeeting } from '../../../client/simulation/league/recordMeeting.ts'
import { changeDivisions } from '../../../client/simulation/season/changeDivisions.ts'
import { settlePlayOff } from '../../../client/simulation/season/playOff.ts'
import { makeGame } from '../makeGame.ts'

/** A career at the end of a season with the own club at a place, and the other clubs in order. */
function atSeasonsEnd(ownPlace: number, seed = 1): GameState {
  const game = copyGame(makeGame({ seed }))
  game.currentMatchWeek = 38
  const rest = game.competitors.map((_, i) => (i + 1 < ownPlace ? i + 1 : i + 2))
  for (const [i, club] of game.competitors.entries()) club.record.points = 100 - (rest[i] ?? 0)
  game.record.points = 100 - ownPlace
  for (const [i, club] of game.otherDivision.clubs.entries()) club.record.points = 100 - i
  return game
}

const idsOf = (clubs: readonly { id: string }[]) => clubs.map(({ id }) => id)

describe('a season’s end', () => {
  it('[DIV-2] [DIV-3] sends the last two down for the champions and the winner of the play-off', () => {
    const game = atSeasonsEnd(5)
    const [first, second] = [divisionTable(game, 1), divisionTable(game, 2)].map((table) =>
      table.map(({ club }) => club.id),
    ) as [string[], string[]]
    const { promoted, relegated, review } = changeDivisions(game, settlePlayOff(game))
    expect(relegated).toEqual(first.slice(18))
    expect(promoted[0]).toBe(second[0])
    expect(second.slice(1, 5)).toContain(promoted[1])
    expect(idsOf(game.competitors)).toEqual(expect.arrayContaining([...promoted]))
    expect(idsOf(game.otherDivision.clubs)).toEqual(expect.arrayContaining([...relegated]))
    expect(new Set([...idsOf(game.competitors), ...idsOf(game.otherDivision.clubs)]).size).toBe(39)
    expect(review.promoted.map(clubIdOf)).toEqual(promoted)
    expect(review.table).toHaveLength(20)
  })

  it('[DIV-7] leaves each division its mix of formations', () => {
    const game = atSeasonsEnd(5)
    const down = divisionTable(game, 1).at(-1)?.club.id ?? ''
    for (const { tactics } of game.otherDivision.clubs) tactics.formation = '3-4-3'
    const mixOf = (clubs: GameState['competitors']) =>
      clubs.map(({ tactics }) => tactics.formation).toSorted()
    const before = mixOf(game.competitors)
    changeDivisions(game, settlePlayOff(game))
    expect(mixOf(game.competitors)).toEqual(before)
    expect(mixOf(game.otherDivision.clubs)).toEqual(Array(20).fill('3-4-3'))
    expect(clubById(game, down)).toMatchObject({ tactics: { formation: '3-4-3' } })
  })

  it.each([
    [18, 2, 5],
    [19, 1, 0],
    [20, 1, 0],
  ])('[DIV-3] with the own club %ith: %i go down, and a play-off of %i matches', (place, clubs, matches) => {
    const game = atSeasonsEnd(place)
    const { promoted, relegated, review } = changeDivisions(game, settlePlayOff(game))
    expect([promoted.length, relegated.length, review.playOff.length]).toEqual([clubs, clubs, matches])
  })

  it('[DIV-6] leaves the meetings with a club that goes down, and begins those with one that comes up', () => {
    const game = atSeasonsEnd(5)
    const last = divisionTable(game, 1).at(-1)?.club.id ?? ''
    recordMeeting(game, last, { season: 1, week: 3, isHome: true, goalsFor: 2, goalsAgainst: 0 })
    const { promoted } = changeDivisions(game, settlePlayOff(game))
    expect(headToHead(game, last)).toMatchObject({ club: last, wins: 1, goalsFor: 2 })
    expect(game.headToHeads.map(({ club }) => club)).toEqual(expect.arrayContaining([...promoted]))
    expect(clubById(game, last)?.id).toBe(last)
  })
})

describe('the play-off', () => {
  it.each([1, 2, 3, 4])('[DIV-4] has two legs at both clubs and a final of the winners (seed %i)', (seed) => {
    const game = atSeasonsEnd(5, seed)
    const clubs = divisionTable(game, 2)
      .slice(1, 5)
      .map(({ club }) => club.id)
    const [second, third, fourth, fifth] = clubs.map(clubNumber)
    const { matches, winner } = settlePlayOff(game)!
    expect(matches.map(({ home, away }) => [home, away]).slice(0, 4)).toEqual([
      [fifth, second],
      [second, fifth],
      [fourth, third],
      [third, fourth],
    ])
    expect(matches.map((match) => match.winner === null)).toEqual([true, false, true, false, false])
    const [, one, , other, final] = matches
    expect([final?.home, final?.away].toSorted()).toEqual([one?.winner, other?.winner].toSorted())
    expect(final?.winner).toBe(clubNumber(winner))
  })

  it('[DIV-4] counts both legs: level after them means extra time, and penalties when that is level', () => {
    let level = 0
    for (let seed = 1; seed <= 12; seed += 1) {
      const game = atSeasonsEnd(5, seed)
      const { matches } = settlePlayOff(game)!
      for (const i of [0, 2]) {
        const [first, second] = [matches[i]!, matches[i + 1]!]
        const lead = second.score90.home + first.score90.away - (second.score90.away + first.score90.home)
        expect(second.extraTime !== null).toBe(lead === 0)
        if (lead === 0) level += 1
        else expect(second.winner).toBe(lead > 0 ? second.home : second.away)
      }
    }
    expect(level).toBeGreaterThan(0)
  })
})
