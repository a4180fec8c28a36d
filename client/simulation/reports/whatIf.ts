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
import { placeFit, type Place } from '../club/roles.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { playMatch } from '../match/engine.ts'
import type { MatchInput, MatchReport, MatchSetup, SheetPlayer, Side } from '../match/matchReport.ts'
import { tacticsFactor } from '../match/matchup.ts'
import { enterPitch, takePlaces } from '../match/onPitch.ts'
import { fingerprintOf } from '../match/packMatch.ts'
import { shootOutScore } from '../core/shootOutScore.ts'
import { planFactor } from '../match/planFactor.ts'

/** Course of a match in figures: goals, what the chances were worth, and penalties. */
export type Course = DeepReadonly<Pick<MatchReport, 'goals' | 'expectedGoals' | 'shootOut'>>

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
  // What was decided in the match itself comes before roles, and standing orders after them.
  return [
    otherPlan(played),
    restedPlayer(played),
    withoutChange(played),
    otherRoles(played),
    withoutOrders(played, report),
  ]
    .flatMap((change) => change ?? [])
    .slice(0, MAX_OTHER_COURSES)
    .map((change) => {
      const { goals, expectedGoals, shootOut } = playAgain(change)
      return { text: change.text, goals, expectedGoals, shootOut }
    })
}

/** Score of a course in words, with that of penalties. */
export function courseScore({ goals: { home, away }, shootOut }: Course): string {
  const score = `${home}–${away}`
  if (!shootOut) return score
  const penalties = shootOutScore(shootOut)
  return `${score} (${penalties.home}–${penalties.away} on penalties)`
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
    ...withPlan({ setup, inputs, own }, plan, [part]),
  }
}

/** A match with some parts of the own plan as in another; a later change of other parts leaves these as they were. */
export function withPlan(
  { setup, inputs, own }: Played,
  plan: Readonly<Tactics>,
  parts: readonly (keyof Tactics)[],
): Played {
  const { tactics } = setup[own]
  const changed = (of: Readonly<Tactics>): Tactics => ({
    ...of,
    ...Object.fromEntries(parts.flatMap((part) => (of[part] === tactics[part] ? [[part, plan[part]]] : []))),
  })
  return {
    setup: { ...setup, [own]: { ...setup[own], tactics: changed(tactics) } },
    inputs: inputs.map((input) =>
      input.kind === 'tactics' && input.side === own ? { ...input, tactics: changed(input.tactics) } : input,
    ),
    own,
  }
}

/** A swap in the eleven from kick-off. */
interface Swap {
  starter: DeepReadonly<SheetPlayer>
  other: DeepReadonly<SheetPlayer>
  gain: number
}

/** Best of the swaps, the first of equals; null when none gains. */
function bestSwap(swaps: readonly Swap[]): Swap | null {
  let best: Swap | null = null
  for (const swap of swaps) if (swap.gain > (best?.gain ?? 0)) best = swap
  return best
}

/** The better player of the same position who was left out: a striker first, who decides most. */
function restedPlayer({ setup, inputs, own }: Played): Change | null {
  const { eleven, bench } = setup[own]
  const swaps = eleven.flatMap((starter) =>
    bench
      .filter(({ type }) => type === starter.type)
      .map((other) => ({ starter, other, gain: abilityOf(other) - abilityOf(starter) })),
  )
  const best = bestSwap(swaps.filter(({ starter }) => starter.type === 'Forward')) ?? bestSwap(swaps)
  if (!best) return null
  const { starter, other } = best
  const isOfPair = ({ off, on }: { off: string | null; on: string | null }) =>
    [off, on].some((id) => id === starter.id || id === other.id)
  return {
    text: `With ${other.name} from kick-off instead of ${starter.name}`,
    setup: swapped(setup, own, best),
    inputs: inputs.filter((input) => input.kind !== 'substitution' || input.side !== own || !isOfPair(input)),
    own,
  }
}

