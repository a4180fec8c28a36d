import { describe, expect, it } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { leagueTable } from '../../../client/simulation/league/table.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { awardsReport } from '../../../client/simulation/reports/seasonAwards.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { performances } from '../../../client/simulation/match/ratings.ts'
import { isMatchDay } from '../../../client/simulation/core/calendar.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { announceAwards } from '../../../client/simulation/season/announceAwards.ts'
import { REVIEWS_KEPT } from '../../../client/simulation/season/writeReview.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

/** A season played to its last match, with all of its reports. */
const game = createGame({ seed: 31 })
const reports: MatchReport[] = []
while (game.currentMatchWeek < 38) {
  beginDay(game)
  MANAGERS.sensible(game)
  const events = playMatchDay(game)
  if (!isMatchDay(game.day)) continue
  for (const event of events) if (event.kind === 'matches-played') reports.push(...event.reports)
}
const lastEvening = copyGame(game)
beginDay(game)
const review = game.pastSeasons[0]?.review
const awards = game.pastSeasons[0]?.awards
if (!review || !awards) throw new Error('The season has no review')
const clubs = [lastEvening.club, ...lastEvening.competitors]
const squads = [lastEvening.players, ...lastEvening.competitors.map(({ players }) => players)]

describe('the statistics of a season', () => {
  it('equal the sums of its reports', () => {
    const sums = new Map<string, { appearances: number; ratingTotal: number; cleanSheets: number }>()
    for (const report of reports) {
      for (const side of ['home', 'away'] as const) {
        for (const [id, { rating, keptClean }] of performances(report, side)) {
          const sum = sums.get(id) ?? { appearances: 0, ratingTotal: 0, cleanSheets: 0 }
          sums.set(id, {
            appearances: sum.appearances + 1,
            ratingTotal: sum.ratingTotal + rating,
            cleanSheets: sum.cleanSheets + Number(keptClean),
          })
        }
      }
    }
    const nothing = { appearances: 0, ratingTotal: 0, cleanSheets: 0 }
    for (const player of squads.flat()) expect(player).toMatchObject(sums.get(player.id) ?? nothing)
    expect([...sums.values()].reduce((sum, { appearances }) => sum + appearances, 0)).toBeGreaterThan(
      380 * 22,
    )
  })

  it('are reset at the next season', () => {
    const everybody = [...game.players, ...game.competitors.flatMap(({ players }) => players)]
    for (const player of everybody)
      expect(player).toMatchObject({ goals: 0, assists: 0, appearances: 0, cleanSheets: 0, ratingTotal: 0 })
  })
})

describe('the manager of the season', () => {
  const past = game.pastSeasons[0]!
  const awardTo = (name: string | null, club: number) => {
    const state = copyGame(game)
    const rival = state.competitors[3]!
    const manager = { name, club, position: 2, before: 9 }
    const won = { ...past, awards: { ...awards, manager } }
    return { rival, award: awardsReport(state, won).find(({ award }) => award === 'Manager of the season') }
  }

  it('keeps the name after another has come, with the club beside it', () => {
    const { rival, award } = awardTo('Ann Archer', 4)
    expect(rival.manager.name).not.toBe('Ann Archer')
    expect(award?.name).toBe('Ann Archer')
    expect(award?.club?.id).toBe(rival.id)
  })

  it('is the player at the own club', () => {
    expect(awardTo(null, 0).award).toMatchObject({ name: game.manager.name, isOwn: true })
  })
})

