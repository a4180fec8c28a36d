import { z } from 'zod'

export const healthInput = z.object({}).optional()

/** Response of a healthy server; `time` is the server's, ISO 8601 in UTC. */
export const healthCard = z.object({ status: z.literal('ok'), time: z.iso.datetime() })

export type HealthCard = z.infer<typeof healthCard>
