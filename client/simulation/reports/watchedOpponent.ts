/** Knowledge of the opponent's set-up during a match: what scouts expect, and what has been watched (TAC-17). */
import type { DeepReadonly } from '../core/readonly.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { planOf } from '../club/inputPlan.ts'
import { scoutedPlans, type ExpectedPlan } from './scoutReport.ts'

/** Minutes for which a set-up has to be watched until it is certain, without an analyst. */
const MINUTES_TO_CERTAINTY = 25
const MINUTES_SAVED_PER_ANALYST_STAR = 3

export interface WatchedOpponent {
  /** Likelihoods of set-ups; together below 1 while something unseen may be in force. */
  expected: ExpectedPlan[]
  /** Minute in which the set-up came into force; 0 for that of the kick-off. */
  since: number
  /** Minutes for which it has been watched. */
  minutesSeen: number
  /** Minutes after which it is certain, 10–25, whole. */
  minutesNeeded: number
  /** Earlier matches that scouts have seen. */
  matchesSeen: number
  hasAnalyst: boolean
}

interface RunningMatch {
  report: DeepReadonly<Pick<MatchReport, 'setup' | 'inputs'>>
  /** Side of the opponent. */
  side: Side
  /** Last minute that has been watched, 0–90. */
  minute: number
}

/**
 * Knowledge of the opponent in the own club's match of today. At kick-off that is what scouts expect. The
 * weight of a set-up grows with the square of the minutes watched, from 0 in the minute in which it came into force,
 * at the expense of all that was known before: evenly, the first five minutes would give away the best answers.
 */
export function watchedOpponent(state: Snapshot, match: RunningMatch): WatchedOpponent {
  const scouting = scoutedPlans(state)
  const analyst = staffSkill(state, 'Data Analyst')
  const minutesNeeded = Math.ceil(MINUTES_TO_CERTAINTY - MINUTES_SAVED_PER_ANALYST_STAR * analyst - 1e-9)
  let expected = scouting?.expected ?? []
  let since = 0
  let minutesSeen = 0
  const plans = plansOf(match)
  plans.forEach(({ tactics, from }, i) => {
    since = from
    minutesSeen = (plans[i + 1]?.from ?? match.minute) - from
    const share = Math.min(1, minutesSeen / minutesNeeded)
    expected = withWatched(expected, tactics, share * share)
  })
  return {
    expected,
    since,
    minutesSeen,
    minutesNeeded,
    matchesSeen: scouting?.seen.length ?? 0,
    hasAnalyst: analyst > 0,
  }
}

interface Plan {
  tactics: Readonly<Tactics>
  from: number
}

/** Set-ups of the side until now, in the order in which they came into force. */
function plansOf({ report: { setup, inputs }, side, minute }: RunningMatch): Plan[] {
  const plans: Plan[] = [{ tactics: setup[side].tactics, from: 0 }]
  for (const input of inputs) {
    const tactics = planOf(input)
    if (tactics && input.side === side && input.minute <= minute) plans.push({ tactics, from: input.minute })
  }
  return plans
}

function withWatched(known: ExpectedPlan[], tactics: Readonly<Tactics>, likelihood: number): ExpectedPlan[] {
  if (likelihood === 0) return known
  const before = known.map((plan) => ({ ...plan, likelihood: plan.likelihood * (1 - likelihood) }))
  return [...before.filter((plan) => plan.likelihood > 0), { tactics, likelihood }]
}
