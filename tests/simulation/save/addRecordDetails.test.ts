import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { recordText } from '../../../client/simulation/core/clubRecord.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { clubRecords } from '../../../client/simulation/reports/careerReport.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'

interface OldRecord {
  value: number
  text: string
  day: number
}

/** Fields of version 4 that the test reads. */
interface OldCareer {
  records: Record<string, OldRecord>
  pastSeasons: { review: { records: [kind: string, text: string][] } | null }[]
}

const saved = gunzipSync(readFileSync(new URL('./version4.json.gz', import.meta.url))).toString()
const { career: old } = JSON.parse(saved) as { career: OldCareer }

function migrated(): GameState {
  const reading = readSave(saved)
  if (!reading.ok) throw new Error(reading.fault)
  return reading.save.career
}

test('the records of a save of version 4 keep their values, texts and days', () => {
  const records = clubRecords(migrated())
  expect(records.length).toBeGreaterThan(5)
  expect(
    Object.fromEntries(records.map(({ kind, value, text, day }) => [kind, { value, text, day }])),
  ).toEqual(old.records)
})

test('so do the records in the reviews of its seasons', () => {
  const texts = migrated().pastSeasons.map(({ review }) =>
    review?.records.map(([kind, value, details]) => [kind, recordText(kind, { value, details })]),
  )
  expect(texts.flat().length).toBeGreaterThan(5)
  expect(texts).toEqual(old.pastSeasons.map(({ review }) => review?.records))
})
