/** Clubs that would take the manager, for the end of a career and the review of a season. */
import { competitorById, type ClubIdentity } from '../club/club.ts'
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionOf, divisionTable } from '../league/table.ts'
import { clubOffers, type OfferReason } from '../season/clubOffers.ts'
import { moneyOf } from '../season/joinClub.ts'

/** Places above the prediction from which a club tipped for the last places has begun well. */
const FINE_START = 3

/** Why a club tipped for the last places is looking that stands well above them. */
const FINE_START_REASON = 'Nobody saw this start coming. They’d like somebody who can keep it going.'

/** Why the clubs tipped for the last places are looking, from the last on. */
const LAST_HOPES = [
  'Nobody gives them a chance. Somebody has to try.',
  'Everybody expects them to go down. They need somebody who doesn’t.',
  'One bad month from the drop, and they know it.',
] as const

/** Why the clubs tipped for the last places of the second division are looking, where nobody goes down. */
const LAST_OF_SECOND = 'Hard up and out of ideas. You’d be given time to find your own.'

export interface ReportedClubOffer {
  club: DeepReadonly<ClubIdentity>
  /** Such as 'Tipped for 18th, now 20th'. */
  expected: string
  /** Why the club is looking, as a sentence. */
  reason: string
  /** Mean quality of the eleven, in stars. */
  quality: number
  reputation: number
  fans: number
  /** Pounds in the bank. */
  money: number
}

export interface ClubOffersReport {
  offers: ReportedClubOffer[]
  /** When the manager would begin. */
  start: string
}

export function clubOffersReport(state: Snapshot): ClubOffersReport {
  const { currentMatchWeek: week, currentSeason } = state
  const placeOf = (id: ClubId) =>
    divisionTable(state, divisionOf(state, id)).findIndex(({ club }) => club.id === id) + 1
  const left = counted(WEEKS_PER_SEASON - week, 'league match', 'league matches')
  return {
    offers: clubOffers(state).map(({ club: id, division, expected, reason }) => {
      const club = competitorById(state, id)
      const tipped = `Tipped for ${ordinal(expected)}${division === 1 ? '' : ' in the second division'}`
      const place = placeOf(id)
      const now = place === expected ? 'and that’s where they are' : `now ${ordinal(place)}`
      return {
        club,
        expected: week === 0 ? tipped : `${tipped}, ${now}`,
        reason: reasonInWords(reason, {
          division,
          expected,
          isAbove: week > 0 && expected - place >= FINE_START,
          manager: club.manager.name,
        }),
        quality: qualityTeam(club),
        reputation: club.reputation,
        fans: club.fanBase,
        money: moneyOf(club),
      }
    }),
    start:
      week === 0
        ? `You’d start today, with all of season ${currentSeason} ahead of you.`
        : `You’d start today, with ${left} of season ${currentSeason} to go.`,
  }
}

function reasonInWords(
  reason: OfferReason,
  {
    division,
    expected,
    isAbove,
    manager,
  }: { division: Division; expected: number; isAbove: boolean; manager: string },
): string {
  switch (reason.kind) {
    case 'vacancy':
      return `${manager} is only keeping the seat warm.`
    case 'trouble':
      return `They’d hoped for better, and ${manager} is running out of time.`
    case 'last':
      if (isAbove) return FINE_START_REASON
      if (division === 2) return LAST_OF_SECOND
      return LAST_HOPES[LEAGUE_SIZE - expected] ?? LAST_HOPES[0]
  }
}
