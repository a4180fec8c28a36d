/** Tests of the cup as the screens show it: rounds, the bracket's order, and the last tie in words. */
import { describe, expect, it } from 'vitest'
import { cupReport, otherTies } from '../../../client/simulation/reports/cupReport.ts'
import { ownResults, resultsOf } from '../../../client/simulation/reports/ownResults.ts'
import { upcomingMatches } from '../../../client/simulation/reports/programme.ts'
import { lastTie } from '../../../client/simulation/reports/lastTie.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { MANAGERS } from '../../support/managers.ts'
import { cupOf } from '../../support/cupOf.ts'

function playUntil(game: GameState, isThere: () => boolean) {
  while (!isThere()) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

describe('the cup', () => {
  const game = createGame({ seed: 7 })

  it('opens with sixteen ties drawn, and the day of each next draw', () => {
    const { rounds, own } = cupReport(game)
    expect(rounds.map(({ ties }) => ties.length)).toEqual([16, 0, 0, 0, 0])
    expect(rounds.map(({ name }) => name)).toEqual([
      'First round',
      'Second round',
      'Quarter-final',
      'Semi-final',
      'Final',
    ])
    expect(rounds[0]?.when).toBe('Day 3 of week 6')
    expect(rounds[0]?.drawnOn).toBeNull()
    expect(rounds[1]?.drawnOn).toBe('day 4 of week 6')
    expect(rounds[0]?.ties.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(own).toMatch(/^Your first round: .+, on day 3 of week 6\.$/)
  })

  it('says of the last match whether it was a tie, and what came of it', () => {
    playUntil(game, () => game.currentMatchWeek === 1)
    expect(lastTie(game)).toBeNull()
    playUntil(game, () => game.lastMatch?.competition === 'cup')
    expect(lastTie(game)).toMatchObject({ name: 'Lantern Cup, first round', isNeutral: false })
    expect(lastTie(game)?.outcome).toMatch(
      game.lastMatch?.outcome === 'W'
        ? /^You’re through to the second round\. The win pays £250,000\.$/
        : /^Your cup is over\.$/,
    )
  })

  it('has the other ties of the day beside an own one, with what decided them', () => {
    const others = otherTies(game, game.lastMatch?.week ?? 0)
    expect(others).toHaveLength(15)
    const clubs = others.flatMap(({ home, away }) => [home.id, away.id])
    expect(clubs).not.toContain(game.club.id)
    expect(new Set(clubs).size).toBe(30)
    const drawn = others.filter(({ score }) => score?.home === score?.away)
    for (const { note } of drawn) expect(note).toMatch(/^\d+–\d+ pens$/)
    expect(otherTies(game, 1)).toEqual([])
  })

  it('is among the matches to come, between those of the league', () => {
    const fresh = createGame({ seed: 7 })
    const [, , , , fifth, tie, sixth] = upcomingMatches(fresh)
    expect(fifth).toMatchObject({ day: 35, week: 5, round: null })
    expect(tie).toMatchObject({ day: 38, week: 6, round: 'First round' })
    expect(sixth).toMatchObject({ day: 42, week: 6, round: null })
    expect(upcomingMatches(fresh)).toHaveLength(39)
  })

  it('decided on penalties is won or lost in the results of a club, its own penalties first', () => {
    const fresh = createGame({ seed: 7 })
    const own = fresh.club.id
    const tie = cupOf(fresh).ties.find(({ home, away }) => home === own || away === own)
    if (!tie) throw new Error('The own club is in the cup')
    const isHome = tie.home === own
    const score = (ownGoals: number, theirs: number) =>
      isHome ? { home: ownGoals, away: theirs } : { home: theirs, away: ownGoals }
    tie.result = { score90: score(1, 1), extraTime: score(1, 1), shootOut: score(4, 2), winner: own }
    expect(ownResults(fresh)).toMatchObject([
      {
        day: 38,
        week: 6,
        round: 'First round',
        goalsFor: 2,
        goalsAgainst: 2,
        note: '4–2 pens',
        outcome: 'W',
      },
    ])
    const [theirs] = resultsOf(fresh, isHome ? tie.away : tie.home)
    expect(theirs).toMatchObject({ note: '2–4 pens', outcome: 'L' })
  })

  it('puts the winners of neighbours into one tie of the next round', () => {
    playUntil(game, () => cupOf(game).ties.length === 28)
    const [first, second, quarter] = cupReport(game).rounds
    const winners = (round = first) =>
      round?.ties.map(({ home, away }) => (home.isWinner ? home : away).club.id) ?? []
    for (const [before, after] of [
      [first, second],
      [second, quarter],
    ] as const) {
      expect(winners(before)).toEqual(after?.ties.flatMap(({ home, away }) => [home.club.id, away.club.id]))
    }
  })
})
