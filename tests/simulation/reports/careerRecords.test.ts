import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  careerRecords,
  seasonRecords,
  writeJsonLines,
} from '../../../client/simulation/reports/export/careerRecords.ts'
import type { CareerRecord } from '../../../client/simulation/reports/export/careerRecord.ts'
import { careerRecordJsonSchema, careerRecordSchema } from '../../support/careerRecordSchema.ts'
import { longCareer } from '../../support/longCareer.ts'
import { playCareer } from '../../support/playCareer.ts'
import { makeGame } from '../makeGame.ts'

const career = longCareer({ seed: 3, season: 3, week: 14 })
const records = careerRecords(career)

function of<Kind extends CareerRecord['kind']>(kind: Kind) {
  return records.filter((record): record is Extract<CareerRecord, { kind: Kind }> => record.kind === kind)
}

function readLines(text: string): unknown[] {
  expect(text.endsWith('\n')).toBe(true)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}

describe('an exported career', () => {
  test('is one valid record per line', () => {
    for (const line of readLines(writeJsonLines(records))) {
      expect(careerRecordSchema.safeParse(line).error?.message).toBeUndefined()
    }
  })

  test('says first whose it is', () => {
    expect(records[0]).toEqual({
      kind: 'career',
      format: 1,
      seed: 3,
      difficulty: 'normal',
      manager: career.manager.name,
      club: career.club.id,
      season: 3,
      week: 14,
      day: career.day,
      ended: null,
    })
  })

  test('holds every past season with its tables, and every result of the running one', () => {
    expect(of('past-season').map(({ season }) => season)).toEqual([1, 2])
    expect(of('division').map(({ season, division }) => [season, division])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ])
    const results = of('result').filter(({ division }) => division === 1)
    expect(results.filter(({ season }) => season === 3)).toHaveLength(14 * 10)
    for (const { season, goalsFor, goalsAgainst } of of('past-season')) {
      const own = results.filter((result) => result.season === season)
      expect(own).toHaveLength(38)
      const sides = own.map(({ home, homeGoals, awayGoals }) =>
        home === career.club.id ? [homeGoals, awayGoals] : [awayGoals, homeGoals],
      )
      expect(sides.reduce((sum, [scored = 0]) => sum + scored, 0)).toBe(goalsFor)
      expect(sides.reduce((sum, [, conceded = 0]) => sum + conceded, 0)).toBe(goalsAgainst)
    }
  })

  test('has each own match with its shots and as many goals among them', () => {
    const own = of('match').filter(({ home, away }) => [home, away].includes(career.club.id))
    expect(own.filter(({ season }) => season === 3)).toHaveLength(14)
    for (const { home, homeGoals, awayGoals, shots, season, week } of own) {
      const scored = shots.filter(({ outcome, team }) => outcome === 'goal' && team === home).length
      expect(scored).toBe(homeGoals)
      const result = of('result').find(
        (one) => one.season === season && one.week === week && one.home === home,
      )
      if (season === 3) expect([result?.homeGoals, result?.awayGoals]).toEqual([homeGoals, awayGoals])
      for (const { x, y, distance } of shots) {
        expect(Math.sqrt(x * x + y * y)).toBeCloseTo(distance, 1)
      }
    }
  })

  test('names every club and every player by a record', () => {
    const clubs = new Set(of('club').map(({ id }) => id))
    const players = new Set(of('player').map(({ id }) => id))
    expect(of('club').filter(({ division }) => division !== null)).toHaveLength(40)
    for (const { home, away } of [...of('result'), ...of('tie'), ...of('match')]) {
      expect(clubs).toContain(home)
      expect(clubs).toContain(away)
    }
    const shooters = of('match').flatMap(({ shots }) => shots.map(({ player }) => player))
    for (const player of shooters) expect(players).toContain(player)
  })
})

test('a season holds its own records alone', () => {
  const season = seasonRecords(career, 2)
  expect(season.filter((record) => 'season' in record && record.kind !== 'career')).toEqual(
    records.filter((record) => 'season' in record && record.season === 2 && record.kind !== 'career'),
  )
  for (const line of readLines(writeJsonLines(season))) {
    expect(careerRecordSchema.safeParse(line).error?.message).toBeUndefined()
  }
  expect(seasonRecords(career, 3)).toEqual([])
})

test('a season holds its kept matches, and the players in them', () => {
  const pastSeasons = career.pastSeasons.map((past) => (past.season === 2 ? { ...past, season: 3 } : past))
  const season = seasonRecords({ ...career, pastSeasons }, 3)
  const matches = season.flatMap((record) => (record.kind === 'match' ? [record] : []))
  expect(matches).toEqual(of('match').filter((match) => match.season === 3))
  expect(matches.length).toBeGreaterThanOrEqual(14)
  const players = new Set(season.flatMap((record) => (record.kind === 'player' ? record.id : [])))
  for (const { player } of matches.flatMap(({ shots }) => shots)) expect(players).toContain(player)
})

test('a career that has just begun is valid, too', () => {
  for (const record of careerRecords(makeGame())) expect(careerRecordSchema.parse(record)).toEqual(record)
})

test('a simulated career has records of the same schema', () => {
  for (const record of playCareer({ seed: 1, seasons: 1, manager: 'auto' })) {
    expect(careerRecordSchema.safeParse(record).error?.message).toBeUndefined()
  }
})

test('docs/export.schema.json is the schema of the records', () => {
  expect(JSON.parse(readFileSync('docs/export.schema.json', 'utf8'))).toEqual(careerRecordJsonSchema())
})
