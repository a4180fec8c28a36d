import { router } from '../trpc.ts'
import { health } from './health.ts'

export const appRouter = router({ health })

export type AppRouter = typeof appRouter
