/** Script of a match: all items of its agenda in order, with open play between them. */
import { type AgendaItem, planAgenda } from './agenda.ts'
import { endAttack, followShot } from '../attack/aftermath.ts'
import { behind, castPlay, placeFor, plainPlay, type Play } from '../attack/attackCast.ts'
import { LEAD_UP } from '../attack/attackPlay.ts'
import { isEndedAttack } from '../stage/eventKinds.ts'
import { HEAP_SECONDS, worthOf } from '../stoppages/celebrations.ts'
import { foul, offsideStop } from '../stoppages/fouls.ts'
import { playInto } from '../attack/lastPass.ts'
import { shoot } from '../attack/shotPlay.ts'
import { feed, haveBall, openPlay } from '../stage/openPlay.ts'
import { offsideLine } from '../../motion/world.ts'
import { throwInWhenDue } from '../stoppages/throwIn.ts'
import { clearedCorner } from '../attack/setPieces.ts'
import {
  applyInputs,
  dismiss,
  pause,
  post,
  passMinute,
  reachMinute,
  type Script,
  type Stage,
} from '../stage/stage.ts'
import { playEvent } from './playEvent.ts'
import { lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'

/** Seconds per minute without events, at full pace. */
const SECONDS_PER_MINUTE = 0.6
/** Most minutes that pass during what is shown of an item before and after it. */
const MINUTES_BEFORE = 0.3
const MINUTES_AFTER = 0.2
/** Seconds that a forfeit is shown. */
const FORFEIT_SECONDS = 4

/** Plays the whole match. */
export function* playMatchScript(stage: Stage): Script {
  const agenda = planAgenda(stage.report)
  for (const [i, item] of agenda.entries()) {
    const at = item.instants[0] ?? 0
    const minute = stage.minutes.at(-1) ?? 0
    const gap = Math.max(0, at - minute)
    const leaving = Math.min(MINUTES_AFTER, gap * 0.4)
    const coming = Math.min(MINUTES_BEFORE, gap * 0.4)
    applyInputs(stage, at)
    const from = stage.world.now
    if (from > (stage.seconds.at(-1) ?? 0)) reachMinute(stage, minute + leaving)
    if (i > 0) {
      yield* openPlay(stage, (gap - leaving - coming) * SECONDS_PER_MINUTE)
      if (gap > 0.2) yield* throwInWhenDue(stage)
    }
    yield* playItem(stage, item, agenda[i + 1])
    if (item.kind === 'attack') noteComing(stage, { item, coming, from })
    if (item.kind !== 'attack' && item.events.length === 0) reachMinute(stage, at)
  }
  yield* playOut(stage)
}

interface Coming {
  item: AgendaItem
  /** Minutes that pass during the seconds that are shown of it before its event. */
  coming: number
  /** Second since which the clock has been running towards it. */
  from: number
}

/** The clock runs evenly through the play before an attack, and more slowly in the last seconds before its end. */
function noteComing(stage: Stage, { item, coming, from }: Coming): void {
  const second = (stage.cues[item.events[0] ?? 0] ?? 0) - SHOWN_BEFORE
  if (second > from) passMinute(stage, (item.instants[0] ?? 0) - coming, second)
}

/** Ends a match that has no final whistle: a forfeit, or one that is still going on. */
function* playOut(stage: Stage): Script {
  const minute = stage.minutes.at(-1) ?? 0
  const last = lastMinuteOf(stage.report)
  if (minute >= last) return
  const isForfeit = stage.report.forfeit
  const seconds = isForfeit ? FORFEIT_SECONDS : (last - minute) * SECONDS_PER_MINUTE
  if (isForfeit) yield* pause(stage, seconds)
  else yield* openPlay(stage, seconds)
  reachMinute(stage, last)
}

function* playItem(stage: Stage, item: AgendaItem, next: AgendaItem | undefined): Script {
  const from = stage.world.now
  const home = item.side === 'home'
  switch (item.kind) {
    case 'attack':
      return yield* playAttack(stage, item)
    case 'foul':
      return yield* foul(stage, home, -1)
    case 'corner':
      return yield* playCorner(stage, home)
    case 'offside':
      return yield* playOffside(stage, home)
    case 'other': {
      const event = stage.report.events[item.events[0] ?? 0]
      if (event) yield* playEvent(stage, event, { item, from, next })
    }
  }
}

/** Draws an attack with all its shots. */
function* playAttack(stage: Stage, { events, instants, wonCorner }: AgendaItem): Script {
  const { world } = stage
  for (const [i, event] of events.entries()) {
    const play = castPlay(stage, event, instants[i] ?? 0)
    if (!play) continue
    const from = world.now
    const following = events[i + 1]
    const next = following === undefined ? null : castPlay(stage, following, instants[i + 1] ?? 0)
    if (next) lurk(stage, play, next)
    const isLoose = i > 0 && play.pattern === 'long-shot'
    yield* LEAD_UP[isLoose ? 'rebound' : play.pattern](stage, play)
    const isLast = i === events.length - 1
    if (isEndedAttack(play.type)) yield* endAttack(stage, play, wonCorner && isLast)
    else {
      if (next) lurk(stage, play, next)
      yield* shoot(stage, play)
      noteWindow(stage, play, from)
      yield* followShot(stage, play, { next, wonCorner: wonCorner && isLast })
    }
  }
  dismiss(stage)
  world.phase = 'play'
}

/** Metres from the place of a loose ball at which its first player waits for the shot before. */
const LURKING = 2

/** Sends the player who will be first to the ball after this shot near the place of theirs. */
function lurk({ world }: Stage, play: Play, next: Play): void {
  const { shooter } = next
  const isLoose = next.pattern === 'rebound' || next.pattern === 'long-shot'
  if (!isLoose || shooter === play.shooter || shooter === play.provider) return
  post(world, shooter, behind(next, world, LURKING))
}

/** Seconds of a shot that the clock shows slowly before it, and after it, by its end. */
const SHOWN_BEFORE = 3.4
const SHOWN_AFTER = 0.9
const GOAL_SHOWN_AFTER = 3.4

function noteWindow(stage: Stage, play: Play, from: number): void {
  const event = stage.report.events[play.event]
  const second = stage.world.now
  const isWinner = play.type === 'goal' && worthOf(stage.report, play.event) === 'winner'
  const after = isWinner ? HEAP_SECONDS : play.type === 'goal' ? GOAL_SHOWN_AFTER : SHOWN_AFTER
  const to = second + after
  stage.windows.push({
    from: Math.max(from, second - SHOWN_BEFORE),
    to,
    highlightTo: to,
    weight: play.type === 'goal' ? 2 : 0.05 + (event?.quality ?? 0),
  })
}

/** A corner without a shot: the ball is put behind, played in, and headed away. */
function* playCorner(stage: Stage, home: boolean): Script {
  const { world } = stage
  const play = plainPlay(stage, home)
  const wing = placeFor(play, world, 14, play.flank * 22)
  yield* haveBall(stage, home, wing.x)
  yield* clearedCorner(stage, play)
}

/** A pass to a runner who starts too early. */
function* playOffside(stage: Stage, home: boolean): Script {
  const play = plainPlay(stage, home)
  yield* haveBall(stage, home)
  if (stage.world.holder === play.shooter) yield* feed(stage, play.provider)
  play.spot = placeFor(play, stage.world, Math.max(8, offsideLine(stage.world, home) - 6), play.place.y)
  yield* playInto(stage, play, { to: play.shooter, spot: play.spot, speed: 17 })
  yield* offsideStop(stage, home)
}
