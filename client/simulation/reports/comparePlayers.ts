/** Two players of any clubs side by side, and the search for the other one (TAB-9). */
import { clubById } from '../club/clubById.ts'
import { linesOf } from '../club/packedCareer.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { knownPlayers } from './people.ts'
import { figuresOf, playerCareer, type CareerFigures, type PlayerCareer } from './playerCareer.ts'

interface FoundPlayer {
  id: PlayerId
  name: string
  type: string
  /** Null for one who has left the country. */
  club: string | null
}

/** Players found at most. */
const FOUND = 8

/** Known players whose names contain the words, but for `other`; those whose names start with them first. */
export function findPlayers(state: Snapshot, wanted: string, other: PlayerId): FoundPlayer[] {
  const words = wanted.trim().toLowerCase()
  if (words === '') return []
  return [...knownPlayers(state).values()]
    .map((player) => ({ player, at: placeIn(player.name.toLowerCase(), words) }))
    .filter(({ player, at }) => at !== null && player.id !== other)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .slice(0, FOUND)
    .map(({ player: { id, name, type, now } }) => ({
      id,
      name,
      type,
      club: now && (clubById(state, now.club)?.name ?? null),
    }))
}

/** 0 for the start of the name, 1 for that of another word, 2 within one; null for a name without it. */
function placeIn(name: string, words: string): number | null {
  const at = name.indexOf(words)
  if (at < 0) return null
  if (at === 0) return 0
  return name.includes(` ${words}`) ? 1 : 2
}

export interface ComparedPlayer {
  career: PlayerCareer
  club: string | null
  season: CareerFigures
  honours: number
}

/** A player with the figures of the running season; null for one whom nobody knows. */
export function comparedPlayer(state: Snapshot, id: PlayerId): ComparedPlayer | null {
  const career = playerCareer(state, id)
  if (!career) return null
  const { now } = career.player
  const lines = career.seasons.flatMap((season) => season.lines)
  return {
    career,
    club: now && (clubById(state, now.club)?.name ?? null),
    season: figuresOf(linesOf(state.seasonLines[id] ?? '')),
    honours: lines.reduce((sum, { awards }) => sum + awards.length, 0),
  }
}
