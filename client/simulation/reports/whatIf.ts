/** Own choices of the last match, each played again the other way with the same luck. */
import { CHOICE_NAMES, TACTIC_PARTS } from '../club/tacticNames.ts'
import {
  DEFENSIVE_STYLES,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  choicesOf,
  type Tactics,
} from '../club/tactics.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchInput, MatchReport, MatchSetup, SheetPlayer, Side } from '../match/matchReport.ts'
import { tacticsFactor } from '../match/matchup.ts'
import { enterPitch } from '../match/onPitch.ts'
import { fingerprintOf } from '../match/packMatch.ts'
import { planFactor } from '../match/planFactor.ts'

/** Course of a match in figures: goals and what the chances were worth. */
export type Course = Pick<MatchReport, 'goals' | 'expectedGoals'>

interface OtherCourse extends Course {
  /** Such as 'With Wing play instead of Possession'. */
  text: string
}

/** Most choices that are played again. */
const MAX_OTHER_COURSES = 3

/** Set-up and decisions of a match, and the side whose choices are changed. */
interface Played {
  setup: DeepReadonly<MatchSetup>
  inputs: readonly DeepReadonly<MatchInput>[]
  own: Side
}

interface Change extends Played {
  text: string
}

/**
 * Courses that the last match would have taken with one own choice changed (MAT-39); null for a match that today's
 * rules play differently, and for one without a course.
 */
export function whatIf({ lastMatch }: Snapshot): readonly OtherCourse[] | null {
  if (!lastMatch || lastMatch.report.forfeit) return null
  const { report, isHome } = lastMatch
  const played: Played = {
    setup: report.setup,
    inputs: report.inputs.filter(({ kind }) => kind !== 'order'),
    own: isHome ? 'home' : 'away',
  }
  if (fingerprintOf(playAgain(played)) !== fingerprintOf(report)) return null
  return [otherPlan(played), otherPlayer(played), withoutChange(played, report)]
    .flatMap((change) => change ?? [])
    .slice(0, MAX_OTHER_COURSES)
    .map((change) => {
      const { goals, expectedGoals } = playAgain(change)
      return { text: change.text, goals, expectedGoals }
    })
}

/** Plays a match again, with the luck that it had. */
export function playAgain({ setup, inputs }: Pick<Played, 'setup' | 'inputs'>): DeepReadonly<MatchReport> {
  return playMatch(setup, inputs)
}

const OTHER_CHOICES = {
  style: STYLES,
  intensity: INTENSITIES,
  offensiveStyle: OFFENSIVE_STYLES,
  defensiveStyle: DEFENSIVE_STYLES,
} as const

/** The one other choice of the plan that promised most before kick-off, by both plans and the own eleven. */
function otherPlan({ setup, inputs, own }: Played): Change | null {
  const { tactics, eleven } = setup[own]
  const theirs = setup[own === 'home' ? 'away' : 'home'].tactics
  const pitch = eleven.map((player) => enterPitch(player, 0))
  const worthOf = (plan: Readonly<Tactics>) =>
    (tacticsFactor(plan, theirs) * planFactor(pitch, choicesOf(plan))) / tacticsFactor(theirs, plan)
  const others = TACTIC_PARTS.filter((part) => part !== 'formation').flatMap((part) =>
    OTHER_CHOICES[part]
      .filter((choice) => choice !== tactics[part])
      .map((choice) => ({ part, plan: { ...tactics, [part]: choice } })),
  )
  const best = others.toSorted((a, b) => worthOf(b.plan) - worthOf(a.plan))[0]
  if (!best) return null
  const { part, plan } = best
  const names: Record<string, string> = CHOICE_NAMES[part]
  const tempo = part === 'intensity' ? ' tempo' : ''
  return {
    text: `With ${names[plan[part]]}${tempo} instead of ${names[tactics[part]]}${tempo}`,
    setup: { ...setup, [own]: { ...setup[own], tactics: plan } },
    // A later change of other parts leaves this one as it was.
    inputs: inputs.map((input) =>
      input.kind === 'tactics' && input.side === own && input.tactics[part] === tactics[part]
        ? { ...input, tactics: { ...input.tactics, [part]: plan[part] } }
        : input,
    ),
    own,
  }
}

/** The substitute who gains most in quality on a starter of their position in the eleven from kick-off. */
function otherPlayer({ setup, inputs, own }: Played): Change | null {
  const { eleven, bench } = setup[own]
  let best: { starter: DeepReadonly<SheetPlayer>; reserve: DeepReadonly<SheetPlayer> } | null = null
  for (const starter of eleven) {
    for (const reserve of bench) {
      if (starter.type !== reserve.type) continue
      const gain = reserve.quality - starter.quality
      if (!best || gain > best.reserve.quality - best.starter.quality) best = { starter, reserve }
    }
  }
  if (!best) return null
  const { starter, reserve } = best
  const swapped = (players: readonly DeepReadonly<SheetPlayer>[]) =>
    players.map((player) => (player === starter ? reserve : player === reserve ? starter : player))
  const isOfPair = ({ off, on }: { off: string | null; on: string | null }) =>
    [off, on].some((id) => id === starter.id || id === reserve.id)
  return {
    text: `With ${reserve.name} from kick-off instead of ${starter.name}`,
    setup: { ...setup, [own]: { ...setup[own], eleven: swapped(eleven), bench: swapped(bench) } },
    inputs: inputs.filter((input) => input.kind !== 'substitution' || input.side !== own || !isOfPair(input)),
    own,
  }
}

/** The match without the manager's first change during it, or without standing orders that were carried out. */
function withoutChange({ setup, inputs, own }: Played, report: DeepReadonly<MatchReport>): Change | null {
  const first = inputs.find(({ side }) => side === own)
  if (!first) {
    const isOrdered = report.inputs.some(({ kind, side }) => kind === 'order' && side === own)
    if (!isOrdered) return null
    const setupWithout = { ...setup, [own]: { ...setup[own], orders: [] } }
    return { text: 'Without your standing orders', setup: setupWithout, inputs, own }
  }
  const without = inputs.filter((input) => input !== first)
  if (first.kind !== 'substitution') {
    const text = `Without the change of tactics in minute ${first.minute}`
    return { text, setup, inputs: without, own }
  }
  const { eleven, bench } = setup[own]
  const nameOf = (id: string) => [...eleven, ...bench].find((player) => player.id === id)?.name ?? ''
  const text = `Without ${nameOf(first.on)} for ${nameOf(first.off)} in minute ${first.minute}`
  return { text, setup, inputs: without, own }
}
