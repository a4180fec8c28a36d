/** Close-up of a replay, seen from where the match is seen: each goal is at the same end again. */
import type { Camera } from '../../core/camera.ts'
import { FIELD } from '../../core/field.ts'
import type { Space } from '../../core/space.ts'
import { CLOSE_UP, type Framing } from './followCamera.ts'
import { runOf, type Moment } from '../motion/moments.ts'
import type { MatchPlan } from '../script/timeline.ts'
import type { Spot } from '../motion/world.ts'

/** Share of the height at which the goal is shown. */
const GOAL_AT = 0.5

/** Position and scale of the picture for a moment that is shown again. */
export function frameReplay(
  { inner, project }: Camera,
  { plan, moment, space }: { plan: MatchPlan; moment: Moment; space: Pick<Space, 'width' | 'height'> },
): Framing {
  const target = targetOf(runOf(plan.recording, moment))
  const focus = project(target.x, target.y, 0, { x: 0, y: 0, scale: 1 })
  return {
    x: cover(
      inner.x + inner.width / 2 - focus.x * CLOSE_UP,
      inner.x,
      inner.x + inner.width - space.width * CLOSE_UP,
    ),
    y: cover(
      inner.y + inner.height * GOAL_AT - focus.y * CLOSE_UP,
      inner.y,
      inner.y + inner.height - space.height * CLOSE_UP,
    ),
    scale: CLOSE_UP,
  }
}

/** Keeps the picture from leaving a part of the free area empty. */
function cover(at: number, most: number, least: number): number {
  return Math.round(Math.max(least, Math.min(most, at)))
}

/** Point between the goal that is attacked and the end of the run. */
function targetOf(run: readonly Spot[]): Spot {
  const end = run.at(-1) ?? { x: FIELD.length / 2, y: FIELD.width / 2 }
  const goal = end.x > FIELD.length / 2 ? FIELD.length : 0
  return { x: (goal + 2 * end.x) / 3, y: (FIELD.width / 2 + end.y) / 2 }
}
