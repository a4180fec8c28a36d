/** Borrowing players of the market from clubs abroad until the season's end (LOA-8 to LOA-10). */
import { clubAbroad } from '../clubs/abroad.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { BORROWING_SHARE, LAST_LOAN_WEEK, MAX_BORROWED, OLDEST_BORROWED } from '../people/loan.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import type { MarketPlayer, PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { deservedStatus } from '../contracts/status.ts'
import { toThousand } from '../transfers/quickSale.ts'
import { joinFromMarket, signingRefusal } from '../transfers/transfer.ts'

type Listed = DeepReadonly<MarketPlayer>

/** Fee in pounds for the rest of the season. */
export function borrowingFee({ transferFee }: Pick<Listed, 'transferFee'>): number {
  return toThousand(BORROWING_SHARE * transferFee)
}

/** True for a player whose club lends them. */
export function isForLoan({ age }: Pick<Listed, 'age'>): boolean {
  return age <= OLDEST_BORROWED
}

/** Reason why a player cannot be borrowed now, and what to do about it; null if they can. */
export function borrowingHurdle(state: Snapshot, player: Listed): string | null {
  if (state.currentMatchWeek >= LAST_LOAN_WEEK) {
    return `No club lends players out after match week ${LAST_LOAN_WEEK}. Try again in the summer.`
  }
  if (state.borrowed.length >= MAX_BORROWED) {
    return `You already have ${MAX_BORROWED} players on loan, the most allowed. They go back at the end of the season.`
  }
  if (!isForLoan(player))
    return `${player.name}’s club only lends out players aged ${OLDEST_BORROWED} or under.`
  return signingRefusal(state, { ...player, transferFee: borrowingFee(player) })
}

/** Borrows a player of the market until the season's end. */
export function borrowPlayer(state: GameState, id: PlayerId): Outcome {
  const target = state.market.find((candidate) => candidate.id === id)
  if (!target) return refuse(PLAYER_NOT_FOUND)
  const hurdle = borrowingHurdle(state, target)
  if (hurdle !== null) return refuse(hurdle)
  const fee = borrowingFee(target)
  const status = deservedStatus(state.players, target)
  const contract = { until: state.currentSeason, status, declined: 0, talksFrom: 0 }
  const club = clubAbroad(state.seed, target).name
  const player = joinFromMarket(state, target, { fee, contract })
  state.borrowed.push({ playerId: player.id, club })
  const event: GameEvent = { kind: 'player-borrowed', id: player.id, name: player.name, club, fee }
  announce(state, event)
  return done(event)
}
