/** Events of a report that are no attacks: kick-offs, whistles, cards, injuries, substitutions. */
import { halfTime, kickOff } from '../stoppages/kickOff.ts'
import { addedMinutes, BEFORE_WHISTLE } from '../stage/addedTime.ts'
import { quickKick, standStill, stopPlay } from '../stoppages/fouls.ts'
import { cueEvent, pause, reachMinute, type Script, type Stage } from '../stage/stage.ts'
import { finishChanges, manGoal, slotOfPlayer, startChange, treatInjury } from '../stoppages/changes.ts'
import { gesture } from '../stage/noteMoments.ts'
import { lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'
import { playShootOut } from '../shootOut/playShootOut.ts'
import type { AgendaItem } from './agenda.ts'
import { openPlay } from '../stage/openPlay.ts'
import type { MatchEvent } from '../../../../client/simulation/match/matchReport.ts'

interface Cue {
  item: AgendaItem
  /** Second at which the item began. */
  from: number
  next: AgendaItem | undefined
}

export function* playEvent(stage: Stage, event: MatchEvent, { item, from, next }: Cue): Script {
  const { world, cast } = stage
  const index = item.events[0] ?? 0
  const cue = () => cueEvent(stage, index, item.instants[0] ?? 0)
  const slot = slotOfPlayer(world, cast, event.player)
  switch (event.type) {
    case 'kick-off':
      cue()
      yield* pause(stage, 0.6)
      return yield* kickOff(stage)
    case 'half-time':
    case 'extra-time':
      yield* openPlay(stage, 0.3)
      yield* addTime(stage, event.minute)
      cue()
      return yield* halfTime(stage)
    case 'full-time':
      yield* openPlay(stage, 1.2)
      yield* addTime(stage, event.minute)
      cue()
      if (stage.report.shootOut) return yield* playShootOut(stage, stage.report.shootOut)
      world.phase = 'full-time'
      return noteCard(stage, from, 2)
    case 'card':
      yield* stopPlay(stage, { fouls: event.team === 'home', spot: null, by: slot })
      yield* standStill(stage, 0.5)
      cue()
      if (slot >= 0) gesture(stage, event.ban > 1 ? 'red-card' : 'yellow-card', slot, { seconds: 1.5 })
      if (event.ban > 1) noteCard(stage, from, 1.5)
      if (event.ban > 1 && slot >= 0) world.leaving[slot] = true
      yield* standStill(stage, 1.1)
      if (event.ban > 1) {
        yield* finishChanges(stage)
        if (!isChange(stage, next)) manGoal(stage, event.team === 'home')
      }
      return yield* quickKick(stage, event.team !== 'home')
    case 'injury':
      yield* treatInjury(stage, slot, cue)
      if (slot >= 0 && leavesForGood(stage, event)) {
        world.leaving[slot] = true
        yield* finishChanges(stage)
        manGoal(stage, event.team === 'home')
      }
      world.phase = 'play'
      return
    case 'substitution':
      startChange(stage, event)
      yield* pause(stage, 0.2)
      cue()
      if (isChange(stage, next)) return
      yield* finishChanges(stage)
      manGoal(stage, true)
      return manGoal(stage, false)
    case 'tactics':
      yield* openPlay(stage, 0.4)
      return cue()
    case 'forfeit':
      return cue()
    case 'goal':
    case 'save':
    case 'miss':
    case 'block':
    case 'offside':
    case 'tackle':
    case 'claim':
      // Attacks are items of their own kind.
      return
  }
}

/** Seconds of play that show one added minute. */
const SECONDS_PER_ADDED = 2.4

/** Plays the stoppage time of the half that ends with a minute. */
function* addTime(stage: Stage, after: number): Script {
  const minutes = addedMinutes(stage.report, after)
  reachMinute(stage, after - BEFORE_WHISTLE)
  const from = stage.world.now
  yield* openPlay(stage, minutes * SECONDS_PER_ADDED)
  stage.addedTime.push({ after, minutes, from, to: stage.world.now })
}

/** Shows a sending-off or the final whistle in the highlights. */
function noteCard(stage: Stage, from: number, weight: number): void {
  const to = stage.world.now + (weight < 2 ? 1.5 : 0)
  stage.windows.push({ from: Math.max(from, stage.world.now - 1.2), to, highlightTo: to, weight })
}

/** True for an injured player whom nobody replaces. */
function leavesForGood({ report }: Stage, event: MatchEvent): boolean {
  const isReplaced = report.events.some(
    (other) =>
      other.type === 'substitution' && other.assist === event.player && other.minute <= event.minute + 1,
  )
  const minutes = event.team ? report.minutes[event.team][event.player ?? ''] : undefined
  return (
    !isReplaced && minutes !== undefined && minutes <= event.minute && event.minute < lastMinuteOf(report)
  )
}

/** True for a substitution of the same minute, which is made together with the one before. */
function isChange({ report }: Stage, item: AgendaItem | undefined): boolean {
  const event = item?.kind === 'other' ? report.events[item.events[0] ?? 0] : undefined
  return event?.type === 'substitution'
}
