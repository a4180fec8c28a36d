import { downloadFile } from '../../../components/downloadFile.ts'
import type { Snapshot } from '../../../simulation/gameState.ts'

/** Downloads the career as JSON Lines, as docs/export.md describes them. */
export async function exportCareer(state: Snapshot): Promise<void> {
  const { careerRecords, writeJsonLines } =
    await import('../../../simulation/reports/export/careerRecords.ts')
  const { club, currentSeason, currentMatchWeek } = state
  downloadFile(
    `${club.name}, season ${currentSeason}, week ${currentMatchWeek}.jsonl`,
    writeJsonLines(careerRecords(state)),
    'application/jsonl',
  )
}
