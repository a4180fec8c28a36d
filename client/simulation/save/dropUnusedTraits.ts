import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Strengths and weaknesses of version 2 that had no effect. */
const WITHOUT_EFFECT = [
  'Reflexes',
  'Handling',
  'Crosses',
  'Kicking',
  'One-on-ones',
  'Positioning',
  'Tackling',
  'Marking',
  'Strength',
  'Pace',
]

/** Removes strengths and weaknesses without an effect from the players of the club and the market. */
export function dropUnusedTraits(career: OldCareer): OldCareer {
  return { ...career, players: withNamed(career.players), market: withNamed(career.market) }
}

function withNamed(players: unknown): unknown {
  if (!Array.isArray(players)) return players
  return players.map((player: unknown) =>
    isObject(player)
      ? { ...player, strengths: named(player.strengths), weaknesses: named(player.weaknesses) }
      : player,
  )
}

function named(traits: unknown): unknown {
  if (!Array.isArray(traits)) return traits
  return traits.filter((trait) => !WITHOUT_EFFECT.some((name) => name === trait))
}
