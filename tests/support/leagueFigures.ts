/**
 * Compares simulated seasons with real ones: the figures of a league season, their long-run means, and the
 * ranges of real leagues. Reads the records written by `npm run simulate --out`.
 */
import type { GameState } from '../../client/simulation/gameState.ts'
import type {
  LeagueRecord,
  MatchRecord,
  SeasonRecord,
  TableRecord,
  TieRecord,
} from '../../client/simulation/reports/export/careerRecord.ts'
import { REALISM, type FigureName, type RealFigure } from './realism.ts'
import { writeValue } from './writeValue.ts'

/** Figures of one season or of many; null where the records have no data. */
type Figures = Record<FigureName, number | null>

/** A real figure and ours. */
interface FigureRow extends RealFigure {
  name: FigureName
  /** Mean of our seasons; null without data. */
  ours: number | null
  /**
   * True when ours is within the long-run range, or within the season's range if there is no other, or when
   * neither is known.
   */
  inside: boolean
  /** Share (0–1) of our seasons within the season's range; null without a range. */
  shareOfSeasonsInside: number | null
}

const QUARTER_MINUTES = 15
const LAST_QUARTER = 5

/** Groups the records by season, in order of seasons. */
export function splitSeasons(lines: readonly (LeagueRecord | TieRecord)[]): LeagueRecord[][] {
  const seasons = new Map<number, LeagueRecord[]>()
  for (const line of lines) {
    if (line.kind === 'tie') continue
    const season = seasons.get(line.season)
    if (season) season.push(line)
    else seasons.set(line.season, [line])
  }
  return [...seasons].sort(([one], [other]) => one - other).map(([, records]) => records)
}

/** Measures one season. Figures that compare two seasons are null: see `measureLongRun`. */
export function measureSeason(records: readonly LeagueRecord[]): Figures {
  const matches = records.filter((record) => record.kind === 'match')
  return {
    ...measureResults(matches),
    ...measureGoals(matches),
    ...measureTable(tableOf(records)),
    rankCorrelation: null,
    titleKept: null,
  }
}

function measureResults(matches: readonly MatchRecord[]) {
  const totals = matches.map((match) => match.homeGoals + match.awayGoals)
  const goalsPerMatch = mean(totals)
  const share = (is: (match: MatchRecord) => boolean) => ratio(matches.filter(is).length, matches.length)
  return {
    goalsPerMatch,
    homeGoals: mean(matches.map((match) => match.homeGoals)),
    awayGoals: mean(matches.map((match) => match.awayGoals)),
    homeWins: share((match) => match.homeGoals > match.awayGoals),
    draws: share((match) => match.homeGoals === match.awayGoals),
    awayWins: share((match) => match.homeGoals < match.awayGoals),
    goalless: share((match) => match.homeGoals + match.awayGoals === 0),
    bigMargins: share((match) => Math.abs(match.homeGoals - match.awayGoals) >= 5),
    goalsDispersion: goalsPerMatch === null ? null : ratio(variance(totals), goalsPerMatch),
  }
}

function measureGoals(matches: readonly MatchRecord[]) {
  const goals = matches.flatMap((match) => match.events.filter((event) => event.type === 'goal'))
  const quarters = [0, 0, 0, 0, 0, 0]
  const scorers = new Map<string, number>()
  const positions = { Defender: 0, Midfielder: 0, Forward: 0 }
  let assisted = 0
  for (const goal of goals) {
    // Stoppage time counts as part of the last 15 minutes.
    const quarter = Math.min(LAST_QUARTER, Math.max(0, Math.floor((goal.minute - 1) / QUARTER_MINUTES)))
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
    const scorer = `${goal.team}\n${goal.player}`
    scorers.set(scorer, (scorers.get(scorer) ?? 0) + 1)
    if (goal.position !== null && isOutfield(goal.position)) positions[goal.position] += 1
    if (goal.assist !== null) assisted += 1
  }
  const outfield = positions.Defender + positions.Midfielder + positions.Forward
  const quarterShare = (index: number) => ratio(quarters[index] ?? 0, goals.length)
  return {
    minutes1to15: quarterShare(0),
    minutes16to30: quarterShare(1),
    minutes31to45: quarterShare(2),
    minutes46to60: quarterShare(3),
    minutes61to75: quarterShare(4),
    minutes76to90: quarterShare(5),
    assisted: ratio(assisted, goals.length),
    byDefenders: ratio(positions.Defender, outfield),
    byMidfielders: ratio(positions.Midfielder, outfield),
    byForwards: ratio(positions.Forward, outfield),
    topScorer: scorers.size === 0 ? null : Math.max(...scorers.values()),
  }
}

const isOutfield = (position: string): position is 'Defender' | 'Midfielder' | 'Forward' =>
  position === 'Defender' || position === 'Midfielder' || position === 'Forward'

function measureTable(table: readonly TableRecord[]) {
  const at = (position: number) => table.find((line) => line.position === position)
  const pointsAt = (position: number) => at(position)?.points ?? null
  return {
    points1st: pointsAt(1),
    points4th: pointsAt(4),
    points10th: pointsAt(10),
    points17th: pointsAt(17),
    points20th: pointsAt(20),
    pointsDeviation: table.length === 0 ? null : Math.sqrt(variance(table.map((line) => line.points))),
    championGoalsFor: at(1)?.goalsFor ?? null,
    championGoalsAgainst: at(1)?.goalsAgainst ?? null,
  }
}

