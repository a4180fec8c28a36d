import type { Api } from './Api.ts'
import { fetchSiteConfig } from './fetchSiteConfig.ts'

type ServerCall = Exclude<keyof Api, 'siteConfig'>

/**
 * API calls over tRPC, whose client is loaded with the first call, so that no page waits for it; the site's
 * configuration, which every page needs, is loaded without it.
 * The token is read when the call is made, not when the client has loaded, so that a logout sends its own token.
 */
export function connectApi(token: () => string | null): Api {
  const call = async (name: ServerCall, args: unknown[]) => {
    const shown = token()
    const { trpcCalls } = await import('./trpcCalls.ts')
    const run = trpcCalls(shown)[name] as (...args: unknown[]) => Promise<unknown>
    return run(...args)
  }
  return new Proxy({} as Api, {
    get: (_, name) =>
      name === 'siteConfig' ? fetchSiteConfig : (...args: unknown[]) => call(name as ServerCall, args),
  })
}
