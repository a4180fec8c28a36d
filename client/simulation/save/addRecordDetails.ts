/** Migrates the records of an older career, whose texts were stored, to details. */
import type { RecordDetails } from '../core/clubRecord.ts'
import type { OldCareer } from './oldCareer.ts'

/** Fields of version 4 that are read. */
interface VersionFour {
  records: Record<string, { value: number; text: string; day: number }>
  pastSeasons: { review: { records: [kind: string, text: string][] } | null }[]
}

/** Keeps each text as the details of its record. A record in a review had no value; its text contains it. */
export function addRecordDetails(career: OldCareer): OldCareer {
  const { records, pastSeasons } = career as unknown as VersionFour
  return {
    ...career,
    records: Object.fromEntries(
      Object.entries(records).map(([kind, { value, text, day }]) => [
        kind,
        { value, details: textOnly(text), day },
      ]),
    ),
    pastSeasons: pastSeasons.map((season) => {
      const { review } = season
      if (!review) return season
      return {
        ...season,
        review: { ...review, records: review.records.map(([kind, text]) => [kind, 0, textOnly(text)]) },
      }
    }),
  }
}

function textOnly(text: string): RecordDetails {
  return { kind: 'text', text }
}
