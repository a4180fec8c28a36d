import { describe, expect, it, vi } from 'vitest'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { headToHead, MEETINGS_KEPT, recordMeeting } from '../../../client/simulation/league/recordMeeting.ts'
import { REASONS_KEPT } from '../../../client/simulation/league/rivalry.ts'
import { caretaker, playLeague, reviveClub } from '../../support/playSeasons.ts'
import { MANAGERS } from '../../support/managers.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { makeGame } from '../makeGame.ts'

// A career of many seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const RIVAL = makeGame().competitors[3]!.id

/** Meetings with one rival, week after week, with the given scores. */
function meet(...scores: (readonly [goalsFor: number, goalsAgainst: number])[]) {
  const game = makeGame()
  for (const [i, [goalsFor, goalsAgainst]] of scores.entries()) {
    recordMeeting(game, RIVAL, { season: 1, week: i + 1, isHome: i % 2 === 0, goalsFor, goalsAgainst })
  }
  return headToHead(game, RIVAL)
}

/** All own matches of the first season against a rival, those of the cup included, in order. */
function playedAgainst({ club, fixtures, competitions }: GameState, rival: string) {
  const matches = [
    ...fixtures.map(({ week, home, away, score }) => ({ at: week, week, home, away, score })),
    ...competitions
      .flatMap(({ ties }) => ties)
      .map(({ day, home, away, result }) => ({
        at: day / 7,
        week: Math.ceil(day / 7),
        home,
        away,
        score: result && {
          home: result.score90.home + (result.extraTime?.home ?? 0),
          away: result.score90.away + (result.extraTime?.away ?? 0),
        },
      })),
  ]
  return matches
    .filter(
      ({ home, away, score }) => score && [home, away].includes(club.id) && [home, away].includes(rival),
    )
    .toSorted((a, b) => a.at - b.at)
}

describe('the meetings with a rival', () => {
  it('[RIV-1] are added up', () => {
    expect(meet([2, 1], [0, 0], [1, 3], [4, 0])).toMatchObject({
      wins: 2,
      draws: 1,
      losses: 1,
      goalsFor: 7,
      goalsAgainst: 4,
    })
  })

  it('[RIV-1] name the first of the widest wins and defeats', () => {
    const { biggestWin, biggestDefeat } = meet([2, 1], [3, 0], [4, 1], [0, 0], [0, 1], [1, 2])
    expect(biggestWin).toMatchObject({ week: 2, goalsFor: 3, goalsAgainst: 0 })
    expect(biggestDefeat).toMatchObject({ week: 5, goalsFor: 0, goalsAgainst: 1 })
    expect(meet([1, 1])).toMatchObject({ biggestWin: null, biggestDefeat: null })
  })

  it('count the latest ones without a win', () => {
    expect(meet([1, 2], [1, 1], [0, 1]).winless).toBe(3)
    expect(meet([1, 2], [1, 0], [0, 1]).winless).toBe(1)
    expect(meet([1, 2], [1, 0]).winless).toBe(0)
  })

  it.each([
    [4, 4],
    [5, 5],
    [6, 5],
  ])('[RIV-1] keep of %i the last %i, newest first', (played, kept) => {
    const { latest } = meet(...Array.from({ length: played }, () => [1, 0] as const))
    expect(latest.map(({ week }) => week)).toEqual(Array.from({ length: kept }, (_, i) => played - i))
  })

  it('[RIV-1] are those of the fixtures, with season, week, ground and score', () => {
    const game = createGame({ seed: 5 })
    while (game.currentMatchWeek < 38) {
      beginDay(game)
      MANAGERS.auto(game)
      playMatchDay(game)
      if (game.ended) reviveClub(game)
    }
    for (const { id } of game.competitors) {
      const { latest, wins, draws, losses } = headToHead(game, id)
      expect(wins + draws + losses).toBe(playedAgainst(game, id).length)
      expect(latest.toReversed()).toEqual(
        playedAgainst(game, id).map(({ week, home, score }) => {
          const isHome = home === game.club.id
          const [goalsFor, goalsAgainst] = isHome ? [score?.home, score?.away] : [score?.away, score?.home]
          return { season: 1, week, isHome, goalsFor, goalsAgainst }
        }),
      )
    }
  })

  it('[RIV-8] do not grow with the career', () => {
    const game = createGame({ seed: 6 })
    playLeague(game, 3, caretaker)
    const sizeAfterThree = JSON.stringify(game.headToHeads).length
    playLeague(game, 3, caretaker)
    let met = 0
    for (const { club } of game.headToHeads) {
      const one = headToHead(game, club)
      const meetings = one.wins + one.draws + one.losses
      met += meetings
      expect(one.latest).toHaveLength(Math.min(meetings, MEETINGS_KEPT))
      expect(one.reasons.length).toBeLessThanOrEqual(REASONS_KEPT)
    }
    expect(met).toBe(game.totals.matches)
    // Reasons may come on top; a list of all meetings would double it.
    expect(JSON.stringify(game.headToHeads).length).toBeLessThan(1.4 * sizeAfterThree)
  })
})
