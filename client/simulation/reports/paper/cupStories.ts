/** Stories of the cup: the own tie, surprises, shoot-outs, the final, and the draw of the next round. */
import type { ClubId } from '../../core/ids.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Tie } from '../../core/tie.ts'
import { competitionOf } from '../../club/competitionSeason.ts'
import { CUP } from '../../competitions/cup.ts'
import { beatenIn } from '../../competitions/competition.ts'
import { isTieOf } from '../../competitions/ownMatches.ts'
import type { Snapshot } from '../../gameState.ts'
import { divisionOf } from '../../league/table.ts'
import { lastScoreOf } from '../../match/tieResult.ts'
import type { Candidate, CupWin } from './story.ts'

const FINAL = CUP.rounds.length
const WIDE_MARGIN = 3
/** Clubs left that are listed. */
const FEW = 4

/** Candidates for the page of a round; none until all of its ties have been played. */
export function cupStories(state: Snapshot, round: number): Candidate[] {
  const ties = competitionOf(state, 'cup').ties.filter((tie) => tie.round === round)
  const wins = ties.flatMap((tie) => winOf(state, tie))
  if (wins.length === 0 || wins.length < ties.length) return []
  const own = state.club.id
  const isOwn = ({ winner, loser }: CupWin) => winner === own || loser === own
  const others = wins.filter((win) => !isOwn(win))
  return [
    ...wins.filter(isOwn).map((win) => ownStory(win, own)),
    ...(round === FINAL ? finalStories(state, wins, own) : roundStories(state, round, wins)),
    ...others.filter(({ isUpset }) => isUpset).map(upsetStory),
    ...others.filter(({ penalties }) => penalties !== null).map(shootOutStory),
    ...others.filter(({ winnerGoals, loserGoals }) => winnerGoals - loserGoals >= WIDE_MARGIN).map(bigWin),
  ]
}

/** The own club's tie of the round that was drawn in a match week, beside the stories of its matches. */
export function drawStories(state: Snapshot, week: number): Candidate[] {
  const own = state.club.id
  const tie = cupTiesOf(state, own).find(({ round }) => CUP.rounds[round - 2]?.afterWeek === week - 1)
  if (!tie) return []
  const { round, home, away, neutral: isNeutral } = tie
  const isHome = home === own
  const opponent = isHome ? away : home
  // Added to the story of the own result, not instead of it.
  return [
    { story: { kind: 'cup-draw', round, opponent, isHome, isNeutral }, clubs: [], weight: 52 + 4 * round },
  ]
}

function cupTiesOf(state: Snapshot, club: ClubId): DeepReadonly<Tie>[] {
  return competitionOf(state, 'cup').ties.filter((tie) => isTieOf(tie, club))
}

function winOf(state: Snapshot, tie: DeepReadonly<Tie>): CupWin[] {
  const { round, home, neutral: isNeutral, result } = tie
  const loser = beatenIn(tie)
  if (!result?.winner || loser === null) return []
  const { winner, shootOut, extraTime } = result
  const isHome = winner === home
  const goals = lastScoreOf(result)
  const inOrder = ({ home, away }: { home: number; away: number }) => (isHome ? [home, away] : [away, home])
  const [winnerGoals = 0, loserGoals = 0] = inOrder(goals)
  const [scored = 0, theirs = 0] = shootOut ? inOrder(shootOut) : []
  return [
    {
      round,
      winner,
      loser,
      winnerGoals,
      loserGoals,
      isHome,
      isNeutral,
      hasExtraTime: extraTime !== null,
      penalties: shootOut && { scored, conceded: theirs },
      isUpset: divisionOf(state, winner) > divisionOf(state, loser),
    },
  ]
}

function ownStory(win: CupWin, own: ClubId): Candidate {
  const { round, winner, loser, isUpset } = win
  const clubs = [own, winner === own ? loser : winner]
  const weight = 60 + 5 * round
  if (winner === own && round === FINAL) return { story: { kind: 'cup-won', ...win }, clubs, weight: 220 }
  if (winner === own) return { story: { kind: 'cup-own-win', ...win }, clubs, weight }
  if (round === FINAL) return { story: { kind: 'cup-final-lost', ...win }, clubs, weight: 150 }
  if (isUpset) return { story: { kind: 'cup-own-upset', ...win }, clubs, weight: weight + 20 }
  return { story: { kind: 'cup-own-defeat', ...win }, clubs, weight }
}

/** The final of two other clubs, and how the winner of any has come through the rounds. */
function finalStories(state: Snapshot, wins: readonly CupWin[], own: ClubId): Candidate[] {
  return wins.flatMap((win): Candidate[] => {
    const { winner, loser } = win
    const beaten = cupTiesOf(state, winner).flatMap((tie) => (tie.round < FINAL ? (beatenIn(tie) ?? []) : []))
    const road = { story: { kind: 'cup-road', club: winner, beaten }, clubs: [], weight: 50 } as const
    if (winner === own || loser === own) return [road]
    return [{ story: { kind: 'cup-decided', ...win }, clubs: [winner, loser], weight: 120 }, road]
  })
}

/** Figures of a round, and who is left near the end. */
function roundStories(state: Snapshot, round: number, wins: readonly CupWin[]): Candidate[] {
  const winners = wins.map(({ winner }) => winner)
  const goals = wins.reduce((sum, { winnerGoals, loserGoals }) => sum + winnerGoals + loserGoals, 0)
  const shootOuts = wins.filter(({ penalties }) => penalties !== null).length
  const below = winners.filter((club) => divisionOf(state, club) === 2).length
  const figures = { kind: 'cup-round', round, ties: wins.length, goals, shootOuts, below } as const
  return [
    { story: figures, clubs: [], weight: 10 },
    ...(winners.length <= FEW
      ? [{ story: { kind: 'cup-left', round, clubs: winners } as const, clubs: [], weight: 40 }]
      : []),
  ]
}

function upsetStory(win: CupWin): Candidate {
  const { round, winner, loser, winnerGoals, loserGoals } = win
  const weight = 60 + 5 * round + 3 * (winnerGoals - loserGoals)
  return { story: { kind: 'cup-upset', ...win }, clubs: [winner, loser], weight }
}

function shootOutStory(win: CupWin): Candidate {
  const { winner, loser, penalties } = win
  const weight = 38 + (penalties?.scored ?? 0)
  return { story: { kind: 'cup-shoot-out', ...win }, clubs: [winner, loser], weight }
}

function bigWin(win: CupWin): Candidate {
  const { winner, loser, winnerGoals, loserGoals } = win
  const weight = 30 + 3 * (winnerGoals - loserGoals)
  return { story: { kind: 'cup-big-win', ...win }, clubs: [winner, loser], weight }
}
