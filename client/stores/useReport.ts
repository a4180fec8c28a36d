import type { Query, ReportArgument } from './ReportCache.ts'
import { useGameStores } from './useGameStores.ts'

/**
 * Report of a query on the running career, such as `useReport(staffReport)`. For observers, which render again
 * when it has changed.
 */
export function useReport<Args extends readonly ReportArgument[], Report>(
  query: Query<Args, Report>,
  ...args: Args
): Report {
  return useGameStores().reports.read(query, ...args)
}
