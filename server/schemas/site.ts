import { z } from 'zod'

/** What the operator has switched on. Null: no analytics, no advertising, no request leaves the page. */
export const siteCard = z.object({
  /** Where page events are posted. */
  analyticsUrl: z.string().nullable(),
  /** The publisher's id at the advertising network. */
  adClient: z.string().nullable(),
  /** The id of the advertising unit in the event modal; without one the network picks. */
  adSlot: z.string().nullable(),
})

export type SiteCard = z.infer<typeof siteCard>
