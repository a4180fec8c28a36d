/** Running season week by week for the paper: results, table before and after, runs. */
import type { ClubId } from '../../core/ids.ts'
import { outcomeOf } from '../../club/leagueRecord.ts'
import type { Snapshot } from '../../gameState.ts'
import { leagueTables, type TableRow } from '../../league/table.ts'

/** Consecutive matches of each kind, up to and including a week. */
export interface Runs {
  wins: number
  unbeaten: number
  losses: number
  winless: number
  cleanSheets: number
  scoreless: number
}

export interface ClubWeek {
  club: ClubId
  opponent: ClubId
  goalsFor: number
  goalsAgainst: number
  isHome: boolean
  before: TableRow
  now: TableRow
  runsBefore: Runs
  runs: Runs
}

export interface SeasonWeekFacts {
  week: number
  /** Table after the week, champions first. */
  table: readonly TableRow[]
  clubs: readonly ClubWeek[]
}

const NO_RUNS: Runs = { wins: 0, unbeaten: 0, losses: 0, winless: 0, cleanSheets: 0, scoreless: 0 }

/** All weeks played, in order. */
export function seasonWeeks(state: Snapshot): SeasonWeekFacts[] {
  const tables = leagueTables(state)
  const runs = new Map<ClubId, Runs>()
  return tables.slice(1).map((table, i) => {
    const week = i + 1
    const now = rowsByClub(table)
    const before = rowsByClub(tables[i] ?? [])
    const clubs = state.fixtures.flatMap(({ week: played, home, away, score }): ClubWeek[] => {
      if (played !== week || !score) return []
      const side = (club: ClubId, opponent: ClubId, isHome: boolean): ClubWeek[] => {
        const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
        const rows = { before: before.get(club), now: now.get(club) }
        if (!rows.before || !rows.now) return []
        const runsBefore = runs.get(club) ?? NO_RUNS
        const after = continueRuns(runsBefore, goalsFor, goalsAgainst)
        runs.set(club, after)
        const { before: rowBefore, now: rowNow } = rows
        return [
          {
            club,
            opponent,
            goalsFor,
            goalsAgainst,
            isHome,
            before: rowBefore,
            now: rowNow,
            runsBefore,
            runs: after,
          },
        ]
      }
      return [...side(home, away, true), ...side(away, home, false)]
    })
    return { week, table, clubs }
  })
}

function rowsByClub(table: readonly TableRow[]): Map<ClubId, TableRow> {
  return new Map(table.map((row) => [row.club.id, row]))
}

function continueRuns(runs: Runs, goalsFor: number, goalsAgainst: number): Runs {
  const outcome = outcomeOf(goalsFor, goalsAgainst)
  const onward = (matches: number, goesOn: boolean) => (goesOn ? matches + 1 : 0)
  return {
    wins: onward(runs.wins, outcome === 'W'),
    unbeaten: onward(runs.unbeaten, outcome !== 'L'),
    losses: onward(runs.losses, outcome === 'L'),
    winless: onward(runs.winless, outcome !== 'W'),
    cleanSheets: onward(runs.cleanSheets, goalsAgainst === 0),
    scoreless: onward(runs.scoreless, goalsFor === 0),
  }
}
