/** Clubs that would take a manager who has lost their job (MAN-11, MAN-12). */
import type { Competitor } from '../club/club.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { EARLY_WEEKS, leagueTable } from '../league/table.ts'
import { predictedPlace } from '../news/pressNote.ts'

/** Most offers at once. */
const MOST_OFFERS = 3

/** Place that the paper predicts for the strongest club that takes a manager without a name, and places per star. */
const UNKNOWN_PLACE = 17
const PLACES_PER_STAR = 4
/** Places lower for a manager out of work, and for one whose club went bankrupt. */
const LOWER = { sacked: 3, bankrupt: 4 }
/** The weakest clubs take anybody: at least those from this place on may. */
const LOWEST = LEAGUE_SIZE - 2
/** Places below the prediction from which a club looks for somebody else. */
const TROUBLE = 3

/** Reason of a club to look for a manager. */
export type OfferReason =
  /** It has changed its manager this season. */
  | { kind: 'vacancy' }
  /** It stands below its prediction. */
  | { kind: 'trouble' }
  /** It is predicted among the last. */
  | { kind: 'last' }

interface ClubOffer {
  club: ClubId
  /** Place that the paper predicts for the club. */
  expected: number
  reason: OfferReason
}

/** Offers that the manager can accept now, that of the strongest club first. */
export function clubOffers(state: Snapshot): ClubOffer[] {
  const { ended, manager, competitors } = state
  if (!ended || ended.reason === 'retired') return []
  const deserved = UNKNOWN_PLACE - PLACES_PER_STAR * (manager.reputation - 1) + LOWER[ended.reason]
  const strongest = Math.min(LOWEST, Math.round(deserved))
  const positions = new Map(leagueTable(state).map(({ club, position }) => [club.id, position]))
  return competitors
    .filter(({ id }) => !hasJustLeft(state, id))
    .flatMap((club): ClubOffer[] => {
      const expected = predictedPlace(state.pressNotes, club.id) ?? club.lastPosition
      const reason = reasonOf(state, club, { expected, position: positions.get(club.id) ?? expected })
      return expected < strongest || !reason ? [] : [{ club: club.id, expected, reason }]
    })
    .toSorted((a, b) => a.expected - b.expected)
    .slice(0, MOST_OFFERS)
}

/** True for a club that the manager was in charge of this season or the last. */
function hasJustLeft({ pastSeasons, pressNotes, manager }: Snapshot, id: ClubId): boolean {
  if (pastSeasons.at(-1)?.club === id) return true
  return pressNotes.some(
    (note) => note.kind === 'manager' && note.club === id && note.former === manager.name,
  )
}

function reasonOf(
  { currentSeason, currentMatchWeek }: Snapshot,
  { manager }: DeepReadonly<Competitor>,
  { expected, position }: { expected: number; position: number },
): OfferReason | null {
  if (currentMatchWeek >= EARLY_WEEKS && position - expected >= TROUBLE) return { kind: 'trouble' }
  if (manager.since === currentSeason) return { kind: 'vacancy' }
  return expected >= LOWEST ? { kind: 'last' } : null
}
