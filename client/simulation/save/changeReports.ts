import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes all match reports of a career: those of the last match and of the best ones. */
export function changeReports(
  career: OldCareer,
  change: (report: Record<string, unknown>) => Record<string, unknown>,
): OldCareer {
  const { lastMatch, bestMatches } = career as {
    lastMatch: unknown
    bestMatches: { result: unknown; report?: unknown }[]
  }
  const changed = (result: unknown) =>
    isObject(result) && isObject(result.report) ? { ...result, report: change(result.report) } : result
  return {
    ...career,
    lastMatch: changed(lastMatch),
    bestMatches: bestMatches.map((best) => ({
      ...best,
      result: changed(best.result),
      // From version 7 on the report is beside the result.
      ...(isObject(best.report) ? { report: change(best.report) } : {}),
    })),
  }
}
