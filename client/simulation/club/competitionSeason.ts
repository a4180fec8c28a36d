import type { ClubId } from '../core/ids.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'
import type { PlayerId } from '../people/player.ts'

/** A competition besides the league in the running season. */
export interface CompetitionSeason {
  id: CompetitionId
  /** Clubs of each group; none in a knock-out competition. */
  groups: ClubId[][]
  /** Ties of all rounds drawn so far, in the order in which they were drawn; none in a season without the competition. */
  ties: Tie[]
  /**
   * Matches left of bans in the competition, by player. While the own players' bans in it are those that count
   * (`players/tieBans.ts`), these are theirs in the league.
   */
  bans: Record<PlayerId, number>
  /** Own players who have played in this week's tie. */
  played: PlayerId[]
}

/** A competition of a finished season. */
export interface PastCompetition {
  id: CompetitionId
  /** Names of the finalists. */
  winner: string
  beaten: string
  /** Last round that the own club has played; null for none. */
  round: number | null
  isWon: boolean
}

/** A competition before its first draw, and in a season without it. */
export function emptyCompetition(id: CompetitionId): CompetitionSeason {
  return { id, groups: [], ties: [], bans: {}, played: [] }
}

/** A competition of the running season; an empty one for a career from before it existed. */
export function competitionOf<Row extends { readonly id: CompetitionId }>(
  { competitions }: { readonly competitions: readonly Row[] },
  id: CompetitionId,
): Row | CompetitionSeason {
  return competitions.find((row) => row.id === id) ?? emptyCompetition(id)
}

/** Own result in a competition of a finished season; undefined in a season without it. */
export function pastCompetition<Past extends { readonly id: CompetitionId }>(
  { competitions }: { readonly competitions: readonly Past[] },
  id: CompetitionId,
): Past | undefined {
  return competitions.find((past) => past.id === id)
}

/** Competitions besides the league that the manager has won. */
export function cupsWon(
  pastSeasons: readonly { readonly competitions: readonly Readonly<PastCompetition>[] }[],
): number {
  return pastSeasons.reduce(
    (sum, { competitions }) => sum + competitions.filter(({ isWon }) => isWon).length,
    0,
  )
}

/** Seasons in which the manager has won a competition, oldest first. */
export function seasonsWon(
  pastSeasons: readonly {
    readonly season: number
    readonly competitions: readonly Readonly<PastCompetition>[]
  }[],
  id: CompetitionId,
): number[] {
  return pastSeasons.filter((past) => pastCompetition(past, id)?.isWon).map(({ season }) => season)
}
