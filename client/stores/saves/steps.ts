/** Work in short steps, between which a page answers. Apart from `nextTask.ts`, which pages without the game load. */
import { nextTask } from './nextTask.ts'

/** Characters of a save that a step works on, which takes a browser one or two milliseconds. */
export const STEP_LENGTH = 65_536

/** Result of work, with each of its steps in a task of its own. */
export async function inTasks<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTask()
  }
}

/** Result of work, with all the steps that are left at once. */
export function atOnce<Result>(steps: Iterator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
