/** Ranking of a division by the latest results, and by whom they were won against (TAB-2). */
import type { ClubIdentity } from '../club/club.ts'
import { outcomeOf, POINTS, type MatchOutcome } from '../club/leagueRecord.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { matchesByClub, outcomesOf, type ClubMatch } from '../league/clubMatches.ts'
import { divisionTable, type TableRow } from '../league/table.ts'
import { FORM_MATCHES } from './partTables.ts'

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
  return POINTS[outcomeOf(goalsFor, goalsAgainst)]
}

interface Against {
  match: ClubMatch
  row: TableRow
}

/** Results of the latest matches in words, with the one that says most about the club. */
function reasonOf(against: readonly Against[]): string {
  const of = (outcome: MatchOutcome) =>
    against.filter(({ match }) => outcomeOf(match.goalsFor, match.goalsAgainst) === outcome)
  const [wins, losses] = [of('W'), of('L')]
  const played = against.length
  const defeats = counted(losses.length, 'defeat')
  const telling = tellingResult(wins, losses)
  if (wins.length + losses.length === 0) return `${counted(played, 'draw')} in ${played}`
  if (losses.length === played) return `${defeats} in ${played}${telling ? `, ${telling}` : ''}`
  const sum = wins.length > 0 ? `${counted(wins.length, 'win')} in ${played}` : `No wins in ${played}`
  return `${sum}, ${telling ?? (losses.length > 0 ? defeats : 'unbeaten')}`
}

/** The win over one of the best or the defeat by one of the last; null without either. */
function tellingResult(wins: readonly Against[], losses: readonly Against[]): string | null {
  const best = wins.toSorted((a, b) => a.row.position - b.row.position)[0]
  const worst = losses.toSorted((a, b) => b.row.position - a.row.position)[0]
  const isAgainstBest = best !== undefined && best.row.position <= BEST_PLACES
  const isAgainstLast = worst !== undefined && worst.row.position >= LAST_PLACES
  if (isAgainstBest && (!isAgainstLast || wins.length > losses.length)) {
    return `${wins.length > 1 ? 'including' : 'over'} ${placed(best)}`
  }
  return isAgainstLast ? `lost to ${placed(worst)}` : null
}

function placed({ row }: Against): string {
  return `${row.club.shortName} (${ordinal(row.position)})`
}
