import { announce } from '../news/announce.ts'
import type { GameState } from '../gameState.ts'
import { PLAYER_AWARDS, type PlayerAward } from '../news/matchNews.ts'
import type { SeasonAwards } from '../club/seasonReview.ts'

/** Announces the league's awards won by the own club. */
export function announceAwards(state: GameState, awards: SeasonAwards): void {
  const players = PLAYER_AWARDS.flatMap((award) => wonByOwn(awards, award))
  const isManager = awards.manager.club === 0
  if (players.length > 0 || isManager) announce(state, { kind: 'awards-won', players, isManager })
}

function wonByOwn(awards: SeasonAwards, award: PlayerAward): { name: string; award: PlayerAward }[] {
  const [name, club] = awards[award] ?? []
  return name !== undefined && club === 0 ? [{ name, award }] : []
}
