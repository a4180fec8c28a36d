import { competitionOf } from '../club/competitionSeason.ts'
import { CUP } from '../competitions/cup.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { pounds } from '../core/money.ts'
import type { Snapshot } from '../gameState.ts'
import { decisionOf, roundName, tieName } from '../core/tieWords.ts'

/** The last match as a tie of the cup. */
interface LastTie {
  /** 'Lantern Cup, quarter-final'. */
  name: string
  /** Way of a decision after ninety minutes; '' for none. */
  note: string
  /** Next round, or the end of the run. */
  outcome: string
  isNeutral: boolean
}

/** Tie in which the last match was played; null for a match of the league. */
export function lastTie(state: Snapshot): LastTie | null {
  const { lastMatch, club, currentSeason } = state
  if (lastMatch?.competition !== 'cup' || lastMatch.season !== currentSeason) return null
  const tie = competitionOf(state, 'cup').ties.find(
    (one) => one.day === lastMatch.day && isTieOf(one, club.id),
  )
  const round = tie && CUP.rounds[tie.round - 1]
  if (!tie?.result || !round) return null
  const isFinal = tie.round === CUP.rounds.length
  const prize = `The win pays ${pounds(round.prize)}.`
  const isWon = tie.result.winner === club.id
  const end = isFinal
    ? `The ${CUP.name} is yours!`
    : `You’re through to the ${roundName('cup', tie.round + 1)}.`
  return {
    name: tieName('cup', tie.round),
    note: decisionOf(tie.result),
    outcome: isWon ? `${end} ${prize}` : isFinal ? 'Beaten finalists.' : 'Your cup is over.',
    isNeutral: tie.neutral,
  }
}
