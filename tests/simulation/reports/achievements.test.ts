import type { CompetitionSeason } from '../../../client/simulation/club/competitionSeason.ts'
import type { TieResult } from '../../../client/simulation/core/tie.ts'
import { describe, expect, it } from 'vitest'
import { makeFacility, makeGame, makePlayer, makeStaff } from '../makeGame.ts'
import { FACILITY_TYPES } from '../../../client/simulation/club/facility.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { RecordKind } from '../../../client/simulation/club/clubRecord.ts'
import type { PastSeason } from '../../../client/simulation/club/pastSeason.ts'
import type { MatchMerit, SeasonAwards, SeasonReview } from '../../../client/simulation/club/seasonReview.ts'
import {
  ACHIEVEMENTS,
  newAchievements,
} from '../../../client/simulation/reports/achievements/achievements.ts'

type Parts = Partial<GameState>

const GAME = makeGame()
const totals = (parts: Partial<GameState['totals']>): Parts => ({ totals: { ...GAME.totals, ...parts } })
const record = (kind: RecordKind, value: number): Parts => ({
  records: { [kind]: { value, details: { kind: 'run' }, day: 1 } },
})

const NO_AWARDS: SeasonAwards = {
  player: null,
  youngPlayer: null,
  keeper: null,
  manager: { name: 'Ann Able', club: 5, position: 1, before: 2 },
  ownPlayer: null,
  ownYoungPlayer: null,
}
const REVIEW: SeasonReview = {
  table: [],
  otherDivision: null,
  positions: [],
  eleven: [],
  bestMatch: null,
  matches: '',
  records: [],
  placeBefore: 12,
  expected: 12,
  fanHappiness: 50,
  reputation: { before: 3, after: 3 },
  objective: { level: 'safe', asked: 14, isMet: true, confidence: { before: 50, after: 54 } },
  summer: { transferBudget: 0, wageBudget: 0, retired: [], youngsters: [] },
}

/** A dull season in twelfth place, unless a test says otherwise. */
function season(parts: Partial<PastSeason> = {}): PastSeason {
  const scorer = { name: 'Own Man', club: GAME.club.name, goals: 9 }
  return {
    season: 1,
    week: 38,
    position: 12,
    points: 50,
    goalDifference: 0,
    goalsScored: 50,
    wins: 14,
    draws: 8,
    losses: 16,
    club: 'own',
    division: 1,
    competitions: [],
    champion: 'Others',
    leagueScorer: { name: 'Other Man', club: 'Others', goals: 25 },
    ownScorer: scorer,
    money: 1_000_000,
    fanCount: 8_000,
    averageAttendance: 5_000,
    awards: NO_AWARDS,
    review: REVIEW,
    ...parts,
  }
}

const signed = (count: number): Parts => ({
  transfersIn: Array.from({ length: count }, () => ({
    playerName: 'New Man',
    fee: 1,
    wage: 1,
    day: 3,
    club: '',
  })),
})

/** Seasons one after the other, with somebody signed in the first. */
function seasons(...parts: Partial<PastSeason>[]): Parts {
  return { pastSeasons: parts.map((part, i) => season({ season: i + 1, ...part })), ...signed(1) }
}
const times = (count: number, part: Partial<PastSeason> = {}) =>
  seasons(...Array.from({ length: count }, () => part))
const bestMatch = (merit: MatchMerit): Parts =>
  seasons({
    review: {
      ...REVIEW,
      bestMatch: {
        competition: 'league',
        week: 3,
        opponent: 1,
        isHome: true,
        playerScore: 2,
        opponentScore: 1,
        merits: [merit],
      },
    },
  })
const award = (kind: 'player' | 'youngPlayer' | 'keeper', club: number): Parts =>
  seasons({ awards: { ...NO_AWARDS, [kind]: ['Own Man', club, 10, 0, 70] } })
const eleven = (own: number): Parts =>
  seasons({
    review: { ...REVIEW, eleven: Array.from({ length: 11 }, (_, i) => ['Man', i < own ? 0 : 4, 70]) },
  })
function wonTie(shootOut: TieResult['shootOut']): CompetitionSeason[] {
  const result = { score90: { home: 1, away: 1 }, extraTime: { home: 0, away: 0 }, shootOut, winner: 'own' }
  const tie = { competition: 'cup', round: 1, day: 38, home: 'own', away: 'club-2', neutral: false } as const
  return [{ id: 'cup', groups: [], ties: [{ ...tie, result }], bans: {}, played: [] }]
}

/** The tie as one that the manager was in charge of. */
const OWN_TIE = { home: { club: 'own' }, tie: { day: 38 } } as GameState['keptTies'][number]

