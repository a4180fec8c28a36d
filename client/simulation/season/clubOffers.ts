/** Clubs that would take the manager: after a job that was lost, and in summers that follow a fine season (MAN-11, MAN-12, MAN-18). */
import { otherClubs, type Competitor } from '../club/club.ts'
import { lastSeasonHere, type PastSeason } from '../club/pastSeason.ts'
import { dayOfWeek, LEAGUE_SIZE } from '../core/calendar.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionOf, divisionTable, EARLY_WEEKS } from '../league/table.ts'
import { predictedPlace } from '../news/pressNote.ts'

/** Most offers at once: out of work, those of the first division among them, and in summer. */
const MOST_OFFERS = { all: 3, ofFirst: 2, inSummer: 2 }

/** Place that the paper predicts for the strongest club that takes a manager without a name, and places per star. */
const UNKNOWN_PLACE = 17
const PLACES_PER_STAR = 4
/** Places lower for a manager out of work, and for one whose club went bankrupt. */
const LOWER = { sacked: 3, bankrupt: 4 }
/** The weakest clubs of each division take anybody: at least those from this place on may. */
const LOWEST = LEAGUE_SIZE - 2
/** Places below the prediction from which a club looks for somebody else. */
const TROUBLE = 3
/** A club of the second division counts as one of the first so many places lower. */
const SECOND_LOWER = 15
/** Places above the prediction that make a season fine. */
const FINE = 3
/** Places above the one reached of clubs that want the manager in summer, and the most above the own club's prediction. */
const REACH = 2
const MOST_ABOVE = 4

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
  division: Division
  /** Place that the paper predicts for the club in its division, or that of last season. */
  expected: number
  reason: OfferReason
}

/** Offers that the manager can accept now, that of the strongest club first. */
export function clubOffers(state: Snapshot): ClubOffer[] {
  const { ended, challenge } = state
  if (challenge?.score === null) return []
  if (!ended) return summerOffers(state)
  if (ended.reason === 'retired') return []
  const strongest = Math.min(LOWEST, deservedLevel(state) + LOWER[ended.reason])
  const offers = offersOf(state).filter((offer) => levelOf(offer) >= strongest)
  const first = offers.filter(({ division }) => division === 1)
  const second = offers.filter(({ division }) => division === 2)
  const others = Math.max(MOST_OFFERS.all - second.length, MOST_OFFERS.ofFirst)
  return [...first.slice(0, others), ...second].slice(0, MOST_OFFERS.all)
}

/** Offers of stronger clubs that have lost their manager, on the first day after a fine season. */
function summerOffers(state: Snapshot): ClubOffer[] {
  const last = lastSeasonHere<DeepReadonly<PastSeason>>(state)
  if (!last || state.day !== dayOfWeek(state.currentSeason, 0) + 1 || !isFine(last, state)) return []
  const { division, club, pressNotes, leaguePosition } = state
  const own = levelOf({ division, expected: predictedPlace(pressNotes, club.id) ?? leaguePosition })
  const reached = levelOf({ division: last.division, expected: last.position })
  const strongest = Math.max(own - MOST_ABOVE, Math.min(deservedLevel(state), reached - REACH))
  return offersOf(state)
    .filter(({ reason, ...offer }) => {
      const level = levelOf(offer)
      return reason.kind === 'vacancy' && level < own && level >= strongest
    })
    .slice(0, MOST_OFFERS.inSummer)
}

/** True for a season far above the prediction, for a title of either division, and for a promotion. */
function isFine(
  { division, position, review }: DeepReadonly<PastSeason>,
  { division: divisionNow }: Snapshot,
): boolean {
  const expected = review?.expected ?? review?.placeBefore ?? LEAGUE_SIZE
  return expected - position >= FINE || position === 1 || divisionNow < division
}

/** Level of the strongest club that takes the manager. */
function deservedLevel({ manager }: Snapshot): number {
  return Math.round(UNKNOWN_PLACE - PLACES_PER_STAR * (manager.reputation - 1))
}

/** Place of a club as if both divisions were one. */
function levelOf({ division, expected }: Pick<ClubOffer, 'division' | 'expected'>): number {
  return division === 1 ? expected : expected + SECOND_LOWER
}

/** Every club that is looking for a manager, the strongest of each division first. */
function offersOf(state: Snapshot): ClubOffer[] {
  const positions = new Map(
    ([1, 2] as const).flatMap((division) =>
      divisionTable(state, division).map(({ club, position }) => [club.id, position] as const),
    ),
  )
  return otherClubs(state)
    .filter(({ id }) => !hasJustLeft(state, id))
    .flatMap((club): ClubOffer[] => {
      const division = divisionOf(state, club.id)
      const expected = predictedPlace(state.pressNotes, club.id) ?? club.lastPosition
      const reason = reasonOf(state, club, { expected, position: positions.get(club.id) ?? expected })
      return reason ? [{ club: club.id, division, expected, reason }] : []
    })
    .toSorted((a, b) => levelOf(a) - levelOf(b))
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
