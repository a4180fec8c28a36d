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
