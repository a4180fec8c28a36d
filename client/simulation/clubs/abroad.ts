/** Clubs abroad of single players, who play in no club of the country. */
import { CLUBS_ABROAD, type ClubAbroad } from '../club/clubsAbroad.ts'
import { numberOfId } from '../core/ids.ts'
import { mixSeed } from '../core/rng.ts'

/** Number of clubs of about a player's quality, one of which is theirs. */
const OF_ABOUT_THE_QUALITY = 6

interface Identity {
  readonly id: string
  readonly quality: number
}

/** Club abroad of a player, who plays in no league club. `parts` distinguish several of the same player. */
export function clubAbroad(seed: number, { id, quality }: Identity, ...parts: number[]): ClubAbroad {
  const distance = ({ level }: ClubAbroad) => Math.abs(level - quality)
  const near = CLUBS_ABROAD.toSorted((a, b) => distance(a) - distance(b)).slice(0, OF_ABOUT_THE_QUALITY)
  const club = near[mixSeed(seed, numberOfId(id) || 0, ...parts) % near.length]
  if (!club) throw new Error('There are no clubs abroad')
  return club
}