/** Two starters of the same position in each other's roles, which suit them better. */
function otherRoles({ setup, inputs, own }: Played): Change | null {
  const { eleven, tactics } = setup[own]
  const places = placesTaken(eleven, tactics)
  const worthIn = (player: DeepReadonly<SheetPlayer>, place: Readonly<Place>) =>
    abilityOf(player) * placeFit(player, place)
  const swaps = eleven.flatMap((starter, i) =>
    eleven.slice(i + 1).flatMap((other) => {
      const [mine, theirs] = [places.get(starter.id), places.get(other.id)]
      if (starter.type !== other.type || !mine || !theirs || mine.role === theirs.role) return []
      const gain =
        worthIn(starter, theirs) + worthIn(other, mine) - worthIn(starter, mine) - worthIn(other, theirs)
      return [{ starter, other, gain }]
    }),
  )
  const best = bestSwap(swaps)
  if (!best) return null
  const { starter, other } = best
  const roleOf = ({ id }: DeepReadonly<SheetPlayer>) => places.get(id)?.role.toLowerCase() ?? ''
  return {
    text: `With ${starter.name} as ${roleOf(other)} and ${other.name} as ${roleOf(starter)}`,
    setup: swapped(setup, own, best),
    inputs,
    own,
  }
}

/** Places that the eleven takes at kick-off, by player. */
function placesTaken(eleven: readonly DeepReadonly<SheetPlayer>[], { formation }: Readonly<Tactics>) {
  const pitch = eleven.map((player) => enterPitch(player, 0))
  takePlaces(pitch, formation)
  return new Map(pitch.flatMap(({ player, place }) => (place ? [[player.id, place] as const] : [])))
}

function abilityOf({ quality, condition }: DeepReadonly<SheetPlayer>): number {
  return quality * condition
}

/** Team sheets with two players of a side in each other's place. */
function swapped(
  setup: DeepReadonly<MatchSetup>,
  own: Side,
  { starter, other }: Swap,
): DeepReadonly<MatchSetup> {
  const { eleven, bench } = setup[own]
  const swap = (players: readonly DeepReadonly<SheetPlayer>[]) =>
    players.map((player) => (player === starter ? other : player === other ? starter : player))
  return { ...setup, [own]: { ...setup[own], eleven: swap(eleven), bench: swap(bench) } }
}

/** The match without the standing orders that were carried out, when the manager decided nothing else. */
function withoutOrders({ setup, inputs, own }: Played, report: DeepReadonly<MatchReport>): Change | null {
  const isOrdered = report.inputs.some(({ kind, side }) => kind === 'order' && side === own)
  if (!isOrdered || inputs.some(({ side }) => side === own)) return null
  const setupWithout = { ...setup, [own]: { ...setup[own], orders: [] } }
  return { text: 'Without your standing orders', setup: setupWithout, inputs, own }
}

/** The match without the manager's first change during it. */
function withoutChange({ setup, inputs, own }: Played): Change | null {
  const first = inputs.find(({ side }) => side === own)
  if (!first) return null
  const { eleven, bench } = setup[own]
  const nameOf = (id: string) => [...eleven, ...bench].find((player) => player.id === id)?.name ?? ''
  return {
    text: withoutInWords(first, nameOf),
    setup,
    inputs: inputs.filter((input) => input !== first),
    own,
  }
}

function withoutInWords(input: DeepReadonly<MatchInput>, nameOf: (id: string) => string): string {
  const { minute } = input
  switch (input.kind) {
    case 'substitution':
      return `Without ${nameOf(input.on)} for ${nameOf(input.off)} in minute ${minute}`
    case 'call-off':
      return 'With the standing order that you called off'
    case 'talk':
      return 'Without your talk at half-time'
    case 'shout':
      return `Without your shout in minute ${minute}`
    case 'tactics':
    case 'order':
      return `Without the change of tactics in minute ${minute}`
  }
}
