/** Counts how often each canvas has been painted, so that copies of it are renewed. */

const revisions = new WeakMap<object, number>()

/** Notes that a canvas has been painted anew. */
export function notePainted(canvas: object): void {
  revisions.set(canvas, revisionOf(canvas) + 1)
}

export function revisionOf(canvas: object): number {
  return revisions.get(canvas) ?? 0
}
