/** Keeps the bests of a career: one entry a kind, however long it lasts. */
import type { GameState } from '../gameState.ts'
import type { RecordKind } from './pastSeason.ts'

/** Enters a figure when it beats the record of its kind; the first to reach it keeps it. */
export function offerRecord(state: GameState, kind: RecordKind, value: number, text: string): void {
  const standing = state.records[kind]
  if (standing && standing.value >= value) return
  state.records[kind] = { value, text, day: state.day }
}
