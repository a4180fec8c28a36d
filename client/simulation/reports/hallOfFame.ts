/** Lines for a hall of fame across careers: a career, and the best seasons of its players. */
import type { CareerEnd } from '../club/careerEnd.ts'
import { firstDifficulty, type Difficulty } from '../club/difficulty.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { Position } from '../people/position.ts'
import type { Snapshot } from '../gameState.ts'

export interface CareerLine {
  seed: number
  club: string
  isIron: boolean
  /** The easiest at which it was played. */
  difficulty: Difficulty
  /** Null while the career goes on. */
  reason: CareerEnd['reason'] | null
  /** Seasons managed: those that were finished, and the one in which the career ended. */
  seasons: number
  titles: number
  /** Cups won. */
  cups: number
  /** Best final position; null when no season was played to its end. */
  bestPlace: number | null
  matches: number
  points: number
}

export interface PlayerLine {
  seed: number
  club: string
  /** Unique in the career. */
  id: string
  name: string
  position: Position
  season: number
  appearances: number
  goals: number
  /** Awards of the league won in that season: player, young player and goalkeeper. */
  awards: number
}

/** Entry of a career; null until its first season is over, or the career itself. */
export function careerLine(state: Snapshot): CareerLine | null {
  const { seed, club, isIron, ended, pastSeasons, record } = state
  if (!ended && pastSeasons.length === 0) return null
  const last = ended ? record : { played: 0, points: 0 }
  const places = pastSeasons.map(({ position }) => position)
  return {
    seed,
    club: club.name,
    isIron,
    difficulty: firstDifficulty(state),
    reason: ended?.reason ?? null,
    seasons: ended?.season ?? pastSeasons.length,
    titles: places.filter((place) => place === 1).length,
    cups: pastSeasons.filter(({ cup }) => cup?.isWon).length,
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

/** Points per match of a career; 0 without a match. */
export function pointsPerMatch({ matches, points }: Pick<CareerLine, 'matches' | 'points'>): number {
  return matches > 0 ? points / matches : 0
}

/** The most successful career first: by titles, then cups, seasons and points per match. */
export function compareCareers(a: CareerLine, b: CareerLine): number {
  return (
    b.titles - a.titles || b.cups - a.cups || b.seasons - a.seasons || pointsPerMatch(b) - pointsPerMatch(a)
  )
}

/** The best season first: by awards, then goals, then appearances. */
export function comparePlayers(a: PlayerLine, b: PlayerLine): number {
  return b.awards - a.awards || b.goals - a.goals || b.appearances - a.appearances
}
