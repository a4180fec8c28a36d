import { announce } from '../news/announce.ts'
import type { GameState } from '../gameState.ts'
import type { AwardWinner, SeasonAwards } from '../club/seasonReview.ts'

/** Announces the league's awards won by the own club. */
export function announceAwards(state: GameState, awards: SeasonAwards): void {
  const players = [
    ...wonByOwn(awards.player, 'player'),
    ...wonByOwn(awards.youngPlayer, 'young player'),
    ...wonByOwn(awards.keeper, 'goalkeeper'),
  ]
  const isManager = awards.manager.club === 0
  if (players.length > 0 || isManager) announce(state, { kind: 'awards-won', players, isManager })
}

function wonByOwn(winner: AwardWinner | null, award: string): { name: string; award: string }[] {
  if (!winner) return []
  const [name, club] = winner
  return club === 0 ? [{ name, award }] : []
}
