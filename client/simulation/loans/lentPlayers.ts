/** Own players on loan as they are now: those at clubs of the country are in the squads there (LOA-13, LOA-14). */
import { findCompetitor, type Competitor } from '../club/club.ts'
import { linesOf } from '../club/packedCareer.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { Loan } from '../people/loan.ts'
import type { Player, RivalPlayer } from '../people/player.ts'

type ReadonlyLoan = DeepReadonly<Loan>

/** Entry of a player on loan in the squad of the club there; undefined for a club abroad. */
export function guestOf<Guest extends { readonly id: string }>(
  squad: readonly Guest[] | undefined,
  { player }: ReadonlyLoan,
): Guest | undefined {
  return squad?.find(({ id }) => id === player.id)
}

/** A player on loan as they are today. */
export function lentPlayer(state: Snapshot, loan: ReadonlyLoan): DeepReadonly<Player> {
  const { clubId, player } = loan
  const guest = clubId === null ? undefined : guestOf(findCompetitor(state, clubId)?.players, loan)
  return guest ? { ...player, ...conditionOfGuest(guest) } : player
}

/** Everything of a player that changes in the course of a season, but for the figures of a club. */
export function conditionOfGuest<Entry extends DeepReadonly<RivalPlayer>>({
  quality,
  morale,
  stamina,
  injured,
  injury,
  suspensions,
  form,
}: Entry) {
  return { quality, morale, stamina, injured, injury, suspensions, form }
}

/** Matches and goals for the other club, of all competitions, and minutes, which nobody counts abroad. */
export function figuresOnLoan(
  { seasonLines }: Pick<Snapshot, 'seasonLines'>,
  { player, clubId, matches, goals }: ReadonlyLoan,
): { matches: number; goals: number; minutes: number | null } {
  if (clubId === null) return { matches, goals, minutes: null }
  const number = clubNumber(clubId)
  const lines = linesOf(seasonLines[player.id] ?? '').filter(({ club }) => club === number)
  return {
    matches: lines.reduce((sum, line) => sum + line.appearances, 0),
    goals: lines.reduce((sum, line) => sum + line.goals, 0),
    minutes: lines.reduce((sum, { more }) => sum + (more?.minutes ?? 0), 0),
  }
}

/** A club without the players whom the own club has lent it, who do not play against it. */
export function withoutLent(
  { loans }: Pick<Snapshot, 'loans'>,
  club: DeepReadonly<Competitor>,
): DeepReadonly<Competitor> {
  const lent = loans.filter(({ clubId }) => clubId === club.id).map(({ player }) => player.id)
  return lent.length === 0 ? club : { ...club, players: club.players.filter(({ id }) => !lent.includes(id)) }
}
