import { healthCard, healthInput } from '../schemas/health.ts'
import { checkHealth, checkReadiness } from '../services/checkHealth.ts'
import { publicProcedure } from '../trpc.ts'

export const health = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkHealth(ctx))

export const ready = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkReadiness(ctx))
