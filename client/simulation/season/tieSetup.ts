/** Match setups of ties (CUP-3, EUR-3). */
import type { Competitor } from '../club/club.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { isOfCountry } from '../clubs/clubNumbers.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { firstLegOf } from '../competitions/competition.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { weekOfTie } from '../competitions/ownMatches.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Temper } from '../people/manager.ts'
import { TIE_WEEKS } from '../core/streams.ts'
import type { Tie } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionOf } from '../league/table.ts'
import type { MatchSetup, Side, TeamSheet } from '../match/matchReport.ts'
import { tieSeed } from './tieSeed.ts'
import { plannedSheet } from './fixtureSetup.ts'
import { ownSheet } from './teamSheet.ts'

/** Players whom a manager of the first division rests against a club of the second (CUP-7). */
const RESTED: Record<Side, Record<Temper, number>> = {
  home: { calm: 3, steady: 5, bold: 7 },
  away: { calm: 1, steady: 2, bold: 3 },
}

/** Match setup of a tie: both sheets, and a random stream of its own. */
export function tieSetup(state: Snapshot, tie: DeepReadonly<Tie>): MatchSetup {
  const { currentSeason: season } = state
  const firstLeg = firstLegOf(descriptionOf(tie.competition), competitionOf(state, tie.competition).ties, tie)
  return {
    home: sheetOf(state, tie, 'home'),
    away: sheetOf(state, tie, 'away'),
    random: tieSeed(state, { season, day: tie.day, place: placeOfTie(state, tie) }),
    ...(hasWinner(tie) && { tie: { isNeutral: tie.neutral, firstLeg } }),
  }
}

/** True for a tie that must have a winner on its day; those of groups and first legs may be drawn. */
export function hasWinner(tie: Pick<DeepReadonly<Tie>, 'competition' | 'round'>): boolean {
  const { stage } = roundOf(tie)
  return stage === 'tie' || stage === 'second-leg'
}

/** Place among the ties of its day, which its random streams follow from. */
export function placeOfTie(state: Snapshot, { competition, day, round, home }: DeepReadonly<Tie>): number {
  const { ties } = competitionOf(state, competition)
  return ties.filter((tie) => tie.day === day).findIndex((tie) => tie.round === round && tie.home === home)
}

function sheetOf(state: Snapshot, tie: DeepReadonly<Tie>, side: Side): TeamSheet {
  const { isBig } = roundOf(tie)
  if (tie[side] === state.club.id) return ownSheet(state, isBig)
  const club = opponentById(state, tie[side])
  const match = { home: tie.home, away: tie.away, week: TIE_WEEKS + weekOfTie(tie) }
  const opponent = side === 'home' ? tie.away : tie.home
  const isFavourite = isOfCountry(opponent) && divisionOf(state, club.id) < divisionOf(state, opponent)
  const rested = isFavourite ? RESTED[side][club.manager.temper] : 0
  const inTie = withBans(state, tie, club)
  return plannedSheet(state, inTie, { match, isBig, rested, isTie: hasWinner(tie) })
}

/** A rival with the bans that its players have in the competition of a tie instead of those of the league. */
function withBans(
  state: Snapshot,
  { competition }: DeepReadonly<Tie>,
  club: DeepReadonly<Competitor>,
): DeepReadonly<Competitor> {
  const { bans } = competitionOf(state, competition)
  const suspensionsOf = ({ id }: { readonly id: string }) => bans[id] ?? 0
  if (club.players.every((player) => player.suspensions === suspensionsOf(player))) return club
  const players = club.players.map((player) => {
    const suspensions = suspensionsOf(player)
    return player.suspensions === suspensions ? player : { ...player, suspensions }
  })
  return { ...club, players }
}
