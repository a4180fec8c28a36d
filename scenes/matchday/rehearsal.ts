/**
 * Simulates the movements of a match once, ten times per second at full pace, and records all positions. The
 * events of the report are the script; the play between them leads from one to the next.
 */
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { moveBall } from './ballPlay.ts'
import type { Cast } from './cast.ts'
import { processDue, openDirector, type Director } from './director.ts'
import { SLOTS } from '../core/field.ts'
import { movePlayers, snapToTargets } from './movement.ts'
import { playStep } from './openPlay.ts'
import type { MatchTempo } from './tempo.ts'
import { PHASES } from './world.ts'

/** Seconds at full pace between two recorded rows. */
export const STEP = 0.1
/** Recording of a rehearsal; row k is second k × STEP. */
interface Rehearsal {
  cast: Cast
  rows: number
  /** rows × 22, metres. */
  x: Float32Array
  y: Float32Array
  /** rows × 22, index of the person; −1 for an empty slot. */
  who: Int8Array
  /** rows × 3: metres from left, from top, above ground. */
  ball: Float32Array
  holder: Int8Array
  /** Index into PHASES. */
  phase: Uint8Array
  /** 1 for a cut between this row and the one before. */
  cut: Uint8Array
  /** +1 where the home side attacks to the right. */
  direction: Int8Array
}

export function rehearse(report: MatchReport, tempo: MatchTempo): Rehearsal {
  const director = openDirector(report, tempo)
  const { world } = director
  const rows = Math.ceil(tempo.duration / STEP) + 2
  const recording: Rehearsal = {
    cast: director.cast,
    rows,
    x: new Float32Array(rows * SLOTS),
    y: new Float32Array(rows * SLOTS),
    who: new Int8Array(rows * SLOTS),
    ball: new Float32Array(rows * 3),
    holder: new Int8Array(rows),
    phase: new Uint8Array(rows),
    cut: new Uint8Array(rows),
    direction: new Int8Array(rows),
  }
  for (let row = 0; row < rows; row++) {
    world.now = row * STEP
    director.cut = false
    processDue(director)
    playStep(director)
    if (director.cut) snapToTargets(world)
    else movePlayers(world, STEP)
    moveBall(world, STEP)
    record(recording, row, director)
  }
  return recording
}

function record(recording: Rehearsal, row: number, { world, cut }: Director): void {
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
  recording.phase[row] = PHASES.indexOf(world.phase)
  recording.cut[row] = cut ? 1 : 0
  recording.direction[row] = world.homeDirection
}
