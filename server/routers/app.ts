import { router } from '../trpc.ts'
import { auth } from './auth.ts'
import { credits } from './credits.ts'
import { feedback } from './feedback.ts'
import { health, ready } from './health.ts'
import { site } from './site.ts'
import { user } from './user.ts'

export const appRouter = router({ health, ready, site, auth, user, feedback, credits })

export type AppRouter = typeof appRouter
