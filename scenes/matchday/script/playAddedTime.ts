import { addedMinutes, BEFORE_WHISTLE } from './addedTime.ts'
import { openPlay } from './openPlay.ts'
import { reachMinute, type Script, type Stage } from './stage.ts'

/** Seconds of play that show one added minute. */
const SECONDS_PER_ADDED = 2.4

/** Plays the stoppage time of the half that ends with a minute: 45 or 90. */
export function* addTime(stage: Stage, after: number): Script {
  const minutes = addedMinutes(stage.report, after)
  reachMinute(stage, after - BEFORE_WHISTLE)
  const from = stage.world.now
  yield* openPlay(stage, minutes * SECONDS_PER_ADDED)
  stage.addedTime.push({ after, minutes, from, to: stage.world.now })
}
