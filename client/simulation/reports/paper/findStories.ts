/**
 * Finds the stories of a match week for the paper. Each has a weight by which the front page is
 * selected. Stories of the own club have a higher weight.
 */
import { WEEKS_PER_SEASON } from '../../core/calendar.ts'
import type { ClubId } from '../../core/club.ts'
import type { PressNote } from '../../core/pressNote.ts'
import { isDerby } from '../../league/derby.ts'
import type { TableRow } from '../../league/table.ts'
import { meetingStories } from './meetingStories.ts'
import type { ClubWeek, SeasonWeekFacts } from './seasonWeeks.ts'
import type { Story } from './story.ts'

export interface Candidate {
  story: Story
  /** Clubs of the story, the main one first. */
  clubs: readonly ClubId[]
  weight: number
}

export interface PaperReader {
  /** Id of the own club. */
  own: ClubId
  /** First season whose meetings are counted. */
  meetingsFromSeason: number
  /** Full name of a club. */
  nameOf: (club: ClubId) => string
}

const OWN_BONUS = 25
/** First week in which stories about the table are found. */
const SETTLED_WEEK = 6
const HALF_WAY = WEEKS_PER_SEASON / 2
const TITLE_WEEKS: readonly number[] = [27, 29, 31, 33, 35, 36, 37]
const SURVIVAL_WEEKS: readonly number[] = [28, 30, 32, 34, 36, 37]
const BOTTOM_WEEKS: readonly number[] = [9, 14, 20, 25]
/** Lowest position with which the manager keeps the job (board.ts). */
const SAFE_PLACE = 18
const POINTS_PER_WIN = 3

/** Run lengths that are news. */
const RUN_NEWS = {
  wins: [4, 6, 8, 10, 12, 15, 18],
  unbeaten: [8, 11, 14, 17, 20, 25, 30, 38],
  losses: [4, 6, 8, 10, 12, 15],
  winless: [7, 9, 12, 15, 18],
  cleanSheets: [3, 5, 7, 9],
  scoreless: [3, 5, 7],
} as const

const UPSET_GAP = 10
const BIG_MARGIN = 3
const WIDE_MARGIN = 4
const HIGH_SCORING_GOALS = 7
const CLIMB_PLACES = 4
const LONG_RUN = 5

/** Stories of a week, unsorted. `notes` are those of the week. */
export function findStories(
  facts: SeasonWeekFacts,
  notes: readonly Readonly<PressNote>[],
  reader: PaperReader,
): Candidate[] {
  const candidates = [
    ...facts.clubs.flatMap((club) => clubStories(club, facts, reader)),
    ...tableStories(facts),
    ...roundStories(facts),
    ...notes.flatMap((note) => noteStories(note, facts, reader)),
  ]
  return candidates.map((candidate) =>
    candidate.clubs.includes(reader.own) ? { ...candidate, weight: candidate.weight + OWN_BONUS } : candidate,
  )
}

function clubStories(club: ClubWeek, facts: SeasonWeekFacts, reader: PaperReader): Candidate[] {
  return [
    ...(club.club === reader.own ? [ownResult(club, reader)] : []),
    ...runStories(club),
    ...endedRunStories(club),
    ...firstResults(club, facts),
    ...climbStories(club, facts.week),
  ]
}

function ownResult(club: ClubWeek, { nameOf }: PaperReader): Candidate {
  const { opponent, isHome, goalsFor, goalsAgainst, now } = club
  const margin = goalsFor - goalsAgainst
  const result = {
    opponent,
    isHome,
    goalsFor,
    goalsAgainst,
    position: now.position,
    isDerby: isDerby(nameOf(opponent)),
  }
  const weight = 30 + 5 * Math.abs(margin) + (result.isDerby ? 25 : 0)
  const clubs = [club.club, opponent]
  if (margin >= BIG_MARGIN) return { story: { kind: 'own-big-win', ...result }, clubs, weight }
  if (margin > 0) return { story: { kind: 'own-win', ...result }, clubs, weight }
  if (margin === 0) return { story: { kind: 'own-draw', ...result }, clubs, weight }
  if (margin > -BIG_MARGIN) return { story: { kind: 'own-defeat', ...result }, clubs, weight }
  return { story: { kind: 'own-heavy-defeat', ...result }, clubs, weight }
}

