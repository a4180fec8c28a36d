/** Report of a match from its running state. */
import type { MatchReport, PlayedMinutes, PlayRecord } from './matchReport.ts'
import type { MatchRun } from './matchRun.ts'
import type { RunningSide } from './runningSide.ts'

/** Report of the match so far; after full time, the final report. */
export function reportMatch(run: MatchRun): MatchReport {
  const { setup, inputs, events, home, away, tempo, kickOffStrength, finished } = run
  return {
    setup,
    // A running match goes on to change its lists; a finished one leaves them to the report.
    inputs: finished ? inputs : inputs.slice(),
    events: finished ? events : events.slice(),
    goals: { home: home.goals, away: away.goals },
    strength: kickOffStrength,
    expectedGoals: { home: home.expectedGoals, away: away.expectedGoals },
    tempo,
    minutes: { home: minutesPlayed(home, run.minute), away: minutesPlayed(away, run.minute) },
    forfeit: events[0]?.type === 'forfeit',
    hasExtraTime: run.hasExtraTime,
    shootOut: run.shootOut,
    play: playRecord(run),
  }
}

/** Play so far besides the events. */
function playRecord({ home, away, possession, finished }: MatchRun): PlayRecord {
  const kept = finished ? (list: readonly number[]) => list : (list: readonly number[]) => list.slice()
  return {
    fouls: { home: kept(home.fouls), away: kept(away.fouls) },
    corners: { home: kept(home.corners), away: kept(away.corners) },
    offsides: { home: kept(home.offsides), away: kept(away.offsides) },
    possession: kept(possession),
  }
}

/** Minutes of nobody yet. An object without a prototype: as a plain one, each new id costs it a new shape. */
function noMinutes(): PlayedMinutes {
  return Object.create(null) as PlayedMinutes
}

/** Minutes on the pitch so far, including players who have left it. */
function minutesPlayed(own: RunningSide, minute: number): PlayedMinutes {
  const minutes = noMinutes()
  for (const { id, minutes: played } of own.left) minutes[id] = played
  for (const { player, since } of own.pitch) minutes[player.id] = minute - since
  return minutes
}
