import { clubNumber } from '../clubs/clubNumbers.ts'
import { announce } from '../news/announce.ts'
import type { GameState } from '../gameState.ts'
import { PLAYER_AWARDS } from '../news/matchNews.ts'
import type { SeasonAwards } from '../club/seasonReview.ts'

/** Announces the league's awards won by the own club. */
export function announceAwards(state: GameState, awards: SeasonAwards): void {
  const own = clubNumber(state.club.id)
  const players = PLAYER_AWARDS.flatMap((award) => {
    const [name, club] = awards[award] ?? []
    return name !== undefined && club === own ? [{ name, award }] : []
  })
  const isManager = awards.manager.club === own
  if (players.length > 0 || isManager) announce(state, { kind: 'awards-won', players, isManager })
}
