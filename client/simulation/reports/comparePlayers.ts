/** Two players of any clubs side by side, and the search for the other one (TAB-9). */
import { clubById } from '../club/clubById.ts'
import { linesOf } from '../club/packedCareer.ts'
import { matchRank } from '../core/matchRank.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { knownPlayers } from './people.ts'
import { figuresOf, playerCareer, type CareerFigures, type PlayerCareer } from './playerCareer.ts'

interface FoundPlayer {
  id: PlayerId
  name: string
  type: string
  /** Null for one who is no longer in the league. */
  club: string | null
}

/** Players found at most. */
const FOUND = 8

/** Known players whose names match the words, but for `other`: those who are still here first, the best matches first. */
export function findPlayers(state: Snapshot, wanted: string, other: PlayerId): FoundPlayer[] {
  if (wanted.trim() === '') return []
  return [...knownPlayers(state).values()]
    .flatMap((player) => {
      const rank = matchRank(player.name, wanted)
      return rank === null || player.id === other ? [] : [{ player, rank }]
    })
    .sort((a, b) => Number(a.player.now === null) - Number(b.player.now === null) || a.rank - b.rank)
    .slice(0, FOUND)
    .map(({ player: { id, name, type, now } }) => ({
      id,
      name,
      type,
      club: now && (clubById(state, now.club)?.name ?? null),
    }))
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
