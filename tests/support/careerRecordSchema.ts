/** The records of docs/export.md as zod types, from which its JSON Schema is made. */
import { z } from 'zod'
import { CAREER_ENDS } from '../../client/simulation/club/careerEnd.ts'
import { DIFFICULTIES } from '../../client/simulation/club/difficulty.ts'
import { COMPETITION_IDS } from '../../client/simulation/core/tie.ts'
import { BODIES, PATTERNS } from '../../client/simulation/match/attack.ts'
import { POSITIONS } from '../../client/simulation/people/position.ts'
import type { CareerRecord } from '../../client/simulation/reports/export/careerRecord.ts'

const count = z.int().min(0)
const club = z.string().describe('Club id')
const division = z.literal([1, 2])
const ended = z.enum(CAREER_ENDS).nullable()
const pair = z.tuple([count, count]).readonly().describe('Goals of home and away side')

const event = z.strictObject({
  minute: count,
  type: z.string(),
  team: club.nullable(),
  player: z.string().nullable(),
  position: z.enum(POSITIONS).nullable(),
  assist: z.string().nullable(),
  ban: count,
})

const shot = z.strictObject({
  minute: count,
  team: club,
  player: z.string(),
  pattern: z.enum(PATTERNS),
  body: z.enum(BODIES),
  x: z.number().describe('Metres from the goal line'),
  y: z.number().describe('Metres from the middle of the goal'),
  distance: z.number().min(0).describe('Metres from the middle of the goal line'),
  xg: z.number().min(0).max(1),
  outcome: z.enum(['goal', 'saved', 'blocked', 'off', 'post']),
})

const stats = z.strictObject({
  shots: count,
  onTarget: count,
  corners: count,
  fouls: count,
  offsides: count,
  yellow: count,
  red: count,
  possession: z.number().min(0).max(100),
})

const tableRow = z.strictObject({
  club,
  position: z.int().min(1).max(20),
  played: count,
  wins: count,
  draws: count,
  losses: count,
  goalsFor: count,
  goalsAgainst: count,
  points: count,
})

const divisionRow = z.strictObject({
  club,
  position: z.int().min(1).max(20),
  points: count,
  goalsFor: count,
  goalsAgainst: count,
  promoted: z.boolean(),
  relegated: z.boolean(),
})

const scorer = z.strictObject({ name: z.string(), goals: count })

export const careerRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('career'),
    format: z.literal(1),
    seed: count,
    difficulty: z.enum(DIFFICULTIES),
    manager: z.string(),
    club,
    season: count,
    week: count,
    day: count,
    ended,
  }),
  z.strictObject({
    kind: z.literal('club'),
    id: club,
    name: z.string(),
    shortName: z.string(),
    code: z.string(),
    division: division.nullable(),
  }),
  z.strictObject({
    kind: z.literal('player'),
    id: z.string(),
    name: z.string(),
    club: club.nullable(),
    position: z.enum(POSITIONS),
    age: count.nullable(),
    appearances: count.nullable(),
    goals: count.nullable(),
    assists: count.nullable(),
    cleanSheets: count.nullable(),
    rating: z.number().nullable(),
  }),
  z.strictObject({
    kind: z.literal('result'),
    season: count,
    week: count,
    division,
    home: club,
    away: club,
    homeGoals: count,
    awayGoals: count,
  }),
  z.strictObject({
    kind: z.literal('past-season'),
    season: count,
    club,
    position: count,
    points: count,
    wins: count,
    draws: count,
    losses: count,
    goalsFor: count,
    goalsAgainst: count,
    champion: z.string(),
    winners: z.array(z.strictObject({ competition: z.enum(COMPETITION_IDS), winner: z.string() })).readonly(),
    leagueScorer: scorer,
    ownScorer: scorer,
    money: z.number(),
    fanCount: count,
    averageAttendance: z.number(),
    positions: z.array(count).readonly(),
  }),
  z.strictObject({
    kind: z.literal('match'),
    season: count,
    week: count,
    home: club,
    away: club,
    homeGoals: count,
    awayGoals: count,
    events: z.array(event).readonly(),
    shots: z.array(shot).readonly(),
    stats: z.strictObject({ home: stats, away: stats }),
  }),
  z.strictObject({
    kind: z.literal('season'),
    season: count,
    table: z.array(tableRow).readonly(),
    veterans: z.number().min(0).max(1),
    own: z.strictObject({
      club,
      money: z.number(),
      fanCount: count,
      fanHappiness: z.number(),
      reputation: z.number(),
      squadSize: count,
    }),
    ended,
  }),
  z.strictObject({
    kind: z.literal('tie'),
    season: count,
    competition: z.enum(COMPETITION_IDS).exclude(['league']),
    round: count,
    home: club,
    away: club,
    homeDivision: division.nullable(),
    awayDivision: division.nullable(),
    score90: pair,
    extraTime: pair.nullable(),
    shootOut: pair.nullable(),
    neutral: z.boolean(),
    winner: club.nullable(),
  }),
  z.strictObject({
    kind: z.literal('division'),
    season: count,
    division,
    table: z.array(divisionRow).readonly(),
  }),
]) satisfies z.ZodType<CareerRecord>

/** JSON Schema of a line. */
export function careerRecordJsonSchema(): object {
  return z.toJSONSchema(careerRecordSchema)
}
