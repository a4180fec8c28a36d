import type { SiteCard } from './schemas/site.ts'
import type { Caller, ServiceKit } from './services/serviceKit.ts'

/** What the whole server has in hand. */
export interface AppContext extends ServiceKit {
  readonly site: SiteCard
  /** Whether the server has been asked to stop. */
  readonly isClosing: () => boolean
}

/** What every procedure is given, whichever door the call came through. */
export interface Context extends AppContext {
  readonly caller: Caller
}
