import type { GameState } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import {
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Tactics,
} from '../club/tactics.ts'

/** All options of each choice. */
export const TACTIC_OPTIONS: { [Key in keyof Tactics]: readonly Tactics[Key][] } = {
  formation: FORMATIONS,
  style: STYLES,
  intensity: INTENSITIES,
  offensiveStyle: OFFENSIVE_STYLES,
  defensiveStyle: DEFENSIVE_STYLES,
}

/** Changes one or more tactical choices. An unknown option is refused. */
export function setTactics(state: GameState, change: Readonly<Partial<Tactics>>): Outcome {
  const unknown = unknownTactic(change)
  if (unknown !== null) return refuse(unknown)
  state.tactics = { ...state.tactics, ...change }
  return done({ kind: 'tactics-set', change })
}

/** Message about an option that no choice has; null if there is none. */
export function unknownTactic(change: Readonly<Partial<Tactics>>): string | null {
  for (const [key, choice] of Object.entries(change)) {
    if (!isPart(key) || !isOption(key, choice)) return `Unknown tactic: ${choice}.`
  }
  return null
}

function isPart(key: string): key is keyof Tactics {
  return Object.hasOwn(TACTIC_OPTIONS, key)
}

function isOption(part: keyof Tactics, choice: string): boolean {
  const options: readonly string[] = TACTIC_OPTIONS[part]
  return options.includes(choice)
}
