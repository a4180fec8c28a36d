import { parseError } from '../api/ServerError.ts'
import type { Answer } from './answerWhile.ts'

/** Result of an API call. `message` is shown to the player; null when their session has changed since. */
export type ApiResult = { ok: true } | { ok: false; message: string | null }

/** Result of a call whose answer is dropped. */
export const DROPPED: ApiResult = { ok: false, message: null }

/** Result of a call. `failure` is the message where the error has none for the player. */
export function resultOf(answer: Answer<unknown>, failure: string): ApiResult {
  if (answer.kind === 'value') return { ok: true }
  return answer.kind === 'dropped' ? DROPPED : { ok: false, message: parseError(answer.error, failure) }
}

/** Result of a call that concerns no session, so that none can end under it. */
export async function withoutSession(
  call: () => Promise<unknown>,
  failure: string,
): Promise<{ ok: true } | { ok: false; message: string }> {
  try {
    await call()
    return { ok: true }
  } catch (error) {
    return { ok: false, message: parseError(error, failure) }
  }
}
