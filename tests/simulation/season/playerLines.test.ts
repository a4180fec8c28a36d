import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, unpackCareer } from '../../../client/simulation/club/packedCareer.ts'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { LEADER_KINDS } from '../../../client/simulation/club/seasonLeaders.ts'
import {
  competitionsLed,
  kindsLed,
  leadersNow,
  leadersThen,
  type Leader,
} from '../../../client/simulation/reports/leaders.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { careerSeasons, playerCareer } from '../../../client/simulation/reports/playerCareer.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { writeSave } from '../../../client/simulation/save/saveFile.ts'
import { longCareer } from '../../support/longCareer.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

/** Characters of what is kept of players, apart from the rest. */
function charactersOf(game: GameState): { lines: number; rest: number } {
  const { seasonLines, careers, remembered, leaders, leadingPlayers } = game
  const lines = JSON.stringify({ seasonLines, careers, remembered, leaders, leadingPlayers }).length
  return { lines, rest: JSON.stringify(game).length - lines }
}

describe('the lines of all players', () => {
  let game: GameState
  beforeAll(() => {
    game = longCareer({ seed: 3, season: 4, week: 30 })
  })

  it('[LIN-1] agree with the figures of the running season', () => {
    const everyone = [...game.players, ...otherClubs(game).flatMap(({ players }) => players)]
    const playing = everyone.filter(({ appearances }) => appearances > 0)
    expect(playing.length).toBeGreaterThan(500)
    for (const { id, appearances, goals, assists, cleanSheets } of playing) {
      const ofLeague = linesOf(game.seasonLines[id] ?? '').filter(
        ({ competition }) => competition === 'league' || competition === 'second',
      )
      const sum = (figure: 'appearances' | 'goals' | 'assists' | 'cleanSheets') =>
        ofLeague.reduce((total, line) => total + line[figure], 0)
      const counted = [sum('appearances'), sum('goals'), sum('assists'), sum('cleanSheets')]
      // Who has changed clubs starts anew with figures, not with lines.
      if (ofLeague.length === 1) expect(counted).toEqual([appearances, goals, assists, cleanSheets])
    }
  })

  it('[LIN-2] keep seasons of the champions with their title', () => {
    const champion = game.pastSeasons[1]?.champion
    const champions = careerSeasons(game, 2).flatMap(({ lines }) =>
      lines.filter(({ awards }) => awards.includes('title')),
    )
    const ofLeague = champions.filter(({ competition }) => competition === 'league')
    expect(ofLeague.length).toBeGreaterThan(5)
    expect(new Set(ofLeague.map(({ club }) => club.name))).toEqual(new Set([champion]))
  })

  it('[LIN-3] of who has played for the manager outlast their leaving', () => {
    const here = new Set(
      [
        ...game.players,
        ...game.loans.map(({ player }) => player),
        ...otherClubs(game).flatMap(({ players }) => players),
      ].map(({ id }) => id),
    )
    const gone = Object.keys(game.remembered).filter((id) => !here.has(id))
    expect(gone.length).toBeGreaterThan(0)
    for (const id of gone) {
      const career = playerCareer(game, id)
      expect(career?.age).toBeNull()
      expect(career?.seasons.some(({ lines }) => lines.length > 0)).toBe(true)
    }
    const forgotten = Object.keys(game.careers).filter((id) => !here.has(id) && !game.remembered[id])
    expect(forgotten).toEqual([])
  })

  it('[LIN-4] name the fee of who was sold in this season, and both clubs', () => {
    const seller = copyGame(game)
    const sold = seller.players.find(({ id }) => sellPlayer(seller, id).done)!
    const moves = playerCareer(seller, sold.id)?.seasons.at(-1)?.moves ?? []
    expect(moves.at(-1)).toMatchObject({ from: game.club.name, fee: seller.transfersOut[0]?.fee })
    expect(moves.at(-1)?.fee).toBeGreaterThan(0)
  })

  it('[LIN-5] name the leaders of every competition of each past season', () => {
    expect(game.leaders.map(({ season }) => season)).toEqual([1, 2, 3])
    const goals = leadersThen(game, 1, 'league', 'goals')
    expect(goals).toHaveLength(5)
    expect(goals[0]).toMatchObject({
      name: game.pastSeasons[0]?.leagueScorer.name,
      figure: game.pastSeasons[0]?.leagueScorer.goals,
    })
    expect(competitionsLed(game, 2)).toEqual(['league', 'second', 'cup', 'playoff', 'europe'])
    for (const competition of competitionsLed(game, 2)) {
      if (competition === 'playoff') continue
      expect(kindsLed(game, 2, competition)).toEqual(LEADER_KINDS)
      expect(leadersThen(game, 2, competition, 'saves')).toHaveLength(competition === 'league' ? 5 : 1)
      expect(leadersThen(game, 2, competition, 'oldest')).toHaveLength(1)
    }
  })

  it('[LIN-5] name as leaders of the season before whom its last day had first', () => {
    const state = copyGame(game)
    const season = state.currentSeason
    let last = state
    while (state.currentSeason === season) {
      MANAGERS.auto(state)
      playMatchDay(state)
      last = copyGame(state)
      beginDay(state)
    }
    for (const kind of ['assists', 'saves', 'minutes', 'cards'] as const) {
      const names = (leaders: readonly Leader[]) =>
        leaders.slice(0, 5).map(({ name, figure }) => [name, figure])
      expect(names(leadersThen(state, season, 'league', kind))).toEqual(
        names(leadersNow(last, 'league', kind)),
      )
    }
  })

  it('survive a save, and a copy does not change with the original', () => {
    const reading = readSave(writeSave({ name: 'Mine', savedAt: 1, career: game }))
    expect(reading.ok && reading.save.career.careers).toEqual(game.careers)
    const copy = copyGame(game)
    const before = JSON.stringify(copy)
    const further = copyGame(game)
    playLeague(further, 1, MANAGERS.auto)
    expect(JSON.stringify(copy)).toBe(before)
    expect(unpackCareer(Object.values(further.careers)[0] ?? '').seasons.length).toBeGreaterThan(0)
  })
})

describe('a career of thirty seasons', () => {
  let game: GameState
  beforeAll(() => {
    game = longCareer({ seed: 5, season: 30, week: 37 })
  }, LONG_TEST_MS)

  it('grows by at most 35% with the lines of its players', () => {
    const { lines, rest } = charactersOf(game)
    expect(lines / rest).toBeLessThanOrEqual(0.35)
    expect(Object.keys(game.careers).length).toBeGreaterThan(500)
  })

  it('[LIN-5] knows leaders by name alone once nothing else is kept of them', () => {
    const leaders = [1, 15, 29].flatMap((season) => leadersThen(game, season, 'league', 'goals'))
    expect(leaders.every(({ name }) => name.length > 2)).toBe(true)
    expect(leaders.some(({ id }) => id === null)).toBe(true)
    const known = leaders.flatMap(({ id, name }) => (id === null ? [] : { id, name }))
    expect(known.length).toBeGreaterThan(0)
    for (const { id, name } of known) expect(playerCareer(game, id)?.player.name).toBe(name)
  })
})
