/** Summer of the own players: ageing, wage demands, retirement and youth players. */
import { standardContract } from '../core/contract.ts'
import { facilityLevel } from '../core/facilityLevels.ts'
import type { GameState } from '../gameState.ts'
import { announce } from '../core/announce.ts'
import type { Random } from '../core/rng.ts'
import { staffSkill } from '../core/staffSkill.ts'
import { retires } from '../players/ageing.ts'
import { createPlayer } from '../players/createPlayer.ts'
import { emptyFigures, POSITIONS, type Position } from '../core/player.ts'
import { usualWage } from '../players/playerValue.ts'

/** Youth players: without an academy one in some summers; with one, more and better ones per level. */
const YOUTH_AGE = { low: 16, high: 18 }
const YOUTH_QUALITY = { low: 1.2, high: 1.9 }
const QUALITY_PER_ACADEMY_LEVEL = 0.12
const QUALITY_PER_YOUTH_COACH_STAR = 0.04
const TOWN_CHANCE = 0.5
const YOUNGSTERS_BY_LEVEL = [0, 1, 1, 2, 2, 3]

/** Names of the players who joined and left. */
interface PlayerSummer {
  retired: string[]
  youngsters: string[]
}

export function runPlayerSummer(state: GameState, random: Random): PlayerSummer {
  const retired: string[] = []
  state.players = state.players.filter((player) => {
    player.age += 1
    player.wage = Math.max(player.wage, usualWage(player.quality))
    const stops = retires(player.age, random)
    if (stops) retired.push(player.name)
    return !stops
  })
  for (const player of state.players) {
    const { earlier, appearances, goals } = player
    earlier.seasons += 1
    earlier.appearances += appearances
    earlier.goals += goals
    Object.assign(player, emptyFigures())
  }
  if (retired.length > 0) {
    announce(state, { kind: 'players-retired', names: retired })
  }
  const level = facilityLevel(state, 'Youth Academy')
  const count = level > 0 ? (YOUNGSTERS_BY_LEVEL[level] ?? 1) : random.chance(TOWN_CHANCE) ? 1 : 0
  const youngsters = Array.from({ length: count }, () => addYouthPlayer(state, level, random))
  return { retired, youngsters }
}

/** Adds a youth player and returns their name. */
function addYouthPlayer(state: GameState, academyLevel: number, random: Random): string {
  const teaching =
    QUALITY_PER_ACADEMY_LEVEL * academyLevel + QUALITY_PER_YOUTH_COACH_STAR * staffSkill(state, 'Youth Coach')
  const youngster = createPlayer(
    state,
    {
      type: scarcestPosition(state),
      quality: random.between(YOUTH_QUALITY.low, YOUTH_QUALITY.high) + teaching,
      age: random.whole(YOUTH_AGE.low, YOUTH_AGE.high),
    },
    random,
  )
  // The coming season is the first of the contract.
  const contract = standardContract(youngster.age, state.currentSeason + 1, 'prospect')
  state.players.push({ ...youngster, contract })
  const { name, age, type: position } = youngster
  announce(state, { kind: 'youngster-promoted', name, age, position })
  return name
}

/** Position in which the squad lacks most players, compared to a full one for 4-4-2. */
function scarcestPosition({ players }: GameState): Position {
  const wanted: Record<Position, number> = { Goalkeeper: 2, Defender: 6, Midfielder: 6, Forward: 3 }
  const share = (position: Position) =>
    players.filter(({ type }) => type === position).length / wanted[position]
  return POSITIONS.reduce((found, position) => (share(position) < share(found) ? position : found))
}
