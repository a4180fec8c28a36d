/** Migrates an older career to ratings, awards and reviews. */
import type { OldCareer } from './oldCareer.ts'

interface OldFigures {
  appearances?: number
}

interface OldFixture {
  week: number
  home: string
  away: string
  score: { home: number; away: number } | null
}

interface OldSeason {
  wins: number
  draws: number
  losses: number
  goalsScored: number
}

/** Fields of version 3 that changed. */
interface VersionThree {
  players: OldFigures[]
  market: OldFigures[]
  competitors: { players: OldFigures[] }[]
  pastSeasons: OldSeason[]
  currentSeason: number
  currentMatchWeek: number
  fixtures: OldFixture[]
  club: { id: string }
  record: { played: number; wins: number; goalsFor: number }
}

/** Adds counts of matches, clean sheets and ratings; older versions counted goals and assists only. */
export function addSeasonFigures(career: OldCareer): OldCareer {
  const { players, market, competitors, currentMatchWeek } = career as unknown as VersionThree
  const counted = (list: OldFigures[]) =>
    list.map((player) => ({
      ...player,
      appearances: player.appearances ?? 0,
      cleanSheets: 0,
      ratingTotal: 0,
    }))
  return {
    ...career,
    figuresFromWeek: currentMatchWeek + 1,
    players: counted(players),
    market: counted(market),
    competitors: competitors.map((club) => ({ ...club, players: counted(club.players) })),
  }
}

/** Leaves past seasons without a review; derives the runs from the running season's results. */
export function addReviews(career: OldCareer): OldCareer {
  const { pastSeasons, record } = career as unknown as VersionThree
  const sum = (figure: (season: OldSeason) => number) =>
    pastSeasons.reduce((total, season) => total + figure(season), 0)
  return {
    ...career,
    pastSeasons: pastSeasons.map((season) => ({ ...season, awards: null, review: null })),
    runs: {
      unbeaten: runOf(career, (margin) => margin >= 0),
      winning: runOf(career, (margin) => margin > 0),
    },
    totals: {
      matches: record.played + sum(({ wins, draws, losses }) => wins + draws + losses),
      wins: record.wins + sum(({ wins }) => wins),
      goals: record.goalsFor + sum(({ goalsScored }) => goalsScored),
    },
    bestMatches: [],
  }
}

/** Latest consecutive own matches whose margin meets a condition. */
function runOf(career: OldCareer, counts: (margin: number) => boolean) {
  const { fixtures, club, currentSeason } = career as unknown as VersionThree
  const margins = fixtures
    .filter(({ home, away, score }) => score && (home === club.id || away === club.id))
    .map(({ home, score }) => ((score?.home ?? 0) - (score?.away ?? 0)) * (home === club.id ? 1 : -1))
  const length = margins.length - 1 - margins.findLastIndex((margin) => !counts(margin))
  return { length, sinceDay: length > 0 ? 266 * (currentSeason - 1) + 7 * (margins.length - length + 1) : 0 }
}
