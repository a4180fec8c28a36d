/** Stories of cups with groups and legs: the own match of the week, and who has won the final. */
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Tie } from '../../core/tie.ts'
import { COMPETITIONS, roundOf } from '../../competitions/competitions.ts'
import { isTieOf, weekOfTie } from '../../competitions/ownMatches.ts'
import type { Snapshot } from '../../gameState.ts'
import { ownTie } from './ownTie.ts'
import type { Candidate } from './story.ts'

const HAS_GROUPS = new Set(
  COMPETITIONS.filter(({ rounds }) => rounds[0]?.stage === 'group').map(({ id }) => id),
)

/** Candidates for the page of a match week: those of the midweek before it. */
export function europeStories(state: Snapshot, week: number): Candidate[] {
  return state.competitions
    .filter(({ id }) => HAS_GROUPS.has(id))
    .flatMap(({ ties }) => ties.filter((tie) => tie.result && weekOfTie(tie) === week))
    .flatMap((tie): Candidate[] => {
      if (isTieOf(tie, state.club.id)) return [ownStory(state, tie)]
      return isFinal(tie) ? [finalOfOthers(tie)] : []
    })
}

function ownStory(state: Snapshot, tie: DeepReadonly<Tie>): Candidate {
  const own = state.club.id
  const match = ownTie(state, tie)
  const { stage } = roundOf(tie)
  // Added to the story of the own result in the league, not instead of it.
  const candidate = (story: Candidate['story'], weight: number): Candidate => ({ story, clubs: [], weight })
  if (stage === 'group' || stage === 'first-leg') return candidate({ kind: 'europe-match', ...match }, 50)
  const isThrough = tie.result?.winner === own
  if (isFinal(tie))
    return isThrough
      ? candidate({ kind: 'europe-won', ...match }, 230)
      : candidate({ kind: 'europe-final-lost', ...match }, 160)
  return candidate({ kind: isThrough ? 'europe-through' : 'europe-out', ...match }, 90)
}

function finalOfOthers(tie: DeepReadonly<Tie>): Candidate {
  const winner = tie.result?.winner ?? tie.home
  const loser = winner === tie.home ? tie.away : tie.home
  const { competition } = tie
  return { story: { kind: 'europe-decided', competition, winner, loser }, clubs: [], weight: 60 }
}

/** A final decides by itself, on neutral ground. */
function isFinal(tie: DeepReadonly<Tie>): boolean {
  return roundOf(tie).stage === 'tie' && tie.neutral
}
