import { describe, expect, it } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { leagueTable, type TableRow } from '../../../client/simulation/league/table.ts'
import { lastDay } from '../../../client/simulation/reports/lastDay.ts'
import { lastDayHeading, lastDayLines, toneOf } from '../../../client/simulation/reports/lastDayWords.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { MANAGERS } from '../../support/managers.ts'

const evening = createGame({ seed: 12 })
while (evening.currentMatchWeek < 38) {
  beginDay(evening)
  MANAGERS.auto(evening)
  playMatchDay(evening)
}

describe('the last day of a season', () => {
  const night = lastDay(evening)
  if (!night) throw new Error('There is no last day')

  it('is over before the last matches and after the season has been closed', () => {
    const morning = copyGame(evening)
    beginDay(morning)
    expect(lastDay(morning)).toBeNull()
    expect(lastDay(createGame({ seed: 12 }))).toBeNull()
  })

  it('has the ten scores of the last week, the own one first', () => {
    const scores = night.grounds.map(({ home, away, homeGoals, awayGoals }) => ({
      home: home.id,
      away: away.id,
      score: { home: homeGoals, away: awayGoals },
    }))
    const played = evening.fixtures
      .filter(({ week }) => week === 38)
      .map(({ home, away, score }) => ({ home, away, score }))
    expect(scores).toHaveLength(10)
    expect(scores).toEqual(expect.arrayContaining(played))
    expect([scores[0]?.home, scores[0]?.away]).toContain(evening.club.id)
  })

  it('has the places of every club from the table before to the final one', () => {
    expect(night.final.map(({ club }) => club.id)).toEqual(leagueTable(evening).map(({ club }) => club.id))
    for (const { club, position } of night.before) expect(night.places[club.id]?.[0]).toBe(position)
    for (const { club, position } of night.final) expect(night.places[club.id]?.[10]).toBe(position)
    for (let ended = 0; ended <= 10; ended++) {
      const places = Object.values(night.places).map((course) => course[ended] ?? 0)
      expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    }
  })
})

describe('what the final table means', () => {
  /** A table in which the place that costs the job has 40 points. */
  const table = (own: number, ownPoints: number): TableRow[] =>
    leagueTable(evening).map((row, i) => ({
      ...row,
      position: i + 1,
      goalDifference: 30 - i,
      record: { ...row.record, points: i + 1 === own ? ownPoints : i === 18 ? 40 : 80 - i },
    }))

  it.each([
    [1, 85, 'champions', 'Champions!'],
    [2, 79, 'runners-up', 'Runners-up'],
    [6, 75, 'high', 'A fine season: 6th'],
    [7, 74, 'kept', 'Safe: 7th'],
    [17, 44, 'kept', 'Safe: 17th'],
    [17, 43, 'escape', 'A narrow escape: 17th'],
    [18, 40, 'escape', 'A narrow escape: 18th'],
    [19, 40, 'fallen', 'It ends in 19th place'],
  ] as const)('position %i with %i points is the tone %s', (position, points, tone, heading) => {
    const final = table(position, points)
    const own = final[position - 1]
    if (!own) throw new Error('No such row')
    expect(toneOf(own, { division: 1, final, worstPosition: 18 })).toBe(tone)
    expect(lastDayHeading(tone, position, 1)).toBe(heading)
  })

  it.each([
    [2, 79, 3, 'You went into the last day 3rd and finished 2nd.', 'The title was 1 point away.'],
    [18, 41, 18, null, 'You finished only 1 point above 19th place, which would have cost you your job.'],
    [18, 40, 18, null, 'You finished level on points with 19th place, which would have cost you your job.'],
    [12, 69, 12, null, 'You finished 29 points above 19th place.'],
    [20, 30, 20, null, 'Finish below 18th and the manager is out of a job.'],
  ])('position %i with %i points is told by its facts', (position, points, positionBefore, moved, last) => {
    const final = table(position, points)
    const own = final[position - 1]
    if (!own) throw new Error('No such row')
    const lines = lastDayLines(toneOf(own, { division: 1, final, worstPosition: 18 }), own, {
      division: 1,
      final,
      worstPosition: 18,
      positionBefore,
    })
    const [first, second] = final
    const gap = (first?.record.points ?? 0) - (second?.record.points ?? 0)
    expect(lines).toEqual([
      `${first?.club.name ?? ''} are champions with 80 points, ${gap} ahead of ${second?.club.name ?? ''}.`,
      ...(moved === null ? [] : [moved]),
      last,
    ])
  })
})
