/** Stories of the play-off: a page for each of its rounds, and who has come up when the next season begins. */
import { competitionOf } from '../../club/competitionSeason.ts'
import { clubIdOf } from '../../clubs/clubNumbers.ts'
import { beatenIn } from '../../competitions/competition.ts'
import { isTieOf } from '../../competitions/ownMatches.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Score, Tie, TieResult } from '../../core/tie.ts'
import type { Snapshot } from '../../gameState.ts'
import { lastScoreOf } from '../../match/tieResult.ts'
import { ownTie } from './ownTie.ts'
import type { Candidate, Story } from './story.ts'
import { aggregateOf } from './twoLegs.ts'

/** Names of the pages by round. */
export const PLAY_OFF_PAGES = [
  'After the play-off’s first legs',
  'After the play-off semi-finals',
  'After the play-off final',
] as const

/** Candidates for the page of a round; none until it has been played. */
export function playOffStories(state: Snapshot, round: number): Candidate[] {
  return competitionOf(state, 'playoff').ties.flatMap((tie): Candidate[] => {
    if (tie.round !== round || !tie.result) return []
    const isOwn = isTieOf(tie, state.club.id)
    const story = isOwn ? ownStory(state, tie) : storyOfOthers(state, tie, tie.result)
    return [{ story, clubs: [tie.home, tie.away], weight: isOwn ? 100 : 50 }]
  })
}

/** The final of last season's play-off; null without one. */
export function lastPlayOffStory({ pastSeasons, currentSeason }: Snapshot): Story | null {
  const last = pastSeasons.at(-1)
  const final = last?.season === currentSeason - 1 ? last.review?.otherDivision?.playOff.at(-1) : undefined
  if (typeof final?.winner !== 'number') return null
  const { home, away, winner, ...result } = final
  const won = winner === home
  const [winnerId, loserId] = [clubIdOf(winner), clubIdOf(won ? away : home)]
  return {
    kind: 'play-off-decided',
    winner: winnerId,
    loser: loserId,
    ...goalsOf(result, lastScoreOf(result), won),
  }
}

function ownStory(state: Snapshot, tie: DeepReadonly<Tie>): Story {
  const match = ownTie(state, tie)
  const isWon = tie.result?.winner === state.club.id
  if (tie.round === 1) return { kind: 'play-off-leg', ...match }
  if (tie.round === 2) return { kind: isWon ? 'play-off-through' : 'play-off-out', ...match }
  return { kind: isWon ? 'play-off-won' : 'play-off-lost', ...match }
}

function storyOfOthers(state: Snapshot, tie: DeepReadonly<Tie>, result: DeepReadonly<TieResult>): Story {
  const { home, away } = tie
  const score = lastScoreOf(result)
  const { winner } = result
  const loser = beatenIn(tie)
  if (winner === null || loser === null)
    return { kind: 'play-off-elsewhere', home, away, homeGoals: score.home, awayGoals: score.away }
  const both = aggregateOf(state, tie)
  const kind = both ? 'play-off-finalists' : 'play-off-decided'
  return { kind, winner, loser, ...goalsOf(result, both ?? score, winner === home) }
}

/** Goals and penalties from the view of the winner. */
function goalsOf({ shootOut }: DeepReadonly<Pick<TieResult, 'shootOut'>>, score: Score, isHome: boolean) {
  const inOrder = ({ home, away }: Score) => (isHome ? ([home, away] as const) : ([away, home] as const))
  const [winnerGoals, loserGoals] = inOrder(score)
  const [scored, conceded] = shootOut ? inOrder(shootOut) : [0, 0]
  return { winnerGoals, loserGoals, penalties: shootOut && { scored, conceded } }
}
