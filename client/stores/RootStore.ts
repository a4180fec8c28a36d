import { configure } from 'mobx'
import type { Environment } from './environment.ts'
import type { GameStores } from './GameStores.ts'
import { SessionStore } from './SessionStore.ts'
import { UiStore } from './UiStore.ts'

configure({ enforceActions: 'always' })

/** All stores of a page. Those of the game come with the game's own chunk, see `useGameStores`. */
export class RootStore {
  readonly environment: Environment
  readonly session: SessionStore
  readonly ui: UiStore
  /** Null until the game is opened for the first time; not observable. */
  gameStores: GameStores | null = null

  constructor(environment: Environment) {
    this.environment = environment
    this.session = new SessionStore(environment)
    this.ui = new UiStore(environment)
  }
}
