import { router } from '../trpc.ts'
import { auth } from './auth.ts'
import { credits } from './credits.ts'
import { feedback } from './feedback.ts'
import { saves } from './saves.ts'
import { site, health, ready } from './site.ts'
import { user } from './user.ts'

export const appRouter = router({ health, ready, site, auth, user, feedback, credits, saves })

export type AppRouter = typeof appRouter
