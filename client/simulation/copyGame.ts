import type { GameState } from './gameState.ts'

/**
 * A copy that may be changed without the original noticing. What lives is copied; what is finished
 * and never changed again (match reports, seasons and days gone by) is shared.
 */
export function copyGame(state: GameState): GameState {
  const { lastMatch, pastSeasons, seasonData, ledger, notifications, processedNotificationKeys, ...living } = state
  const today = ledger.days.at(-1)
  return {
    ...copyJson(living),
    lastMatch,
    pastSeasons: pastSeasons.slice(),
    seasonData: seasonData.slice(),
    ledger: {
      opening: ledger.opening,
      days: today ? [...ledger.days.slice(0, -1), copyJson(today)] : [],
      seasons: ledger.seasons.slice(),
    },
    notifications: notifications.slice(),
    processedNotificationKeys: processedNotificationKeys.slice(),
  }
}

/** A deep copy of plain JSON. */
function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => copyJson(item)) as T
  if (value === null || typeof value !== 'object') return value
  const copy = { ...value }
  for (const key in copy) {
    const item = copy[key]
    if (item !== null && typeof item === 'object') copy[key] = copyJson(item)
  }
  return copy
}
