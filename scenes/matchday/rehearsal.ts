/**
 * Simulates the movements of a match once, ten times per second at full pace, and records all positions. The
 * report is the script: what the engine has decided is played out, and the play between leads from one to the next.
 */
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { SLOTS } from '../core/field.ts'
import { dribble, moveBall, STEP, targetReceiver } from './ballPlay.ts'
import { walkOff } from './changes.ts'
import { playMatchScript } from './matchScript.ts'
import { movePlayers, snapToTargets } from './movement.ts'
import { keepPosts, lineUp, targetPlaces } from './shape.ts'
import { countPossession, openStage, type Stage } from './stage.ts'
import { PHASES } from './world.ts'

/** Recording of a rehearsal; row k is second k × STEP. */
export interface Recording {
  rows: number
  /** rows × 22, metres. */
  x: Float32Array
  y: Float32Array
  /** rows × 22, index of the person; −1 for an empty slot. */
  who: Int8Array
  /** rows × 3: metres from left, from top, above ground. */
  ball: Float32Array
  holder: Int8Array
  /** Slot of the last touch. */
  touch: Int8Array
  /** Index into PHASES. */
  phase: Uint8Array
  /** 1 for a cut between this row and the one before. */
  cut: Uint8Array
  /** +1 where the home side attacks to the right. */
  direction: Int8Array
}

/** Rows of the first recording, enough for most matches, and the most of a match that never ends. */
const USUAL_ROWS = 3600
const MOST_ROWS = 20_000

export function rehearse(report: MatchReport): { stage: Stage; recording: Recording } {
  const stage = openStage(report)
  const { world } = stage
  lineUp(world, stage.homeKicks)
  snapToTargets(world)
  const script = playMatchScript(stage)
  let recording = allocate(USUAL_ROWS)
  for (let row = 0; row < MOST_ROWS; row++) {
    world.now = row * STEP
    if (row === recording.rows) recording = allocate(row * 2, recording)
    record(recording, row, stage)
    stage.cut = false
    targetPlaces(world)
    dribble(world)
    const isOver = script.next().done === true
    if (isOver) {
      recording.rows = row + 1
      break
    }
    keepPosts(world)
    targetReceiver(world)
    walkOff(world)
    movePlayers(world, STEP)
    moveBall(world, STEP)
    countPossession(stage)
  }
  return { stage, recording }
}

function allocate(rows: number, from?: Recording): Recording {
  const longer = <Numbers extends { set(numbers: ArrayLike<number>): void }>(
    numbers: Numbers,
    old: ArrayLike<number> | undefined,
  ): Numbers => {
    if (old) numbers.set(old)
    return numbers
  }
  return {
    rows,
    x: longer(new Float32Array(rows * SLOTS), from?.x),
    y: longer(new Float32Array(rows * SLOTS), from?.y),
    who: longer(new Int8Array(rows * SLOTS), from?.who),
    ball: longer(new Float32Array(rows * 3), from?.ball),
    holder: longer(new Int8Array(rows), from?.holder),
    touch: longer(new Int8Array(rows), from?.touch),
    phase: longer(new Uint8Array(rows), from?.phase),
    cut: longer(new Uint8Array(rows), from?.cut),
    direction: longer(new Int8Array(rows), from?.direction),
  }
}

function record(recording: Recording, row: number, { world, cut }: Stage): void {
  const at = row * SLOTS
  for (let slot = 0; slot < SLOTS; slot++) {
    recording.x[at + slot] = world.x[slot] ?? 0
    recording.y[at + slot] = world.y[slot] ?? 0
    recording.who[at + slot] = world.who[slot] ?? -1
  }
  recording.ball[row * 3] = world.ballX
  recording.ball[row * 3 + 1] = world.ballY
  recording.ball[row * 3 + 2] = world.ballHeight
  recording.holder[row] = world.holder
  recording.touch[row] = world.lastTouch
  recording.phase[row] = PHASES.indexOf(world.phase)
  recording.cut[row] = cut ? 1 : 0
  recording.direction[row] = world.homeDirection
}