describe('the review of a season', () => {
  it('has the final table', () => {
    const rows = leagueTable(lastEvening).map(({ club, record: { points, goalsFor, goalsAgainst } }) => [
      club.id,
      points,
      goalsFor,
      goalsAgainst,
    ])
    expect(
      review.table.map(([club, wins, draws, goalsFor, goalsAgainst]) => [
        clubs[club]?.id,
        3 * wins + draws,
        goalsFor,
        goalsAgainst,
      ]),
    ).toEqual(rows)
  })

  it('has the place after each week, the last of them the final one', () => {
    expect(review.positions).toHaveLength(38)
    expect(review.positions.at(-1)).toBe(game.pastSeasons[0]?.position)
    expect(review.positions.slice(0, 37)).toEqual(lastEvening.seasonData.map(({ position }) => position))
  })

  it('compares the first season with the table that the paper has predicted, and with no other', () => {
    const prediction = createGame({ seed: 31 }).pressNotes.find((note) => note.kind === 'prediction')
    const predicted = clubs.map(({ id }) => (prediction?.order.indexOf(id) ?? -1) + 1)
    expect(review.placeBefore).toBe(predicted[0])
    expect(review.expected).toBe(predicted[0])
    expect(awards.manager.before).toBe(predicted[awards.manager.club])
  })

  it('has winners whose statistics match their awards', () => {
    const { player, youngPlayer, keeper, ownPlayer } = awards
    for (const winner of [player, youngPlayer, keeper, ownPlayer]) {
      const found = squads[winner?.[1] ?? -1]?.find(({ name }) => name === winner?.[0])
      expect(found).toMatchObject({ goals: winner?.[2], cleanSheets: winner?.[3] })
    }
    expect(ownPlayer?.[1]).toBe(0)
  })

  it('has the best match with an identical replay', () => {
    const [kept] = lastEvening.bestMatches
    const { opponent, merits, ...line } = review.bestMatch ?? { opponent: -1 }
    expect(kept?.result).toMatchObject(line)
    expect(kept?.merits).toEqual(merits)
    expect(clubs[opponent]?.name).toBe(kept?.result.opponent)
    if (!kept) throw new Error('No match was kept')
    const match = lastEvening.keptMatches.find(
      ({ week, home, away }) =>
        week === kept.result.week && [home.club, away.club].includes(lastEvening.club.id),
    )
    expect(reports.map(({ events }) => events)).toContainEqual(
      match && replayMatch(lastEvening, match)?.events,
    )
  })

  it('has the budgets of the next season, and the players who left and whom the academy has shown', () => {
    const { transferBudget, wageBudget, retired, youngsters } = review.summer
    expect([transferBudget, wageBudget]).toEqual([game.transferBudget, game.wageBudget])
    expect(lastEvening.players.filter(({ id }) => !game.players.some((one) => one.id === id))).toHaveLength(
      retired.length,
    )
    expect(youngsters.length).toBeGreaterThan(0)
    expect(game.academy.intake.map(({ name }) => name)).toEqual(youngsters)
    expect(review.reputation).toEqual({ before: expect.any(Number) as number, after: game.reputation })
  })
})

describe('awards won by the own club', () => {
  const mine = (name: string) => [name, 0, 9, 0, 68] as const
  const theirs = ['Theirs', 3, 9, 0, 68] as const
  const none = { ownPlayer: null, ownYoungPlayer: null }
  const manager = (club: number) => ({ name: null, club, position: 4, before: 12 })

  it.each([
    [{ player: theirs, youngPlayer: null, keeper: theirs, manager: manager(2) }, undefined],
    [
      { player: mine('Ann'), youngPlayer: theirs, keeper: null, manager: manager(2) },
      'Awards: Ann is the player of the season.',
    ],
    [
      { player: theirs, youngPlayer: mine('Ben'), keeper: mine('Cat'), manager: manager(0) },
      'Awards: Ben is the young player of the season; Cat is the goalkeeper of the season; you are the manager of the season.',
    ],
  ])('are news, others are not', (won, message) => {
    const game = makeGame({ notifications: [] })
    announceAwards(game, { ...won, ...none })
    expect(messagesOf(game)[0]).toBe(message)
  })
})

describe('the reviews of a long career', () => {
  it('are kept for the latest seasons; awards are kept forever', () => {
    const long = copyGame(game)
    const [season] = long.pastSeasons
    if (season) long.pastSeasons = Array.from({ length: REVIEWS_KEPT }, () => season)
    playSeasons(long, 1, MANAGERS.sensible)
    expect(long.pastSeasons.map(({ review }) => review !== null)).toEqual([
      false,
      ...Array<boolean>(REVIEWS_KEPT).fill(true),
    ])
    expect(long.pastSeasons.every(({ awards }) => awards !== null)).toBe(true)
  })
})
