/**
 * Simulates the movements of a match once, ten times per second at full pace, and records all positions. The
 * report is the script: what the engine has decided is played out, and the play between leads from one to the next.
 */
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import { SLOTS } from '../../../core/field.ts'
import { dribble, moveBall, STEP, targetReceiver } from '../../motion/ballPlay.ts'
import { walkOff } from '../stoppages/changes.ts'
import { playMatchScript } from './matchScript.ts'
import { movePlayers, snapToTargets } from '../../motion/movement.ts'
import { allocateRecording, type Recording } from '../../motion/recording.ts'
import { keepPosts, lineUp, targetPlaces } from '../../motion/shape.ts'
import { countPossession, openStage, type Stage } from '../stage/stage.ts'
import { PHASES } from '../../motion/world.ts'

/** Rows of the first recording, enough for most matches, and the most of a match that never ends. */
const USUAL_ROWS = 3600
const MAX_ROWS = 20_000

export function rehearse(report: MatchReport): { stage: Stage; recording: Recording } {
  const stage = openStage(report)
  const { world } = stage
  lineUp(world, stage.homeKicks)
  snapToTargets(world)
  const script = playMatchScript(stage)
  let recording = allocateRecording(USUAL_ROWS)
  for (let row = 0; row < MAX_ROWS; row++) {
    world.now = row * STEP
    if (row === recording.rows) recording = allocateRecording(row * 2, recording)
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
