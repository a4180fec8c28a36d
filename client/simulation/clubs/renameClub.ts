import type { GameState } from '../gameState.ts'
import { done, type Outcome } from '../news/outcome.ts'
import { ownIdentity } from './clubNames.ts'

/** Renames the own club. Colours, crest and past records keep their values. */
export function renameClub(state: GameState, name: string): Outcome {
  state.club = ownIdentity(name, state.seed)
  return done({ kind: 'club-renamed', name: state.club.name })
}
