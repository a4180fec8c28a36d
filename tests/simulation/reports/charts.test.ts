import { describe, expect, it } from 'vitest'
import { dayOfWeek, WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { matchStats } from '../../../client/simulation/match/matchStats.ts'
import { leagueTableAfter } from '../../../client/simulation/league/table.ts'
import { pointsAgainstField } from '../../../client/simulation/reports/fieldPoints.ts'
import { financeReport } from '../../../client/simulation/reports/financeReport.ts'
import { moneySources } from '../../../client/simulation/reports/moneySources.ts'
import { ownResults } from '../../../client/simulation/reports/ownResults.ts'
import { playerMatches } from '../../../client/simulation/reports/playerMatches.ts'
import { quartilesOf } from '../../../client/simulation/reports/quartiles.ts'
import { rollingExpectedGoals } from '../../../client/simulation/reports/rollingGoals.ts'
import { replayedMatches } from '../../../client/simulation/reports/replayedMatches.ts'
import { seasonShots, shotsOf } from '../../../client/simulation/reports/shotReport.ts'
import { playMatchDay } from '../../../client/simulation/season/day.ts'
import { eveOfPlayOff } from '../../support/eveOfPlayOff.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame } from '../makeGame.ts'

const WEEKS = 14
const game = longCareer({ seed: 6, season: 1, week: WEEKS })

describe('quartiles', () => {
  it.each([
    [[4], { low: 4, middle: 4, high: 4 }],
    [[3, 1, 2], { low: 1.5, middle: 2, high: 2.5 }],
    [[1, 2, 3, 4, 5], { low: 2, middle: 3, high: 4 }],
    [[0, 10, 20, 30], { low: 7.5, middle: 15, high: 22.5 }],
  ])('of %o', (values, quartiles) => {
    expect(quartilesOf(values)).toEqual(quartiles)
  })
})

describe('points against the field', () => {
  it('are those of the table after each week, with five clubs of twenty on either side of the middle half [PLT-1]', () => {
    const weeks = pointsAgainstField(game)
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: WEEKS }, (_, i) => i + 1))
    for (const { week, own, field } of weeks) {
      const table = leagueTableAfter(game, week)
      expect(own).toBe(table.find(({ club }) => club.id === game.club.id)?.record.points)
      const points = table.map(({ record }) => record.points)
      expect(points.filter((of) => of < field.low).length).toBeLessThanOrEqual(5)
      expect(points.filter((of) => of > field.high).length).toBeLessThanOrEqual(5)
      expect(field.middle).toBe(((points[9] ?? 0) + (points[10] ?? 0)) / 2)
    }
  })

  it('are none before the first match', () => {
    expect(pointsAgainstField(makeGame())).toEqual([])
  })
})

describe('matches of the season', () => {
  const { matches, played } = replayedMatches(game)

  it('are the own ones as they were played, oldest first [PLT-2]', () => {
    const results = ownResults(game).toReversed()
    expect(played).toBe(results.length)
    expect(played).toBeGreaterThan(WEEKS)
    expect(matches.map(({ day, goalsFor, goalsAgainst }) => [day, goalsFor, goalsAgainst])).toEqual(
      results.map(({ day, goalsFor, goalsAgainst }) => [day, goalsFor, goalsAgainst]),
    )
    for (const { side, goalsFor, report } of matches) expect(report.goals[side]).toBe(goalsFor)
    expect(matches.at(-1)?.report.events).toEqual(game.lastMatch?.report.events)
  })

  it('leave out one that today’s rules play differently, and count it [PLT-2]', () => {
    const keptMatches = game.keptMatches.map((kept) =>
      kept.week === 3 ? { ...kept, fingerprint: kept.fingerprint + 1 } : kept,
    )
    const found = replayedMatches({ ...game, keptMatches })
    expect(found.played).toBe(played)
    expect(found.matches).toHaveLength(played - 1)
    expect(found.matches.some(({ week, competition }) => week === 3 && competition === 'league')).toBe(false)
  })
})

