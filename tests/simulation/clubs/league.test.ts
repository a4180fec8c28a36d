import { describe, expect, it } from 'vitest'
import { OWN_RUNG, QUALITY_LADDER, rivalRungs } from '../../../client/simulation/clubs/ladder.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { isDerby } from '../../../client/simulation/league/rivalry.ts'
import { rivalSheet } from '../../../client/simulation/season/teamSheet.ts'
import { linesOf } from '../../../client/simulation/club/formation.ts'
import { FORMATIONS } from '../../../client/simulation/club/tactics.ts'

const game = createGame({ seed: 7 })

describe('the nineteen rivals', () => {
  it('have names, codes and ids of their own, and derbies among them', () => {
    expect(game.competitors).toHaveLength(19)
    for (const key of ['id', 'name', 'code'] as const) {
      expect(new Set(game.competitors.map((club) => club[key])).size).toBe(19)
    }
    const names = game.competitors.map(({ name }) => name)
    expect(names.filter((name) => name.includes('Manchester')).length).toBeGreaterThanOrEqual(2)
    expect(names.filter((name) => name.includes('London')).length).toBeGreaterThanOrEqual(2)
    expect(names.filter((name) => name.includes('Merseyside')).length).toBeGreaterThanOrEqual(1)
    expect(names.filter(isDerby)).toHaveLength(5)
  })

  it('have an eleven that fits their formation, and a player for every place', () => {
    for (const club of game.competitors) {
      const { eleven, bench } = rivalSheet(club, club.tactics, { seed: 1, isBig: false })
      expect(eleven).toHaveLength(11)
      expect(bench.length).toBeGreaterThanOrEqual(7)
      for (const [type, places] of Object.entries(linesOf(club.tactics.formation))) {
        expect(eleven.filter((player) => player.type === type)).toHaveLength(places)
      }
    }
  })

  it('[LEA-5] are placed on the quality ladder, one on each rung, in an order drawn from the seed', () => {
    const strengths = (seed: number) =>
      createGame({ seed }).competitors.map((club) => {
        const { eleven } = rivalSheet(club, club.tactics, { seed: 1, isBig: false })
        return eleven.reduce((sum, { quality }) => sum + quality, 0) / 11
      })
    // The own club is on the tenth rung; each other club has its own.
    const rungs = rivalRungs(OWN_RUNG)
    expect(rungs).toHaveLength(19)
    expect([...rungs, QUALITY_LADDER[9]].toSorted()).toEqual(QUALITY_LADDER.toSorted())
    for (const [i, strength] of strengths(3)
      .toSorted((a, b) => b - a)
      .entries()) {
      expect(Math.abs(strength - (rungs.toSorted((a, b) => b - a)[i] ?? 0))).toBeLessThan(0.35)
    }
    const best = (seed: number) => strengths(seed).indexOf(Math.max(...strengths(seed)))
    expect(new Set([1, 2, 3, 4, 5].map(best)).size).toBeGreaterThan(1)
  })

  it('have players with unique ids', () => {
    const ids = [...game.players, ...game.competitors.flatMap(({ players }) => players)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a formation', () => {
  it('has a goalkeeper and ten outfield players', () => {
    for (const formation of FORMATIONS) {
      const { Goalkeeper, Defender, Midfielder, Forward } = linesOf(formation)
      expect([Goalkeeper, Defender + Midfielder + Forward]).toEqual([1, 10])
    }
    expect(linesOf('4-2-3-1')).toEqual({ Goalkeeper: 1, Defender: 4, Midfielder: 5, Forward: 1 })
  })
})
