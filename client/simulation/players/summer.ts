/** What a summer does to the own players: a year older, some retire, youngsters come up. */
import type { GameState } from '../gameState.ts'
import { notify } from '../notifications/notify.ts'
import type { Random } from '../rng.ts'
import { retires } from './ageing.ts'
import { createPlayer } from './createPlayer.ts'
import { POSITIONS, type Position } from './player.ts'

/** What the town's boys are like when they come up at 16 to 18. */
const YOUTH_QUALITY = { low: 1.3, high: 2.1 }
const YOUTH_AGE = { low: 16, high: 18 }

export function summerOfPlayers(state: GameState, random: Random): void {
  const retired: string[] = []
  state.players = state.players.filter((player) => {
    player.age += 1
    const stops = retires(player.age, random)
    if (stops) retired.push(player.name)
    return !stops
  })
  for (const player of state.players) Object.assign(player, { goals: 0, assists: 0, appearances: 0 })
  if (retired.length > 0) {
    notify(state, { message: `Retired this summer: ${retired.join(', ')}.`, type: 'squad' })
  }
  const youngster = createPlayer(
    state,
    {
      type: scarcestPosition(state),
      quality: random.between(YOUTH_QUALITY.low, YOUTH_QUALITY.high),
      age: random.whole(YOUTH_AGE.low, YOUTH_AGE.high),
    },
    random,
  )
  state.players.push(youngster)
  notify(state, {
    message: `${youngster.name} (${youngster.age}, ${youngster.type}) has come up from the youth team.`,
    type: 'squad',
  })
}

/** Coaches bring up whom the squad lacks, measured against a full one for 4-4-2. */
function scarcestPosition({ players }: GameState): Position {
  const wanted: Record<Position, number> = { Goalkeeper: 2, Defender: 6, Midfielder: 6, Forward: 3 }
  const share = (position: Position) =>
    players.filter(({ type }) => type === position).length / wanted[position]
  return POSITIONS.reduce((found, position) => (share(position) < share(found) ? position : found))
}
