import type { Player } from '../people/player.ts'
import type { Position } from '../people/position.ts'

/** Quality of the weakest of so many starters of a position, the best of a squad; 0 for one that has fewer. */
export function lastStarter(
  players: readonly Readonly<Pick<Player, 'type' | 'quality'>>[],
  position: Position,
  starters: number,
): number {
  const qualities: number[] = []
  for (const { type, quality } of players) if (type === position) qualities.push(quality)
  qualities.sort((a, b) => b - a)
  return qualities[starters - 1] ?? 0
}
