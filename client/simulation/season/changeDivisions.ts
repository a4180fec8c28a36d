/** Promotion and relegation between the seasons (DIV-2, DIV-3). */
import { noMeetings, packHeadToHead } from '../club/headToHead.ts'
import { type Competitor } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { competitorsIn, otherThan } from '../club/otherDivision.ts'
import type { DivisionReview } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { LAST_PLAY_OFF_PLACE, newcomerPlace, RELEGATED } from '../league/zones.ts'
import { announce } from '../news/announce.ts'
import type { PlayOff } from './playOff.ts'
import { tableLines } from './writeReview.ts'

/** Clubs that change divisions, the best placed first. */
interface DivisionChange {
  promoted: readonly ClubId[]
  relegated: readonly ClubId[]
}

/**
 * Exchanges the rivals among the last two of the first division and those who come up: the champions of the second
 * division, and the winner of the play-off if two go down.
 */
export function changeDivisions(
  state: GameState,
  playOff: PlayOff | null,
): DivisionChange & { review: DivisionReview } {
  const places = divisionTable(state, 2).map(({ club }) => club.id)
  const relegated = divisionTable(state, 1)
    .slice(LEAGUE_SIZE - RELEGATED)
    .map(({ club }) => club.id)
    .filter((id) => id !== state.club.id)
  const promoted = [...places.slice(0, 1), ...(playOff ? [playOff.winner] : [])]
  const review = {
    table: tableLines(state, divisionTable(state, otherThan(state.division))),
    promoted: promoted.map(clubNumber),
    relegated: relegated.map(clubNumber),
    playOff: playOff?.matches ?? [],
  }
  announceOwn(state, { promoted, playOff })
  changePlaces(state, { promoted, relegated })
  return { promoted, relegated, review }
}

/** Reports whether the own club goes up, and a play-off that it has lost. */
function announceOwn(
  state: GameState,
  { promoted, playOff }: { promoted: readonly ClubId[]; playOff: PlayOff | null },
): void {
  const { club, leaguePosition: position } = state
  if (promoted.includes(club.id)) announce(state, { kind: 'promotion-won', club: club.name, position })
  else if (state.division === 2 && playOff && position <= LAST_PLAY_OFF_PLACE) {
    announce(state, { kind: 'play-off-lost', winner: clubById(state, playOff.winner)?.name ?? '' })
  }
}

/**
 * Exchanges the clubs in place. Each is expected at the end of the table it comes to that it comes from. The own club
 * comes up by exchanging the two divisions: the rivals that it leaves are the other division from then on.
 */
function changePlaces(state: GameState, { promoted, relegated }: DivisionChange): void {
  const [first, second] = [competitorsIn(state, 1).slice(), competitorsIn(state, 2).slice()]
  for (const [i, up] of promoted.entries()) {
    const to = first.findIndex(({ id }) => id === relegated[i])
    const from = second.findIndex(({ id }) => id === up)
    const [falling, rising] = [first[to], second[from]]
    if (!falling || (!rising && up !== state.club.id))
      throw new RangeError('Clubs change divisions that are in neither')
    falling.lastPosition = 1 + i
    if (!rising) {
      first.splice(to, 1)
      second.push(falling)
      state.division = 1
      state.leaguePosition = newcomerPlace(1 + i)
      continue
    }
    rising.lastPosition = newcomerPlace(1 + i)
    exchangeFormations(rising, falling)
    second[from] = falling
    first[to] = rising
  }
  const own = state.division
  state.competitors = own === 1 ? first : second
  state.otherDivision.clubs = own === 1 ? second : first
  const rivals = state.competitors.map(({ id }) => id)
  const newRivals = promoted.filter((id) => rivals.includes(id))
  for (const id of [...newRivals, ...rivals]) {
    if (state.headToHeads.every(({ club }) => club !== id))
      state.headToHeads.push(packHeadToHead(noMeetings(id)))
  }
  announce(state, {
    kind: 'divisions-changed',
    promoted: namesOf(state, promoted),
    relegated: namesOf(state, relegated),
  })
}

/** Exchanges the formations of two clubs, so that each division keeps its mix, and with it who scores its goals. */
function exchangeFormations(one: Competitor, other: Competitor): void {
  const { formation } = one.tactics
  one.tactics.formation = other.tactics.formation
  other.tactics.formation = formation
}

function namesOf(state: GameState, ids: readonly ClubId[]): string[] {
  return ids.flatMap((id) => clubById(state, id)?.name ?? [])
}
