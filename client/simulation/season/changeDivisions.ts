/** Promotion and relegation between the seasons (DIV-2, DIV-3). */
import { noMeetings } from '../club/headToHead.ts'
import type { Competitor } from '../club/club.ts'
import type { DivisionReview } from '../club/seasonReview.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { LAST_PLAY_OFF_PLACE, RELEGATED } from '../league/zones.ts'
import { announce } from '../news/announce.ts'
import { playPlayOff, type PlayOff } from './playOff.ts'
import { tableLines } from './writeReview.ts'

/** Clubs that change divisions, the best placed first. */
interface DivisionChange {
  promoted: readonly ClubId[]
  relegated: readonly ClubId[]
}

/**
 * Plays the play-off and has the rivals among the last two of the first division change places with those who come up:
 * the champions of the second division, and the winner of the play-off if two go down.
 */
export function changeDivisions(state: GameState): DivisionChange & { review: DivisionReview } {
  const table = divisionTable(state, 2)
  const places = table.map(({ club }) => club.id)
  const relegated = divisionTable(state, 1)
    .slice(LEAGUE_SIZE - RELEGATED)
    .map(({ club }) => club.id)
    .filter((id) => id !== state.club.id)
  const playOff: PlayOff | null =
    relegated.length === RELEGATED ? playPlayOff(state, places.slice(1, LAST_PLAY_OFF_PLACE)) : null
  const promoted = [...places.slice(0, 1), ...(playOff ? [playOff.winner] : [])]
  const review = {
    table: tableLines(table),
    promoted: promoted.map(clubNumber),
    relegated: relegated.map(clubNumber),
    playOff: playOff?.matches ?? [],
  }
  changePlaces(state, { promoted, relegated })
  return { promoted, relegated, review }
}

/** Exchanges the clubs in place. Each is expected at the end of the table it comes to that it comes from. */
function changePlaces(state: GameState, { promoted, relegated }: DivisionChange): void {
  const { competitors, secondDivision } = state
  for (const [i, up] of promoted.entries()) {
    const down = relegated[i]
    const from = secondDivision.clubs.findIndex(({ id }) => id === up)
    const to = competitors.findIndex(({ id }) => id === down)
    const [rising, falling] = [secondDivision.clubs[from], competitors[to]]
    if (!rising || !falling) throw new RangeError('Clubs change divisions that are in neither')
    rising.lastPosition = LEAGUE_SIZE - RELEGATED + 1 + i
    falling.lastPosition = 1 + i
    exchangeFormations(rising, falling)
    secondDivision.clubs[from] = falling
    competitors[to] = rising
    if (state.headToHeads.every(({ club }) => club !== up)) state.headToHeads.push(noMeetings(up))
  }
  announce(state, {
    kind: 'divisions-changed',
    promoted: namesOf(competitors, promoted),
    relegated: namesOf(secondDivision.clubs, relegated),
  })
}

/** Exchanges the formations of two clubs, so that each division keeps its mix, and with it who scores its goals. */
function exchangeFormations(one: Competitor, other: Competitor): void {
  const { formation } = one.tactics
  one.tactics.formation = other.tactics.formation
  other.tactics.formation = formation
}

function namesOf(clubs: readonly Competitor[], ids: readonly ClubId[]): string[] {
  return ids.flatMap((id) => clubs.find((club) => club.id === id)?.name ?? [])
}
