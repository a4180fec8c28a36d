/** Run of the referee, who follows the play from the recorded ball. */
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { RUN_CYCLE } from '../../paint/figurePose.ts'
import { STEP } from './ballPlay.ts'
import { RUN } from './figureMotion.ts'
import type { Referee } from './frame.ts'
import type { Recording } from './recording.ts'
import { PHASES, type Spot } from './world.ts'

/** Metres from the ball at which the referee watches, and those from the lines beyond which they do not go. */
const DISTANCE = 11
const INSIDE = 4
/** Metres before a penalty area at which the referee waits while play is in it. */
const OUTSIDE = 2
/** Speed and its change in metres per second, and the share of the way to a near point covered per second. */
const SPEED = 6.4
const ACCELERATION = 6
const APPROACH = 1.1
const SHOOT_OUT = PHASES.indexOf('shoot-out')
/** Numbers of a row: place, and metres run so far. */
const ROW = 3
/** Metres of a cycle of both legs, and the metres of a step of time below which the referee stands. */
const STRIDE = 2.6
const STANDING = 0.06

/** Metres within which the referee gives way to players, and to the ball, and the speed of it where they meet. */
const CLEAR = { players: 6, ball: 8 }
const GIVING_WAY = { players: 14, ball: 18 }
/** Rows by which the referee sees ahead where players and ball will be. */
const AHEAD = 6

/** Place and metres of the referee in each row of a recording. */
export function planReferee(recording: Recording): Float32Array {
  const { ball, cut, rows, phase } = recording
  const run = new Float32Array(rows * ROW)
  let [x, y, metres] = [CENTRE_X - DISTANCE, CENTRE_Y + 6, 0]
  let [speedX, speedY] = [0, 0]
  let isShootOut = false
  for (let row = 0; row < rows; row++) {
    const [ballX, ballY] = [ball[row * 3] ?? CENTRE_X, ball[row * 3 + 1] ?? CENTRE_Y]
    isShootOut ||= phase[row] === SHOOT_OUT
    const target = isShootOut ? besideKick(ballX) : watchingPlace(ballX, ballY)
    if (cut[row] === 1) [x, y, speedX, speedY] = [target.x, target.y, 0, 0]
    const [gapX, gapY] = [target.x - x, target.y - y]
    const gap = Math.max(0.01, lengthOf(gapX, gapY))
    const wanted = Math.min(SPEED, gap * APPROACH)
    const way = giveWay(recording, row, { x, y })
    const [wishX, wishY] = [(gapX / gap) * wanted + way.x, (gapY / gap) * wanted + way.y]
    const slower = Math.min(1, SPEED / Math.max(0.01, lengthOf(wishX, wishY)))
    const [changeX, changeY] = [wishX * slower - speedX, wishY * slower - speedY]
    const change = lengthOf(changeX, changeY)
    const share = Math.min(1, (ACCELERATION * STEP) / Math.max(0.01, change))
    speedX += changeX * share
    speedY += changeY * share
    x += speedX * STEP
    y += speedY * STEP
    metres += lengthOf(speedX, speedY) * STEP
    run.set([x, y, metres], row * ROW)
  }
  return run
}

/** Velocity with which the referee leaves the way of players and of the ball. */
function giveWay(recording: Recording, row: number, from: Spot): Spot {
  const { x, y, who, ball, rows } = recording
  const way = { x: 0, y: 0 }
  const leave = (atX: number, atY: number, within: number, speed: number) => {
    const [gapX, gapY] = [from.x - atX, from.y - atY]
    if (Math.abs(gapX) > within || Math.abs(gapY) > within) return
    const gap = Math.max(0.1, lengthOf(gapX, gapY))
    const push = Math.max(0, 1 - gap / within) * speed
    way.x += (gapX / gap) * push
    way.y += (gapY / gap) * push
  }
  const soon = Math.min(rows - 1, row + AHEAD) * SLOTS
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((who[soon + slot] ?? -1) < 0) continue
    leave(x[soon + slot] ?? 0, y[soon + slot] ?? 0, CLEAR.players, GIVING_WAY.players)
  }
  for (const at of [row, Math.min(rows - 1, row + AHEAD)]) {
    leave(ball[at * 3] ?? 0, ball[at * 3 + 1] ?? 0, CLEAR.ball, GIVING_WAY.ball)
  }
  return way
}

/** Place from which a ball is watched: behind it as seen from the nearer goal, towards the middle, and never in a penalty area. */
function watchingPlace(ballX: number, ballY: number): { x: number; y: number } {
  const wayX = CENTRE_X - ballX + (ballX < CENTRE_X ? 14 : -14)
  const wayY = CENTRE_Y - ballY + (ballX < CENTRE_X ? 9 : -9)
  const far = lengthOf(wayX, wayY)
  const y = within(ballY + (wayY / far) * DISTANCE, FIELD.width, INSIDE)
  const isBeforeBox = Math.abs(y - CENTRE_Y) < FIELD.penaltyArea.width / 2
  const inside = isBeforeBox ? FIELD.penaltyArea.depth + OUTSIDE : INSIDE
  return { x: within(ballX + (wayX / far) * DISTANCE, FIELD.length, inside), y }
}

/** Metres from goal line and middle at which the kicks of a shoot-out are watched. */
const BESIDE = { line: 8, middle: 12 }

/** Place beside the goal that a kick goes to, out of the way of the taker. */
function besideKick(ballX: number): { x: number; y: number } {
  return { x: ballX < CENTRE_X ? BESIDE.line : FIELD.length - BESIDE.line, y: CENTRE_Y + BESIDE.middle }
}

function within(metres: number, length: number, inside: number): number {
  return Math.max(inside, Math.min(length - inside, metres))
}

/** Fills `out` with the referee at a share of the way from a row to the next, looking at the ball when at rest. */
export function fillReferee(
  out: Referee,
  run: Float32Array,
  { row, share, ballX, ballY }: { row: number; share: number; ballX: number; ballY: number },
): void {
  const a = row * ROW
  const of = (i: number) => (run[a + i] ?? 0) + ((run[a + ROW + i] ?? 0) - (run[a + i] ?? 0)) * share
  out.x = of(0)
  out.y = of(1)
  const [wayX, wayY] = [(run[a + ROW] ?? 0) - (run[a] ?? 0), (run[a + ROW + 1] ?? 0) - (run[a + 1] ?? 0)]
  const isStanding = lengthOf(wayX, wayY) < STANDING
  const step = Math.floor(((of(2) / STRIDE) % 1) * RUN_CYCLE)
  out.pose = isStanding ? 'stand' : (RUN[step] ?? 'stand')
  out.facing = isStanding ? Math.atan2(ballY - out.y, ballX - out.x) : Math.atan2(wayY, wayX)
}
