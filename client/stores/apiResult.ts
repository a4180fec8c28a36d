import { parseError, ServerError } from '../api/ServerError.ts'

/** Answer to a call; 'dropped', for values and errors alike, when it came for a session that is over. */
export type Answer<Value> =
  { kind: 'value'; value: Value } | { kind: 'failure'; error: unknown } | { kind: 'dropped' }

/**
 * Awaits a call and drops its answer when `current()` has changed since: whoever asked is gone then. `discard`
 * receives a value that is dropped.
 */
export async function answerWhile<Value>(
  current: () => unknown,
  call: () => Promise<Value>,
  discard: (value: Value) => void = () => {},
): Promise<Answer<Value>> {
  const asked = current()
  try {
    const value = await call()
    if (current() === asked) return { kind: 'value', value }
    discard(value)
  } catch (error) {
    if (current() === asked) return { kind: 'failure', error }
  }
  return { kind: 'dropped' }
}

/** Value of an answer; null for one that was dropped. Throws the error of a failure. */
export function valueOf<Value>(answer: Answer<Value>): Value | null {
  if (answer.kind === 'failure') throw answer.error
  return answer.kind === 'value' ? answer.value : null
}

/** Result of an API call. `message` is shown to the player; null when their session has changed since. */
export type ApiResult =
  | { ok: true }
  /** `reason`: of a refusal by the server, for what the player has typed. */
  | { ok: false; message: string | null; reason?: Reason }

/** 'code needed': a login that takes a second step; 'wrong secret': the password or code of the account is another. */
export type Reason = 'code needed' | 'wrong secret' | 'not valid'

const REASONS: Partial<Record<number, Reason>> = {
  400: 'not valid',
  403: 'wrong secret',
  428: 'code needed',
}

/** Result of a call whose answer is dropped. */
export const DROPPED: ApiResult = { ok: false, message: null }

/** Result of a call. `failure` is the message where the error has none for the player. */
export function resultOf(answer: Answer<unknown>, failure: string): ApiResult {
  if (answer.kind === 'value') return { ok: true }
  if (answer.kind === 'dropped') return DROPPED
  const { error } = answer
  const reason = error instanceof ServerError ? REASONS[error.status ?? 0] : undefined
  return { ok: false, message: parseError(error, failure), ...(reason && { reason }) }
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
