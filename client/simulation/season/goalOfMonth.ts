/** Goal of the month: the own club's finest of the month's matches (HIS-5). */
import { MONTHS } from '../club/fineGoal.ts'
import { nameOnSheets } from '../club/nameOnSheets.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState } from '../gameState.ts'
import { distanceToGoal, type Pattern } from '../match/attack.ts'
import type { MatchEvent } from '../match/matchReport.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { announce } from '../news/announce.ts'

/** Worth of a pattern: what a player did alone counts most, a gift or a penalty least. */
const PATTERN_WORTH: Partial<Record<Pattern, number>> = {
  solo: 3,
  'direct-free-kick': 2,
  counter: 1,
  press: 0.5,
  'long-shot': 1,
  rebound: -1.5,
  error: -2,
  penalty: -6,
}
/** Worth of a goal that could not have been expected, of each metre, and of a late one that decides. */
const UNLIKELY = 4
const PER_METRE = 0.12
const DECISIVE = 2
const LATE = 80

type PlayedMatch = Pick<MatchResult, 'competition' | 'isHome' | 'opponent' | 'report' | 'season' | 'week'>

/** Remembers the finest goal of an own match if none of the month is finer. */
export function noteGoals(
  state: GameState,
  { competition, isHome, opponent, report, season, week }: PlayedMatch,
): void {
  if (report.forfeit) return
  const own = isHome ? 'home' : 'away'
  const nameOf = nameOnSheets(report.setup)
  const goals = report.events.filter(({ type }) => type === 'goal').toSorted((a, b) => a.minute - b.minute)
  let lead = 0
  for (const event of goals) {
    lead += event.team === own ? 1 : -1
    const { attack, minute, team } = event
    if (!attack || team !== own) continue
    const worth = worthOf(event, attack, lead)
    if (state.goalOfMonth && state.goalOfMonth.worth >= worth) continue
    state.goalOfMonth = {
      competition,
      season,
      week,
      home: report.setup.home.club,
      minute,
      scorer: nameOf(event.player),
      opponent,
      metres: Math.max(1, Math.round(distanceToGoal(attack))),
      worth,
    }
  }
}

function worthOf(
  { quality, minute }: DeepReadonly<Pick<MatchEvent, 'quality' | 'minute'>>,
  attack: NonNullable<DeepReadonly<MatchEvent>['attack']>,
  lead: number,
): number {
  const isDecisive = minute >= LATE && (lead === 0 || lead === 1)
  return (
    UNLIKELY * (1 - quality) +
    PER_METRE * distanceToGoal(attack) +
    (PATTERN_WORTH[attack.pattern] ?? 0) +
    (isDecisive ? DECISIVE : 0)
  )
}

/** Announces the goal of the month once its last match week is over. */
export function announceGoalOfMonth(state: GameState): void {
  const month = MONTHS.find(([, until]) => until === state.currentMatchWeek)?.[0]
  if (!month) return
  const goal = state.goalOfMonth
  state.goalOfMonth = null
  if (!goal) return
  const { competition, season, week, home, minute, scorer, opponent, metres } = goal
  const facts = { competition, season, week, home, minute, scorer, opponent, metres }
  announce(state, { kind: 'goal-of-month', month, ...facts })
}
