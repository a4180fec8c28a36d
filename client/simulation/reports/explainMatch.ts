/** Reasons for the result of a match, each in several wordings. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import { lastMinuteOf } from '../core/fixture.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { matchStats } from '../match/matchStats.ts'
import { shootOutScore } from '../core/shootOutScore.ts'
import { finishingReasons, GOAL_WEIGHT, tookChances } from './finishingReasons.ts'
import { matchParts } from './matchParts.ts'
import { goalReasons, wastedReasons, type Reason } from './patternReasons.ts'

export const MAX_REASONS = 3

/** Minimum differences in goals of chances, and in shots, that are mentioned. */
const NOTABLE = { chances: 0.5, shots: 5 }
/** Weight of playing a whole match with a player less. */
const MAN_LESS_WEIGHT = 0.6
/** Weight of a shot more than the other side. */
const SHOT_WEIGHT = 0.01
const CAGEY_TEMPO = 0.75
const OPEN_TEMPO = 1.25
const EVEN_STRENGTH = 0.08
/** Goals that the chances of both sides are worth below which they were few, and of each from which it had some. */
const CAGEY_CHANCES = 2
const OPEN_CHANCES = 1

/** Result as far as its reasons depend on it. */
type Explained = DeepReadonly<Pick<MatchResult, 'report' | 'outcome' | 'isHome' | 'opponent'>>

/** One to three reasons, in descending weight. One of them is about the goals whenever there were any (MAT-35). */
export function explainMatch(result: Explained): readonly Reason[] {
  const { report, outcome, isHome } = result
  if (report.forfeit) return [forfeitReason(result)]
  const own: Side = isHome ? 'home' : 'away'
  // Play has no winner in a match that penalties decided.
  const course = report.shootOut ? 'D' : outcome
  const ofGoals = goalReasons(report, own, result.opponent)
  const ofPlay = [...chanceReasons(report, own), ...shotReasons(report, own)]
  const reasons = [
    ...ofPlay,
    ...finishingReasons(report, own, result.opponent),
    ...ofGoals,
    ...wastedReasons(report, own, result.opponent).filter(({ side }) => !tookChances(report, side)),
    ...cardReasons(report, own, result.opponent),
  ].toSorted((a, b) => Math.abs(b.favour) - Math.abs(a.favour))
  const supporting = reasons.filter(({ favour }) => supports(favour, course))
  const fitting = course === 'D' ? bothSides(supporting) : supporting
  const areEven = ofPlay.length === 0 && isEven(report)
  const given = [
    ...shootOutReasons(report, own),
    ...heaviest(fitting, ofGoals),
    ...(course === 'D' && areEven ? [EVEN] : []),
    ...tempoReasons(report),
  ]
  return given.length > 0 ? given.slice(0, MAX_REASONS) : [lastWord(course, areEven)]
}

/** Penalties, which come before all reasons of play. */
function shootOutReasons({ shootOut }: DeepReadonly<MatchReport>, own: Side): Reason[] {
  if (!shootOut) return []
  const score = shootOutScore(shootOut)
  const [ours, theirs] = [score[own], score[otherSide(own)]]
  const figures = `${Math.max(ours, theirs)}–${Math.min(ours, theirs)}`
  const texts =
    ours > theirs
      ? [
          `You held your nerve from the spot: ${figures} on penalties.`,
          `It took penalties, and yours went in: ${figures}.`,
        ]
      : [
          `Penalties went against you: ${figures}.`,
          `You went the distance and lost it from the spot: ${figures}.`,
        ]
  return [neutral('shoot-out', texts, `it went to penalties: ${figures}`)]
}

/** Reason that speaks for neither side. */
function neutral(kind: string, texts: readonly string[], trend: string): Reason {
  return { favour: 0, kind, texts, trend }
}

