import { changeReports } from './changeReports.ts'
import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Leaves the players of older matches without an effect of their character. */
export function addProne(career: OldCareer): OldCareer {
  const withProne = (players: unknown) =>
    Array.isArray(players) ? players.map((player: object) => ({ ...player, prone: null })) : players
  const changed = (sheet: unknown) =>
    isObject(sheet) ? { ...sheet, eleven: withProne(sheet.eleven), bench: withProne(sheet.bench) } : sheet
  return changeReports(career, (report) => {
    const { setup } = report
    if (!isObject(setup)) return report
    return { ...report, setup: { ...setup, home: changed(setup.home), away: changed(setup.away) } }
  })
}
