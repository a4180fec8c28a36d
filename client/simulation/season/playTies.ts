/** Plays a day of a competition. */
import { findCompetitor } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { beatenIn } from '../competitions/competition.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { isTieOf, tiesOfToday } from '../competitions/ownMatches.ts'
import { streamOfDay } from '../core/streams.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchInput, MatchReport } from '../match/matchReport.ts'
import { tieResultOf } from '../match/tieResult.ts'
import { announce } from '../news/announce.ts'
import { exchangeBans } from '../players/tieBans.ts'
import { noteAppearances } from './noteAppearances.ts'
import { farResult, isFarAway } from './farMatch.ts'
import { keepTies } from './keepMatches.ts'
import { settleOwnTie } from './settleOwnTie.ts'
import { settleBans, settleTieSide } from './settleTieSide.ts'
import { tieCrowd } from './matchCrowd.ts'
import { placeOfTie, tieSetup } from './tieSetup.ts'

/** Plays today's ties, or others, if there are any. `inputs` are the manager's decisions in the own one, which comes first among the reports. */
export function playTies(
  state: GameState,
  inputs: readonly MatchInput[] = [],
  ties = tiesOfToday(state),
): MatchReport[] {
  const { club } = state
  const own = ties.find((tie) => isTieOf(tie, club.id))
  const far = ties.filter((tie) => isFarAway(state, tie))
  for (const tie of far) tie.result = farResult(state, tie)
  const near = ties.filter((tie) => tie !== own && !far.includes(tie))
  const inOrder = own ? [own, ...near] : near
  if (inOrder.length === 0) return []
  const played = inOrder.map((tie) => ({
    tie,
    report: playMatch(tieSetup(state, tie), tie === own ? inputs : []),
    crowd: tieCrowd(state, tie),
    place: placeOfTie(state, tie),
  }))
  keepTies(state, played)
  if (own) exchangeBans(state, own)
  const leg = inOrder
    .flatMap(({ competition, round }) => (competition === 'playoff' ? round : []))
    .slice(0, 1)
  const random = streamOfDay(state, 'cupDays', ...leg)
  for (const { tie, report, crowd } of played) {
    const { winner, ...result } = tieResultOf(report)
    tie.result = { ...result, winner: roundOf(tie).stage === 'first-leg' ? null : winner }
    const row = competitionOf(state, tie.competition)
    noteAppearances(state, report, tie.competition)
    if (tie === own) settleOwnTie(state, { tie, report, crowd }, streamOfDay(state, 'ownMatchDays', ...leg))
    for (const side of ['home', 'away'] as const) {
      if (tie[side] === club.id) continue
      // Of clubs abroad only the bans are known: they are as they are all season.
      const rival = findCompetitor(state, tie[side])
      if (rival) settleTieSide(row, rival.players, { report, side }, random)
      else settleBans(row, opponentById(state, tie[side]).players, { report, side })
    }
  }
  announceWinner(state, ties)
  return played.map(({ report }) => report)
}

/** Reports the winner of a final that the own club has not won. */
function announceWinner(state: GameState, ties: readonly Tie[]): void {
  const [final] = ties
  if (
    !final?.result?.winner ||
    final.competition === 'playoff' ||
    final.round !== descriptionOf(final.competition).rounds.length
  )
    return
  const { winner } = final.result
  if (winner === state.club.id) return
  const nameOf = (id: string | null) => (id === null ? '' : (clubById(state, id)?.name ?? ''))
  const { competition } = final
  announce(state, {
    kind: 'cup-decided',
    competition,
    winner: nameOf(winner),
    beaten: nameOf(beatenIn(final)),
  })
}
