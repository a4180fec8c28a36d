/** The lines with which a career enters the hall of fame. */
import { cupsWon } from '../club/competitionSeason.ts'
import { countryPlace, isTitle } from '../club/pastSeason.ts'
import { firstDifficulty } from '../club/difficulty.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { Snapshot } from '../gameState.ts'
import type { CareerLine, PlayerLine } from './hallOfFame.ts'

/** Entry of a career; null until its first season is over, or the career itself. */
export function careerLine(state: Snapshot): CareerLine | null {
  const { seed, club, isIron, ended, pastSeasons, record } = state
  if (!ended && pastSeasons.length === 0) return null
  const last = ended ? record : { played: 0, points: 0 }
  const places = pastSeasons.map(countryPlace)
  return {
    seed,
    club: club.name,
    isIron,
    difficulty: firstDifficulty(state),
    reason: ended?.reason ?? null,
    seasons: ended?.season ?? pastSeasons.length,
    titles: pastSeasons.filter(isTitle).length,
    cups: cupsWon(pastSeasons),
    bestPlace: places.length > 0 ? Math.min(...places) : null,
    matches: pastSeasons.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, last.played),
    points: pastSeasons.reduce((sum, { points }) => sum + points, last.points),
  }
}

/** The best seasons of the club's best eleven, awards included. */
export function playerLines({ seed, club, bestEleven, pastSeasons }: Snapshot): PlayerLine[] {
  return bestEleven.map(({ id, name, type, season, appearances, goals }) => {
    const awards = pastSeasons.find((past) => past.season === season)?.awards
    const number = clubNumber(club.id)
    const winners = awards ? [awards.player, awards.youngPlayer, awards.keeper] : []
    return {
      seed,
      club: club.name,
      id,
      name,
      position: type,
      season,
      appearances,
      goals,
      awards: winners.filter((winner) => winner?.[1] === number && winner[0] === name).length,
    }
  })
}
