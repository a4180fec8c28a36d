import type { GameState } from '../gameState.ts'
import { done, type Outcome } from '../core/outcome.ts'
import { ownIdentity } from './clubNames.ts'

/** Gives the own club another name; colours and crest stay, and what the past called it too. */
export function renameClub(state: GameState, name: string): Outcome {
  state.club = ownIdentity(name, state.seed)
  return done({ kind: 'club-renamed', name: state.club.name })
}
