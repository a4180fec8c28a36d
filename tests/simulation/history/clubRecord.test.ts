import { expect, it } from 'vitest'
import {
  RECORD_KINDS,
  recordText,
  type ClubRecord,
  type RecordKind,
} from '../../../client/simulation/club/clubRecord.ts'

const match = { kind: 'match', playerScore: 6, opponentScore: 1, opponent: 'Beta' } as const
const RECORDS: Record<RecordKind, [record: Omit<ClubRecord, 'day'>, text: string]> = {
  biggestWin: [{ value: 5, details: match }, '6–1 against Beta'],
  biggestDefeat: [{ value: 2, details: { ...match, playerScore: 0, opponentScore: 2 } }, '0–2 against Beta'],
  mostGoals: [{ value: 6, details: match }, '6–1 against Beta'],
  biggestCupWin: [{ value: 5, details: match }, '6–1 against Beta'],
  longestUnbeatenRun: [{ value: 4, details: { kind: 'run' } }, '4 matches'],
  longestWinningRun: [{ value: 3, details: { kind: 'run' } }, '3 matches'],
  highestAttendance: [{ value: 19_250, details: match }, '19,250 spectators, 6–1 against Beta'],
  dearestSigning: [
    { value: 1_250_000, details: { kind: 'transfer', player: 'Ann Able' } },
    'Ann Able: £1,250,000',
  ],
  dearestSale: [{ value: 80_000, details: { kind: 'transfer', player: 'Bob Best' } }, 'Bob Best: £80,000'],
  mostGoalsInSeason: [
    { value: 12, details: { kind: 'player-season', player: 'Ann Able', season: 3 } },
    'Ann Able: 12 in season 3',
  ],
  mostPoints: [{ value: 61, details: { kind: 'season', season: 2 } }, '61 points in season 2'],
  bestPosition: [{ value: -4, details: { kind: 'season', season: 2 } }, '4th in season 2'],
  bestCupRun: [{ value: 3, details: { kind: 'season', season: 2 } }, 'Quarter-final in season 2'],
  bestEuropeanRun: [{ value: 8, details: { kind: 'season', season: 5 } }, 'Last sixteen in season 5'],
}

it('the best cup run of a winner says so', () => {
  expect(recordText('bestCupRun', { value: 6, details: { kind: 'season', season: 4 } })).toBe(
    'Winners in season 4',
  )
})

it.each(RECORD_KINDS)('the text of the record %s contains its figures', (kind) => {
  const [record, text] = RECORDS[kind]
  expect(recordText(kind, record)).toBe(text)
})
