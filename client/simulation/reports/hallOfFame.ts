/** Lines of the hall of fame across careers, and their order: careers, and the best seasons of their players. */
import type { CareerEnd } from '../club/careerEnd.ts'
import type { Difficulty } from '../club/difficulty.ts'
import type { Position } from '../people/position.ts'

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
  /** Best final position among all clubs of the country; null when no season was played to its end. */
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
