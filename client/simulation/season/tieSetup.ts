/** Match setups of ties: those of the cup (CUP-3), or of another competition that is given. */
import { findCompetitor, type Competitor } from '../club/club.ts'
import { CUP } from '../competitions/cup.ts'
import { roundOnDay, weekOfRound, type KnockOut } from '../competitions/knockOut.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Temper } from '../people/manager.ts'
import { CUP_WEEKS } from '../core/streams.ts'
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

/** A knock-out competition of the running season: its description, and the ties drawn so far. */
interface Drawn {
  competition: KnockOut
  ties: readonly DeepReadonly<Tie>[]
}

function drawnCup({ cup }: Snapshot): Drawn {
  return { competition: CUP, ties: cup.ties }
}

/** Ties of a competition to be played today. */
export function tiesOfToday(
  state: Snapshot,
  { competition, ties }: Drawn = drawnCup(state),
): DeepReadonly<Tie>[] {
  const round = roundOnDay(competition, state.currentSeason, state.day)
  return round === null ? [] : ties.filter((tie) => tie.round === round && !tie.result)
}

/** Match setup of a tie: both sheets, and a random stream of its own. */
export function tieSetup(
  state: Snapshot,
  tie: DeepReadonly<Tie>,
  drawn: Drawn = drawnCup(state),
): MatchSetup {
  return {
    home: sheetOf(state, tie, { side: 'home', drawn }),
    away: sheetOf(state, tie, { side: 'away', drawn }),
    random: tieSeed(state, { season: state.currentSeason, day: tie.day, place: placeOfTie(drawn.ties, tie) }),
    tie: { isNeutral: tie.neutral, firstLeg: null },
  }
}

/** Place among the ties of its day, which its random streams follow from. */
export function placeOfTie(ties: readonly DeepReadonly<Tie>[], { day, home }: DeepReadonly<Tie>): number {
  return ties.filter((tie) => tie.day === day).findIndex((tie) => tie.home === home)
}

function sheetOf(
  state: Snapshot,
  tie: DeepReadonly<Tie>,
  { side, drawn: { competition } }: { side: Side; drawn: Drawn },
): TeamSheet {
  const isBig = competition.rounds[tie.round - 1]?.isBig ?? false
  const club = findCompetitor(state, tie[side])
  if (!club) return ownSheet(state, isBig)
  const match = { home: tie.home, away: tie.away, week: CUP_WEEKS + weekOfRound(competition, tie.round) }
  const opponent = side === 'home' ? tie.away : tie.home
  const isFavourite = divisionOf(state, club.id) < divisionOf(state, opponent)
  const rested = isFavourite ? RESTED[side][club.manager.temper] : 0
  return plannedSheet(state, inCup(state, club), { match, isBig, rested, isTie: true })
}

/** A rival with the bans that its players have in the cup instead of those of the league. */
function inCup({ cup }: Snapshot, club: DeepReadonly<Competitor>): DeepReadonly<Competitor> {
  const players = club.players.map((player) => {
    const suspensions = cup.bans[player.id] ?? 0
    return player.suspensions === suspensions ? player : { ...player, suspensions }
  })
  return { ...club, players }
}
