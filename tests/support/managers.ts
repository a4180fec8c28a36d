/** Scripted managers: how a career runs when nobody sits at the screen. */
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick, hasEligibleEleven } from '../../client/simulation/players/squad.ts'

/** Takes the day's decisions; called every morning, before the matches of a match day. */
export type Manager = (state: GameState) => void

export const MANAGERS = {
  /** Does only what the game would stop for: fills up an eleven that has become too small. */
  idle: (state) => {
    if (!hasEligibleEleven(state)) autoPick(state)
  },
  /** Fields the best eleven in every match. */
  auto: (state) => {
    if (state.awaitingKickOff) autoPick(state)
  },
} satisfies Record<string, Manager>

export type ManagerName = keyof typeof MANAGERS

export function isManagerName(name: string): name is ManagerName {
  return name in MANAGERS
}
