/** Explains the result of a match in plain words. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import { FULL_TIME } from '../core/fixture.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { matchParts } from './matchParts.ts'
import { goalReasons, wastedReasons, type Reason } from './patternReasons.ts'
import { counted } from '../core/english.ts'

export const MAX_REASONS = 3

/** Minimum differences in goals that are mentioned. */
const NOTABLE = { finishing: 0.75, chances: 0.5 }
/** Weight of a goal of finishing or chances, compared to a share of strength. */
const GOAL_WEIGHT = 0.25
/** Weight of playing a whole match with a player less. */
const MAN_LESS_WEIGHT = 0.6
const CAGEY_TEMPO = 0.75
const OPEN_TEMPO = 1.25
const EVEN_STRENGTH = 0.08
/** Goals that the chances of both sides are worth below which they were few, and of each from which it had some. */
const CAGEY_CHANCES = 2
const OPEN_CHANCES = 1

/** One to three sentences, in descending weight. One of them is about the goals whenever there were any (MAT-35). */
export function explainMatch(result: DeepReadonly<MatchResult>): string[] {
  const { report, outcome, isHome } = result
  if (report.forfeit) return [explainForfeit(result)]
  const own: Side = isHome ? 'home' : 'away'
  const ofGoals = goalReasons(report, own, result.opponent)
  const ofChances = chanceReasons(report, own)
  const reasons = [
    ...ofChances,
    ...finishingReasons(report, own, result.opponent),
    ...ofGoals,
    ...wastedReasons(report, own, result.opponent).filter(({ side }) => !tookChances(report, side)),
    ...cardReasons(report, own, result.opponent),
  ].toSorted((a, b) => Math.abs(b.favour) - Math.abs(a.favour))
  const supporting = reasons.filter(({ favour }) => supports(favour, outcome))
  const fitting = outcome === 'D' ? bothSides(supporting) : supporting
  const texts = heaviest(fitting, ofGoals).map(({ text }) => text)
  const areEven = ofChances.length === 0 && isEven(report)
  if (outcome === 'D' && areEven) texts.push('The sides were evenly matched.')
  texts.push(...tempoReasons(report))
  return texts.length > 0 ? texts.slice(0, MAX_REASONS) : [lastWord(result, areEven)]
}

/** Sentence for a draw or a win by one goal that no reason fits. */
function lastWord({ outcome }: DeepReadonly<MatchResult>, areEven: boolean): string {
  if (outcome === 'D') return 'Neither side found a way to win it.'
  return areEven ? 'There was little between the sides; one moment decided it.' : 'One moment decided it.'
}

/** Reasons for and against in turns, each in their order, so that a draw is not explained by one side's merits. */
function bothSides(reasons: readonly Reason[]): readonly Reason[] {
  const [first] = reasons
  if (!first) return reasons
  const alike = reasons.filter(({ favour }) => favour > 0 === first.favour > 0)
  const others = reasons.filter((reason) => !alike.includes(reason))
  return alike.flatMap((reason, i) => [reason, ...others.slice(i, i + 1)]).concat(others.slice(alike.length))
}

/** The first of the fitting reasons; the last place goes to one about goals when there is none among them. */
function heaviest(fitting: readonly Reason[], ofGoals: readonly Reason[]): readonly Reason[] {
  const first = fitting.slice(0, MAX_REASONS)
  const ofGoal = fitting.find((reason) => ofGoals.includes(reason))
  return !ofGoal || first.includes(ofGoal) ? first : [...first.slice(0, MAX_REASONS - 1), ofGoal]
}

function explainForfeit({ outcome, opponent }: DeepReadonly<MatchResult>): string {
  return outcome === 'W'
    ? `${opponent} could not field eleven players.`
    : 'You could not field eleven eligible players.'
}

/** True if a reason fits the outcome: in favour for a win, against for a defeat, both for a draw. */
function supports(favour: number, outcome: MatchOutcome): boolean {
  if (outcome === 'W') return favour > 0
  if (outcome === 'L') return favour < 0
  return favour !== 0
}

/** The side with the better chances. */
function chanceReasons({ expectedGoals }: DeepReadonly<MatchReport>, own: Side): Reason[] {
  const [ours, theirs] = [expectedGoals[own], expectedGoals[otherSide(own)]]
  const better = ours - theirs
  if (Math.abs(better) < NOTABLE.chances) return []
  const text =
    better > 0
      ? `You made the better chances, worth ${ours.toFixed(1)} goals to ${theirs.toFixed(1)}.`
      : `They made the better chances, worth ${theirs.toFixed(1)} goals to ${ours.toFixed(1)}.`
  return [{ favour: better * GOAL_WEIGHT, text }]
}

/** Goals of each side compared with what its chances were worth. */
function finishingReasons(report: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  const other = otherSide(own)
  const { goals, expectedGoals } = report
  const [worth, theirWorth] = [expectedGoals[own].toFixed(1), expectedGoals[other].toFixed(1)]
  const reasons: Reason[] = []
  const finishing = finishingOf(report, own)
  if (Math.abs(finishing) >= NOTABLE.finishing) {
    const verb = finishing > 0 ? 'took' : 'wasted'
    reasons.push({
      favour: finishing * GOAL_WEIGHT,
      text: `You ${verb} your chances: ${countGoals(goals[own])} from chances worth ${worth}.`,
    })
  }
  const theirFinishing = finishingOf(report, other)
  if (Math.abs(theirFinishing) >= NOTABLE.finishing) {
    reasons.push({
      favour: -theirFinishing * GOAL_WEIGHT,
      text:
        theirFinishing > 0
          ? `${opponent} were clinical: ${countGoals(goals[other])} from chances worth ${theirWorth}.`
          : `${goals[other] === 0 ? 'Your goal held' : 'You got away with it'}: ${opponent} had chances worth ${theirWorth} and scored ${countGoals(goals[other])}.`,
    })
  }
  return reasons
}

/** Goals above what the chances of a side were worth. */
function finishingOf({ goals, expectedGoals }: DeepReadonly<MatchReport>, side: Side): number {
  return goals[side] - expectedGoals[side]
}

function tookChances(report: DeepReadonly<MatchReport>, side: Side): boolean {
  return finishingOf(report, side) >= NOTABLE.finishing
}

function cardReasons({ events }: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  return events
    .filter(({ type, ban }) => type === 'card' && ban > 1)
    .map(({ team, minute }) => {
      const weight = (MAN_LESS_WEIGHT * (FULL_TIME - minute)) / FULL_TIME
      return team === own
        ? { favour: -weight, text: `You had a man sent off in minute ${minute}.` }
        : { favour: weight, text: `${opponent} had a man sent off in minute ${minute}.` }
    })
}

/** True if the strengths that the result shows are about the same, and neither eleven nor tactics were better. */
function isEven(report: DeepReadonly<MatchReport>): boolean {
  const { home, away } = report.strength
  const { eleven, tactics } = matchParts(report)
  return eleven === null && tactics === null && Math.abs(home.total / away.total - 1) < EVEN_STRENGTH
}

/** Pace of the match, where the chances were such as it promises. */
function tempoReasons({ tempo, expectedGoals: { home, away } }: DeepReadonly<MatchReport>): string[] {
  if (tempo < CAGEY_TEMPO && home + away < CAGEY_CHANCES) {
    return ['It was a cagey match with few clear chances.']
  }
  if (tempo > OPEN_TEMPO && Math.min(home, away) >= OPEN_CHANCES) {
    return ['It was an open match with chances at both ends.']
  }
  return []
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

function countGoals(goals: number): string {
  if (goals === 0) return 'no goal'
  return counted(goals, 'goal')
}
