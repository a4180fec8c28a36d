/** Standing orders of scripted managers: the best that the screens allow, and the worst. */
import { FULL_TIME, HALF_TIME } from '../../client/simulation/core/fixture.ts'
import { TIRED_GROUPS, type StandingOrder } from '../../client/simulation/club/standingOrder.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { meanQuality } from '../../client/simulation/clubs/qualityTeam.ts'
import { MAX_SUBSTITUTIONS } from '../../client/simulation/core/fixture.ts'
import { eligiblePlayers } from '../../client/simulation/players/squad.ts'
import { isFit } from '../../client/simulation/people/player.ts'
import { setStandingOrders } from '../../client/simulation/tactics/standingOrders.ts'

const LINES = TIRED_GROUPS.filter((group) => group !== 'anyone')

/** Minute from which a reserve as good as their line should come on, and minutes later for each share less. */
const SUBSTITUTE_FROM = 40
const LATER_FOR_WEAKER = 80

/** Brings on the five reserves who lack least in their line, each the sooner the less they lack. */
export function orderWell(state: GameState): void {
  const changes = LINES.flatMap((off) => {
    const line = eligiblePlayers(state).filter(({ type }) => type === off)
    return state.players
      .filter((player) => player.type === off && !player.inSquad && isFit(player))
      .toSorted((a, b) => b.quality - a.quality)
      .slice(0, line.length)
      .map(({ quality }) => ({ off, from: minuteFor(quality / meanQuality(line)) }))
  })
  const orders = changes
    .filter(({ from }) => from < FULL_TIME)
    .toSorted((a, b) => a.from - b.from)
    .slice(0, MAX_SUBSTITUTIONS)
    .map(({ off, from }): StandingOrder => ({ from, when: 'any', tactics: {}, off }))
  setStandingOrders(state, orders)
}

function minuteFor(share: number): number {
  return Math.max(HALF_TIME + 1, Math.round(SUBSTITUTE_FROM + LATER_FOR_WEAKER * (1 - share)))
}

/** Keeps the tired on until the end, and gives up when behind. */
export function orderBadly(state: GameState): void {
  const giveUp: StandingOrder = {
    from: HALF_TIME + 1,
    when: 'behind',
    tactics: { style: 'defensive', intensity: 'low' },
    off: null,
  }
  setStandingOrders(state, [giveUp])
}
