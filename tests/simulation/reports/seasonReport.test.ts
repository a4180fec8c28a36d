import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../../../client/simulation/club/board.ts'
import type { PastSeason } from '../../../client/simulation/club/pastSeason.ts'
import type { SeasonReview } from '../../../client/simulation/club/seasonReview.ts'
import { awardsReport } from '../../../client/simulation/reports/seasonAwards.ts'
import { seasonVerdict } from '../../../client/simulation/reports/seasonVerdict.ts'
import { makeGame } from '../makeGame.ts'

const review: SeasonReview = {
  table: [],
  otherDivision: null,
  positions: [],
  eleven: [],
  bestMatch: null,
  matches: '',
  records: [],
  placeBefore: 10,
  expected: null,
  fanHappiness: 60,
  reputation: { before: 2.84, after: 2.96 },
  objective: { level: 'safe', asked: 12, isMet: true, confidence: { before: 50, after: 54 } },
  summer: { transferBudget: 0, wageBudget: 0, retired: [], youngsters: [] },
}

const NORMAL = { net: 0, worstPosition: 18 }

const season = (parts: Partial<PastSeason>): PastSeason => ({
  season: 2,
  week: 38,
  position: 10,
  points: 50,
  goalDifference: 0,
  goalsScored: 40,
  wins: 14,
  draws: 8,
  losses: 16,
  club: 'own',
  division: 1,
  competitions: [],
  champion: 'Alpha',
  leagueScorer: { name: 'A', club: 'Alpha', goals: 20 },
  ownScorer: { name: 'B', club: 'Beta', goals: 10 },
  money: 1,
  fanCount: 1,
  averageAttendance: 1,
  awards: {
    player: null,
    youngPlayer: null,
    keeper: null,
    manager: { name: 'Ann Able', club: 5, position: 1, before: 2 },
    ownPlayer: null,
    ownYoungPlayer: null,
  },
  review,
  ...parts,
})

it('the award of a top scorer counts a single goal as one', () => {
  const past = season({ ownScorer: { name: 'B', club: 'Beta', goals: 1 } })
  const notes = awardsReport(makeGame(), past).map(({ award, note }) => [award, note])
  expect(notes).toContainEqual(['Top scorer', '20 goals'])
  expect(notes).toContainEqual(['Your top scorer', '1 goal'])
})

describe('the verdict of the board', () => {
  it.each([
    [1, 1, 'The board is overjoyed: champions!'],
    [5, 10, 'The board is delighted.'],
    [6, 10, 'The board is satisfied.'],
    [12, 10, 'The board is satisfied.'],
    [13, 10, 'The board is disappointed.'],
    [18, 17, 'The board is disappointed.'],
    [19, 18, 'The board has lost its patience.'],
  ])('on position %i after %i: %s', (position, placeBefore, text) => {
    const objective = { ...review.objective, isMet: position <= review.objective.asked }
    const verdict = seasonVerdict(season({ position, review: { ...review, placeBefore, objective } }), NORMAL)
    expect(verdict.text).toBe(text)
  })

  it.each([
    [2, 4, 10, '4th place, 6 places better than the 10th of the season before.'],
    [2, 11, 10, '11th place, 1 place worse than the 10th of the season before.'],
    [2, 3, 3, '3rd place, the same as the 3rd of the season before.'],
    [1, 8, 10, '8th place, 2 places better than the 10th that was expected.'],
  ])('gives the place as a reason: season %i', (number, position, placeBefore, reason) => {
    const { reasons } = seasonVerdict(
      season({ season: number, position, review: { ...review, placeBefore } }),
      NORMAL,
    )
    expect(reasons[1]).toBe(reason)
  })

  it.each([
    ['up', '12th place, 5 places better than the 17th that’s about par for a promoted club.'],
    ['down', '12th place, 5 places better than the 17th that’s about par for a relegated club.'],
  ] as const)('compares a club that has come %s with what is usual for one', (move, reason) => {
    const { reasons } = seasonVerdict(
      season({ season: 2, position: 12, review: { ...review, placeBefore: 17 } }),
      { ...NORMAL, move },
    )
    expect(reasons[1]).toBe(reason)
  })

  it('names the place that the paper had tipped, in the first season as the one to compare with', () => {
    const reasonOf = (number: number) =>
      seasonVerdict(season({ season: number, position: 8, review: { ...review, expected: 10 } }), NORMAL)
        .reasons[1]
    expect(reasonOf(2)).toBe(
      '8th place, 2 places better than the 10th of the season before. The paper had tipped you for 10th.',
    )
    expect(reasonOf(1)).toBe('8th place, 2 places better than the 10th that was expected.')
  })

  it.each([
    ['safe', 14, 12, true, 'The board is satisfied.', '14th or better: met'],
    ['safe', 14, 5, true, 'The board is delighted.', '14th or better: met'],
    ['ambitious', 8, 8, true, 'The board is delighted.', '8th or better: met'],
    ['ambitious', 8, 9, false, 'The board is disappointed.', '8th or better: missed'],
    ['title', 1, 2, false, 'The board is disappointed.', '1st place: missed'],
  ] as const)('judges by the objective: %s, %i, on %i', (level, asked, position, isMet, text, reason) => {
    const objective = { level, asked, isMet, confidence: { before: 50, after: 54 } }
    const verdict = seasonVerdict(season({ position, review: { ...review, objective } }), NORMAL)
    expect(verdict.text).toBe(text)
    expect(verdict.reasons[0]).toBe(
      `The objective was ${LEVEL_NAMES[level]}, ${reason}. The board’s confidence went from 50% to 54%.`,
    )
  })

  it('includes money, mood and reputation as reasons', () => {
    expect(seasonVerdict(season({}), { ...NORMAL, net: -1_250_000 }).reasons.slice(2)).toEqual([
      'The books closed £1,250,000 down.',
      'The fans are patient: mood 60%.',
      'The club’s reputation went from 2.8 to 3.0 stars.',
    ])
  })

  it('omits the unrecorded parts of an early season', () => {
    expect(seasonVerdict(season({ review: null }), { ...NORMAL, net: 10 }).reasons).toEqual([
      '10th place.',
      'The books closed £10 up.',
    ])
  })
})
