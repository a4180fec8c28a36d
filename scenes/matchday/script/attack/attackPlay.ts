/** Play of each attack pattern up to the place of its shot. */
import type { Pattern } from '../../../../client/simulation/match/attack.ts'
import { asideOf, behind, chooseMarker, inward, placeFor, type Play } from './attackCast.ts'
import { HEAD_HEIGHT, playInto, send } from './lastPass.ts'
import { feed, looseTo } from '../stage/openPlay.ts'
import { penalty } from './penalty.ts'
import { corner, directFreeKick, freeKick } from './setPieces.ts'
import { counter, mistake, press } from './wonBall.ts'
import type { Script, Stage } from '../stage/stage.ts'
import { ballOut, carry, gather, holdLine, shadow } from './buildUp.ts'
import { distanceTo, playerSpot } from '../../motion/world.ts'

/** Brings the ball and the shooter to the place of the shot. */
export const LEAD_UP: Record<Pattern, (stage: Stage, play: Play) => Script> = {
  'open-play': combine,
  'through-ball': throughBall,
  cutback,
  cross,
  solo,
  counter,
  press,
  'long-shot': layOff,
  corner,
  'free-kick': freeKick,
  'direct-free-kick': directFreeKick,
  penalty,
  rebound,
  error: mistake,
}

/** The provider's pass on the ground, or the shooter's own run for a goal without a provider. */
function* combine(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, shooter } = play
  const from = behind(play, world, 6 + 4 * luck(6), inward(play, 8 + 5 * luck(7)))
  yield* gather(stage, play, { shooter: behind(play, world, 5, play.flank * 2), provider: from })
  if (play.provider < 0) return yield* goAlone(stage, play, 7)
  yield* feed(stage, play.provider)
  if (luck(12) < 0.5) return yield* playInto(stage, play, { to: shooter, spot: play.spot, speed: 15 })
  yield* playInto(stage, play, { to: shooter, spot: behind(play, world, 2.5, play.flank), speed: 14 })
  yield* carry(stage, play, shooter, play.spot)
}

/** The shooter has the ball some metres out, and carries it to the place of the shot. */
function* goAlone(stage: Stage, play: Play, metres: number): Script {
  yield* feed(stage, play.shooter)
  const most = 2 + metres / 5
  stage.world.phase = 'chance'
  yield* carry(stage, play, play.shooter, play.spot, most + ballOut(stage.world, play) / 12)
}

/** A pass behind the back line, which stands high. */
function* throughBall(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, shooter } = play
  const line = Math.max(play.place.x + 8 + 3 * luck(6), 17)
  play.markerAngle = 2 + luck(5)
  holdLine(world, play, line)
  const from = placeFor(play, world, line + 11, play.place.y + inward(play, 7 + 4 * luck(7)))
  const waits = placeFor(play, world, line + 1.2, play.place.y + inward(play, 2))
  yield* gather(stage, play, { shooter: waits, provider: from, towards: from.x })
  yield* feed(stage, play.provider)
  const ahead = play.type === 'offside' ? 1 : 3.5
  const spot = behind(play, world, ahead)
  yield* playInto(stage, play, { to: shooter, spot, speed: 14 })
  if (play.type === 'offside') return
  holdLine(world, play, null)
  yield* carry(stage, play, shooter, play.spot)
}

/** The winger carries the ball to the goal line and plays it back. */
function* cutback(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, flank, shooter } = play
  const aside = flank * Math.max(14 + 5 * luck(6), Math.abs(play.place.y) + 9)
  yield* gather(stage, play, {
    shooter: behind(play, world, 8, inward(play, 2)),
    provider: placeFor(play, world, 11, aside + flank * 4),
  })
  if (play.provider < 0) return yield* goAlone(stage, play, 6)
  yield* feed(stage, play.provider)
  holdLine(world, play, 6)
  yield* carry(stage, play, play.provider, placeFor(play, world, 2 + 1.5 * luck(7), aside), 5)
  yield* playInto(stage, play, { to: shooter, spot: play.spot, speed: 14 })
}

/** Least metres per second with which the ball is carried to the wing. */
const CARRYING = 6

/** A high ball from the wing to a header, or to a foot. */
function* cross(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, provider } = play
  // Who is named by the report crosses from the side they are on.
  if (play.isProviderNamed) play.flank = asideOf(play, world, playerSpot(world, provider)) < 0 ? -1 : 1
  const wing = play.flank * (24 + 5 * luck(6))
  // A runner can be offside only before a ball that comes from behind the back line.
  const line = play.type === 'offside' ? Math.max(12, play.place.x + 3) : null
  const deep = line === null ? Math.max(5, play.place.x * 0.6) + 7 * luck(7) : line + 5
  holdLine(world, play, line)
  yield* gather(stage, play, {
    shooter: behind(play, world, 7, inward(play, -1)),
    provider: placeFor(play, world, deep + 6, wing),
  })
  if (play.provider < 0) return yield* goAlone(stage, play, 6)
  yield* feed(stage, play.provider)
  const from = placeFor(play, world, deep, wing)
  const most = Math.max(5, distanceTo(world, play.provider, from) / CARRYING)
  yield* carry(stage, play, play.provider, from, most)
  yield* send(stage, play)
}

/** The shooter dribbles past defenders from far out. */
function* solo(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, flank, shooter } = play
  const start = behind(play, world, 17 + 4 * luck(6), flank * (3 + 4 * luck(7)))
  yield* gather(stage, play, { shooter: start, towards: start.x })
  yield* feed(stage, shooter)
  const turn = behind(play, world, 9, inward(play, 3 + 2 * luck(13)))
  play.markerGap = Math.max(2, play.markerGap)
  play.markerAngle = -1.4 * flank
  yield* carry(stage, play, shooter, turn)
  play.markerAngle = 1.3 * flank
  yield* carry(stage, play, shooter, play.spot)
}

/** A pass back to a shooter outside the box. */
function* layOff(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, shooter } = play
  const from = placeFor(
    play,
    world,
    Math.max(12, play.place.x - 5 + 4 * luck(6)),
    asideOf(play, world, play.spot) + inward(play, 9),
  )
  play.markerGap += 0.3
  yield* gather(stage, play, { shooter: behind(play, world, 4, play.flank), provider: from })
  if (play.provider < 0) return yield* goAlone(stage, play, 4)
  yield* feed(stage, play.provider)
  yield* playInto(stage, play, { to: shooter, spot: play.spot, speed: 14 })
}

/** The shooter is first to the ball that the shot before has left. */
function* rebound(stage: Stage, play: Play): Script {
  chooseMarker(stage.world, play, play.spot)
  shadow(stage.world, play, play.spot, stage.world.now + 1)
  yield* looseTo(stage, play.shooter, play.spot, play.body === 'head' ? HEAD_HEIGHT : 0)
}