const EVEN = neutral(
  'even',
  ['The sides were evenly matched.', 'There was nothing between the two sides.'],
  'there was nothing between the sides',
)
const NO_WINNER = neutral(
  'no winner',
  ['Neither side found a way to win it.', 'Neither of you could find a winner.'],
  'neither side found a winner',
)
const LITTLE_BETWEEN = neutral(
  'little between',
  [
    'There was little between the sides; one moment decided it.',
    'It was that close: one moment made the difference.',
  ],
  'it came down to one moment between equals',
)
const ONE_MOMENT = neutral(
  'one moment',
  ['One moment decided it.', 'It came down to one moment.'],
  'one moment decided it',
)
const CAGEY = neutral(
  'cagey',
  ['It was a cagey match with few clear chances.', 'Neither side gave much away.'],
  'clear chances were few',
)
const OPEN = neutral(
  'open',
  ['It was an open match with chances at both ends.', 'It went from end to end, and both sides had chances.'],
  'it was an open match',
)

/** Sentence for a draw or a win by one goal that no reason fits. */
function lastWord(outcome: MatchOutcome, areEven: boolean): Reason {
  if (outcome === 'D') return NO_WINNER
  return areEven ? LITTLE_BETWEEN : ONE_MOMENT
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

function forfeitReason({ outcome, opponent }: Explained): Reason {
  return neutral(
    'forfeit',
    [
      outcome === 'W'
        ? `${opponent} could not field eleven players.`
        : 'You could not field eleven eligible players.',
    ],
    'a side could not field eleven players',
  )
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
  const figures = `${Math.max(ours, theirs).toFixed(1)} xG to ${Math.min(ours, theirs).toFixed(1)}`
  const [kind, side, owner] =
    better > 0 ? ['better chances', 'you', 'yours'] : ['worse chances', 'they', 'theirs']
  return [
    {
      favour: better * GOAL_WEIGHT,
      kind,
      texts: [
        `${better > 0 ? 'You' : 'They'} made the better chances: ${figures}.`,
        `The better openings were ${owner}: ${figures}.`,
      ],
      trend: `${side} made the better chances: ${figures}`,
    },
  ]
}

/** The side with clearly more shots. */
function shotReasons({ events, play }: DeepReadonly<MatchReport>, own: Side): Reason[] {
  const stats = matchStats({ events, play })
  const [ours, theirs] = [stats[own].shots, stats[otherSide(own)].shots]
  const more = ours - theirs
  if (Math.abs(more) < NOTABLE.shots) return []
  const figures = `${Math.max(ours, theirs)} shots to ${Math.min(ours, theirs)}`
  return [
    {
      favour: more * SHOT_WEIGHT,
      kind: more > 0 ? 'more shots' : 'fewer shots',
      texts:
        more > 0
          ? [`You had more of the game near goal: ${figures}.`, `You kept their keeper company: ${figures}.`]
          : [`They had more of the game near goal: ${figures}.`, `Most of it was at your end: ${figures}.`],
      trend: `${more > 0 ? 'you' : 'they'} shot far more often: ${figures}`,
    },
  ]
}

function cardReasons(report: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  const length = lastMinuteOf(report)
  return report.events
    .filter(({ type, ban }) => type === 'card' && ban > 1)
    .map(({ team, minute }) => {
      const weight = (MAN_LESS_WEIGHT * (length - minute)) / length
      const [owner, subject] = team === own ? ['You', 'you'] : [opponent, opponent]
      return {
        favour: team === own ? -weight : weight,
        kind: team === own ? 'sent off' : 'they were sent off',
        texts: [
          `${owner} had a man sent off in minute ${minute}.`,
          `A red card in minute ${minute} cost ${subject} a man.`,
        ],
        trend: `a red card changed the match, this time in minute ${minute}`,
      }
    })
}

/** True if the strengths that the result shows are about the same, and neither eleven nor tactics were better. */
function isEven(report: DeepReadonly<MatchReport>): boolean {
  const { home, away } = report.strength
  const { eleven, tactics } = matchParts(report)
  return eleven === null && tactics === null && Math.abs(home.total / away.total - 1) < EVEN_STRENGTH
}

/** Pace of the match, where the chances were such as it promises. */
function tempoReasons({ tempo, expectedGoals: { home, away } }: DeepReadonly<MatchReport>): Reason[] {
  if (tempo < CAGEY_TEMPO && home + away < CAGEY_CHANCES) return [CAGEY]
  if (tempo > OPEN_TEMPO && Math.min(home, away) >= OPEN_CHANCES) return [OPEN]
  return []
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}
