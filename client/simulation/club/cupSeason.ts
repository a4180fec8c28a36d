import type { Tie } from '../core/tie.ts'
import type { PlayerId } from '../people/player.ts'

/** The cup of the running season. */
export interface CupSeason {
  /** Ties of all rounds drawn so far, in the order in which they were drawn; none in a season without a cup. */
  ties: Tie[]
  /**
   * Matches left of bans in the cup, by player. While the own players' bans in the cup are those that count
   * (`players/cupBans.ts`), these are theirs in the league.
   */
  bans: Record<PlayerId, number>
  /** Own players who have played in this week's tie. */
  played: PlayerId[]
}

/** Cup of a finished season. */
export interface PastCup {
  /** Names of the finalists. */
  winner: string
  beaten: string
  /** Round in which the own club's cup ended; null for none that it played. */
  round: number | null
  isWon: boolean
}

/** The cup before its first draw, and in a season without one. */
export function emptyCup(): CupSeason {
  return { ties: [], bans: {}, played: [] }
}
