import { describe, expect, it } from 'vitest'
import { beginDay, playDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { autoPick, eligiblePlayers } from '../../../client/simulation/players/squad.ts'
import { makeAssistant, makeGame, messagesOf } from '../makeGame.ts'

function playUntil(game: GameState, day: number) {
  while (game.day < day) {
    beginDay(game)
    if (game.awaitingKickOff) autoPick(game)
    playMatchDay(game)
  }
}

describe('a day', () => {
  it('[CAL-3] advances by one, with a match on every seventh', () => {
    const game = makeGame()
    for (let day = 2; day <= 6; day++) {
      expect(playDay(game)).toEqual([])
      expect(game.day).toBe(day)
    }
    expect(game.record.played).toBe(0)
    expect(playDay(game).map(({ kind }) => kind)).toContain('matches-played')
    expect(game.day).toBe(7)
    expect(game.record.played).toBe(1)
    expect(game.competitors.every(({ record }) => record.played === 1)).toBe(true)
    expect(game.fixtures.filter(({ score }) => score !== null)).toHaveLength(10)
  })

  it('of a match stops in the morning, so that the manager can still change the side', () => {
    const game = makeGame()
    playUntil(game, 6)
    expect(beginDay(game)).toEqual([{ kind: 'match-day' }])
    expect(game).toMatchObject({ day: 7, awaitingKickOff: true })
    // Another day cannot start before the match.
    expect(beginDay(game)).toEqual([])
    expect(game.day).toBe(7)
    playMatchDay(game)
    expect(game).toMatchObject({ day: 7, awaitingKickOff: false, currentMatchWeek: 1 })
    // A match requires a started day.
    expect(playMatchDay(game)).toEqual([])
  })

  it('played in two halves or at once leads to the same career', () => {
    const whole = makeGame()
    const halved = makeGame()
    for (let day = 0; day < 40; day++) {
      playDay(whole)
      beginDay(halved)
      playMatchDay(halved)
    }
    expect(JSON.stringify(halved) === JSON.stringify(whole)).toBe(true)
  })

  it('after a match day updates the table', () => {
    const game = makeGame()
    playUntil(game, 7)
    expect(game.leaguePosition).toBe(10)
    game.record.points = 99
    const { fanCount, fanHappiness } = game
    playDay(game)
    expect(game.leaguePosition).toBe(1)
    expect(game.seasonData).toMatchObject([
      { season: 1, week: 1, position: 1, points: 99, fanCount, fanHappiness },
    ])
  })
})

describe('with fewer than eleven eligible players', () => {
  it('[CAL-4] a day reports it, and the match is forfeited 0-3 if it is not resolved', () => {
    const game = makeGame({ day: 6, assistant: makeAssistant({ replacesWhoDropsOut: false }) })
    game.players.find(({ inSquad }) => inSquad)!.suspensions = 1
    beginDay(game)
    const before = game.fanHappiness
    playMatchDay(game)
    expect(game.record).toMatchObject({ played: 1, losses: 1, goalsFor: 0, goalsAgainst: 3, points: 0 })
    expect(game.fanHappiness).toBeLessThan(before)
    expect(game.lastMatch).toMatchObject({
      playerScore: 0,
      opponentScore: 3,
      matchDayRevenue: 0,
      attendance: 0,
    })
    const opponent = game.lastMatch?.opponent ?? ''
    expect(messagesOf(game)).toContain(
      `MATCH FORFEITED! Not enough eligible players (10/11) vs ${opponent}. Result: 0-3 Loss.`,
    )
  })

  it('a forfeit of the opponent is announced as theirs, and as a win', () => {
    const game = makeGame({ day: 6 })
    beginDay(game)
    for (const { players } of game.competitors) for (const player of players) player.suspensions = 1
    playMatchDay(game)
    const { opponent, playerScore, opponentScore } = game.lastMatch!
    expect([playerScore, opponentScore]).toEqual([3, 0])
    expect(messagesOf(game)).toContain(
      `MATCH FORFEITED! ${opponent} cannot field 11 players. Result: 3–0 Win.`,
    )
    expect(messagesOf(game).some((text) => text.includes('0-3 Loss'))).toBe(false)
  })

  it('[CAL-5] the notice to pause is sent once after the match, not every day', () => {
    const notices = (game: GameState) =>
      messagesOf(game).filter((text) => text === 'Paused: Need more eligible players!').length
    const game = Array.from({ length: 50 }, (_, seed) =>
      makeGame({ seed, assistant: makeAssistant({ replacesWhoDropsOut: false }) }),
    ).find((career) => {
      playUntil(career, 7)
      return eligiblePlayers(career).length < 11
    })
    if (!game) throw new Error('No match of fifty cost anybody')
    expect(notices(game)).toBe(1)
    const eligible = eligiblePlayers(game).length
    for (let day = 0; day < 3; day++) beginDay(game)
    expect(eligiblePlayers(game).length).toBeLessThanOrEqual(eligible)
    expect(notices(game)).toBe(1)
  })

  it('the match is played when eleven are eligible again', () => {
    const game = makeGame({ day: 6, assistant: makeAssistant({ replacesWhoDropsOut: false }) })
    game.players.find(({ inSquad }) => inSquad)!.suspensions = 1
    beginDay(game)
    expect(autoPick(game)).toMatchObject({ done: true })
    playMatchDay(game)
    expect(game.lastMatch?.report.forfeit).toBe(false)
  })
})

describe('the end of a season', () => {
  const game = makeGame({ seed: 11 })
  playUntil(game, 266)

  it('follows week 38 with 38 matches for every club', () => {
    expect(game.currentMatchWeek).toBe(38)
    expect(game.seasonPhase).toBe('season-ended')
    expect([game, ...game.competitors].map(({ record }) => record.played)).toEqual(Array(20).fill(38))
  })

  it('[CAL-6] announces the final position, pays the prize, and resets the season', () => {
    const next = structuredClone(game)
    const events = beginDay(next)
    const position = next.leaguePosition
    expect(events).toContainEqual({ kind: 'season-ended', season: 1, position })
    const notice = messagesOf(next).find((text) => text.startsWith('Season 1 finished!'))
    expect(notice).toMatch(/^Season 1 finished! Final position: \d+(st|nd|rd|th)\. Prize money: £[\d,]+\.$/)
    expect(next).toMatchObject({
      day: 267,
      currentSeason: 2,
      currentMatchWeek: 0,
      seasonPhase: 'pre-season',
      seasonData: [],
      totalAttendance: 0,
    })
    expect([next, ...next.competitors].map(({ record }) => record.played)).toEqual(Array(20).fill(0))
    expect(next.fixtures).toHaveLength(380)
    expect(next.fixtures.every(({ score }) => score === null)).toBe(true)
    expect(next.pastSeasons).toMatchObject([{ season: 1, week: 38, position }])
    expect(next.ledger.seasons[0]).toMatchObject({ season: 1 })
    expect(next.ledger.seasons[0]?.amounts.prizes).toBeGreaterThan(0)
  })

  it('ages all players by a year and resets the season’s goals', () => {
    const next = structuredClone(game)
    const ages = new Map(next.players.map(({ id, age }) => [id, age]))
    beginDay(next)
    for (const player of next.players) {
      const before = ages.get(player.id)
      if (before !== undefined) expect(player.age).toBe(before + 1)
      expect([player.goals, player.assists, player.appearances]).toEqual([0, 0, 0])
    }
    for (const club of next.competitors) {
      expect(club.players).toHaveLength(21)
      expect(club.players.every(({ goals, appearances }) => goals === 0 && appearances === 0)).toBe(true)
    }
  })

  it('is followed by the first match of season 2 on day 273', () => {
    const next = structuredClone(game)
    playUntil(next, 273)
    expect(next).toMatchObject({ day: 273, currentSeason: 2, currentMatchWeek: 1 })
  })
})

describe('a career that has ended', () => {
  it('does not continue', () => {
    const game = makeGame({ money: -5_000_001 })
    expect(beginDay(game).map(({ kind }) => kind)).toContain('career-ended')
    const text = JSON.stringify(game)
    expect(playDay(game)).toEqual([])
    expect(JSON.stringify(game) === text).toBe(true)
  })
})
