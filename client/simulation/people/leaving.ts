/** Own players whose departure is certain, and those whom no club buys, or only for a compensation. */
import { PROVEN_MATCHES } from './academy.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { clubFigures } from './clubFigures.ts'
import { isRetiring } from './farewell.ts'
import { borrowedOf, type Borrowed } from './loan.ts'
import type { Player, PlayerId } from './player.ts'
import type { DeepReadonly } from '../core/readonly.ts'

/** Match weeks after which clubs wait for a contract that ends with the season. */
const WAITING_FROM_WEEK = WEEKS_PER_SEASON / 2

type Departures = {
  readonly borrowed: readonly Readonly<Borrowed>[]
} & Parameters<typeof isRetiring>[0]

/** True for an own player who can be at the club next season: neither borrowed nor retiring. */
export function mayStay(state: Departures, id: PlayerId): boolean {
  return !borrowedOf(state, id) && !isRetiring(state, id)
}

/** Reason why a player cannot be sold, whatever the price; null if they can. */
export function saleHurdle(
  state: Departures,
  { id, name }: Pick<DeepReadonly<Player>, 'id' | 'name'>,
): string | null {
  const loan = borrowedOf(state, id)
  if (isRetiring(state, id)) return `${name} retires at the end of the season, so nobody will buy them.`
  return loan ? `${name} is on loan from ${loan.club}, so you can’t sell them.` : null
}

/** True if clubs only compensate for a youngster of the own academy, who has not proved themselves. */
export function isUnproven(player: DeepReadonly<Player>): boolean {
  return player.isHomegrown && clubFigures(player).matches < PROVEN_MATCHES
}

/** True if clubs wait for a contract that ends with the season. */
export function isEnding(
  { currentSeason, currentMatchWeek }: { readonly currentSeason: number; readonly currentMatchWeek: number },
  { contract }: DeepReadonly<Player>,
): boolean {
  return contract.until <= currentSeason && currentMatchWeek >= WAITING_FROM_WEEK
}
