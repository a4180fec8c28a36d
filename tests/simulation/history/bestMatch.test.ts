import { describe, expect, it } from 'vitest'
import { MATCHES_KEPT, storeBestMatch } from '../../../client/simulation/history/bestMatch.ts'
import type { MatchEvent, MatchReport } from '../../../client/simulation/match/matchReport.ts'
import type { MatchResult } from '../../../client/simulation/match/matchResult.ts'
import { bestMatches } from '../../../client/simulation/reports/bestMatches.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { makeGame, makeSetup } from '../makeGame.ts'

const played = playMatch(makeSetup())
const crowd = { attendance: 900, capacity: 10_000 }

/** A home match with the given goals: 'h30 a85' is 1-1. */
function match(goals: string, parts: Partial<MatchResult> = {}): MatchResult {
  const events = goals
    .split(' ')
    .filter((goal) => goal !== '')
    .map((goal): MatchEvent => ({
      minute: Number(goal.slice(1)),
      type: 'goal',
      team: goal.startsWith('h') ? 'home' : 'away',
      player: null,
      assist: null,
      position: null,
      quality: 0.3,
      ban: 0,
      attack: null,
    }))
  const home = events.filter(({ team }) => team === 'home').length
  const away = events.length - home
  const report: MatchReport = { ...played, events, goals: { home, away }, forfeit: false }
  return {
    season: 1,
    week: 9,
    day: 63,
    competition: 'league',
    opponent: 'Alpha',
    isHome: true,
    playerScore: home,
    opponentScore: away,
    outcome: home > away ? 'W' : home < away ? 'L' : 'D',
    pointsEarned: 0,
    fanHappinessChange: 0,
    fanCountChange: 0,
    matchDayRevenue: 0,
    attendance: 900,
    isDerby: false,
    scorers: [],
    report,
    ...parts,
  }
}

function remembered(...matches: [MatchResult, placesAbove?: number][]) {
  const game = makeGame()
  for (const [result, placesAbove = 0] of matches) storeBestMatch(game, { result, crowd, placesAbove })
  return game.bestMatches
}

describe('the best match of a season', () => {
  it.each([
    ['a plain win', 'h30', 0, []],
    ['a comeback', 'a10 h30 h50', 0, ['comeback']],
    ['a lead that was lost and won again', 'h10 a30 h50', 0, []],
    ['a winner in minute 84', 'h20 a30 h84', 0, []],
    ['a winner in minute 85', 'h20 a30 h85', 0, ['late-winner']],
    ['a late goal that decides nothing', 'h20 h86', 0, []],
    ['a win against a side five places above', 'h30', 5, []],
    ['a win against a side six places above', 'h30', 6, ['upset']],
    ['a win by three', 'h1 h2 h3', 0, ['big-win']],
    ['a draw against anybody', 'a10 h90', 19, []],
  ])('%s has its merits', (_, goals, placesAbove, merits) => {
    expect(remembered([match(goals), placesAbove])[0]?.merits).toEqual(merits)
  })

  it('prefers wins to draws, draws to defeats, and the earlier of two equal matches', () => {
    const [lost, drawn, won] = [match('a10', { week: 1 }), match('', { week: 2 }), match('h9', { week: 3 })]
    const again = match('h9', { week: 4 })
    expect(remembered([lost])[0]?.result.week).toBe(1)
    expect(remembered([lost], [drawn])[0]?.result.week).toBe(2)
    expect(remembered([lost], [won], [drawn], [again])[0]?.result.week).toBe(3)
  })

  it('[HIS-7] comes from a cup too, above all a final won', () => {
    const game = makeGame()
    const worthOf = (result: MatchResult, isTrophyWon = false) => {
      game.bestMatches = []
      storeBestMatch(game, { result, crowd, placesAbove: 0, isTrophyWon })
      return game.bestMatches[0]!.worth
    }
    const cup = (goals: string, week = 20) => match(goals, { competition: 'europe', week, day: 7 * week + 3 })
    expect(worthOf(cup('h9'), true)).toBeGreaterThan(worthOf(match('h9 h10 h30')))
    expect(worthOf(cup('h9'), true)).toBeLessThan(worthOf(match('a1 h9 h10 h30 h40 h86', { isDerby: true })))
    game.bestMatches = []
    storeBestMatch(game, { result: match('h9'), crowd, placesAbove: 0 })
    storeBestMatch(game, { result: cup('a1 h9 h10'), crowd, placesAbove: 0 })
    expect(bestMatches(game)).toMatchObject([
      { text: 'Week 20, Meridian Cup: 2–1 at home to Alpha', reasons: 'won from behind' },
    ])
    storeBestMatch(game, { result: cup('h9 h10', 38), crowd, placesAbove: 0, isTrophyWon: true })
    expect(bestMatches(game)).toMatchObject([
      { text: 'Week 38, Meridian Cup: 2–0 against Alpha', reasons: 'a final won' },
    ])
  })

  it('is never a forfeit', () => {
    const forfeited = match('h1 h2 h3')
    forfeited.report = { ...forfeited.report, forfeit: true }
    expect(remembered([forfeited])).toEqual([])
  })

  it('[HIS-4] keeps the best match of the running season and of the one before', () => {
    const seasons = Array.from({ length: 5 }, (_, i) => i + 1)
    const kept = remembered(
      ...seasons.flatMap((season): [MatchResult][] => [
        [match('h9', { season })],
        [match('h9 h10', { season })],
      ]),
    )
    expect(kept.map(({ result }) => result.season)).toEqual(seasons.slice(-MATCHES_KEPT))
    expect(kept.every(({ result }) => result.playerScore === 2)).toBe(true)
  })
})
