/** High balls into the box. */
import { placeFor, type Play } from './attackCast.ts'
import { holdLine, playInto } from './lastPass.ts'
import { looseTo } from './looseBall.ts'
import { post, type Script, type Stage } from './stage.ts'
import { keeperOf } from '../motion/world.ts'

/** Height of the ball at a header. */
export const HEAD_HEIGHT = 1.9

/** The high ball to the shooter, or to the goalkeeper who claims it. */
export function* send(stage: Stage, play: Play): Script {
  const { world } = stage
  const height = play.body === 'head' ? HEAD_HEIGHT : play.body === 'other' ? 1 : 0.3
  if (play.type === 'claim') return yield* claim(stage, play)
  yield* playInto(stage, play, { to: play.shooter, spot: play.spot, speed: 19, height, isLofted: true })
  holdLine(world, play, null)
}

/** The goalkeeper comes for a high ball and catches it before the shooter. */
function* claim(stage: Stage, play: Play): Script {
  const { world } = stage
  const keeper = keeperOf(!play.home)
  const spot = placeFor(play, world, Math.min(7, Math.max(2.5, play.place.x)), play.place.y * 0.6)
  post(world, play.shooter, placeFor(play, world, Math.min(8.5, play.place.x + 1.5), play.place.y * 0.6))
  yield* looseTo(stage, keeper, spot, 2.2)
}
