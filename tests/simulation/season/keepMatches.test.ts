/** Matches that can be watched again are the booked ones. */
import { describe, expect, it } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { firstClub } from '../../../client/simulation/club/club.ts'
import { clubById } from '../../../client/simulation/club/clubById.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { MAX_KEPT } from '../../../client/simulation/history/keptMatches.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { keptBestMatch } from '../../../client/simulation/reports/pastMatch.ts'
import { clubOffers } from '../../../client/simulation/season/clubOffers.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { weekSetups } from '../../../client/simulation/season/fixtureSetup.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { setIndividualFocus } from '../../../client/simulation/players/individualFocus.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { trainIndividually } from '../../../client/simulation/season/individualWeek.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'

/** Plays the next match day, and returns the reports of its matches without decisions of the manager. */
function playRound(game: ReturnType<typeof createGame>): MatchReport[] {
  const week = game.currentMatchWeek
  while (game.currentMatchWeek === week && !game.awaitingKickOff) {
    beginDay(game)
    MANAGERS.auto(game)
    // A tie of the cup is kept apart.
    if (game.day % 7 !== 0) playMatchDay(game)
  }
  const reports = weekSetups(game).map((setup) => playMatch(setup))
  playMatchDay(game)
  return reports
}

/** Shown part of a match: of the bench only the players who came on. */
function shown({ setup, minutes, ...report }: MatchReport) {
  const sheets = (['home', 'away'] as const).map((side) => ({
    ...setup[side],
    bench: setup[side].bench.filter(({ id }) => minutes[side][id] !== undefined),
  }))
  return { sheets, random: setup.random, minutes, ...report }
}

/** True for a match of this club against the one that the career began with. */
const isBetween = (id: string, ...clubs: string[]) => clubs.includes(id) && clubs.includes('own')

