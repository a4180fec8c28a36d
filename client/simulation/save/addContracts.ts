import { Random, seedRandom } from '../core/rng.ts'
import type { OldCareer } from './oldCareer.ts'
import { STREAMS } from '../core/streams.ts'

interface OldPlayer {
  quality: number
  age: number
}

interface VersionEight {
  seed: number
  currentSeason: number
  players: OldPlayer[]
  assistant: object
}

/** Adds contracts of one to four seasons, of two at most from the age of 30, and the assistant's rule about them. */
export function addContracts(career: OldCareer): OldCareer {
  const { seed, currentSeason, players, assistant } = career as unknown as VersionEight
  const random = new Random(seedRandom(seed, STREAMS.firstContracts))
  return {
    ...career,
    assistant: { ...assistant, renewsContracts: false },
    players: players.map((player) => ({
      ...player,
      contract: {
        until: currentSeason + random.whole(0, player.age < 30 ? 3 : 1),
        status: statusOf(player, players),
        declined: 0,
        talksFrom: 0,
      },
    })),
  }
}

function statusOf({ quality, age }: OldPlayer, players: readonly OldPlayer[]): string {
  const better = players.filter((other) => other.quality > quality).length
  if (better < 4) return 'key'
  if (better < 11) return 'regular'
  return age < 22 ? 'prospect' : 'rotation'
}
