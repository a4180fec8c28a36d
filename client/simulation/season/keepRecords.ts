import { bestRecords } from '../club/divisionRecord.ts'
import type { GameState } from '../gameState.ts'
import { recordsOfMatches, recordsOfTable } from '../history/divisionRecords.ts'
import { divisionTable } from '../league/table.ts'
import { tableLines } from './writeReview.ts'

/** Keeps the records of both divisions that the finished season has set (TAB-14). Call it before the summer. */
export function keepRecords(state: GameState): void {
  for (const division of [1, 2] as const) {
    const lines = tableLines(state, divisionTable(state, division))
    const offered = [...recordsOfMatches(state, division), ...recordsOfTable(state.currentSeason, lines)]
    state.divisionRecords[division] = bestRecords(state.divisionRecords[division], offered)
  }
}
