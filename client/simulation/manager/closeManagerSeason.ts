/** Effects of a finished season on the manager's record (MAN-4 to MAN-8, MAN-10). */
import { seasonOfDay } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { Signing } from '../people/ownManager.ts'
import { MATCHES_OF_YOUNGSTER, reputationAfter, type ManagedSeason } from './managerReputation.ts'

/** Number of signings kept. */
export const SIGNINGS_KEPT = 10

/** Matches that a goal counts as, when signings are compared. */
const MATCHES_PER_GOAL = 2

/** Moves the reputation and updates the best signings. Call before the summer changes the squad. */
export function closeManagerSeason(
  state: GameState,
  { expected, position, honour }: Pick<ManagedSeason, 'expected' | 'position' | 'honour'>,
): void {
  const { manager, players, money } = state
  const youngsters = players.filter(
    ({ isHomegrown, appearances }) => isHomegrown && appearances >= MATCHES_OF_YOUNGSTER,
  ).length
  const { competitions = [] } = state.pastSeasons.at(-1) ?? {}
  const { reputation, moves } = reputationAfter(manager.reputation, {
    expected,
    position,
    trophies: competitions.filter(({ isWon }) => isWon).map(({ id }) => id),
    honour,
    youngsters,
    money,
  })
  state.manager = { ...manager, reputation, moves, signings: bestSignings(state) }
}

/** The best signings of the career as of now. */
export function bestSignings({ manager, players, transfersIn }: Snapshot): Signing[] {
  const known = new Set(manager.signings.map(({ id }) => id))
  const fresh = transfersIn.flatMap(({ playerName, fee, day }) => {
    const player = players.find(({ name, isHomegrown }) => name === playerName && !isHomegrown)
    if (!player || known.has(player.id)) return []
    known.add(player.id)
    return [{ id: player.id, name: player.name, season: seasonOfDay(day), fee, matches: 0, goals: 0 }]
  })
  return [...manager.signings, ...fresh]
    .map((signing) => {
      const player = players.find(({ id }) => id === signing.id)
      if (!player) return signing
      const { earlier, appearances, goals } = player
      return { ...signing, matches: earlier.appearances + appearances, goals: earlier.goals + goals }
    })
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, SIGNINGS_KEPT)
}

function weightOf({ matches, goals }: Signing): number {
  return matches + MATCHES_PER_GOAL * goals
}
