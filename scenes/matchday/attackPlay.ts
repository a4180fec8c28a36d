/** How each kind of attack leads to the place of its shot. */
import { lengthOf } from '../core/length.ts'
import type { Pattern } from '../../client/simulation/match/attack.ts'
import { asideOf, chooseMarker, placeFor, type Play } from './attackCast.ts'
import { ballOut, carry, gather, holdLine, playInto, shadow } from './lastPass.ts'
import { feed, haveBall } from './openPlay.ts'
import { corner, directFreeKick, freeKick, penalty } from './setPieces.ts'
import { HEAD_HEIGHT, send } from './highBall.ts'
import { looseTo } from './looseBall.ts'
import { post, until, type Script, type Stage } from './stage.ts'
import type { Spot, World } from './world.ts'

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

/** Point so many metres farther from the goal than the shot, and aside. */
function behind(play: Play, world: World, x: number, y = 0): Spot {
  return placeFor(play, world, play.place.x + x, play.place.y + y)
}

/** Inward from the flank, as metres aside. */
function inward({ flank }: Play, metres: number): number {
  return -flank * metres
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

/** A high ball from the wing to a header, or to a foot. */
function* cross(stage: Stage, play: Play): Script {
  const { world } = stage
  const { luck, flank } = play
  const wing = flank * (24 + 5 * luck(6))
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
  yield* carry(stage, play, play.provider, placeFor(play, world, deep, wing), 5)
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

/** The ball is won in the own half, and goes forward quickly to the runner. */
function* counter(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, luck, shooter } = play
  play.markerAngle = 2 + luck(5)
  const own = placeFor(play, world, 68, play.flank * 12)
  const start = placeFor(play, world, 50, play.place.y + inward(play, 4))
  post(world, shooter, start)
  if (play.provider >= 0) post(world, play.provider, placeFor(play, world, 56, play.flank * 14))
  yield* haveBall(stage, !home, own.x)
  yield* until(
    stage,
    () => ballOut(world, play) > 58,
    1.6,
    () => {
      if (world.holder >= 0) post(world, world.holder, own)
    },
  )
  world.posts.fill(null)
  yield* haveBall(stage, home, own.x)
  world.phase = 'chance'
  const line = Math.max(play.place.x + 10, 24)
  holdLine(world, play, line + 4)
  if (play.provider < 0 || (world.holder === shooter && play.type !== 'offside')) {
    yield* feed(stage, shooter)
    holdLine(world, play, null)
    return yield* carry(stage, play, shooter, play.spot, 9)
  }
  post(world, shooter, placeFor(play, world, line + 6, play.place.y + inward(play, 3)), { speed: 9 })
  const out = placeFor(play, world, line + 15, play.place.y + play.flank * 10)
  post(world, play.provider, out, { speed: 9 })
  yield* feed(stage, play.provider)
  yield* carry(stage, play, play.provider, out, 3.5)
  yield* playInto(stage, play, { to: shooter, spot: behind(play, world, 5), speed: 15 })
  holdLine(world, play, null)
  if (play.type !== 'offside') yield* carry(stage, play, shooter, play.spot)
}

/** The opponents are pressed near their goal and lose the ball there. */
function* press(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, luck, shooter } = play
  const near = behind(play, world, 7, inward(play, 2))
  const thief = play.provider >= 0 ? play.provider : shooter
  const theft = behind(play, world, 9 + 3 * luck(6), inward(play, 7))
  post(world, shooter, near)
  post(world, thief, theft)
  yield* haveBall(stage, !home, theft.x)
  yield* until(
    stage,
    () => ballOut(world, play) < play.place.x + 16,
    2.2,
    () => {
      if (world.holder >= 0) post(world, world.holder, theft)
      post(world, thief, { x: world.ballX, y: world.ballY }, { speed: 9 })
    },
  )
  world.posts.fill(null)
  yield* steal(stage, thief)
  if (thief === shooter) return yield* carry(stage, play, shooter, play.spot)
  yield* gather(stage, play, { shooter: near, provider: theft })
  yield* feed(stage, play.provider)
  yield* playInto(stage, play, { to: shooter, spot: play.spot, speed: 15 })
}

/** A player takes the ball off an opponent. */
function* steal(stage: Stage, thief: number): Script {
  const { world } = stage
  const spot = { x: world.ballX, y: world.ballY }
  world.phase = 'chance'
  yield* looseTo(stage, thief, {
    x: (spot.x + (world.x[thief] ?? spot.x)) / 2,
    y: (spot.y + (world.y[thief] ?? spot.y)) / 2,
  })
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

/** A defender or the goalkeeper passes to the shooter by mistake. */
function* mistake(stage: Stage, play: Play): Script {
  const { world } = stage
  const { home, luck, shooter } = play
  const near = behind(play, world, 5, inward(play, 3))
  post(world, shooter, near)
  const back = placeFor(play, world, Math.max(4, play.place.x - 2), inward(play, 12 + 5 * luck(6)))
  const isNear = () => lengthOf((world.x[shooter] ?? 0) - near.x, (world.y[shooter] ?? 0) - near.y) < 3
  yield* haveBall(stage, !home, back.x)
  yield* until(
    stage,
    () => isNear() && !world.flight && ballOut(world, play) < play.place.x + 14,
    5,
    () => {
      if (world.holder >= 0 && !world.flight) post(world, world.holder, back)
    },
  )
  world.phase = 'chance'
  play.pass = null
  yield* looseTo(stage, shooter, near)
  world.posts.fill(null)
  yield* carry(stage, play, shooter, play.spot)
}
