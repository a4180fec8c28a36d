import { changeReports } from './changeReports.ts'
import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Adds an empty list of standing orders; no side of an older match had any. */
export function addStandingOrders(career: OldCareer): OldCareer {
  const migrated = changeReports(career, ({ setup, ...report }) => ({
    ...report,
    setup: isObject(setup)
      ? { ...setup, home: withoutOrders(setup.home), away: withoutOrders(setup.away) }
      : setup,
  }))
  return { ...migrated, standingOrders: [] }
}

function withoutOrders(sheet: unknown): unknown {
  return isObject(sheet) ? { ...sheet, orders: [] } : sheet
}
