/** Explains a result by what each side made of its chances. */
import { counted } from '../core/english.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { Reason } from './patternReasons.ts'

/** Minimum difference in goals that is mentioned. */
const NOTABLE = 0.75
/** Weight of a goal of finishing or chances, compared to a share of strength. */
export const GOAL_WEIGHT = 0.25

/** Goals of each side compared with what its chances were worth. */
export function finishingReasons(report: DeepReadonly<MatchReport>, own: Side, opponent: string): Reason[] {
  return [...ownFinishing(report, own), ...theirFinishing(report, own === 'home' ? 'away' : 'home', opponent)]
}

function ownFinishing(report: DeepReadonly<MatchReport>, own: Side): Reason[] {
  const finishing = finishingOf(report, own)
  if (Math.abs(finishing) < NOTABLE) return []
  const figures = `${countGoals(report.goals[own])} from ${report.expectedGoals[own].toFixed(1)} xG`
  return [
    {
      favour: finishing * GOAL_WEIGHT,
      ...(finishing > 0
        ? {
            kind: 'took chances',
            texts: [`You took your chances: ${figures}.`, `You were sharp in front of goal: ${figures}.`],
            trend: `you made your chances count: ${figures}`,
          }
        : {
            kind: 'wasted chances',
            texts: [`You wasted your chances: ${figures}.`, `The finishing let you down: ${figures}.`],
            trend: `the chances were there and the goals weren’t: ${figures}`,
          }),
    },
  ]
}

function theirFinishing(report: DeepReadonly<MatchReport>, other: Side, opponent: string): Reason[] {
  const finishing = finishingOf(report, other)
  if (Math.abs(finishing) < NOTABLE) return []
  const worth = `${report.expectedGoals[other].toFixed(1)} xG`
  const goals = countGoals(report.goals[other])
  const favour = -finishing * GOAL_WEIGHT
  if (finishing > 0) {
    const figures = `${goals} from ${worth}`
    return [
      {
        favour,
        kind: 'they took chances',
        texts: [`${opponent} were clinical: ${figures}.`, `${opponent} made every chance count: ${figures}.`],
        trend: `the other side needed few chances: ${figures}`,
      },
    ]
  }
  if (report.goals[other] === 0) {
    return [
      {
        favour,
        kind: 'held',
        texts: [
          `Your goal held: ${opponent} had ${worth} and didn’t score.`,
          `${opponent} found no way past you for all their ${worth}.`,
        ],
        trend: `your goal held when it might not have: ${opponent} had ${worth}`,
      },
    ]
  }
  return [
    {
      favour,
      kind: 'got away',
      texts: [
        `You got away with it: ${opponent} had ${worth} and scored ${goals}.`,
        `${opponent} let you off: ${goals} from ${worth}.`,
      ],
      trend: `the other side let you off: ${goals} from ${worth}`,
    },
  ]
}

/** Goals above what the chances of a side were worth. */
function finishingOf({ goals, expectedGoals }: DeepReadonly<MatchReport>, side: Side): number {
  return goals[side] - expectedGoals[side]
}

/** True for a side that scored clearly more than its chances were worth. */
export function tookChances(report: DeepReadonly<MatchReport>, side: Side): boolean {
  return finishingOf(report, side) >= NOTABLE
}

function countGoals(goals: number): string {
  if (goals === 0) return 'no goal'
  return counted(goals, 'goal')
}
