import { healthCard, healthInput } from '../schemas/health.ts'
import { checkHealth } from '../services/checkHealth.ts'
import { publicProcedure } from '../trpc.ts'

export const health = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkHealth(ctx))
