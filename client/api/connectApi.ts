import type { accountCalls } from './accountCalls.ts'
import type { Api } from './Api.ts'
import type { challengeCalls } from './challengeCalls.ts'
import { fetchSiteConfig } from './fetchSiteConfig.ts'

type ServerCalls = ReturnType<typeof accountCalls> & ReturnType<typeof challengeCalls>

/**
 * API calls over tRPC, whose client is loaded with the first call, so that no page waits for it; the site's
 * configuration, which every page needs, is loaded without it.
 * The token is read when the call is made, not when the client has loaded, so that a logout sends its own token.
 */
export function connectApi(token: () => string | null): Api {
  const call = async (name: string, args: unknown[]) => {
    const shown = token()
    const { findCall } = await import('./findCall.ts')
    return (await findCall(name, shown))(...args)
  }
  return new Proxy({} as ServerCalls & Pick<Api, 'siteConfig'>, {
    get: (_, name) =>
      name === 'siteConfig' ? fetchSiteConfig : (...args: unknown[]) => call(String(name), args),
  })
}
