/** Report for the tactics tab: the side on the pitch, and every choice against the next opponent. */
import { nextOwnFixture } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import { competitorById } from '../core/club.ts'
import { STAMINA_LOSS, type StaminaLoss } from '../core/staminaLoss.ts'
import { tacticsFactor } from '../match/matchup.ts'
import { pitchPlaces, type PitchPlace } from '../tactics/pitchPlaces.ts'
import { TACTIC_OPTIONS } from '../tactics/setTactics.ts'
import type { Tactics } from '../core/tactics.ts'

export interface TacticChoice<Value> {
  value: Value
  /** Difference in strength to the opponent in percent, if chosen; null without an opponent. */
  edge: number | null
}

interface Opponent {
  name: string
  tactics: Readonly<Tactics>
}

/** A set of tactics, and the effect of each other choice. */
export interface SetUpReport {
  tactics: Readonly<Tactics>
  /** Opponent and their tactics; null after the season's last match. */
  opponent: Opponent | null
  /** Advantage of the current tactics over the opponent's in percent. */
  edge: number | null
  /** Points of stamina that a match costs each player at the current tempo. */
  staminaLoss: StaminaLoss
  choices: { [Key in keyof Tactics]: TacticChoice<Tactics[Key]>[] }
}

export interface TacticsReport extends SetUpReport {
  /** The eleven from the goalkeeper forward, in the formation's lines. */
  lines: PitchPlace[][]
}

/** Advantage of one set of tactics over another in percent, to a tenth. */
export function tacticalEdge(own: Readonly<Tactics>, other: Readonly<Tactics>): number {
  const percent = (tacticsFactor(own, other) / tacticsFactor(other, own) - 1) * 100
  return Math.round(percent * 10) / 10
}

export function tacticsReport(state: Snapshot): TacticsReport {
  return { ...setUpReport(state.tactics, nextOpponent(state)), lines: pitchPlaces(state) }
}

/** Compares tactics with those of an opponent. */
export function setUpReport(tactics: Readonly<Tactics>, opponent: Opponent | null): SetUpReport {
  const edgeOf = (setUp: Readonly<Tactics>) => opponent && tacticalEdge(setUp, opponent.tactics)
  const choicesOf = <Key extends keyof Tactics>(key: Key): TacticChoice<Tactics[Key]>[] =>
    TACTIC_OPTIONS[key].map((value) => ({ value, edge: edgeOf({ ...tactics, [key]: value }) }))
  return {
    tactics,
    opponent,
    edge: edgeOf(tactics),
    staminaLoss: STAMINA_LOSS[tactics.intensity],
    choices: {
      formation: choicesOf('formation'),
      style: choicesOf('style'),
      intensity: choicesOf('intensity'),
      offensiveStyle: choicesOf('offensiveStyle'),
      defensiveStyle: choicesOf('defensiveStyle'),
    },
  }
}

function nextOpponent(state: Snapshot): TacticsReport['opponent'] {
  const fixture = nextOwnFixture(state)
  if (!fixture) return null
  const { name, tactics } = competitorById(
    state,
    fixture.home === state.club.id ? fixture.away : fixture.home,
  )
  return { name, tactics }
}
