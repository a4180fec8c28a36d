/** Report for the tactics tab: the side on the pitch, and every choice against the expected opponent. */
import type { Snapshot } from '../gameState.ts'
import { partGain } from '../match/matchup.ts'
import { countAsked, DEMANDS, demandGain } from '../club/planDemands.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { TraitName, Traits } from '../people/traits.ts'
import { pitchPlaces, type PitchPlace } from '../tactics/pitchPlaces.ts'
import { TACTIC_OPTIONS } from '../tactics/setTactics.ts'
import { defaultTactics, type Tactics } from '../club/tactics.ts'
import { scoutReport, type ExpectedPlan, type ScoutReport } from './scoutReport.ts'

/** Expected gains in strength (shares) from which a choice gets one, two or three arrows. */
const ARROW_STEPS = [0.006, 0.017, 0.034]

const PARTS = Object.keys(TACTIC_OPTIONS) as (keyof Tactics)[]

/** Arrows of a choice: 1 to 3 for good, −1 to −3 for bad, 0 for neither or not known. */
export type Arrows = -3 | -2 | -1 | 0 | 1 | 2 | 3

/** A choice of the opponent. */
export type OpposingChoice = { [Part in keyof Tactics]: { part: Part; value: Tactics[Part] } }[keyof Tactics]

export interface TacticChoice<Value> {
  value: Value
  /** Expected effect against the next opponent, as a share of strength, and in arrows. */
  gain: number
  arrows: Arrows
  /** Choices of an opponent against which this one gains or loses. */
  goodAgainst: readonly OpposingChoice[]
  badAgainst: readonly OpposingChoice[]
  /** Demand of the choice on the players; null for a formation, which asks by its roles. */
  demand: DemandReport | null
}

/** Traits that a choice asks for, and how the eleven meets them. */
export interface DemandReport {
  asks: readonly TraitName[]
  /** Numbers of these in the eleven. */
  strengths: number
  weaknesses: number
  /** Share of strength that the eleven gains or loses by the choice. */
  gain: number
}

/** A set of tactics, and the effect of each other choice. */
export interface SetUpReport {
  tactics: Readonly<Tactics>
  /** Effect of all current choices together against the opponent. */
  arrows: Arrows
  choices: { [Part in keyof Tactics]: TacticChoice<Tactics[Part]>[] }
}

interface TacticsReport extends SetUpReport {
  /** Knowledge of the next opponent; null after the season's last match. */
  scouting: ScoutReport | null
  /** The eleven from the goalkeeper forward, in the formation's lines. */
  lines: PitchPlace[][]
}

export function tacticsReport(state: Snapshot): TacticsReport {
  const scouting = scoutReport(state)
  const lines = pitchPlaces(state)
  // Who is injured or suspended has no number.
  const eleven = lines.flat().flatMap(({ taken }) => (taken && taken.number !== null ? taken.player : []))
  return { ...setUpReport(state.tactics, scouting?.expected ?? [], eleven), scouting, lines }
}

/** Compares tactics with the set-ups expected of an opponent, and with what the eleven can do. */
export function setUpReport(
  tactics: Readonly<Tactics>,
  expected: readonly Readonly<ExpectedPlan>[],
  eleven: readonly DeepReadonly<Traits>[],
): SetUpReport {
  const gainOf = (part: keyof Tactics, setUp: Readonly<Tactics>) =>
    expected.reduce((sum, plan) => sum + plan.likelihood * partGain(part, setUp, plan.tactics), 0)
  const choicesOf = <Part extends keyof Tactics>(part: Part): TacticChoice<Tactics[Part]>[] =>
    TACTIC_OPTIONS[part].map((value) => {
      const gain = gainOf(part, { ...tactics, [part]: value })
      return {
        value,
        gain,
        arrows: arrowsFor(gain),
        ...matchupsOf(part, value),
        demand: part === 'formation' ? null : demandReport(eleven, part, value),
      }
    })
  return {
    tactics,
    arrows: arrowsFor(PARTS.reduce((sum, part) => sum + gainOf(part, tactics), 0)),
    choices: {
      formation: choicesOf('formation'),
      style: choicesOf('style'),
      intensity: choicesOf('intensity'),
      offensiveStyle: choicesOf('offensiveStyle'),
      defensiveStyle: choicesOf('defensiveStyle'),
    },
  }
}

function demandReport(
  eleven: readonly DeepReadonly<Traits>[],
  part: keyof typeof DEMANDS,
  value: string,
): DemandReport {
  const demands: Readonly<Record<string, readonly TraitName[]>> = DEMANDS[part]
  const asks = demands[value] ?? []
  return { asks, ...countAsked(eleven, asks), gain: demandGain(eleven, asks) }
}

/** Arrows for an expected gain in strength, as a share. */
export function arrowsFor(gain: number): Arrows {
  const steps = ARROW_STEPS.filter((step) => Math.abs(gain) >= step).length
  return (gain < 0 ? -steps : steps) as Arrows
}

/** Parts of an opponent's tactics that decide about each own part. */
const OPPOSING_PARTS: Record<keyof Tactics, readonly (keyof Tactics)[]> = {
  formation: ['formation'],
  style: ['style'],
  intensity: ['intensity'],
  offensiveStyle: ['offensiveStyle', 'defensiveStyle'],
  defensiveStyle: ['defensiveStyle', 'offensiveStyle'],
}

/** Gains smaller than this are rounding errors. */
const NOTHING = 1e-9

function matchupsOf<Part extends keyof Tactics>(
  part: Part,
  value: Tactics[Part],
): Pick<TacticChoice<unknown>, 'goodAgainst' | 'badAgainst'> {
  const goodAgainst: OpposingChoice[] = []
  const badAgainst: OpposingChoice[] = []
  for (const opposing of OPPOSING_PARTS[part]) {
    for (const other of TACTIC_OPTIONS[opposing]) {
      const gain = gainAgainst(part, value, { [opposing]: other })
      const choice = { part: opposing, value: other } as OpposingChoice
      if (gain > NOTHING) goodAgainst.push(choice)
      if (gain < -NOTHING) badAgainst.push(choice)
    }
  }
  return { goodAgainst, badAgainst }
}

/** Summed gain of a choice over every attack and defence of an opponent with `fixed` choices. */
function gainAgainst<Part extends keyof Tactics>(
  part: Part,
  value: Tactics[Part],
  fixed: Partial<Tactics>,
): number {
  const own = { ...defaultTactics(), [part]: value }
  let sum = 0
  for (const offensiveStyle of TACTIC_OPTIONS.offensiveStyle) {
    for (const defensiveStyle of TACTIC_OPTIONS.defensiveStyle) {
      sum += partGain(part, own, { ...defaultTactics(), offensiveStyle, defensiveStyle, ...fixed })
    }
  }
  return sum
}
