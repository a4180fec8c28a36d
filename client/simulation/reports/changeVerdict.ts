/** Verdict on a change of plan from one own match to the next, by the match played again with the earlier plan. */
import { choiceInWords, TACTIC_PARTS } from '../club/tacticNames.ts'
import type { Tactics } from '../club/tactics.ts'
import { countedOrNo } from '../core/english.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Pattern } from '../match/attack.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { fingerprintOf } from '../match/packMatch.ts'
import { playAgain, withPlan } from './whatIf.ts'

/** Smallest difference of expected goals between two plans that bring the same goals. */
const NOTABLE = 0.3

/** Kind of attack that a choice is meant to bring, in the singular. */
const BRINGS: Partial<Record<string, { pattern: Pattern; name: string; several?: string }>> = {
  wing_play: { pattern: 'cross', name: 'cross', several: 'crosses' },
  direct: { pattern: 'through-ball', name: 'through ball' },
  counter_attack: { pattern: 'counter', name: 'counter-attack' },
  possession: { pattern: 'open-play', name: 'passing move' },
  high_press: { pattern: 'press', name: 'ball won high up', several: 'balls won high up' },
}

/**
 * Sentence on what a plan other than that of the own match before has brought (MAT-42); null when it was the same, or when
 * the match is played differently by today's rules.
 */
export function changeVerdict(
  { report, isHome }: DeepReadonly<Pick<MatchResult, 'report' | 'isHome'>>,
  before: DeepReadonly<Tactics>,
): string | null {
  const own: Side = isHome ? 'home' : 'away'
  const now = report.setup[own].tactics
  const changed = TACTIC_PARTS.filter((part) => now[part] !== before[part])
  if (changed.length === 0 || report.forfeit) return null
  const played = { setup: report.setup, inputs: report.inputs.filter(({ kind }) => kind !== 'order'), own }
  if (fingerprintOf(playAgain(played)) !== fingerprintOf(report)) return null
  const otherwise = playAgain(withPlan(played, before, changed))
  const [only] = changed
  const subject =
    only && changed.length === 1 ? `Your change to ${planInWords(only, now[only])}` : 'Your new plan'
  const brought = [
    ...(changed.length === 1 ? attacksOf(report, own, now[changed[0] ?? 'style']) : []),
    courseOf(report, own),
  ]
  return `${subject} ${verdict(report, otherwise, own)}: ${brought.join(', ')}. Your old plan, with the same luck: ${scoreOf(otherwise)}, ${courseOf(otherwise, own)}.`
}

/** Choice after 'Your change to'. */
function planInWords(part: keyof Tactics, value: string): string {
  const words = choiceInWords(part, value)
  if (part === 'formation') return `a ${words}`
  if (part !== 'style') return words
  return value === 'counter'
    ? 'playing on the counter'
    : `a${value === 'attacking' ? 'n' : ''} ${words} style`
}

function scoreOf({ goals }: DeepReadonly<MatchReport>): string {
  return `${goals.home}–${goals.away}`
}

/** '1.9 xG to 1.1', the own side first. */
function courseOf({ expectedGoals }: DeepReadonly<MatchReport>, own: Side): string {
  return `${expectedGoals[own].toFixed(1)} xG to ${expectedGoals[own === 'home' ? 'away' : 'home'].toFixed(1)}`
}

/** Compares goals, and then expected goals, of two courses of a match. */
function verdict(played: DeepReadonly<MatchReport>, otherwise: DeepReadonly<MatchReport>, own: Side): string {
  const goals = lead(played.goals, own) - lead(otherwise.goals, own)
  const chances = lead(played.expectedGoals, own) - lead(otherwise.expectedGoals, own)
  const gain = goals === 0 ? (Math.abs(chances) < NOTABLE ? 0 : chances) : goals
  if (gain > 0) return 'worked'
  return gain < 0 ? 'did not work' : 'made no difference'
}

function lead({ home, away }: { home: number; away: number }, own: Side): number {
  return own === 'home' ? home - away : away - home
}

/** Attacks and goals that came of a new choice, such as '7 crosses' and '2 goals'; nothing for one that brings no kind of attack. */
function attacksOf({ events }: DeepReadonly<MatchReport>, own: Side, choice: string): string[] {
  const meant = BRINGS[choice]
  if (!meant) return []
  const attacks = events.filter(({ team, attack }) => team === own && attack?.pattern === meant.pattern)
  const goals = attacks.filter(({ type }) => type === 'goal').length
  return [countedOrNo(attacks.length, meant.name, meant.several), countedOrNo(goals, 'goal')]
}
