/** Milestones of single players, announced after the match that reached them (HIS-3). */
import { announce } from '../news/announce.ts'
import { clubFigures, countedSince, milestoneAt, type ClubFigures } from '../people/clubFigures.ts'
import type { OwnScore } from '../club/ownScore.ts'
import type { PlayerId } from '../people/player.ts'
import type { GameState } from '../gameState.ts'

/** Totals of all own players, taken before a match. */
export function figuresBeforeMatch({ players }: Pick<GameState, 'players'>): Map<PlayerId, ClubFigures> {
  return new Map(players.map((player) => [player.id, clubFigures(player)]))
}

/** Announces the milestones reached since `before`, in `match`. */
export function announcePlayerMilestones(
  state: GameState,
  before: ReadonlyMap<PlayerId, ClubFigures>,
  { playerScore, opponentScore, opponent }: OwnScore,
): void {
  for (const player of state.players) {
    const then = before.get(player.id)
    if (!then) continue
    const now = clubFigures(player)
    for (const total of ['matches', 'goals'] as const) {
      const figure = milestoneAt(total, now[total])
      if (figure === milestoneAt(total, then[total])) continue
      const since = countedSince(player, state.currentSeason)
      announce(state, {
        kind: 'player-milestone',
        player: player.name,
        total,
        figure,
        since,
        club: state.club.name,
        match: { playerScore, opponentScore, opponent },
      })
    }
  }
}
