/** Awards of a season, calculated from the statistics updated after every match. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { clubIdOf, clubNumber } from '../clubs/clubNumbers.ts'
import { linesOf } from '../club/formation.ts'
import type { Player, RivalPlayer } from '../people/player.ts'
import { POSITIONS } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type {
  AwardWinner,
  ClubNumber,
  ElevenPlace,
  ManagerAward,
  SeasonAwards,
} from '../club/seasonReview.ts'

/** Minimum appearances for an award: half of the matches. */
const APPEARANCES_FOR_AWARD = WEEKS_PER_SEASON / 2
/** Maximum age of a young player, in years. */
export const YOUNG_AGE = 21
/** Places that the title counts for in the manager award. */
const TITLE_WORTH = 6

interface Candidate {
  club: ClubNumber
  player: DeepReadonly<Player | RivalPlayer>
}

/** Final position of a club, and the one before. */
interface Finish {
  club: ClubNumber
  position: number
  before: number
}

/** Awards of the ending season. `finishes` are those of all clubs. */
export function seasonAwards(state: Snapshot, finishes: readonly Finish[]): SeasonAwards {
  const candidates = candidatesOf(state)
  const ownNumber = clubNumber(state.club.id)
  const own = candidates.filter(({ club }) => club === ownNumber)
  return {
    player: winner(candidates[0]),
    youngPlayer: winner(candidates.find(isYoung)),
    keeper: winner(bestKeeper(candidates)),
    manager: bestManager(state, finishes),
    ownPlayer: winner(own[0]),
    ownYoungPlayer: winner(own.find(isYoung)),
  }
}

/** The highest-rated players of the league in a 4-4-2, from the goalkeeper forward. */
export function elevenOfSeason(state: Snapshot): ElevenPlace[] {
  const candidates = candidatesOf(state)
  const lines = linesOf('4-4-2')
  return POSITIONS.flatMap((position) =>
    candidates
      .filter(({ player }) => player.type === position)
      .slice(0, lines[position])
      .map(({ club, player }): ElevenPlace => [player.name, club, meanRating(player)]),
  )
}

/** All players of the league with enough appearances, highest rated first. */
function candidatesOf({ club: own, players, competitors }: Snapshot): Candidate[] {
  return [{ id: own.id, players }, ...competitors]
    .flatMap(({ id, players: squad }) => {
      const club = clubNumber(id)
      return squad.map((player): Candidate => ({ club, player }))
    })
    .filter(({ player }) => player.appearances >= APPEARANCES_FOR_AWARD)
    .toSorted(compareRatings)
}

/** Sorts by mean rating, then appearances, then goals, all descending, then by name. */
function compareRatings({ player: a }: Candidate, { player: b }: Candidate): number {
  return (
    b.ratingTotal * a.appearances - a.ratingTotal * b.appearances ||
    b.appearances - a.appearances ||
    b.goals - a.goals ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}

function isYoung({ player }: Candidate): boolean {
  return player.age <= YOUNG_AGE
}

/** Most matches without a goal against; ties are broken by rating. */
function bestKeeper(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ player }) => player.type === 'Goalkeeper')
    .toSorted((a, b) => b.player.cleanSheets - a.player.cleanSheets)[0]
}

/** Manager of the club with the most places gained; ties are broken by position. */
function bestManager({ competitors }: Snapshot, finishes: readonly Finish[]): ManagerAward {
  const worth = ({ position, before }: Finish) => before - position + (position === 1 ? TITLE_WORTH : 0)
  const [best] = finishes.toSorted((a, b) => worth(b) - worth(a) || a.position - b.position)
  if (!best) throw new Error('A league without clubs')
  const id = clubIdOf(best.club)
  return { name: competitors.find((club) => club.id === id)?.manager.name ?? null, ...best }
}

function winner(candidate: Candidate | undefined): AwardWinner | null {
  if (!candidate) return null
  const { club, player } = candidate
  return [player.name, club, player.goals, player.cleanSheets, meanRating(player)]
}

/** Mean rating in tenths. */
function meanRating({ ratingTotal, appearances }: Candidate['player']): number {
  return Math.round(ratingTotal / appearances)
}