const europeRun = (round: number | null, isWon = false) => [
  { id: 'europe' as const, winner: 'A', beaten: 'B', round, isWon },
]
const cupRun = (round: number, isWon = false) => [
  { id: 'cup' as const, winner: 'A', beaten: 'B', round, isWon },
]
const crowd = (attendance: number): Parts => ({
  attendanceRecords: [{ opponent: 'Others', day: 7, attendance, capacity: 10_000, ticketPrice: 30 }],
})
const player = (parts: Parameters<typeof makePlayer>[0]): Parts => ({ players: [makePlayer(parts)] })
const facilities = (count: number): Parts => ({
  facilities: FACILITY_TYPES.slice(0, count).map((type) => makeFacility(type)),
})
const campaigns = (count: number): Parts => ({
  campaigns: ['a', 'b', 'c'].map((id, i) => ({ id, active: i < count, endDay: 9, sharedOnDay: 0 })),
})
const ledger = (transfersIn: number, transfersOut: number): Parts => ({
  ledger: { ...GAME.ledger, seasons: [{ season: 1, amounts: { transfersIn, transfersOut } }] },
})
/** Two facilities and seventeen players need nine of staff; ten are a tenth more. */
const staff = (count: number): Parts => ({
  staff: Array.from({ length: count }, () => makeStaff('Doctor', 2)),
})

/** For each achievement a career that has just missed it, and one that has just earned it. */
const CASES: Record<string, readonly [missed: Parts, earned: Parts]> = {
  'first-win': [totals({ matches: 5 }), totals({ wins: 1 })],
  'wins-50': [totals({ wins: 49 }), totals({ wins: 50 })],
  'wins-150': [totals({ wins: 149 }), totals({ wins: 150 })],
  'matches-100': [totals({ matches: 99 }), totals({ matches: 100 })],
  'matches-380': [totals({ matches: 379 }), totals({ matches: 380 })],
  'goals-100': [totals({ goals: 99 }), totals({ goals: 100 })],
  'goals-500': [totals({ goals: 499 }), totals({ goals: 500 })],
  'margin-3': [record('biggestWin', 2), record('biggestWin', 3)],
  'margin-5': [record('biggestWin', 4), record('biggestWin', 5)],
  'score-6': [record('mostGoals', 5), record('mostGoals', 6)],
  'winning-run-5': [record('longestWinningRun', 4), record('longestWinningRun', 5)],
  'winning-run-8': [record('longestWinningRun', 7), record('longestWinningRun', 8)],
  'unbeaten-10': [record('longestUnbeatenRun', 9), record('longestUnbeatenRun', 10)],
  'unbeaten-20': [record('longestUnbeatenRun', 19), record('longestUnbeatenRun', 20)],
  'shoot-out': [
    { competitions: wonTie(null), keptTies: [OWN_TIE] },
    { competitions: wonTie({ home: 4, away: 3 }), keptTies: [OWN_TIE] },
  ],
  'full-house': [crowd(9_999), crowd(10_000)],
  'crowd-15000': [record('highestAttendance', 14_999), record('highestAttendance', 15_000)],
  'crowd-30000': [record('highestAttendance', 29_999), record('highestAttendance', 30_000)],
  'seasons-1': [{ currentMatchWeek: 38 }, times(1)],
  'seasons-5': [times(4), times(5)],
  'seasons-10': [times(9), times(10)],
  'narrow-escape': [seasons({ position: 17 }), seasons({ position: 18 })],
  'top-half': [seasons({ position: 11 }), seasons({ position: 10 })],
  'top-four': [seasons({ position: 5 }), seasons({ position: 4 })],
  'runners-up': [seasons({ position: 3 }, { position: 1 }), seasons({ position: 2 })],
  champions: [seasons({ position: 2 }), seasons({ position: 1 })],
  'titles-3': [times(2, { position: 1 }), times(3, { position: 1 })],
  'title-kept': [seasons({ position: 1 }, { position: 2 }, { position: 1 }), times(2, { position: 1 })],
  'cup-final': [seasons({ competitions: cupRun(4) }), seasons({ competitions: cupRun(5) })],
  'cup-won': [seasons({ competitions: cupRun(5) }), seasons({ competitions: cupRun(5, true) })],
  'europe-reached': [seasons({ competitions: europeRun(null) }), seasons({ competitions: europeRun(6) })],
  'europe-won': [seasons({ competitions: europeRun(13) }), seasons({ competitions: europeRun(13, true) })],
  double: [
    seasons({ position: 1 }, { position: 2, competitions: cupRun(5, true) }),
    seasons({ position: 1, competitions: cupRun(5, true) }),
  ],
  'points-60': [seasons({ points: 59 }), seasons({ points: 60 })],
  'points-80': [seasons({ points: 79 }), seasons({ points: 80 })],
  'wins-25': [seasons({ wins: 24 }), seasons({ wins: 25 })],
  'losses-6': [seasons({ losses: 7 }), seasons({ losses: 6 })],
  'scored-75': [seasons({ goalsScored: 74 }), seasons({ goalsScored: 75 })],
  'conceded-35': [
    seasons({ goalsScored: 46, goalDifference: 10 }),
    seasons({ goalsScored: 45, goalDifference: 10 }),
  ],
  'places-gained-6': [seasons({}, { position: 7 }), seasons({}, { position: 6 })],
  'no-signing-1': [times(1), { ...times(1), ...signed(0) }],
  'no-signing-3': [
    { ...times(2), ...signed(0) },
    { ...times(3), ...signed(0) },
  ],
  'season-profit': [times(2, { money: 5 }), seasons({ money: 5 }, { money: 6 })],
  'season-of-sales': [ledger(-1_000_000, 5_999_999), ledger(-1_000_000, 6_000_000)],
  comeback: [bestMatch('derby'), bestMatch('comeback')],
  'late-winner': [bestMatch('comeback'), bestMatch('late-winner')],
  upset: [bestMatch('big-win'), bestMatch('upset')],
  derby: [bestMatch('upset'), bestMatch('derby')],
  'manager-award': [
    seasons({}),
    seasons({ awards: { ...NO_AWARDS, manager: { name: null, club: 0, position: 3, before: 12 } } }),
  ],
  'player-award': [award('player', 3), award('player', 0)],
  'young-award': [award('youngPlayer', 3), award('youngPlayer', 0)],
  'keeper-award': [award('keeper', 3), award('keeper', 0)],
  'eleven-3': [eleven(2), eleven(3)],
  'scorer-20': [record('mostGoalsInSeason', 19), record('mostGoalsInSeason', 20)],
  'league-scorer': [
    seasons({ leagueScorer: { name: 'Own Man', club: 'Others', goals: 9 } }),
    seasons({ leagueScorer: { name: 'Own Man', club: GAME.club.name, goals: 9 } }),
  ],
  'clean-sheets-12': [player({ cleanSheets: 11 }), player({ cleanSheets: 12 })],
  star: [player({ quality: 4.49 }), player({ quality: 4.5 })],
  'young-star': [player({ age: 22, quality: 4 }), player({ age: 21, quality: 4 })],
  'five-buildings': [facilities(4), facilities(5)],
  'all-buildings': [facilities(10), facilities(11)],
  'top-level': [
    { facilities: [makeFacility('Club Shop', 4)] },
    { facilities: [makeFacility('Club Shop', 5)] },
  ],
  'fully-staffed': [staff(9), staff(10)],
  'fine-staff': [{ staff: [makeStaff('Doctor', 3.99)] }, { staff: [makeStaff('Doctor', 4)] }],
  'fans-20000': [{ fanCount: 19_999 }, { fanCount: 20_000 }],
  'fans-50000': [{ fanCount: 49_999 }, { fanCount: 50_000 }],
  'happy-fans': [{ fanHappiness: 94.9 }, { fanHappiness: 95 }],
  'reputation-4': [{ reputation: 3.99 }, { reputation: 4 }],
  'three-campaigns': [campaigns(2), campaigns(3)],
  'money-20m': [{ money: 19_999_999 }, { money: 20_000_000 }],
  'money-50m': [{ money: 49_999_999 }, { money: 50_000_000 }],
  'first-signing': [signed(0), signed(1)],
  'signings-20': [signed(19), signed(20)],
  'signing-5m': [record('dearestSigning', 4_999_999), record('dearestSigning', 5_000_000)],
  'sale-5m': [record('dearestSale', 4_999_999), record('dearestSale', 5_000_000)],
}

