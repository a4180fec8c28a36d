/** Ties of two legs in words. */
import { competitionOf } from '../../club/competitionSeason.ts'
import { goalsText } from '../../club/ownScore.ts'
import { firstLegOf } from '../../competitions/competition.ts'
import { descriptionOf } from '../../competitions/competitions.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import { decisionOf } from '../../core/tieWords.ts'
import type { Score, Tie, TieResult } from '../../core/tie.ts'
import type { Snapshot } from '../../gameState.ts'
import { lastScoreOf } from '../../match/tieResult.ts'

/** First leg from the view of the own club before the second, such as 'you lead 2–1 from the first leg'; null for other ties. */
export function firstLegInWords(state: Snapshot, tie: DeepReadonly<Tie>): string | null {
  const first = firstLegScore(state, tie)
  if (!first) return null
  const isHome = tie.home === state.club.id
  const [own, theirs] = isHome ? [first.home, first.away] : [first.away, first.home]
  const lead = own === theirs ? 'it’s level at' : own > theirs ? 'you lead' : 'you’re behind'
  return `${lead} ${goalsText(own, theirs)} from the first leg`
}

/**
 * Way of a decision after ninety minutes, and both legs, such as 'a.e.t., 3–2 on aggregate', of the home side first;
 * '' for neither.
 */
export function decisionInWords(state: Snapshot, tie: DeepReadonly<Tie>): string {
  return bothInWords(tie.result, aggregateOf(state, tie))
}

/** The same of a result and the goals of both legs, of `first` before the other side. */
export function bothInWords(
  result: DeepReadonly<TieResult> | null,
  both: Score | null,
  first: 'home' | 'away' = 'home',
): string {
  const order = ({ home, away }: DeepReadonly<Score>) =>
    first === 'home' ? { home, away } : { home: away, away: home }
  const aggregate = both && order(both)
  const notes = [
    decisionOf(result?.shootOut ? { ...result, shootOut: order(result.shootOut) } : result),
    aggregate && `${goalsText(aggregate.home, aggregate.away)} on aggregate`,
  ]
  return notes.filter(Boolean).join(', ')
}

/** Goals of both legs once the second has been played, of its home side first; null for other ties. */
export function aggregateOf(state: Snapshot, tie: DeepReadonly<Tie>): Score | null {
  const first = firstLegScore(state, tie)
  if (!first || !tie.result) return null
  const second = lastScoreOf(tie.result)
  return { home: first.home + second.home, away: first.away + second.away }
}

function firstLegScore(state: Snapshot, tie: DeepReadonly<Tie>): Score | null {
  return firstLegOf(descriptionOf(tie.competition), competitionOf(state, tie.competition).ties, tie)
}
