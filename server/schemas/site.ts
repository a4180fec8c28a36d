import { z } from 'zod'

/** Optional third parties, configured by the operator. Null disables one: no request is sent to it. */
export const siteCard = z.object({
  /** URL to which page events are posted. */
  analyticsUrl: z.string().nullable(),
  /** Publisher id at the advertising network. */
  adClient: z.string().nullable(),
  /** Id of the ad unit in the event modal; null lets the network choose. */
  adSlot: z.string().nullable(),
})

export type SiteCard = z.infer<typeof siteCard>

export const healthInput = z.object({}).optional()

/** Response of a healthy server; `time` is the server's, ISO 8601 in UTC. */
export const healthCard = z.object({ status: z.literal('ok'), time: z.iso.datetime() })

export type HealthCard = z.infer<typeof healthCard>
