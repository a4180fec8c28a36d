import { competitionOf, pastCompetition } from '../club/competitionSeason.ts'
import { winnerOfCompetition } from '../competitions/competition.ts'
import { CUP } from '../competitions/cup.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'

/** Facts of the home ground for its picture. */
export function groundReport(state: Snapshot) {
  const { club, facilities } = state
  const [shirt, trim] = club.colours
  return {
    capacity: stadiumCapacity(state),
    colours: [shirt, trim] as const,
    hasCup: holdsCup(state),
    facilities: facilities.map(({ name, level }) => ({ name, level })),
  }
}

/** True for the winners of the latest cup, until the next one is decided. */
function holdsCup(state: Snapshot): boolean {
  const { club, pastSeasons } = state
  const winner = winnerOfCompetition(CUP, competitionOf(state, 'cup').ties)
  if (winner !== null) return winner === club.id
  const last = pastSeasons.at(-1)
  const cup = last && pastCompetition(last, 'cup')
  return last?.club === club.id ? cup?.isWon === true : cup?.winner === club.name
}
