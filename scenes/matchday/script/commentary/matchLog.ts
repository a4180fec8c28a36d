/** Log of a match as shown so far. Pure: the DOM shows it. */
import type { MatchEventType, MatchReport, Side } from '../../../../client/simulation/match/matchReport.ts'
import { lastMinuteOf } from '../../../../client/simulation/core/fixture.ts'
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import type { Score } from '../../../../client/simulation/core/tie.ts'
import type { MatchNote } from '../../../../client/simulation/reports/matchNotes.ts'
import { isShown } from '../../../../client/simulation/news/matchStory.ts'
import { commentary, type CommentaryLine, lineOf } from './commentary.ts'
import { insert } from './insert.ts'
import { playLine } from './playPhrases.ts'
import { secondLegLine } from './secondLegLines.ts'
import { shootOutLines } from './shootOutLines.ts'
import { createTurns } from './turns.ts'

/** Kind of a line: of its event, of a kick of a shoot-out, or null for play between events. */
export type LineKind = MatchEventType | 'kick' | null

/** Line of play between the events. */
const QUIET = { event: null, kind: null, team: null } as const
/** Most minutes of play without a line. */
const LONGEST_SILENCE = 4

interface Shown {
  /** Side of the manager; null for a match of two other clubs. */
  ownSide: Side | null
  eventCount: number
  /** Whole minutes played. */
  minute: number
  /** Last minute begun, whose plans cannot change any more. */
  begunMinute: number
  /** Number of kicks of a shoot-out shown. */
  kickCount?: number
  /** Facts about the match, each told once while play is quiet. */
  notes?: readonly MatchNote[]
}

/**
 * Lines of a match as shown after so many events and whole minutes: those of the events and plans, and between them
 * lines about the play (`kind` null), so that it is never silent for long; a second leg has lines on what is needed.
 * What has been shown does not change later.
 */
export function matchLog(
  report: MatchReport,
  { ownSide, eventCount, minute, begunMinute, kickCount = 0, notes = [] }: Shown,
): CommentaryLine<LineKind>[] {
  const told = commentary(report, ownSide)
  const isTold = (line: CommentaryLine) => isShown(line, { eventCount, begunMinute })
  if (report.forfeit) return told.filter(isTold)
  const lines: CommentaryLine<LineKind>[] = []
  const next = createTurns(mixSeed(...report.setup.random, 3))
  const untold = [...notes]
  let lastMinute = 0
  for (let now = 0, i = 0; now <= lastMinuteOf(report); now++) {
    for (let line = told[i]; line?.minute === now; line = told[++i]) {
      if (isTold(line)) lines.push(line)
      lastMinute = now
    }
    if (now > minute) continue
    const needed = secondLegLine(report, { minute: now, goals: goalsUntil(told, now) }, next)
    if (needed !== null) {
      const line = lineOf<LineKind>({ ...QUIET, minute: now }, needed)
      // What is needed from the first leg is said before the kick-off.
      if (now === 0) lines.unshift(line)
      else lines.push(line)
      lastMinute = now
    }
    if (now - lastMinute < LONGEST_SILENCE) continue
    const { topic, phrase, values } = playLine({ report, minute: now, notes: untold, ownSide }, next)
    if (topic === 'note') untold.shift()
    lines.push(lineOf<LineKind>({ ...QUIET, minute: now }, insert(phrase, values)))
    lastMinute = now
  }
  for (const { team, parts } of shootOutLines(report, kickCount, next)) {
    lines.push(lineOf<LineKind>({ minute: lastMinute, event: null, kind: 'kick', team }, parts))
  }
  return lines
}

/** Goals that have been shown until the end of a minute. */
function goalsUntil(lines: readonly CommentaryLine[], minute: number): Score {
  const goals = { home: 0, away: 0 }
  for (const { kind, team, minute: at } of lines) if (kind === 'goal' && team && at <= minute) goals[team]++
  return goals
}
