import { competitionOf, type CompetitionSeason } from '../../client/simulation/club/competitionSeason.ts'
import type { CompetitionId } from '../../client/simulation/core/tie.ts'

interface Career {
  competitions: CompetitionSeason[]
}

/** The cup of the running season. */
export const cupOf = (career: Career) => competitionOf(career, 'cup')

/** Competitions with other ties of one of them. */
export function withTies(
  { competitions }: Career,
  id: CompetitionId,
  ties: CompetitionSeason['ties'],
): CompetitionSeason[] {
  return competitions.map((row) => (row.id === id ? { ...row, ties } : row))
}
