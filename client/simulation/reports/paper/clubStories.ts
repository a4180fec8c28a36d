/** Stories of one club: its result if it is the own one, runs, firsts, and places gained. */
import { isDerby } from '../../league/rivalry.ts'
import { SETTLED_WEEK, type Candidate, type OwnResult, type PaperReader } from './story.ts'
import type { ClubWeek, SeasonWeekFacts } from './seasonWeeks.ts'

/** Runs by the lengths that are news. Of a row only the first that is news makes a story. */
const RUN_NEWS = [
  [
    { kind: 'winning-run', run: 'wins', weight: 44, at: [4, 6, 8, 10, 12, 15, 18] },
    { kind: 'unbeaten-run', run: 'unbeaten', weight: 40, at: [8, 11, 14, 17, 20, 25, 30, 38] },
  ],
  [
    { kind: 'losing-run', run: 'losses', weight: 42, at: [4, 6, 8, 10, 12, 15] },
    { kind: 'winless-run', run: 'winless', weight: 36, at: [7, 9, 12, 15, 18] },
  ],
  [{ kind: 'clean-sheets', run: 'cleanSheets', weight: 36, at: [3, 5, 7, 9] }],
  [{ kind: 'goal-drought', run: 'scoreless', weight: 36, at: [3, 5, 7] }],
] as const

const BIG_MARGIN = 3
const CLIMB_PLACES = 4
const LONG_RUN = 5

export function clubStories(club: ClubWeek, facts: SeasonWeekFacts, reader: PaperReader): Candidate[] {
  return [
    ...(club.club === reader.own ? [ownResult(club, reader)] : []),
    ...runStories(club),
    ...endedRunStories(club),
    ...firstResults(club, facts),
    ...climbStories(club, facts.week),
  ]
}

/** Facts of the own result of a week. */
export function resultOf(
  { opponent, isHome, goalsFor, goalsAgainst, now: { position } }: ClubWeek,
  { nameOf }: PaperReader,
): OwnResult {
  return { opponent, isHome, goalsFor, goalsAgainst, position, isDerby: isDerby(nameOf(opponent)) }
}

function ownResult(club: ClubWeek, reader: PaperReader): Candidate {
  const { opponent, goalsFor, goalsAgainst } = club
  const margin = goalsFor - goalsAgainst
  const result = resultOf(club, reader)
  const weight = 30 + 5 * Math.abs(margin) + (result.isDerby ? 25 : 0)
  const clubs = [club.club, opponent]
  if (margin >= BIG_MARGIN) return { story: { kind: 'own-big-win', ...result }, clubs, weight }
  if (margin > 0) return { story: { kind: 'own-win', ...result }, clubs, weight }
  if (margin === 0) return { story: { kind: 'own-draw', ...result }, clubs, weight }
  if (margin > -BIG_MARGIN) return { story: { kind: 'own-defeat', ...result }, clubs, weight }
  return { story: { kind: 'own-heavy-defeat', ...result }, clubs, weight }
}

function runStories({ club, runs }: ClubWeek): Candidate[] {
  return RUN_NEWS.flatMap((row): Candidate[] => {
    const news = row.find(({ run, at }) => at.some((length) => length === runs[run]))
    if (!news) return []
    const { kind, run, weight } = news
    const matches = runs[run]
    return [{ story: { kind, club, matches }, clubs: [club], weight: weight + matches }]
  })
}

function endedRunStories({ club, opponent, goalsFor, goalsAgainst, runsBefore }: ClubWeek): Candidate[] {
  const matches = runsBefore.wins
  if (matches < LONG_RUN || goalsFor > goalsAgainst) return []
  return [
    { story: { kind: 'run-ended', club, opponent, matches }, clubs: [club, opponent], weight: 46 + matches },
  ]
}

/** The first win of a side after a long wait, and the first defeat of the last unbeaten side. */
function firstResults(
  { club, opponent, now, goalsFor, goalsAgainst, runsBefore }: ClubWeek,
  { week, table }: SeasonWeekFacts,
): Candidate[] {
  if (week < SETTLED_WEEK) return []
  const clubs = [club, opponent]
  if (goalsFor > goalsAgainst && now.record.wins === 1) {
    return [{ story: { kind: 'first-win', club, opponent, matches: week }, clubs, weight: 45 + week }]
  }
  const isFirstDefeat = goalsFor < goalsAgainst && runsBefore.unbeaten === week - 1
  if (!isFirstDefeat || table.some(({ record }) => record.losses === 0)) return []
  return [{ story: { kind: 'last-unbeaten', club, opponent, matches: week - 1 }, clubs, weight: 50 + week }]
}

function climbStories({ club, before, now }: ClubWeek, week: number): Candidate[] {
  const [from, to] = [before.position, now.position]
  if (week < SETTLED_WEEK || from - to < CLIMB_PLACES) return []
  return [{ story: { kind: 'climb', club, from, to }, clubs: [club], weight: 26 + from - to }]
}