describe('kept matches', () => {
  const game = createGame({ seed: 12 })
  const own: MatchReport[] = []
  let pairs = 0
  let different = 0
  for (let round = 0; round < 20; round++) {
    const reports = playRound(game)
    for (const report of reports) {
      const { home, away } = report.setup
      const kept = game.keptMatches.find(
        ({ week, home: host }) => week === game.currentMatchWeek && host.club === home.club,
      )
      const again = kept && replayMatch(game, kept)
      pairs++
      if (JSON.stringify(again && shown(again)) !== JSON.stringify(shown(report))) different++
      if (home.club === game.club.id || away.club === game.club.id) own.push(report)
    }
  }

  it('[MAT-30] are played again as they were booked, all 200 of twenty rounds', () => {
    expect(pairs).toBe(200)
    expect(different).toBe(0)
  })

  it('[MAT-30] are all own matches of the season and the ten of the last round, until the season ends', () => {
    expect(game.keptMatches).toHaveLength(20 + 9)
    expect(own).toHaveLength(20)
    const again = game.keptMatches
      .filter(({ home, away }) => [home.club, away.club].includes(game.club.id))
      .map((kept) => replayMatch(game, kept)?.events)
    expect(again).toEqual(own.map(({ events }) => events))
    const later = copyGame(game)
    while (later.currentMatchWeek < 38) playRound(later)
    expect(later.keptMatches).toHaveLength(MAX_KEPT - 1)
    while (later.currentSeason === 1) beginDay(later)
    const [best] = later.keptMatches
    expect(later.keptMatches).toHaveLength(1)
    expect(best).toMatchObject({ season: 1, week: later.bestMatches[0]?.result.week })
    const { isHome, playerScore, opponentScore } = later.bestMatches[0]!.result
    const [home, away] = isHome ? [playerScore, opponentScore] : [opponentScore, playerScore]
    expect(best && replayMatch(later, best)?.goals).toEqual({ home, away })
  })

  it('[HIS-4] are found of the best match after the first club, now the opponent, got another name', () => {
    const later = copyGame(game)
    later.ended = { reason: 'sacked', day: later.day, season: 1, position: 19 }
    const meets = (id: string) =>
      later.fixtures.some(({ home, away, score }) => !score && isBetween(id, home, away))
    const offer = clubOffers(later).find(({ club }) => meets(club))!
    expect(runDecision(later, ['takeOver', offer.club]).done).toBe(true)
    const kept = () =>
      later.keptMatches.find(({ home, away }) => isBetween(later.club.id, home.club, away.club))
    while (!kept()) playRound(later)
    const { week, home } = kept()!
    const isHome = home.club === later.club.id
    const [best] = game.bestMatches
    const opponent = firstClub(later).name
    later.bestMatches = [
      { ...best!, worth: 1e6, result: { ...best!.result, season: 1, week, isHome, opponent } },
    ]
    expect(keptBestMatch(later, 1)).toBe(kept())
    expect(runDecision(later, ['renameClub', 'Kestrel Rovers']).done).toBe(true)
    expect(keptBestMatch(later, 1)).toBe(kept())
    while (later.currentSeason === 1) playRound(later)
    expect(later.keptMatches).toMatchObject([{ week, home: { club: home.club } }])
  })

  it('[HIS-7] of the season before are a tie when that was the best', () => {
    const later = copyGame(game)
    while (later.currentMatchWeek < 38) playRound(later)
    const tie = later.keptTies.find(({ home, away }) => [home.club, away.club].includes(later.club.id))!
    const before = replayMatch(later, tie)
    const [best] = later.bestMatches
    const { week } = tie
    const isHome = tie.home.club === later.club.id
    const opponent = clubById(later, isHome ? tie.away.club : tie.home.club)!.name
    const result = { ...best!.result, competition: 'cup' as const, week, day: tie.tie.day, isHome, opponent }
    later.bestMatches = [{ ...best!, result }]
    while (later.currentSeason === 1) beginDay(later)
    expect(later.keptMatches).toEqual([])
    expect(later.keptTies).toMatchObject([{ season: 1, tie: tie.tie }])
    expect(replayMatch(later, later.keptTies[0]!)?.events).toEqual(before?.events)
    expect(later.pastSeasons[0]?.review?.bestMatch).toMatchObject({ competition: 'cup', week })
  })

  it('[MAT-30] have each person once after three summers (whoever stayed was kept once more each summer)', () => {
    const later = copyGame(game)
    while (later.currentSeason < 4) playRound(later)
    const ids = later.keptPeople.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[MAT-30] are shown after a player of theirs has been sold', () => {
    const later = copyGame(game)
    const [kept] = later.keptMatches
    const before = kept && replayMatch(later, kept)
    const side = kept?.home.club === later.club.id ? kept.home : kept?.away
    const sold = later.players.find(({ id }) => id === `p${side?.players[10]}`)!
    expect(sellPlayer(later, sold.id).done).toBe(true)
    expect(later.players).not.toContain(sold)
    expect(kept && replayMatch(later, kept)).toEqual(before)
  })

  it('[MAT-30] are shown of the best match after a borrowed player of theirs has gone back', () => {
    const later = copyGame(game)
    while (later.currentMatchWeek < 38) playRound(later)
    const best = later.bestMatches[0]!.result
    const kept = later.keptMatches.find(
      ({ week, home, away }) => week === best.week && [home.club, away.club].includes(later.club.id),
    )!
    const side = kept.home.club === later.club.id ? kept.home : kept.away
    const before = replayMatch(later, kept)
    const borrowed = later.players.find(({ id }) => side.players.includes(Number(id.slice(1))))!
    later.borrowed = [{ playerId: borrowed.id, club: 'Verona Arena', clubId: null }]
    while (later.currentSeason === 1) beginDay(later)
    expect(later.players).not.toContain(borrowed)
    expect(replayMatch(later, kept)?.events).toEqual(before?.events)
  })

  it('[MAT-30] are shown after players of theirs have overcome a weakness in individual training', () => {
    const later = copyGame(game)
    const own = later.keptMatches.filter(({ home, away }) => [home.club, away.club].includes(later.club.id))
    const before = own.map((kept) => replayMatch(later, kept)?.events)
    const weak = later.players
      .filter(({ weaknesses, injured }) => weaknesses.length > 0 && !injured)
      .slice(0, 3)
    expect(weak).toHaveLength(3)
    for (const { id, weaknesses } of weak) {
      setIndividualFocus(later, id, { kind: 'weaknesses', trait: weaknesses[0]! })
    }
    const traits = weak.map(({ weaknesses }) => weaknesses.length)
    for (const focus of later.training.individual) focus.progress = 0.999
    trainIndividually(later)
    expect(weak.map(({ weaknesses }) => weaknesses.length)).toEqual(traits.map((count) => count - 1))
    const again = later.keptMatches.filter(({ home, away }) => [home.club, away.club].includes(later.club.id))
    expect(again.map((kept) => replayMatch(later, kept)?.events)).toEqual(before)
    expect(isCareer(later)).toBe(true)
    playRound(later)
    expect(later.keptMatches.every((kept) => replayMatch(later, kept) !== null)).toBe(true)
  })

  it('[MAT-30] are not shown when they would be other matches', () => {
    const [kept] = game.keptMatches
    expect(kept && replayMatch(game, { ...kept, place: (kept.place + 1) % 10 })).toBeNull()
    expect(kept && replayMatch({ ...game, players: [] }, kept)).toBeNull()
  })

  it('[MAT-30] take less than 275 bytes each in a compressed save', () => {
    const size = (value: unknown) => deflateRawSync(JSON.stringify(value)).length
    // Names in the news compress those of the matches, or the other way round.
    const rest = { ...game, notifications: [] }
    const bytes = size(rest) - size({ ...rest, keptMatches: [] })
    expect(bytes / game.keptMatches.length).toBeLessThan(275)
  })
})
