/** The manager of a new career (MAN-3), and a change of their name or face. */
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { GameState } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { FACES, MANAGER_NAME_LENGTH, UNKNOWN_MANAGER, type OwnManager } from '../people/ownManager.ts'
import { drawName } from '../players/playerNames.ts'

/** Choices of the player for themselves. What is missing follows from the seed. */
export interface ManagerLook {
  name?: string
  /** Seed of the face. */
  face?: number
}

/** Manager of a new career of the seed. The same seed and choices make the same one. */
export function newManager(seed: number, { name = '', face }: ManagerLook = {}): OwnManager {
  const random = new Random(seedRandom(seed, STREAMS.suggestedManager))
  const suggested = { name: drawName(random, 'England'), face: random.below(FACES) }
  return {
    name: tidy(name) || suggested.name,
    face: face ?? suggested.face,
    reputation: UNKNOWN_MANAGER,
    moves: [],
    signings: [],
  }
}

/** Gives the manager another name and face. */
export function introduceManager(state: GameState, name: string, face: number): Outcome {
  const tidied = tidy(name)
  if (tidied === '') return refuse('A manager needs a name.')
  state.manager = { ...state.manager, name: tidied, face }
  return done({ kind: 'manager-introduced', name: tidied })
}

/** Name without needless spaces, as long as a name may be. */
function tidy(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, MANAGER_NAME_LENGTH).join('').trim()
}