describe('after a play-off, whose matches all fall on the last day of the season', () => {
  const state = eveOfPlayOff(4)
  playMatchDay(state)
  while (state.awaitingKickOff) playMatchDay(state)
  const { matches, played } = replayedMatches(state)
  const onLastDay = matches.filter(({ day }) => day === state.day)

  it('each match of that day is replayed as itself, not as another round [PLT-2]', () => {
    expect(played).toBe(WEEKS_PER_SEASON + 3)
    expect(onLastDay.map(({ roundNumber }) => roundNumber)).toEqual([null, 1, 2, 3])
    for (const { side, goalsFor, goalsAgainst, report } of onLastDay) {
      const { home, away } = report.goals
      expect(side === 'home' ? [home, away] : [away, home]).toEqual([goalsFor, goalsAgainst])
    }
    expect(onLastDay.at(-1)?.report.events).toEqual(state.lastMatch?.report.events)
  })

  it('keys and shots of that day’s matches are kept apart [PLT-4]', () => {
    expect(new Set(matches.map(({ key }) => key)).size).toBe(matches.length)
    for (const { key, goalsFor } of onLastDay) {
      const goals = seasonShots(state, true).filter((shot) => shot.match === key && shot.result === 'goal')
      expect(goals).toHaveLength(goalsFor)
    }
  })

  it('the best matches of a player name the round of each [TAB-8]', () => {
    const regular = state.players.find(
      ({ id }) =>
        playerMatches(state, id).filter(({ competition }) => competition === 'playoff').length === 3,
    )
    const rounds = playerMatches(state, regular?.id ?? '').flatMap(({ round }) => round ?? [])
    expect(rounds.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })
})

describe('rolling expected goals', () => {
  const rows = rollingExpectedGoals(game)
  const { matches } = replayedMatches(game)

  it.each([
    [0, 1],
    [8, 9],
    [9, 10],
    [10, 10],
    [13, 10],
  ])('after match %i + 1 are the average of %i [PLT-3]', (i, count) => {
    expect(rows[i]?.matches).toBe(count)
    const last = matches.slice(i + 1 - count, i + 1)
    const sum = (isOwn: boolean) =>
      last.reduce((total, { side, report: { expectedGoals } }) => {
        const isHome = side === 'home'
        return total + (isHome === isOwn ? expectedGoals.home : expectedGoals.away)
      }, 0)
    expect(rows[i]?.scored).toBeCloseTo(sum(true) / count)
    expect(rows[i]?.conceded).toBeCloseTo(sum(false) / count)
  })
})

describe('shots on the map', () => {
  const { matches } = replayedMatches(game)

  it('are all of a match, with its goals and its woodwork [PLT-4]', () => {
    for (const { report } of matches) {
      const stats = matchStats(report)
      for (const side of ['home', 'away'] as const) {
        const shots = shotsOf(report, side)
        expect(shots).toHaveLength(stats[side].shots)
        expect(shots.filter(({ result }) => result === 'goal')).toHaveLength(report.goals[side])
        const offPost = report.events.filter(
          ({ team, type, attack }) => team === side && type === 'miss' && attack?.hitsPost,
        )
        expect(shots.filter(({ result }) => result === 'post')).toHaveLength(offPost.length)
      }
    }
    const ends = new Set(seasonShots(game, true).map(({ result }) => result))
    expect([...ends].toSorted()).toEqual(['blocked', 'goal', 'off', 'post', 'saved'])
  })

  it('of the season are the own ones or those of the opponents, with the key of the match', () => {
    const goals = (isOwn: boolean, of: string) =>
      seasonShots(game, isOwn).filter(({ match, result }) => match === of && result === 'goal').length
    for (const { key, goalsFor, goalsAgainst } of matches) {
      expect([goals(true, key), goals(false, key)]).toEqual([goalsFor, goalsAgainst])
    }
  })
})

describe('sources of money', () => {
  it('add up week by week to all income and all costs of the finances, which they disagreed with [PLT-5]', () => {
    const ledger = {
      opening: 0,
      days: [
        { day: 1, amounts: { campaigns: -500, tickets: 900, events: 40 } },
        { day: 8, amounts: { campaigns: 800, wages: -300, events: -100 } },
      ],
      seasons: [],
    }
    const state = makeGame({ day: 8, ledger })
    const { income, costs } = financeReport(state)
    expect([income.now, costs.now]).toEqual([1_200, -360])
    const totals = (side: 'income' | 'costs') =>
      moneySources(state, side, 'weeks').columns.map(({ total }) => total)
    expect(totals('income')).toEqual([400, 800])
    expect(totals('costs')).toEqual([-40, 400])
    expect(moneySources(state, 'income', 'weeks').sources).toEqual(['tickets', 'campaigns'])
  })

  it('agree with the finances in a played season, by week and by season [PLT-5]', () => {
    const { income, costs } = financeReport(game)
    for (const span of ['weeks', 'seasons'] as const) {
      for (const [side, sum] of [
        ['income', income.now],
        ['costs', -costs.now],
      ] as const) {
        const { columns } = moneySources(game, side, span)
        expect(columns.reduce((all, { total }) => all + total, 0)).toBe(sum)
        for (const { amounts, total } of columns) {
          expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(total)
        }
      }
    }
  })

  it('are five and the rest where there are more than six [PLT-5]', () => {
    const days = [
      {
        day: 1,
        amounts: { sponsors: 1, tickets: 7, matchday: 6, facilities: 5, prizes: 4, board: 3, events: 2 },
      },
      { day: 8, amounts: { tickets: 10, wages: -4 } },
    ]
    const ledger = { opening: 0, days, seasons: [] }
    const found = moneySources(makeGame({ day: 8, ledger }), 'income', 'weeks')
    expect(found.sources).toEqual(['tickets', 'matchday', 'facilities', 'prizes', 'board', 'rest'])
    expect(found.columns).toEqual([
      { number: 1, amounts: [7, 6, 5, 4, 3, 3], total: 28 },
      { number: 2, amounts: [10, 0, 0, 0, 0, 0], total: 10 },
    ])
    expect(moneySources(makeGame({ day: 8, ledger }), 'costs', 'weeks').columns.at(-1)).toEqual({
      number: 2,
      amounts: [4],
      total: 4,
    })
  })

  it('by season have the finished ones and the running one', () => {
    const ledger = {
      opening: 0,
      days: [{ day: dayOfWeek(3, 0) + 1, amounts: { tickets: 3 } }],
      seasons: [
        { season: 1, amounts: { tickets: 1, wages: -9 } },
        { season: 2, amounts: { tickets: 2 } },
      ],
    }
    const state = makeGame({ currentSeason: 3, day: dayOfWeek(3, 0) + 1, ledger })
    expect(
      moneySources(state, 'income', 'seasons').columns.map(({ number, total }) => [number, total]),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(moneySources(makeGame(), 'income', 'weeks')).toEqual({ sources: [], columns: [] })
  })
})
