/** Stories of cups with groups and legs: the own match of the week, and the final on a page of its own. */
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Score, Tie } from '../../core/tie.ts'
import { beatenIn } from '../../competitions/competition.ts'
import { COMPETITIONS, roundOf } from '../../competitions/competitions.ts'
import { isTieOf, weekOfTie } from '../../competitions/ownMatches.ts'
import type { Snapshot } from '../../gameState.ts'
import { lastScoreOf } from '../../match/tieResult.ts'
import { ownTie } from './ownTie.ts'
import type { Candidate } from './story.ts'

const HAS_GROUPS = new Set(
  COMPETITIONS.filter(({ rounds }) => rounds[0]?.stage === 'group').map(({ id }) => id),
)

/** Candidates for the page of a match week: the own match of the midweek before it, but for the final. */
export function europeStories(state: Snapshot, week: number): Candidate[] {
  return europeanTies(state)
    .filter((tie) => weekOfTie(tie) === week && isTieOf(tie, state.club.id) && !isFinal(tie))
    .map((tie) => ownStory(state, tie))
}

/** Candidates for the page of the final that is played after a match week; none until then. */
export function europeFinalStories(state: Snapshot, week: number): Candidate[] {
  return europeanTies(state)
    .filter((tie) => isFinal(tie) && roundOf(tie).afterWeek === week)
    .flatMap((tie) => [
      isTieOf(tie, state.club.id) ? ownStory(state, tie) : finalOfOthers(tie),
      ...roadOfWinner(state, tie),
    ])
}

function europeanTies(state: Snapshot): DeepReadonly<Tie>[] {
  return state.competitions
    .filter(({ id }) => HAS_GROUPS.has(id))
    .flatMap(({ ties }) => ties.filter(({ result }) => result !== null))
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
  const { competition, home, away, result } = tie
  const winner = result?.winner ?? home
  const isHome = winner === home
  const inOrder = ({ home, away }: DeepReadonly<Score>) => (isHome ? [home, away] : [away, home])
  const [winnerGoals = 0, loserGoals = 0] = result ? inOrder(lastScoreOf(result)) : []
  const [scored = 0, conceded = 0] = result?.shootOut ? inOrder(result.shootOut) : []
  const penalties = result?.shootOut ? { scored, conceded } : null
  const figures = { winner, loser: isHome ? away : home, winnerGoals, loserGoals, penalties }
  return { story: { kind: 'europe-decided', competition, ...figures }, clubs: [], weight: 120 }
}

/** Whom the winner of a final has beaten over two legs; nothing without such ties. */
function roadOfWinner(state: Snapshot, { competition, result }: DeepReadonly<Tie>): Candidate[] {
  const club = result?.winner ?? null
  if (club === null) return []
  const won = europeanTies(state).filter(
    (tie) => tie.competition === competition && isTieOf(tie, club) && roundOf(tie).stage === 'second-leg',
  )
  const beaten = won.flatMap((tie) => beatenIn(tie) ?? [])
  return beaten.length > 0
    ? [{ story: { kind: 'europe-road', competition, club, beaten }, clubs: [], weight: 50 }]
    : []
}

/** A final decides by itself, on neutral ground. */
function isFinal(tie: DeepReadonly<Tie>): boolean {
  return roundOf(tie).stage === 'tie' && tie.neutral
}
