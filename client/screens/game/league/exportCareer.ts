import { downloadFile } from '../../../components/downloadFile.ts'
import type { Snapshot } from '../../../simulation/gameState.ts'

const JSON_LINES = 'application/jsonl'

/** Downloads the career as JSON Lines, as docs/export.md describes them. */
export async function exportCareer(state: Snapshot): Promise<void> {
  const { careerRecords, writeJsonLines } =
    await import('../../../simulation/reports/export/careerRecords.ts')
  const { club, currentSeason, currentMatchWeek } = state
  const name = `${club.name}, season ${currentSeason}, week ${currentMatchWeek}.jsonl`
  downloadFile(name, writeJsonLines(careerRecords(state)), JSON_LINES)
}

/** Downloads a finished season in the same way. */
export async function exportSeason(
  state: Snapshot,
  { season, clubName }: { season: number; clubName: string },
): Promise<void> {
  const { seasonRecords, writeJsonLines } =
    await import('../../../simulation/reports/export/careerRecords.ts')
  downloadFile(
    `${clubName}, season ${season}.jsonl`,
    writeJsonLines(seasonRecords(state, season)),
    JSON_LINES,
  )
}
