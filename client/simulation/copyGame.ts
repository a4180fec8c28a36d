import type { Traits } from './people/traits.ts'
import type { GameState, Snapshot } from './gameState.ts'

/**
 * Returns a copy that can be changed without affecting the original. Mutable data is copied; finished
 * data that never changes again (match reports, past seasons and days, lists of traits) is shared.
 */
export function copyGame(state: Snapshot): GameState {
  const {
    headToHeads,
    lastMatch,
    bestMatches,
    keptMatches,
    keptTies,
    keptPeople,
    pastSeasons,
    careers,
    remembered,
    leaders,
    pressNotes,
    seasonData,
    ledger,
    notifications,
    processedNotificationKeys,
    ...living
  } = state
  return {
    // Spread first, so that the fields keep their order and the JSON of a copy equals the original's.
    ...state,
    ...copyJson(living),
    headToHeads: headToHeads.slice(),
    lastMatch,
    bestMatches: bestMatches.slice(),
    keptMatches: keptMatches.slice(),
    keptTies: keptTies.slice(),
    keptPeople: keptPeople.slice(),
    pastSeasons: pastSeasons.slice(),
    careers,
    remembered,
    leaders: leaders.slice(),
    pressNotes: pressNotes.slice(),
    seasonData: seasonData.slice(),
    ledger: { opening: ledger.opening, days: ledger.days.slice(), seasons: ledger.seasons.slice() },
    notifications: notifications.slice(),
    processedNotificationKeys: processedNotificationKeys.slice(),
  }
}

/** Reverses DeepReadonly for a copy. */
type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T

/** Fields of players whose lists are replaced, never changed in place: copies share them. */
const SHARED: ReadonlySet<string> = new Set(['strengths', 'weaknesses'] satisfies (keyof Traits)[])

/** Deep copy of plain JSON but for shared fields. */
function copyJson<T>(value: T): Writable<T> {
  return copyValue(value) as Writable<T>
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (value === null || typeof value !== 'object') return value
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object' && !SHARED.has(key)) copy[key] = copyValue(item)
  }
  return copy
}
