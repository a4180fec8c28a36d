/** Own ties in groups, over two legs and in finals, for the stories of Europe and of the play-off, and their words. */
import { goalsText } from '../../club/ownScore.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Score, Tie } from '../../core/tie.ts'
import type { Snapshot } from '../../gameState.ts'
import { lastScoreOf } from '../../match/tieResult.ts'
import type { OwnTie } from './story.ts'
import { aggregateOf } from './twoLegs.ts'
import type { ClubNames } from './wording.ts'

/** A tie of the own club from its view. */
export function ownTie(state: Snapshot, tie: DeepReadonly<Tie>): OwnTie {
  const { competition, round, home, away, neutral: isNeutral, result } = tie
  const isHome = home === state.club.id
  const seen = (score: DeepReadonly<Score>) => ({
    goalsFor: isHome ? score.home : score.away,
    goalsAgainst: isHome ? score.away : score.home,
  })
  const both = aggregateOf(state, tie)
  return {
    competition,
    round,
    opponent: isHome ? away : home,
    isHome,
    isNeutral,
    ...seen(result ? lastScoreOf(result) : { home: 0, away: 0 }),
    aggregate: both && seen(both),
    penalties: result?.shootOut ? seen(result.shootOut) : null,
  }
}

/** 'Northgate United won 2–1 at home against Bilbao Ribera'. */
export function played(match: OwnTie, { full }: ClubNames, own: string): string {
  const verb = byResult(match, { won: 'won', drawn: 'drew', lost: 'lost' })
  return `${own} ${verb} ${score(match)} ${ground(match)} ${full(match.opponent)}`
}

/** Way in which two legs or a final were decided, behind a comma; '' after a single score. */
export function decided({ aggregate, penalties }: OwnTie): string {
  if (penalties) return `, ${goalsText(penalties.goalsFor, penalties.goalsAgainst)} on penalties`
  return aggregate ? `, ${goalsText(aggregate.goalsFor, aggregate.goalsAgainst)} on aggregate` : ''
}

/** The text for a win, a draw or a defeat. */
export function byResult<Text>(
  { goalsFor, goalsAgainst }: OwnTie,
  { won, drawn, lost }: { won: Text; drawn: Text; lost: Text },
): Text {
  if (goalsFor === goalsAgainst) return drawn
  return goalsFor > goalsAgainst ? won : lost
}

/** '2–1', the own goals first. */
export function score({ goalsFor, goalsAgainst }: OwnTie): string {
  return goalsText(goalsFor, goalsAgainst)
}

/** Ground of the match before the name of the opponent. */
export function ground({ isHome, isNeutral }: OwnTie): string {
  if (isNeutral) return 'against'
  return isHome ? 'at home against' : 'at'
}
