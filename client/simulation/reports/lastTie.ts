import { competitionOf } from '../club/competitionSeason.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { pounds } from '../core/money.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Score, Tie } from '../core/tie.ts'
import { stageName, tieName } from '../core/tieWords.ts'
import type { Snapshot } from '../gameState.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { tieResultOf } from '../match/tieResult.ts'
import { ownGroup } from './groupReport.ts'
import { aggregateOf, bothInWords } from './paper/twoLegs.ts'

/** The last match as a tie of a competition. */
interface LastTie {
  /** 'Lantern Cup, quarter-final'. */
  name: string
  /** Way of a decision after ninety minutes, and both legs, of the home side first; '' for none. */
  note: string
  /** The same, of the own club first. */
  ownNote: string
  /** Next round, or the end of the run. */
  outcome: string
  /** For a second leg, true if the own club won over both; null for other matches, whose result says it all. */
  isThrough: boolean | null
  isNeutral: boolean
}

/** Tie in which the last match was played; null for a match of the league. */
export function lastTie(state: Snapshot): LastTie | null {
  const { lastMatch, club, currentSeason } = state
  if (!lastMatch || lastMatch.competition === 'league') return null
  if (lastMatch.season !== currentSeason) return lastOfPlayOff(state, lastMatch)
  const tie = competitionOf(state, lastMatch.competition).ties.findLast(
    (one) => one.result && one.day === lastMatch.day && isTieOf(one, club.id),
  )
  if (!tie?.result) return null
  return inWords(state, tie, aggregateOf(state, tie))
}

/** The last match of a play-off in the summer after it, when its ties are gone: a final, or a second leg. */
function lastOfPlayOff(
  state: Snapshot,
  { competition, day, report }: DeepReadonly<MatchResult>,
): LastTie | null {
  const { tie, home, away } = report.setup
  if (competition !== 'playoff' || !tie) return null
  const { rounds } = descriptionOf(competition)
  const { isNeutral: neutral, firstLeg } = tie
  const match = { competition, day, home: home.club, away: away.club, neutral, result: tieResultOf(report) }
  const { goals } = report
  const both = firstLeg && { home: firstLeg.home + goals.home, away: firstLeg.away + goals.away }
  return inWords(state, { ...match, round: neutral ? rounds.length : rounds.length - 1 }, both)
}

function inWords(state: Snapshot, tie: DeepReadonly<Tie>, both: Score | null): LastTie {
  return {
    name: tieName(tie.competition, tie.round),
    note: bothInWords(tie.result, both),
    ownNote: bothInWords(tie.result, both, tie.home === state.club.id ? 'home' : 'away'),
    outcome: outcomeOf(state, tie),
    isThrough: roundOf(tie).stage === 'second-leg' ? tie.result?.winner === state.club.id : null,
    isNeutral: tie.neutral,
  }
}

function outcomeOf(state: Snapshot, tie: DeepReadonly<Tie>): string {
  switch (roundOf(tie).stage) {
    case 'group':
      return groupOutcome(state, tie)
    case 'first-leg':
      return 'The second leg decides.'
    case 'second-leg':
    case 'tie':
      return deciderOutcome(state, tie)
  }
}

function groupOutcome(state: Snapshot, tie: DeepReadonly<Tie>): string {
  const { prize, drawPrize = 0 } = roundOf(tie)
  const winner = tie.result?.winner
  const paid =
    winner === state.club.id
      ? ` The win pays ${pounds(prize)}.`
      : winner === null && drawPrize > 0
        ? ` The draw pays ${pounds(drawPrize)}.`
        : ''
  return (ownGroup(state, tie.competition)?.situation ?? '') + paid
}

function deciderOutcome({ club }: Snapshot, { competition, round, result }: DeepReadonly<Tie>): string {
  const { name, rounds } = descriptionOf(competition)
  const isFinal = round === rounds.length
  if (competition === 'playoff') return playOffOutcome(result?.winner === club.id, isFinal)
  if (result?.winner !== club.id) return isFinal ? 'Beaten finalists.' : `Your ${name} is over.`
  const { stage, prize } = roundOf({ competition, round })
  const end = isFinal
    ? `The ${name} is yours!`
    : `You’re through to the ${stageName(competition, round + 1)}.`
  return `${end} ${stage === 'second-leg' ? 'That' : 'The win'} pays ${pounds(prize)}.`
}

function playOffOutcome(isWon: boolean, isFinal: boolean): string {
  if (isFinal) return isWon ? 'You’re going up!' : 'Beaten finalists: you stay in the second division.'
  return isWon ? 'You’re through to the final.' : 'Your play-off is over.'
}
