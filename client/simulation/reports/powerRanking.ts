/** Ranking of a division by the latest results, and by whom they were won against (TAB-2). */
import type { ClubIdentity } from '../club/club.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable, type TableRow } from '../league/table.ts'
import { FORM_MATCHES, matchesByClub, outcomesOf, type ClubMatch } from './partTables.ts'

export interface PowerRow {
  rank: number
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Place in the table. */
  position: number
  form: MatchOutcome[]
  /** The best or the worst of the latest results, in words. */
  reason: string
}

/** Worth of a result beside the points a match that the opponent takes. */
const RESULT_WORTH = { W: 1, D: 0, L: -1 } as const
/** Weight of the latest matches against the whole season. */
const LATEST_WEIGHT = 2
/** Place down to which an opponent is one of the best, and from which it is one of the last. */
const BEST_PLACES = 6
const LAST_PLACES = 15

/** Clubs of a division, the strongest of these weeks first; empty before the first match. */
export function powerRanking(state: Snapshot, division: Division): PowerRow[] {
  const table = divisionTable(state, division)
  const rows = new Map(table.map((row) => [row.club.id, row]))
  const all = matchesByClub(state, division)
  const ranked = table.flatMap((row) => {
    const latest = (all.get(row.club.id) ?? []).slice(-FORM_MATCHES)
    if (latest.length === 0) return []
    const against = latest.map((match) => ({ match, row: rows.get(match.opponent) ?? row }))
    const worth = against.reduce((sum, { match, row: other }) => sum + perMatch(other) + worthOf(match), 0)
    const power = LATEST_WEIGHT * (worth / latest.length) + perMatch(row)
    return [{ row, power, latest, reason: reasonOf(against) }]
  })
  return ranked
    .sort((a, b) => b.power - a.power || a.row.position - b.row.position)
    .map(({ row: { club, position }, latest, reason }, i) => ({
      rank: i + 1,
      club,
      isOwn: club.id === state.club.id,
      position,
      form: outcomesOf(latest),
      reason,
    }))
}

/** Points a match. */
function perMatch({ record }: TableRow): number {
  return record.points / Math.max(1, record.played)
}

function worthOf({ goalsFor, goalsAgainst }: ClubMatch): number {
  return RESULT_WORTH[outcomeOf(goalsFor, goalsAgainst)]
}

interface Against {
  match: ClubMatch
  row: TableRow
}

/** Results of the latest matches in words, with the one that says most about the club. */
function reasonOf(against: readonly Against[]): string {
  const of = (outcome: MatchOutcome) =>
    against.filter(({ match }) => outcomeOf(match.goalsFor, match.goalsAgainst) === outcome)
  const wins = of('W')
  const losses = of('L')
  const sum =
    wins.length > 0
      ? `${counted(wins.length, 'win')} in ${against.length}`
      : `No win in ${counted(against.length, 'match', 'matches')}`
  const best = wins.toSorted((a, b) => a.row.position - b.row.position)[0]
  const worst = losses.toSorted((a, b) => b.row.position - a.row.position)[0]
  const isAgainstBest = best !== undefined && best.row.position <= BEST_PLACES
  const isAgainstLast = worst !== undefined && worst.row.position >= LAST_PLACES
  if (isAgainstBest && (!isAgainstLast || wins.length > losses.length)) {
    return `${sum}, ${wins.length > 1 ? 'one over' : 'over'} ${placed(best)}`
  }
  if (isAgainstLast) return `${sum}, beaten by ${placed(worst)}`
  return `${sum}, ${losses.length > 0 ? counted(losses.length, 'defeat') : 'unbeaten'}`
}

function placed({ row }: Against): string {
  return `${row.club.shortName} (${ordinal(row.position)})`
}
