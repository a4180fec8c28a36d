import { describe, expect, it } from 'vitest'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { bestEleven } from '../../../client/simulation/history/bestEleven.ts'
import { closeSeason } from '../../../client/simulation/season/closeSeason.ts'
import { RECORD_KINDS, type RecordDetails } from '../../../client/simulation/club/clubRecord.ts'
import { clubRecords } from '../../../client/simulation/reports/careerReport.ts'
import { offerRecord } from '../../../client/simulation/history/records.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { leagueTable } from '../../../client/simulation/league/table.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { makeGame } from '../makeGame.ts'

describe('a record', () => {
  it.each([
    [4, 'old'],
    [5, 'old'],
    [6, 'new'],
  ])('of 5 against %i: the %s one stands', (value, standing) => {
    const game = makeGame({ day: 3 })
    const won = (goals: number): RecordDetails => ({
      kind: 'match',
      playerScore: goals,
      opponentScore: 0,
      opponent: 'Alpha',
    })
    offerRecord(game, { kind: 'biggestWin', value: 5, details: won(5) })
    game.day = 9
    offerRecord(game, { kind: 'biggestWin', value, details: won(value) })
    expect(game.records).toEqual({
      biggestWin:
        standing === 'old' ? { value: 5, details: won(5), day: 3 } : { value, details: won(value), day: 9 },
    })
  })
})

describe('a season that is over', () => {
  it('[HIS-1] is recorded with champion, scorers, money and fans', () => {
    const game = makeGame({ money: 7, fanCount: 8_000, averageAttendance: 900 })
    Object.assign(game, { currentMatchWeek: 38, leaguePosition: 4 })
    const results = { wins: 18, draws: 7, losses: 13, points: 61 }
    game.record = { ...game.record, ...results, goalsFor: 50, goalsAgainst: 41 }
    game.players[3]!.goals = 12
    game.competitors[5]!.players[2]!.goals = 23
    game.competitors[7]!.record.points = 90
    closeSeason(game, leagueTable(game))
    expect(game.pastSeasons).toEqual([
      {
        season: 1,
        division: 1,
        week: 38,
        position: 4,
        ...results,
        goalDifference: 9,
        goalsScored: 50,
        club: 'own',
        champion: game.competitors[7]!.name,
        competitions: [],
        ownScorer: { name: game.players[3]!.name, club: game.club.name, goals: 12 },
        leagueScorer: {
          name: game.competitors[5]!.players[2]!.name,
          club: game.competitors[5]!.name,
          goals: 23,
        },
        money: 7,
        fanCount: 8_000,
        averageAttendance: 900,
        awards: expect.objectContaining({ player: null, ownPlayer: null }) as unknown,
        review: null,
      },
    ])
    expect(game.records).toMatchObject({ mostPoints: { value: 61 }, mostGoalsInSeason: { value: 12 } })
    const texts = Object.fromEntries(clubRecords(game).map(({ kind, text }) => [kind, text]))
    expect(texts).toEqual({
      mostPoints: '61 points in season 1',
      bestPosition: '4th in season 1',
      mostGoalsInSeason: `${game.players[3]!.name}: 12 in season 1`,
    })
    expect(new Set(clubRecords(game).map(({ setIn }) => setIn))).toEqual(new Set(['season 1']))
  })

  it('sets a record for the best position, the smallest number', () => {
    const game = makeGame()
    const finish = (season: number, position: number) => {
      Object.assign(game, { currentSeason: season, leaguePosition: position })
      closeSeason(game, leagueTable(game))
      return clubRecords(game).find(({ kind }) => kind === 'bestPosition')?.text
    }
    expect([finish(1, 8), finish(2, 12), finish(3, 3), finish(4, 3)]).toEqual([
      '8th in season 1',
      '8th in season 1',
      '3rd in season 3',
      '3rd in season 3',
    ])
  })
})

