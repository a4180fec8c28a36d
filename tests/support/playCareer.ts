/** Plays headless careers and yields their records. */
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { isMatchDay } from '../../client/simulation/core/calendar.ts'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import type { SeasonRecord, SimulatedRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import { divisionRecords, tieRecords } from '../../client/simulation/reports/export/competitionRecords.ts'
import { matchRecord } from '../../client/simulation/reports/export/matchRecord.ts'
import { callsToday } from './callers.ts'
import { shareOfVeterans } from './leagueFigures.ts'
import { MANAGERS, type Manager, type ManagerName } from './managers.ts'
import { caretaker, reviveClub } from './playSeasons.ts'

export interface CareerPlan {
  seed: number
  seasons: number
  manager: ManagerName
}

/**
 * Plays a career of `seasons` seasons and yields every match, season and division. When the own career ends, a caretaker
 * manages the club and the league continues.
 */
export function* playCareer({ seed, seasons, manager }: CareerPlan): Generator<SimulatedRecord> {
  const state = createGame({ seed })
  let manage: Manager = MANAGERS[manager]
  let ended: CareerEnd['reason'] | null = null
  while (state.currentSeason <= seasons) {
    const season = state.currentSeason
    beginDay(state)
    if (state.currentSeason > season) {
      yield* divisionRecords(state, season)
      continue
    }
    manage(state)
    for (const event of playMatchDay(state, callsToday(state, manage.calls))) {
      if (event.kind !== 'matches-played') continue
      for (const report of event.reports) {
        if (isMatchDay(state.day)) yield matchRecord(season, state.currentMatchWeek, report)
      }
    }
    if (state.seasonPhase === 'season-ended' && state.day % 7 === 0 && !state.awaitingKickOff) {
      yield* tieRecords(state)
      yield seasonRecord(state, ended)
    }
    if (state.ended) {
      ended ??= state.ended.reason
      reviveClub(state)
      manage = caretaker
    }
  }
}

function seasonRecord(state: GameState, ended: CareerEnd['reason'] | null): SeasonRecord {
  const { club, money, fanCount, fanHappiness, reputation, players } = state
  return {
    kind: 'season',
    season: state.currentSeason,
    table: leagueTable(state).map(({ position, club: { id }, record }) => {
      const { played, wins, draws, losses, goalsFor, goalsAgainst, points } = record
      return { club: id, position, played, wins, draws, losses, goalsFor, goalsAgainst, points }
    }),
    veterans: shareOfVeterans(state),
    own: { club: club.id, money, fanCount, fanHappiness, reputation, squadSize: players.length },
    ended: ended ?? state.ended?.reason ?? null,
  }
}
