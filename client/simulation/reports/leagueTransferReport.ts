import { competitorById, otherClubs, type ClubIdentity } from '../club/club.ts'
import type { ClubId } from '../core/ids.ts'
import type { RivalPlayer } from '../people/player.ts'
import type { TransferNote } from '../news/pressNote.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'

type Club = DeepReadonly<ClubIdentity>

/** Transfer between two clubs of the league. */
export interface LeagueTransfer extends Pick<TransferNote, 'player' | 'type' | 'exchange'> {
  /** 'Summer', or the match week before which it took place. */
  when: string
  from: Club
  to: Club
}

/** Former player of the own club who plays for a rival now. */
export interface FormerPlayer extends Pick<
  RivalPlayer,
  'id' | 'name' | 'type' | 'age' | 'appearances' | 'goals'
> {
  club: Club
  /** Pounds that the own club was paid; 0 for nothing. */
  fee: number
}

/** Former own players in the league, by the latest departures kept (TRA-16); namesakes are told apart by the club. */
export function formerPlayers(state: Snapshot): FormerPlayer[] {
  return state.transfersOut.flatMap(({ playerName, club: buyer, fee }) =>
    otherClubs(state).flatMap((club) =>
      club.players
        .filter(({ name }) => name === playerName && club.name === buyer)
        .map(({ id, name, type, age, appearances, goals }) => ({
          ...{ id, name, type, age, appearances, goals, fee, club },
        })),
    ),
  )
}

/** Transfers of this season that the press has reported, the latest first; those of the summer by quality. */
export function leagueTransfers(state: Snapshot): LeagueTransfer[] {
  const clubOf = (id: ClubId) => (id === state.club.id ? state.club : competitorById(state, id))
  const notes = state.pressNotes.filter((note) => note.kind === 'transfer')
  return notes
    .toSorted((a, b) => b.week - a.week)
    .map(({ week, player, type, exchange, from, to }) => ({
      ...{ player, type, exchange },
      when: week === 0 ? 'Summer' : `Week ${week}`,
      from: clubOf(from),
      to: clubOf(to),
    }))
}