const ALL = { earned: new Set<string>(), withYearly: true }
const idsOf = (parts: Parts, question = ALL) =>
  newAchievements({ ...GAME, ...parts }, question).map(({ id }) => id)

describe('achievements', () => {
  it('are at least forty, each with an id and a title of its own, and with a case below', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(40)
    for (const field of ['id', 'title', 'description'] as const) {
      expect(new Set(ACHIEVEMENTS.map((achievement) => achievement[field])).size).toBe(ACHIEVEMENTS.length)
    }
    expect(ACHIEVEMENTS.map(({ id }) => id).toSorted()).toEqual(Object.keys(CASES).toSorted())
  })

  it.each(Object.entries(CASES))(
    '[LEG-1] %s is earned at its limit, and not just below',
    (id, [missed, earned]) => {
      expect(idsOf(missed)).not.toContain(id)
      expect(idsOf(earned)).toContain(id)
    },
  )

  it.each([1, 2, 3])('[LEG-2] none is earned on the first day of a career (seed %i)', (seed) => {
    expect(newAchievements(makeGame({ seed }), ALL)).toEqual([])
  })

  it('a signing in the latest twenty spoils a season without any', () => {
    expect(idsOf({ ...times(3), ...signed(20) })).not.toContain('no-signing-1')
  })

  it('a shoot-out that the club won before the manager took over is none of theirs', () => {
    expect(idsOf({ competitions: wonTie({ home: 4, away: 3 }), keptTies: [] })).not.toContain('shoot-out')
  })

  it('a first season above the forecast is no climb: there was no season before', () => {
    expect(idsOf(seasons({ position: 1 }))).not.toContain('places-gained-6')
  })

  it('[LEG-3] are not asked for again, and yearly ones not within a season', () => {
    const career = { ...totals({ wins: 1 }), ...seasons({ position: 1 }) }
    expect(idsOf(career, { ...ALL, earned: new Set(['first-win']) })).not.toContain('first-win')
    const weekly = idsOf(career, { ...ALL, withYearly: false })
    expect(weekly).toContain('first-win')
    expect(weekly).not.toContain('champions')
  })
})
