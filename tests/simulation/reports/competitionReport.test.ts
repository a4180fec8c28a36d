/** Tests of competitions as the screens show them: stages, the bracket's order, groups, and the last tie in words. */
import { describe, expect, it } from 'vitest'
import { competitionReport } from '../../../client/simulation/reports/competitionReport.ts'
import { otherTies } from '../../../client/simulation/reports/otherTies.ts'
import { ownResults, resultsOf } from '../../../client/simulation/reports/ownResults.ts'
import { nextMatch, upcomingMatches } from '../../../client/simulation/reports/programme.ts'
import { lastTie } from '../../../client/simulation/reports/lastTie.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { MANAGERS } from '../../support/managers.ts'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import type { Tie } from '../../../client/simulation/core/tie.ts'
import { eveOfPlayOff } from '../../support/eveOfPlayOff.ts'
import { drawEurope } from '../../support/drawEurope.ts'
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
    const { stages, own } = competitionReport(game, 'cup')
    expect(stages.map(({ ties }) => ties.length)).toEqual([16, 0, 0, 0, 0])
    expect(stages.map(({ name }) => name)).toEqual([
      'First round',
      'Second round',
      'Quarter-final',
      'Semi-final',
      'Final',
    ])
    expect(stages[0]?.when).toBe('Day 3 of week 6')
    expect(stages[0]?.drawnOn).toBeNull()
    expect(stages[1]?.drawnOn).toBe('day 4 of week 6')
    expect(stages[0]?.ties.filter(({ isOwn }) => isOwn)).toHaveLength(1)
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
        : /^Your Lantern Cup is over\.$/,
    )
  })

  it('has the other ties of the day beside an own one, with what decided them', () => {
    const others = otherTies(game)
    expect(others).toHaveLength(15)
    const clubs = others.flatMap(({ home, away }) => [home.id, away.id])
    expect(clubs).not.toContain(game.club.id)
    expect(new Set(clubs).size).toBe(30)
    const drawn = others.filter(({ score }) => score?.home === score?.away)
    for (const { note } of drawn) expect(note).toMatch(/^\d+–\d+ pens$/)
    expect(otherTies(createGame({ seed: 7 }))).toEqual([])
  })

  it('is among the matches to come, between those of the league', () => {
    const fresh = createGame({ seed: 7 })
    const [, , , , fifth, tie, sixth] = upcomingMatches(fresh)
    expect(fifth).toMatchObject({ day: 35, week: 5, round: null })
    expect(tie).toMatchObject({ day: 38, week: 6, round: 'first round' })
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
        round: 'first round',
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
    const [first, second, quarter] = competitionReport(game, 'cup').stages
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

describe('a competition with groups and two legs', () => {
  const game = drawEurope(createGame({ seed: 7 }))
  const own = game.club.id
  const ties = () => competitionOf(game, 'europe').ties
  const ownTie = (round: number) => {
    const tie = ties().find((one) => one.round === round && (one.home === own || one.away === own))
    if (!tie) throw new Error('The own club plays every match of its group')
    return tie
  }
  const lastMatchWas = ({ competition, day }: Tie) => {
    game.lastMatch = { competition, season: 1, day } as GameState['lastMatch']
  }
  const play = (tie: Tie, home: number, away: number, winner: string | null) => {
    tie.result = { score90: { home, away }, extraTime: null, shootOut: null, winner }
  }

  it('begins with the own group first and the stages after it still to be drawn', () => {
    const { groups, stages, own: situation } = competitionReport(game, 'europe')
    expect(groups).toHaveLength(8)
    expect(groups[0]).toMatchObject({ isOwn: true })
    expect(groups.slice(1).some(({ isOwn }) => isOwn)).toBe(false)
    expect(groups[0]?.days.map(({ matches }) => matches.length)).toEqual([2, 2, 2, 2, 2, 2])
    expect(stages.map(({ name, ties: drawn }) => [name, drawn.length])).toEqual([
      ['Last sixteen', 0],
      ['Quarter-final', 0],
      ['Semi-final', 0],
      ['Final', 0],
    ])
    expect(stages[0]).toMatchObject({
      when: 'Day 3 of week 23 and day 3 of week 25',
      drawnOn: 'day 4 of week 19',
      prize: 'Going through pays £800,000',
    })
    expect(situation).toMatch(
      /^Your first match of the group stage: .+ (at home|away), on day 3 of week 4\.$/,
    )
  })

  it('says how the own club stands in its group, and what a draw pays', () => {
    const tie = ownTie(1)
    play(tie, 1, 1, null)
    lastMatchWas(tie)
    const name = 'Meridian Cup, group stage, first match'
    expect(lastTie(game)).toMatchObject({ name, note: '', isThrough: null })
    expect(lastTie(game)?.outcome).toMatch(
      /^You’re \d(st|nd|rd|th) in group [A-H]\. The draw pays £100,000\.$/,
    )
  })

  it('adds up both legs, and says who goes through', () => {
    const [rival] = competitionReport(game, 'europe').groups.at(-1)?.rows ?? []
    const there = rival?.club.id ?? ''
    const leg = { competition: 'europe', neutral: false, result: null } as const
    const first: Tie = { ...leg, round: 7, day: 157, home: there, away: own }
    const second: Tie = { ...leg, round: 8, day: 171, home: own, away: there }
    for (const one of ties()) if (!one.result) play(one, 0, 0, null)
    ties().push(first, second)
    play(first, 2, 1, null)
    game.currentMatchWeek = 24
    expect(nextMatch(game)).toMatchObject({ firstLeg: 'you’re behind 1–2 from the first leg' })
    play(second, 3, 1, own)
    lastMatchWas(second)
    expect(lastTie(game)).toMatchObject({
      name: 'Meridian Cup, last sixteen, second leg',
      note: '4–3 on aggregate',
      outcome: 'You’re through to the quarter-final. That pays £800,000.',
      isThrough: true,
    })
    const [tie] = competitionReport(game, 'europe').stages[0]?.ties ?? []
    expect(tie).toMatchObject({
      home: { legs: [2, 1], goals: 3, isWinner: false },
      away: { legs: [1, 3], goals: 4, isWinner: true },
    })
  })

  it('has the penalties of a second leg in the order of the rows above them, not with the loser in front', () => {
    const second = ties().findLast(({ round }) => round === 8)
    if (!second) throw new Error('The legs have been drawn')
    const score90 = { home: 2, away: 1 }
    second.result = { score90, extraTime: { home: 0, away: 0 }, shootOut: { home: 4, away: 2 }, winner: own }
    const [tie] = competitionReport(game, 'europe').stages[0]?.ties ?? []
    expect(tie).toMatchObject({
      home: { goals: 3, isWinner: false },
      away: { goals: 3, isWinner: true },
      note: '2–4 pens',
    })
  })

  it('has the penalties and both legs of the last tie with the own club first, for who hears of it', () => {
    const second = ties().findLast(({ round }) => round === 8)
    if (!second) throw new Error('The legs have been drawn')
    Object.assign(second, { home: second.away, away: second.home })
    const first = ties().findLast(({ round }) => round === 7)
    Object.assign(first ?? {}, { home: second.away, away: second.home })
    second.result = {
      score90: { home: 1, away: 0 },
      extraTime: { home: 0, away: 0 },
      shootOut: { home: 2, away: 4 },
      winner: own,
    }
    lastMatchWas(second)
    expect(lastTie(game)).toMatchObject({
      note: '2–4 pens, 2–2 on aggregate',
      ownNote: '4–2 pens, 2–2 on aggregate',
    })
  })
})

describe('the play-off', () => {
  it('keeps the name and the end of its last match in the summer, which is not one of the league', () => {
    const state = eveOfPlayOff(4)
    playMatchDay(state)
    while (state.awaitingKickOff) playMatchDay(state)
    const before = lastTie(state)
    expect(before?.name).toMatch(/^Play-off, /)
    beginDay(state)
    expect(state.currentSeason).toBe(2)
    expect(lastTie(state)).toEqual(before)
  })

  it('speaks to the manager whose club has won it, and names any other', () => {
    const state = eveOfPlayOff(4)
    playMatchDay(state)
    while (state.awaitingKickOff) playMatchDay(state)
    const final = competitionOf(state, 'playoff').ties.at(-1)!
    final.result!.winner = state.club.id
    expect(competitionReport(state, 'playoff').own).toBe('You’re going up!')
    const rival = state.competitors[0]!
    final.result!.winner = rival.id
    expect(competitionReport(state, 'playoff').own).toBe(`${rival.name} go up.`)
  })
})
