/** Penalties. */
import { CENTRE_Y, FIELD } from '../../../core/field.ts'
import { placeFor, type Play } from './attackCast.ts'
import { stopPlay } from '../stoppages/fouls.ts'
import { SPEED } from '../../motion/movement.ts'
import { MAX_SETTING, rollTo, runUp } from './setPieces.ts'
import { post, type Script, type Stage, until } from '../stage/stage.ts'
import {
  distanceTo,
  isKeeper,
  isPlaying,
  keeperOf,
  metresOut,
  placeOf,
  slotsOf,
  spotOf,
  type World,
} from '../../motion/world.ts'

/** Metres from the goal line behind which all others wait at a penalty. */
const BEHIND_BOX = FIELD.penaltyArea.depth + 1.5
/** Metres by which the attackers wait behind the defenders. */
const APART = 2.8

/** The ball on the spot, the goalkeeper on the line, everybody else out of the box and the arc. */
export function* penalty(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, shooter, spot, luck } = play
  const scene = placeFor(play, world, 9 + 5 * luck(6), (luck(7) - 0.5) * 20)
  yield* stopPlay(stage, { fouls: !home, spot: scene, by: -1 })
  rollTo(world, spot)
  clearBox(world, play)
  const keeper = keeperOf(!home)
  post(world, keeper, { x: spotOf(world, home, { x: 0.3, y: 0 }).x, y: CENTRE_Y }, { speed: SPEED.run })
  const behindBall = placeFor(play, world, FIELD.penaltySpot + 3, 0.8)
  post(world, shooter, behindBall, { speed: SPEED.sprint })
  const isSet = () => distanceTo(world, shooter, behindBall) < 0.8 && !world.flight && isBoxEmpty(world, play)
  yield* until(stage, isSet, {
    most: MAX_SETTING + 4,
    each: () => {
      world.phase = 'stopped'
    },
  })
  yield* runUp(stage, play, spot)
}

function clearBox(world: World, { home, shooter }: Play): void {
  for (const side of [true, false]) {
    for (const slot of slotsOf(side)) {
      if (slot === shooter || isKeeper(slot) || !isPlaying(world, slot)) continue
      const place = placeOf(world, slot)
      const isAttacker = side === home
      const depth = isAttacker ? 1 - place.depth : place.depth
      const y = (place.across - 0.5) * 44 * (isAttacker ? 1 : -1)
      const line = BEHIND_BOX + Math.max(0, 4.5 - Math.abs(y) * 0.45)
      const out = Math.max(line, depth * 60) + (isAttacker ? APART : 0)
      post(world, slot, spotOf(world, home, { x: out, y }), { speed: SPEED.sprint })
    }
  }
}

/** True when only the shooter and the goalkeepers are in the box or within the distance of the ball. */
function isBoxEmpty(world: World, { home, shooter, spot }: Play): boolean {
  for (const side of [true, false]) {
    for (const slot of slotsOf(side)) {
      if (slot === shooter || isKeeper(slot) || !isPlaying(world, slot)) continue
      const isWide = Math.abs((world.y[slot] ?? 0) - CENTRE_Y) > FIELD.penaltyArea.width / 2
      const isOut = isWide || metresOut(world, home, world.x[slot] ?? 0) > FIELD.penaltyArea.depth
      if (!isOut || distanceTo(world, slot, spot) < FIELD.circleRadius) return false
    }
  }
  return true
}
