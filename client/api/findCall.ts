import { accountCalls } from './accountCalls.ts'

/** Call of the API by its name; those of challenges are loaded with the first of theirs. */
export async function findCall(
  name: string,
  token: string | null,
): Promise<(...args: unknown[]) => Promise<unknown>> {
  const calls: object = accountCalls(token)
  const { challengeCalls } = name in calls ? {} : await import('./challengeCalls.ts')
  return Reflect.get(challengeCalls?.(token) ?? calls, name) as (...args: unknown[]) => Promise<unknown>
}
