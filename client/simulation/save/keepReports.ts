import type { OldCareer } from './oldCareer.ts'

/** Keeps the reports of the best matches as they are: they were played by older rules. No other match is kept. */
export function keepReports(career: OldCareer): OldCareer {
  const { bestMatches } = career as unknown as { bestMatches: { result: { report: unknown } }[] }
  return {
    ...career,
    bestMatches: bestMatches.map((best) => {
      const { report, ...result } = best.result
      return { ...best, result, report }
    }),
    keptMatches: [],
    keptPeople: [],
  }
}
