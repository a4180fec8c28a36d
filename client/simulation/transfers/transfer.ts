/** Signing and selling (TRA-10 to TRA-16). */
import { standardContract, type Contract } from '../people/contract.ts'
import { moveMoney } from '../core/moveMoney.ts'
import { pounds } from '../core/money.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { noteMove } from '../history/noteMove.ts'
import { offerRecord } from '../history/records.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { createId } from '../core/ids.ts'
import {
  MORALE_RANGE,
  emptyFigures,
  type MarketPlayer,
  type Player,
  type PlayerId,
  isFit,
} from '../people/player.ts'
import { toPlayer } from '../people/playerShapes.ts'
import { fillEleven, replaceAfter } from '../players/replacement.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { deservedStatus } from '../contracts/status.ts'
import { Random } from '../core/rng.ts'
import { hasRoom, squadHurdle } from '../club/squadLimit.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { joinBuyer, type Buyer } from './buyers.ts'
import { endBid, withdrawBids } from './bidding.ts'
import { knownToUs } from '../people/scouting.ts'
import { saleTerms, toThousand } from './quickSale.ts'
import { saleHurdle } from '../people/leaving.ts'
import { HISTORY_KEPT, type TransferLog } from '../club/transferLog.ts'

/** Increase of a new player's morale, capped at 5. */
const SIGNING_MORALE = { low: 4.5, high: 5.5 }
const SIGNING_STAMINA = { low: 90, high: 100 }

/** First obstacle to a signing: transfer budget, wage budget, the player's interest, then the squad; null for none. */
export function signingHurdle(
  state: Pick<Snapshot, 'transferBudget' | 'wageBudget' | 'players' | 'loans'>,
  { interested, transferFee, wage }: Pick<MarketPlayer, 'interested' | 'transferFee' | 'wage'>,
): 'fee' | 'wage' | 'interest' | 'squad' | null {
  if (transferFee > state.transferBudget) return 'fee'
  if (wage > state.wageBudget) return 'wage'
  if (!interested) return 'interest'
  return hasRoom(state) ? null : 'squad'
}

/** Signs a player of the market as a reserve. */
export function signPlayer(state: GameState, id: PlayerId): Outcome {
  const target = state.market.find((candidate) => candidate.id === id)
  if (!target) return refuse(PLAYER_NOT_FOUND)
  const { transferFee: fee, name, wage } = target
  const reason = signingRefusal(state, target)
  if (reason !== null) return refuse(reason)
  const contract = standardContract(target.age, state.currentSeason, deservedStatus(state.players, target))
  const { id: ownId } = joinFromMarket(state, target, { fee, contract })
  const club = clubAbroad(state.seed, target).name
  noteMove(state, ownId, { from: null, to: state.club.id, fee })
  logTransfer(state.transfersIn, { playerName: name, fee, wage, day: state.day, club })
  offerRecord(state, {
    kind: 'dearestSigning',
    value: fee,
    details: { kind: 'transfer', player: name },
  })
  const event: GameEvent = { kind: 'player-signed', id: ownId, name, fee }
  announce(state, event)
  return done(event)
}

/** Reason why a player of the market does not come, in words; null if they do. */
export function signingRefusal(
  state: Snapshot,
  player: Pick<MarketPlayer, 'name' | 'interested' | 'transferFee' | 'wage'>,
): string | null {
  const { name, transferFee: fee, wage } = player
  switch (signingHurdle(state, player)) {
    case 'fee':
      return `Insufficient transfer budget. Need ${pounds(fee)}, have ${pounds(state.transferBudget)}.`
    case 'wage':
      return `Insufficient wage budget. Need ${pounds(wage)}/wk, have ${pounds(state.wageBudget)}/wk.`
    case 'interest':
      return notInterested(name)
    case 'squad':
      return squadHurdle(state, name)
    case null:
      return null
  }
}

/** Moves a player of the market into the squad for a fee: as a reserve, unless the eleven has a free place for them. */
export function joinFromMarket(
  state: GameState,
  target: MarketPlayer,
  { fee, contract }: { fee: number; contract: Contract },
): Player {
  const random = new Random(state.random)
  const unhurt = { injured: false, injury: null, suspensions: 0 }
  const player = toPlayer(
    {
      ...target,
      id: createId(state, 'p'),
      inSquad: false,
      ...emptyFigures(),
      ...unhurt,
      morale: toHundredth(clamp(random.between(SIGNING_MORALE.low, SIGNING_MORALE.high), MORALE_RANGE)),
      stamina: random.whole(SIGNING_STAMINA.low, SIGNING_STAMINA.high),
      form: 'Excellent',
      known: knownToUs(state, target.id),
    },
    contract,
  )
  state.random = random.state()
  state.market = state.market.filter((other) => other !== target)
  return signUp(state, player, fee)
}

/** Adds a player to the squad for a fee, which counts against the budgets. */
export function signUp(state: GameState, player: Player, fee: number): Player {
  const wasShort = state.players.filter(isFit).length < SQUAD_SIZE
  state.players.push(player)
  moveMoney(state, 'transfersIn', -fee)
  state.transferBudget -= fee
  state.wageBudget -= player.wage
  if (wasShort) fillEleven(state)
  return player
}

/** Message for a player who is for sale but not interested. */
export function notInterested(name: string): string {
  return `${name} isn’t interested in joining a club of your reputation.`
}

/** Sells a player at once, by `saleTerms`, rounded to 1000. Money and both budgets increase. */
export function sellPlayer(state: GameState, id: PlayerId): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  const hurdle = saleHurdle(state, player)
  if (hurdle !== null) return refuse(hurdle)
  const random = new Random(state.random)
  const { low, high, buyer } = saleTerms(state, player)
  const fee = toThousand(random.between(low, high))
  state.random = random.state()
  return done(transferTo(state, player, { buyer, fee }))
}

/** Moves a player to the club that buys them. Money and both budgets increase. */
export function transferTo(
  state: GameState,
  player: Player,
  { buyer, fee }: { buyer: Buyer; fee: number },
): GameEvent {
  const bid = state.bids.find(({ playerId }) => playerId === player.id)
  if (bid) endBid(state, bid)
  replaceAfter(state, () => {
    joinBuyer(state, player, { ...buyer, fee })
  })
  withdrawBids(state)
  moveMoney(state, 'transfersOut', fee)
  state.transferBudget += fee
  state.wageBudget += player.wage
  const { id, name, wage } = player
  noteMove(state, id, { from: state.club.id, to: buyer.id, fee })
  logTransfer(state.transfersOut, { playerName: name, fee, wage, day: state.day, club: buyer.name })
  offerRecord(state, { kind: 'dearestSale', value: fee, details: { kind: 'transfer', player: player.name } })
  const event: GameEvent = { kind: 'player-sold', id, name, fee, club: buyer.name }
  announce(state, event)
  return event
}

/** Adds an entry, newest first, and keeps the latest twenty. */
export function logTransfer(history: TransferLog[], entry: TransferLog): void {
  history.unshift(entry)
  history.length = Math.min(history.length, HISTORY_KEPT)
}
