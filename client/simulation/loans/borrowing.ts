/** Borrowing players until the season's end (LOA-8 to LOA-10, LOA-15). */
import { competitorById } from '../club/club.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { BORROWING_SHARE, LAST_LOAN_WEEK, MAX_BORROWED, OLDEST_BORROWED } from '../people/loan.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { emptyFigures, type MarketPlayer, type Player, type PlayerId } from '../people/player.ts'
import { toFootballer, toPlayer } from '../people/playerShapes.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { deservedStatus } from '../contracts/status.ts'
import { changeBansWithClub } from '../players/tieBans.ts'
import { toThousand } from '../transfers/quickSale.ts'
import { joinFromMarket, signingRefusal, signUp } from '../transfers/transfer.ts'
import { isForLoan, playerForLoan, type ForLoan } from './lenders.ts'

type Listed = DeepReadonly<MarketPlayer>

/** Fee in pounds for the rest of the season. */
export function borrowingFee({ transferFee }: Pick<Listed, 'transferFee'>): number {
  return toThousand(BORROWING_SHARE * transferFee)
}

/** Reason why nobody can be borrowed now, and what to do about it; null if somebody can. */
export function borrowingStop(state: Pick<Snapshot, 'currentMatchWeek' | 'borrowed'>): string | null {
  if (state.currentMatchWeek >= LAST_LOAN_WEEK) {
    return `No club lends players out after match week ${LAST_LOAN_WEEK}. Try again in the summer.`
  }
  if (state.borrowed.length >= MAX_BORROWED) {
    return `You already have ${MAX_BORROWED} players on loan, the most allowed. They go back at the end of the season.`
  }
  return null
}

/** Reason why a player cannot be borrowed now, and what to do about it; null if they can. */
export function borrowingHurdle(state: Snapshot, player: Listed): string | null {
  const stop = borrowingStop(state)
  if (stop !== null) return stop
  if (!isForLoan(player))
    return `${player.name}’s club only lends out players aged ${OLDEST_BORROWED} or under.`
  return signingRefusal(state, { ...player, transferFee: borrowingFee(player) })
}

/** Borrows a player of the market or of another club until the season's end. */
export function borrowPlayer(state: GameState, id: PlayerId): Outcome {
  const target = playerForLoan(state, id)
  if (!target) return refuse(PLAYER_NOT_FOUND)
  const hurdle = borrowingHurdle(state, target.player)
  if (hurdle !== null) return refuse(hurdle)
  const fee = borrowingFee(target.player)
  const player = join(state, target, fee)
  const { club, clubId } = target
  state.borrowed.push({ playerId: player.id, club, clubId })
  const event: GameEvent = { kind: 'player-borrowed', id: player.id, name: player.name, club, fee }
  announce(state, event)
  return done(event)
}

function join(state: GameState, { player, clubId }: ForLoan, fee: number): Player {
  const status = deservedStatus(state.players, player)
  const contract = { until: state.currentSeason, status, declined: 0, talksFrom: 0 }
  const listed = state.market.find(({ id }) => id === player.id)
  if (listed) return joinFromMarket(state, listed, { fee, contract })
  const lender = competitorById(state, clubId ?? '')
  const leaving = lender.players.find(({ id }) => id === player.id)
  const { wage, known, isHomegrown, earlier } = player
  const facts = { wage, known, isHomegrown, earlier: { ...earlier }, inSquad: false }
  if (!leaving) throw new Error(`${player.name} is not at the club that lends them`)
  lender.players = lender.players.filter((other) => other !== leaving)
  const joining = toPlayer(toFootballer(Object.assign(leaving, emptyFigures()), facts), contract)
  changeBansWithClub(state, joining)
  return signUp(state, joining, fee)
}
