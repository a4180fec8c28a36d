/** Plays a round of the cup. */
import { competitorById, clubById } from '../club/club.ts'
import { CUP } from '../competitions/cup.ts'
import { beatenIn } from '../competitions/knockOut.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { streamOfDay } from '../core/streams.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchInput, MatchReport } from '../match/matchReport.ts'
import { tieResultOf } from '../match/tieResult.ts'
import { announce } from '../news/announce.ts'
import { exchangeBans } from '../players/cupBans.ts'
import { keepTies } from './keepMatches.ts'
import { settleOwnTie } from './settleOwnTie.ts'
import { settleTieSide } from './settleTieSide.ts'
import { tieCrowd } from './matchCrowd.ts'
import { placeOfTie, tieSetup, tiesOfToday } from './tieSetup.ts'

/** Plays today's ties, if there are any. `inputs` are the manager's decisions in the own one, which comes first among the reports. */
export function playCupDay(state: GameState, inputs: readonly MatchInput[] = []): MatchReport[] {
  const { club } = state
  const today = new Set(tiesOfToday(state))
  if (today.size === 0) return []
  const ties = state.cup.ties.filter((tie) => today.has(tie))
  const own = ties.find((tie) => isTieOf(tie, club.id))
  const inOrder = own ? [own, ...ties.filter((tie) => tie !== own)] : ties
  const played = inOrder.map((tie) => ({
    tie,
    report: playMatch(tieSetup(state, tie), tie === own ? inputs : []),
    crowd: tieCrowd(state, tie),
    place: placeOfTie(state.cup.ties, tie),
  }))
  keepTies(state, played)
  if (own) exchangeBans(state)
  const random = streamOfDay(state, 'cupDays')
  for (const { tie, report, crowd } of played) {
    tie.result = tieResultOf(report)
    if (tie === own) settleOwnTie(state, { tie, report, crowd }, streamOfDay(state, 'ownMatchDays'))
    for (const side of ['home', 'away'] as const) {
      if (tie[side] === club.id) continue
      const { players } = competitorById(state, tie[side])
      settleTieSide(state, players, { report, side }, random)
    }
  }
  announceWinner(state, ties)
  return played.map(({ report }) => report)
}

/** Reports the winner of a final that the own club has not won. */
function announceWinner(state: GameState, ties: readonly Tie[]): void {
  const [final] = ties
  if (final?.round !== CUP.rounds.length || !final.result) return
  const { winner } = final.result
  if (winner === state.club.id) return
  const nameOf = (id: string | null) => (id === null ? '' : (clubById(state, id)?.name ?? ''))
  announce(state, { kind: 'cup-decided', winner: nameOf(winner), beaten: nameOf(beatenIn(final)) })
}
