/** Stories of the round: its goals, the widest win, upsets. */
import { SETTLED_WEEK, type Candidate } from './story.ts'
import type { ClubWeek, SeasonWeekFacts } from './seasonWeeks.ts'

const UPSET_GAP = 10
const WIDE_MARGIN = 4
const HIGH_SCORING_GOALS = 7

export function roundStories({ week, clubs }: SeasonWeekFacts): Candidate[] {
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
