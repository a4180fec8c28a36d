/** Notes facts of a match week for the paper that the tables do not contain. */
import { dayOfWeek } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import { PRESS_NOTES_KEPT, type PressNote } from '../news/pressNote.ts'
import type { GameState } from '../gameState.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'

const HAT_TRICK = 3
/** Interval in weeks at which the list of scorers is news. */
const SCORERS_EVERY_WEEKS = 6

/**
 * Adds the notes of the week of `reports`, and those made elsewhere. Call after all of its matches are
 * settled.
 */
export function notePress(
  state: GameState,
  reports: readonly MatchReport[],
  others: readonly PressNote[],
): void {
  const notes = [
    ...others,
    ...reports.flatMap((report) => hatTricks(report, state.currentMatchWeek)),
    ...debuts(state, reports),
    ...topScorer(state),
  ]
  state.pressNotes.push(...notes.slice(0, PRESS_NOTES_KEPT - state.pressNotes.length))
}

function hatTricks(report: MatchReport, week: number): PressNote[] {
  return (['home', 'away'] as const).flatMap((side) => {
    if (report.goals[side] < HAT_TRICK) return []
    const { club, eleven, bench } = report.setup[side]
    const scored = report.events.filter(({ type, team }) => type === 'goal' && team === side)
    const scorers = new Set(scored.map(({ player }) => player))
    return [...eleven, ...bench].flatMap(({ id, name: player }): PressNote[] => {
      const goals = scorers.has(id) ? goalsOf(report, side, id) : 0
      const opponent = report.setup[side === 'home' ? 'away' : 'home'].club
      return goals < HAT_TRICK ? [] : [{ kind: 'hat-trick', week, player, club, opponent, goals }]
    })
  })
}

/** Debuts of players signed this season. Players who share a name are left out. */
function debuts(state: GameState, reports: readonly MatchReport[]): PressNote[] {
  const report = reports.find(({ setup }) => sideOf(setup, state.club.id) !== null)
  const side = report && sideOf(report.setup, state.club.id)
  if (!report || !side || report.forfeit) return []
  const { currentSeason, currentMatchWeek: week, players, transfersIn } = state
  const signed = new Set(
    transfersIn.filter(({ day }) => day > dayOfWeek(currentSeason, 0)).map(({ playerName }) => playerName),
  )
  const opponent = report.setup[side === 'home' ? 'away' : 'home'].club
  return players
    .filter(({ id, name, appearances }) => {
      const isFirst = appearances === 1 && report.minutes[side][id] !== undefined
      return isFirst && signed.has(name) && players.filter((other) => other.name === name).length === 1
    })
    .map(({ id, name: player, age }) => {
      return { kind: 'debut', week, player, age, opponent, goals: goalsOf(report, side, id) }
    })
}

function topScorer({ club, competitors, players, currentMatchWeek: week }: GameState): PressNote[] {
  if (week % SCORERS_EVERY_WEEKS !== 0) return []
  let best: { player: string; club: ClubId; goals: number } | null = null
  let isShared = false
  for (const { id, players: scorers } of [{ id: club.id, players }, ...competitors]) {
    for (const { name: player, goals } of scorers) {
      if (best && goals < best.goals) continue
      isShared = best?.goals === goals
      if (!isShared) best = { player, club: id, goals }
    }
  }
  return best && !isShared && best.goals > 0 ? [{ kind: 'top-scorer', week, ...best }] : []
}

function sideOf({ home, away }: MatchReport['setup'], club: ClubId): Side | null {
  if (home.club === club) return 'home'
  return away.club === club ? 'away' : null
}

function goalsOf({ events }: MatchReport, side: Side, id: string): number {
  return events.filter(({ type, team, player }) => type === 'goal' && team === side && player === id).length
}