describe('the best eleven', () => {
  const showing = (game: GameState, at: number, parts: Partial<Player>) =>
    Object.assign(game.players[at]!, { appearances: 19, ...parts })

  it.each([
    [18, 0],
    [19, 1],
    [20, 1],
  ])('of a career with a player of %i appearances has %i in it', (appearances, count) => {
    const game = makeGame()
    showing(game, 0, { appearances })
    expect(bestEleven(game)).toHaveLength(count)
  })

  it('selects the best of each position; ties are broken by appearances', () => {
    const game = makeGame()
    const forwards = game.players.filter(({ type }) => type === 'Forward')
    const [first, second, third] = forwards
    if (!first || !second || !third) throw new Error('A squad without three forwards')
    Object.assign(first, { quality: 3, appearances: 30 })
    Object.assign(second, { quality: 3, appearances: 31 })
    Object.assign(third, { quality: 3.1, appearances: 19, goals: 7 })
    const eleven = bestEleven(game)
    expect(eleven.map(({ id }) => id)).toEqual([third.id, second.id])
    expect(eleven[0]).toEqual({
      id: third.id,
      name: third.name,
      type: 'Forward',
      quality: 3.1,
      appearances: 19,
      goals: 7,
      season: 1,
    })
  })

  it.each([
    [2.9, 1, 3],
    [3, 1, 3],
    [3.1, 2, 3.1],
  ])(
    'has everyone once, with their best season: %f after 3 is that of season %i',
    (quality, season, shown) => {
      const game = makeGame()
      const player = showing(game, 5, { quality: 3 })
      game.bestEleven = bestEleven(game)
      game.currentSeason = 2
      player.quality = quality
      expect(bestEleven(game)).toMatchObject([{ id: player.id, season, quality: shown }])
    },
  )

  it('includes players who have left', () => {
    const game = makeGame()
    const player = showing(game, 5, { quality: 3 })
    game.bestEleven = bestEleven(game)
    game.players = []
    expect(bestEleven(game)).toMatchObject([{ name: player.name }])
  })
})

describe('the history of a career', () => {
  const game = createGame({ seed: 25 })
  let biggestWin = 0
  let biggestDefeat = 0
  let highest = 0
  const finished: [number, number][] = []
  while (game.currentSeason <= 3 && !game.ended) {
    for (const event of beginDay(game)) {
      if (event.kind === 'season-ended') finished.push([event.season, event.position])
    }
    MANAGERS.sensible(game)
    const played = playMatchDay(game)
    if (played.length === 0 || !game.lastMatch) continue
    const margin = game.lastMatch.playerScore - game.lastMatch.opponentScore
    biggestWin = Math.max(biggestWin, margin)
    biggestDefeat = Math.max(biggestDefeat, -margin)
    highest = Math.max(highest, game.lastMatch.attendance)
  }

  it('has an entry for each season, oldest first, as it ended', () => {
    expect(game.ended).toBeNull()
    expect(finished).toHaveLength(3)
    expect(game.pastSeasons.map(({ season, position }) => [season, position])).toEqual(finished)
    expect(game.ledger.seasons.map(({ season }) => season)).toEqual([1, 2, 3])
  })

  it('has records that are the bests of all matches played', () => {
    expect(game.records.biggestWin?.value).toBe(biggestWin)
    expect(game.records.biggestDefeat?.value).toBe(biggestDefeat)
    expect(game.records.highestAttendance?.value).toBe(highest)
    expect(game.records.mostPoints?.value).toBe(Math.max(...game.pastSeasons.map(({ points }) => points)))
  })

  it('[HIS-2] is bounded: a record a kind, an entry a season, and the running season alone in weeks', () => {
    playLeague(game, 3, MANAGERS.sensible)
    expect(RECORD_KINDS.length).toBeGreaterThanOrEqual(Object.keys(game.records).length)
    expect(game.pastSeasons).toHaveLength(6)
    expect(game.seasonData.length).toBeLessThanOrEqual(38)
    expect(game.ledger.days.length).toBeLessThanOrEqual(266)
    expect(game.attendanceRecords).toHaveLength(19)
    expect(game.bestEleven).toHaveLength(11)
  })
})
