import type { SiteCard } from './schemas/site.ts'
import type { Caller, ServiceContext } from './services/serviceContext.ts'

/** Dependencies shared by all requests. */
export interface AppContext extends ServiceContext {
  readonly site: SiteCard
  /** True once shutdown has been requested. */
  readonly isClosing: () => boolean
}

/** Context of a procedure call, over tRPC or REST. */
export interface Context extends AppContext {
  readonly caller: Caller
}
