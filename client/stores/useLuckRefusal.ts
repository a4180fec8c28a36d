import { luckRefusal } from './luckRefusal.ts'

/** Refusal that the reason of a missing kick-off stands for; null where another try may go well. */
export function useLuckRefusal(reason: string): ReturnType<typeof luckRefusal> {
  return luckRefusal(reason)
}
