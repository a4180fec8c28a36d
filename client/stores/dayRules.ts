import { LazyModule } from './LazyModule.ts'

/** Rules of days and matches, which a new career does without until its first day. */
export const dayRules = new LazyModule(async () => (await import('./playDays.ts')).days)
