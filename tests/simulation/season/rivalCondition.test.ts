/** Condition of the rivals' players: the rules of the own ones apply to them. */
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isMatchDay } from '../../../client/simulation/core/calendar.ts'
import { competitorById } from '../../../client/simulation/club/club.ts'
import type { MatchReport, Side } from '../../../client/simulation/match/matchReport.ts'
import { restRivals } from '../../../client/simulation/players/rivalWeek.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { rivalSheet } from '../../../client/simulation/season/teamSheet.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

/** Plays the next match day of the league and returns every rival's side with its players before and after. */
function playRound(game: GameState) {
  while (!game.awaitingKickOff) {
    beginDay(game)
    if (!isMatchDay(game.day)) playMatchDay(game)
  }
  MANAGERS.auto(game)
  const before = structuredClone(game)
  const [played] = playMatchDay(game)
  if (played?.kind !== 'matches-played') throw new Error('A match day has matches')
  return played.reports.flatMap((report) =>
    (['home', 'away'] as const).flatMap((side) => {
      const { club } = report.setup[side]
      if (club === game.club.id) return []
      return [
        {
          report,
          side,
          before: competitorById(before, club),
          after: structuredClone(competitorById(game, club)),
        },
      ]
    }),
  )
}

const marginOf = ({ goals }: MatchReport, side: Side) =>
  goals[side] - goals[side === 'home' ? 'away' : 'home']

describe('the players of a rival', () => {
  const game = makeGame({ seed: 4 })
  const rounds = Array.from({ length: 12 }, () => playRound(game))
  const sides = rounds.flat()

  it('[LEA-17] lose 10 to 24 points of stamina in a whole match, and none without playing', () => {
    for (const { report, side, before, after } of sides) {
      for (const { id, stamina } of after.players) {
        const start = before.players.find((player) => player.id === id)?.stamina ?? 0
        const played = report.minutes[side][id]
        if (played === undefined) expect(stamina).toBe(start)
        if (played === 90) expect(start - stamina).toBeGreaterThanOrEqual(Math.min(10, start - 10))
        expect(start - stamina).toBeLessThanOrEqual(24)
      }
    }
  })

  it('are injured and suspended by what happened in the match', () => {
    let absences = 0
    for (const { report, side, after } of sides) {
      for (const { type, team, player, ban } of report.events) {
        if (team !== side || (type !== 'injury' && type !== 'card')) continue
        const found = after.players.find(({ id }) => id === player)
        expect(type === 'injury' ? found?.injured : (found?.suspensions ?? 0) >= ban).toBe(true)
        absences += 1
      }
    }
    expect(absences).toBeGreaterThan(20)
  })

  it('are not fielded while injured or suspended, and serve a suspension match by match', () => {
    for (const [i, round] of rounds.entries()) {
      for (const { report, side, before } of round) {
        const { club, eleven, bench } = report.setup[side]
        const out = before.players.filter(({ injured, suspensions }) => injured || suspensions > 0)
        const fielded = new Set([...eleven, ...bench].map(({ id }) => id))
        expect(out.filter(({ id }) => fielded.has(id))).toEqual([])
        const next = rounds[i + 1]?.find(({ before: later }) => later.id === club)
        for (const { id, suspensions } of out) {
          const later = next?.before.players.find((player) => player.id === id)
          if (later) expect(later.suspensions).toBe(Math.max(0, suspensions - 1))
        }
      }
    }
  })

  it('gain morale by a win and lose it by a defeat', () => {
    const changes = { won: [] as number[], lost: [] as number[] }
    for (const { report, side, before, after } of sides) {
      const margin = marginOf(report, side)
      if (margin === 0) continue
      for (const { id } of report.setup[side].eleven) {
        const moraleOf = (club: typeof before) => club.players.find((player) => player.id === id)?.morale ?? 0
        changes[margin > 0 ? 'won' : 'lost'].push(moraleOf(after) - moraleOf(before))
      }
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(changes.won)).toBeGreaterThan(0.1)
    expect(mean(changes.lost)).toBeLessThan(-0.2)
  })
})

describe('a night', () => {
  it('[PLA-27] restores 7% of the missing stamina, and ends an injury with a chance of 5%', () => {
    const game = makeGame()
    const players = game.competitors.flatMap((club) => club.players)
    for (const [i, player] of players.entries()) {
      player.stamina = 60
      player.injured = i % 2 === 0
    }
    restRivals(game)
    for (const [i, player] of players.entries()) if (i % 2 === 1) expect(player.stamina).toBe(63)
    for (let night = 1; night < 20; night++) restRivals(game)
    const share = players.filter(({ injured }, i) => i % 2 === 0 && injured).length / (players.length / 2)
    expect(Math.abs(share - 0.95 ** 20)).toBeLessThan(0.1)
  })
})

describe('the eleven of a rival', () => {
  it('[LEA-18] rests the tired for fresh reserves with 90% of their readiness', () => {
    const [club] = makeGame().competitors
    if (!club) throw new Error('There are nineteen')
    for (const player of club.players) Object.assign(player, { stamina: 95, morale: 3.5, quality: 3 })
    const [tired] = rivalSheet(club, club.tactics, { seed: 1, isBig: false }).eleven.slice(-1)
    const setTired = (stamina: number, quality = 3) => {
      Object.assign(club.players.find(({ id }) => id === tired?.id) ?? {}, { stamina, quality })
      return rivalSheet(club, club.tactics, { seed: 1, isBig: false }).eleven.some(
        ({ id }) => id === tired?.id,
      )
    }
    // Better than the reserves, so that the best eleven has them.
    expect(setTired(80, 3.2)).toBe(true)
    expect(setTired(79, 3.2)).toBe(false)
    expect(setTired(79, 4)).toBe(true)
  })

  it('has every other fit player on the bench', () => {
    for (const club of makeGame().competitors) {
      const { eleven, bench } = rivalSheet(club, club.tactics, { seed: 1, isBig: false })
      expect(eleven.length + bench.length).toBe(club.players.length)
    }
  })
})
