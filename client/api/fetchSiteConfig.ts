import type { SiteConfig } from './Api.ts'
import { ServerError } from './ServerError.ts'

const ADDRESS = '/api/site/config'

/** Loads the configuration by a plain request: every page needs it, and few need the tRPC client. */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new ServerError('', answer.status)
  return parseSiteConfig(await answer.json())
}

/** Checked despite the schema of the server: a proxy in between may respond with anything. */
function parseSiteConfig(answer: unknown): SiteConfig {
  if (typeof answer !== 'object' || answer === null) throw new ServerError('Invalid server response', null)
  const values: Partial<Record<keyof SiteConfig, unknown>> = answer
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    analyticsUrl: text(values.analyticsUrl),
    adClient: text(values.adClient),
    adSlot: text(values.adSlot),
  }
}