function runStories({ club, runs: now }: ClubWeek): Candidate[] {
  const clubs = [club]
  const found: Candidate[] = []
  const isNews = (lengths: readonly number[], matches: number) => lengths.includes(matches)
  if (isNews(RUN_NEWS.wins, now.wins)) {
    found.push({ story: { kind: 'winning-run', club, matches: now.wins }, clubs, weight: 44 + now.wins })
  } else if (isNews(RUN_NEWS.unbeaten, now.unbeaten)) {
    found.push({
      story: { kind: 'unbeaten-run', club, matches: now.unbeaten },
      clubs,
      weight: 40 + now.unbeaten,
    })
  }
  if (isNews(RUN_NEWS.losses, now.losses)) {
    found.push({ story: { kind: 'losing-run', club, matches: now.losses }, clubs, weight: 42 + now.losses })
  } else if (isNews(RUN_NEWS.winless, now.winless)) {
    found.push({
      story: { kind: 'winless-run', club, matches: now.winless },
      clubs,
      weight: 36 + now.winless,
    })
  }
  if (isNews(RUN_NEWS.cleanSheets, now.cleanSheets)) {
    found.push({
      story: { kind: 'clean-sheets', club, matches: now.cleanSheets },
      clubs,
      weight: 36 + now.cleanSheets,
    })
  }
  if (isNews(RUN_NEWS.scoreless, now.scoreless)) {
    found.push({
      story: { kind: 'goal-drought', club, matches: now.scoreless },
      clubs,
      weight: 36 + now.scoreless,
    })
  }
  return found
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

function tableStories({ week, table, clubs }: SeasonWeekFacts): Candidate[] {
  const [first, second] = table
  const former = clubs.find(({ before }) => before.position === 1)
  if (!first || !second || !former) return []
  const leader = { club: first.club.id, points: first.record.points }
  const gap = leader.points - second.record.points
  const left = WEEKS_PER_SEASON - week
  const pair = [leader.club, second.club.id]
  const found: Candidate[] = []
  const gapBefore =
    former.before.record.points -
    Math.max(...clubs.map(({ before }) => (before.position === 2 ? before.record.points : 0)))
  if (gap > POINTS_PER_WIN * left && gapBefore <= POINTS_PER_WIN * (left + 1)) {
    found.push({ story: { kind: 'title-won', ...leader, left }, clubs: [leader.club], weight: 200 })
  } else if (week === HALF_WAY) {
    found.push({
      story: { kind: 'half-way', ...leader, second: second.club.id, gap },
      clubs: pair,
      weight: 62,
    })
  } else if (week >= SETTLED_WEEK && former.club !== leader.club) {
    const story = { kind: 'new-leaders', ...leader, former: former.club } as const
    found.push({ story, clubs: [leader.club, former.club], weight: 58 })
  } else if (TITLE_WEEKS.includes(week) && gap <= POINTS_PER_WIN * left) {
    const story = { kind: 'title-race', club: leader.club, second: second.club.id, gap, left } as const
    found.push({ story, clubs: pair, weight: 50 })
  }
  return [...found, ...bottomStories(table, week)]
}

/** Stories about the lowest safe position for a manager, and about the bottom of the table. */
function bottomStories(table: readonly TableRow[], week: number): Candidate[] {
  const safe = table[SAFE_PLACE - 1]
  const below = table[SAFE_PLACE]
  const last = table.at(-1)
  if (!safe || !below || !last) return []
  if (SURVIVAL_WEEKS.includes(week)) {
    const gap = safe.record.points - below.record.points
    const clubs = [safe.club.id, below.club.id] as const
    const story = {
      kind: 'survival',
      club: clubs[0],
      below: clubs[1],
      gap,
      left: WEEKS_PER_SEASON - week,
    } as const
    return [{ story, clubs, weight: 38 }]
  }
  if (!BOTTOM_WEEKS.includes(week)) return []
  const gap = safe.record.points - last.record.points
  const club = last.club.id
  return [{ story: { kind: 'bottom', club, points: last.record.points, gap }, clubs: [club], weight: 32 }]
}

function roundStories({ week, clubs }: SeasonWeekFacts): Candidate[] {
  const hosts = clubs.filter(({ isHome }) => isHome)
  const wonBy = (wins: (margin: number) => boolean) =>
    hosts.filter(({ goalsFor, goalsAgainst }) => wins(goalsFor - goalsAgainst)).length
  const story = {
    kind: 'round',
    goals: hosts.reduce((sum, { goalsFor, goalsAgainst }) => sum + goalsFor + goalsAgainst, 0),
    homeWins: wonBy((margin) => margin > 0),
    draws: wonBy((margin) => margin === 0),
    awayWins: wonBy((margin) => margin < 0),
  } as const
  const feasts = hosts
    .filter(({ goalsFor, goalsAgainst }) => goalsFor + goalsAgainst >= HIGH_SCORING_GOALS)
    .map(({ club: home, opponent: away, goalsFor: homeGoals, goalsAgainst: awayGoals }): Candidate => {
      const feast = { kind: 'goal-feast', home, away, homeGoals, awayGoals } as const
      return { story: feast, clubs: [home, away], weight: 34 + homeGoals + awayGoals }
    })
  return [{ story, clubs: [], weight: 10 }, ...feasts, ...widestWin(clubs), ...upsetStories(clubs, week)]
}

/** The widest win of the round, unless another was as wide. */
function widestWin(clubs: readonly ClubWeek[]): Candidate[] {
  const margins = clubs.map(({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst)
  const widest = Math.max(...margins)
  const winners = clubs.filter((_, i) => margins[i] === widest)
  const [winner] = winners
  if (widest < WIDE_MARGIN || winners.length > 1 || !winner) return []
  return [
    {
      story: { kind: 'big-win', ...winOf(winner) },
      clubs: [winner.club, winner.opponent],
      weight: 32 + 3 * widest,
    },
  ]
}

function upsetStories(clubs: readonly ClubWeek[], week: number): Candidate[] {
  if (week <= SETTLED_WEEK) return []
  const placeBefore = new Map(clubs.map(({ club, before }) => [club, before.position]))
  return clubs.flatMap((winner): Candidate[] => {
    const gap = winner.before.position - (placeBefore.get(winner.opponent) ?? 0)
    if (winner.goalsFor <= winner.goalsAgainst || gap < UPSET_GAP) return []
    return [
      {
        story: { kind: 'upset', gap, ...winOf(winner) },
        clubs: [winner.club, winner.opponent],
        weight: 38 + gap,
      },
    ]
  })
}

function winOf({ club, opponent, goalsFor, goalsAgainst }: ClubWeek) {
  return { winner: club, loser: opponent, winnerGoals: goalsFor, loserGoals: goalsAgainst }
}

function noteStories(note: Readonly<PressNote>, facts: SeasonWeekFacts, reader: PaperReader): Candidate[] {
  switch (note.kind) {
    case 'prediction':
      return []
    case 'hat-trick': {
      const { kind, player, club, opponent, goals } = note
      return [
        { story: { kind, player, club, opponent, goals }, clubs: [club, opponent], weight: 36 + 4 * goals },
      ]
    }
    // Added to the story of the own result, not instead of it.
    case 'debut': {
      const { kind, player, age, opponent, goals } = note
      return [{ story: { kind, player, age, opponent, goals }, clubs: [], weight: 38 + 10 * goals }]
    }
    case 'top-scorer': {
      const { kind, player, club, goals } = note
      return [{ story: { kind, player, club, goals }, clubs: [club], weight: 40 }]
    }
    case 'meeting':
      return meetingStories(note, facts, reader)
    case 'manager':
      return [{ story: note, clubs: [note.club], weight: 47 }]
  }
}