function tableOf(records: readonly LeagueRecord[]): readonly TableRecord[] {
  return records.find((record) => record.kind === 'season')?.table ?? []
}

/** Measures the mean of every figure over the seasons, including those that compare successive seasons. */
export function measureLongRun(seasons: readonly (readonly LeagueRecord[])[]): Figures {
  return measureAll(seasons).longRun
}

function measureAll(seasons: readonly (readonly LeagueRecord[])[]) {
  const tables = seasons.map(tableOf)
  const pairs = tables.slice(1).map((table, index) => [tables[index] ?? [], table] as const)
  const single: Figures[] = seasons.map((records, index) => {
    const pair = pairs[index - 1]
    return { ...measureSeason(records), ...(pair && { rankCorrelation: rankCorrelation(...pair) }) }
  })
  const longRun = Object.fromEntries(
    REALISM.map(({ name }) => [
      name,
      mean(single.map((figures) => figures[name]).filter((value) => value !== null)),
    ]),
  ) as Figures
  const kept = pairs.map(([before, after]) => (championOf(before) === championOf(after) ? 1 : 0))
  return { single, longRun: { ...longRun, titleKept: mean(kept) } }
}

/** Share (0–1) of the league's players who are 31 or older. */
export function shareOfVeterans({
  players,
  competitors,
}: Pick<GameState, 'players' | 'competitors'>): number {
  const ages = [players, ...competitors.map((club) => club.players)].flat().map(({ age }) => age)
  return ages.filter((age) => age >= 31).length / ages.length
}

/** Figures of decades: champions, and how far the share of veterans goes from that of the first season. */
export function decadeFigures(seasons: readonly SeasonRecord[]) {
  const shares = seasons.map(({ veterans }) => veterans)
  return {
    champions: new Set(seasons.map(({ table }) => championOf(table))).size,
    veterans: mean(shares) ?? 0,
    veteransApart: Math.max(0, ...shares.map((share) => Math.abs(share - (shares[0] ?? 0)))),
  }
}

const championOf = (table: readonly TableRecord[]) => table.find((line) => line.position === 1)?.club

/**
 * Returns Spearman's rank correlation of the clubs in both tables; null for fewer than two. Positions are
 * re-ranked among these clubs, so that relegated clubs leave no gaps.
 */
export function rankCorrelation(
  before: readonly TableRecord[],
  after: readonly TableRecord[],
): number | null {
  const ranksIn = (table: readonly TableRecord[], other: readonly TableRecord[]) => {
    const clubs = new Set(other.map((line) => line.club))
    const common = table.filter((line) => clubs.has(line.club)).sort((a, b) => a.position - b.position)
    return new Map(common.map((line, index) => [line.club, index]))
  }
  const first = ranksIn(before, after)
  const second = ranksIn(after, before)
  const count = first.size
  if (count < 2) return null
  let squares = 0
  for (const [club, rank] of first) squares += (rank - (second.get(club) ?? rank)) ** 2
  return 1 - (6 * squares) / (count * (count * count - 1))
}

/** Compares every figure of the seasons with real leagues. */
export function compareWithRealLeagues(seasons: readonly (readonly LeagueRecord[])[]): FigureRow[] {
  const { single, longRun } = measureAll(seasons)
  return REALISM.map((figure) => {
    const ours = longRun[figure.name]
    const values = single.map((figures) => figures[figure.name]).filter((value) => value !== null)
    const inSeason = values.filter((value) => isWithin(value, figure.season))
    return {
      ...figure,
      ours,
      inside: ours !== null && isWithin(ours, figure.longRun ?? figure.season),
      shareOfSeasonsInside: figure.season === null ? null : ratio(inSeason.length, values.length),
    }
  })
}

/** Tolerance for rounding errors at the bounds. */
const TOLERANCE = 1e-9
const isWithin = (value: number, band: readonly [number, number] | null) =>
  band === null || (value >= band[0] - TOLERANCE && value <= band[1] + TOLERANCE)

/** Formats the rows as a plain-text table; a star marks figures outside their range. */
export function formatFigures(rows: readonly FigureRow[]): string {
  const head = ['figure', 'real', 'long run', 'season', 'ours', '', 'seasons inside']
  const lines = rows.map((row) => {
    const write = (value: number | null) => (value === null ? '–' : writeValue(value, row.shown))
    const writeBand = (band: readonly [number, number] | null) =>
      band ? `${write(band[0])} to ${write(band[1])}` : '–'
    return [
      row.label,
      write(row.mean),
      writeBand(row.longRun),
      writeBand(row.season),
      write(row.ours),
      row.inside || row.ours === null ? '' : '*',
      row.shareOfSeasonsInside === null ? '–' : `${(row.shareOfSeasonsInside * 100).toFixed(0)}%`,
    ]
  })
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((cells) => cells[column]?.length ?? 0)),
  )
  const render = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [head, ...lines].map(render).join('\n')
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Mean squared distance from the mean; 0 for no values. */
function variance(values: readonly number[]): number {
  const middle = mean(values)
  return middle === null ? 0 : (mean(values.map((value) => (value - middle) ** 2)) ?? 0)
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
