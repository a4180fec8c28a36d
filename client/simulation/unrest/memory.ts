/** Memory of own players, and its effect on morale (UNR-1, UNR-2, UNR-6 to UNR-9). */
import { numberOfId } from '../core/ids.ts'
import { lastSeasonHere } from '../club/pastSeason.ts'
import type { Bid } from '../club/bid.ts'
import { characterOf } from '../people/character.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import type { Status } from '../people/contract.ts'
import type { PlayingFacts } from '../news/peopleNews.ts'
import { MORALE_RANGE, type Player, type PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import {
  MATCHES_TO_JUDGE,
  noUnrest,
  playingTime,
  PROMISED_SHARE,
  type Unrest,
  type UnrestCause,
  type UnrestStage,
} from '../people/unrest.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { STREAMS } from '../core/streams.ts'

type OwnPlayer = DeepReadonly<Player>
type CharacterKind = ReturnType<typeof characterOf>[number]

/** Decrease of the settled morale by stage, and its factor for temperamental players. */
const STAGE_MORALE: Record<UnrestStage, number> = { content: 0, unhappy: 0.5, leaving: 1 }
const TEMPERAMENTAL_FACTOR = 1.5

/** Gain of morale by a kept promise, and loss by a broken one. */
export const KEPT_MORALE = 0.4
export const BROKEN_MORALE = 0.8
/** Loss of morale of a player who wants to leave by a refused bid, and of one who was told that they may go. */
export const REFUSED_BID_MORALE = 0.4
export const BROKEN_WORD_MORALE = 0.8

/** Weeks from the first complaint to a request to leave by the status of the contract, and their change by character. */
const PATIENCE_WEEKS: Record<Status, number> = { key: 11, regular: 11, rotation: 20, prospect: 20 }
const PATIENCE_CHANGE: Partial<Record<CharacterKind, number>> = { ambitious: -4, temperamental: -3, loyal: 6 }

/** Matches of the latest that satisfy whoever starts in nearly all of them: in `starts` of `of`. */
const SATISFIED = { starts: 4, of: 5 }

/** Days from a request, or from a bid, to the next bid, at the soonest and latest. */
export const DAYS_TO_BID = { first: { low: 2, high: 6 }, next: { low: 14, high: 28 } }

/** Unrest of a player; that of somebody who has just come when nothing is remembered yet. */
export function currentUnrest(state: Snapshot, id: PlayerId): DeepReadonly<Unrest> {
  return state.minds.find(({ playerId }) => playerId === id) ?? noUnrest(id)
}

/** Unrest of a player, to be changed. */
export function ownUnrest(state: GameState, id: PlayerId): Unrest {
  const found = state.minds.find(({ playerId }) => playerId === id)
  if (found) return found
  const unrest = noUnrest(id)
  state.minds.push(unrest)
  return unrest
}

/** Playing time that a player remembers, and the status promised. */
export function playingFacts(state: Snapshot, { id, contract }: OwnPlayer): PlayingFacts {
  return { ...playingTime(currentUnrest(state, id)), status: contract.status }
}

/** True if a player gets fewer matches than the status of the contract promises. */
export function isPassedOver(state: Snapshot, player: OwnPlayer): boolean {
  const { status } = player.contract
  // A second goalkeeper is signed to wait.
  if (player.type === 'Goalkeeper' && status === 'rotation') return false
  const unrest = currentUnrest(state, player.id)
  if (unrest.recent.length < MATCHES_TO_JUDGE) return false
  const { starts, cameOn, matches } = playingTime(unrest)
  return starts + cameOn / 2 < PROMISED_SHARE[status] * matches
}

/** True if a player has started in nearly all of the latest matches. */
export function isPlayingAgain({ recent }: Pick<Unrest, 'recent'>): boolean {
  const latest = recent.slice(-SATISFIED.of)
  return playingTime({ recent: latest }).starts >= SATISFIED.starts
}

/** Points by which a setback lowers morale: more for temperamental players. */
export function moraleLoss({ seed }: Pick<Snapshot, 'seed'>, player: OwnPlayer, loss: number): number {
  return characterOf(seed, player).includes('temperamental') ? toHundredth(TEMPERAMENTAL_FACTOR * loss) : loss
}

/** Points by which unrest lowers the morale at which a player settles. */
export function unrestLoss(state: Snapshot, player: OwnPlayer): number {
  return moraleLoss(state, player, STAGE_MORALE[currentUnrest(state, player.id).stage])
}

/** Weeks for which a player is unhappy before asking to leave. */
export function patienceWeeks({ seed }: Pick<Snapshot, 'seed'>, player: OwnPlayer): number {
  return characterOf(seed, player).reduce(
    (sum, kind) => sum + (PATIENCE_CHANGE[kind] ?? 0),
    PATIENCE_WEEKS[player.contract.status],
  )
}

/** Puts a player into a stage of unrest from today on. */
export function enterStage(
  { day }: Pick<GameState, 'day'>,
  unrest: Unrest,
  { stage, cause }: { stage: UnrestStage; cause: UnrestCause | null },
): void {
  unrest.stage = stage
  unrest.cause = cause
  unrest.since = day
  unrest.answerBy = 0
  unrest.bidDay = 0
}

/** Ends the unrest of a player. */
export function calm(state: Pick<GameState, 'day'>, unrest: Unrest): void {
  enterStage(state, unrest, { stage: 'content', cause: null })
}

/** A new contract is a new start. */
export function startAfresh(state: GameState, id: PlayerId): void {
  const unrest = state.minds.find(({ playerId }) => playerId === id)
  if (!unrest) return
  calm(state, unrest)
  unrest.recent = ''
}

/**
 * A bid for a player has been refused, or not answered: who wants to leave loses morale, more after having been told
 * that they may go; an ambitious player complains about a club that is a step up.
 */
export function noteRefusedBid(
  state: GameState,
  player: Player,
  { clubId, club, fee }: Bid,
  end: 'refused' | 'lapsed',
): void {
  const unrest = ownUnrest(state, player.id)
  if (unrest.stage === 'leaving') {
    changeMorale(player, -refusedBidLoss(state, player))
    unrest.bidDay = dayOfBid(state, player, 'next')
  } else if (resentsRefusal(state, player, clubId)) {
    unrest.cause = { kind: 'bid', club, fee, hasLapsed: end === 'lapsed' }
  }
}

/** True for a content ambitious player who complains when the bid of this club is refused or lapses. */
export function resentsRefusal(state: Snapshot, player: OwnPlayer, clubId: Bid['clubId']): boolean {
  const { stage, cause, calmUntil } = currentUnrest(state, player.id)
  return (
    stage === 'content' &&
    !cause &&
    state.day >= calmUntil &&
    isStepUp(state, clubId) &&
    characterOf(state.seed, player).includes('ambitious')
  )
}

/** Points by which the morale of an unhappy player settles lower. */
export function unhappyLoss(state: Snapshot, player: OwnPlayer): number {
  return moraleLoss(state, player, STAGE_MORALE.unhappy)
}

/** Points of morale that a player who wants to leave loses by a bid that is refused; 0 for others. */
export function refusedBidLoss(state: Snapshot, player: OwnPlayer): number {
  const { stage, cause } = currentUnrest(state, player.id)
  if (stage !== 'leaving') return 0
  return moraleLoss(state, player, cause?.kind === 'listed' ? BROKEN_WORD_MORALE : REFUSED_BID_MORALE)
}

/** True for a club of the first division that stands above the own one, or ended the last season above it, and one abroad. */
function isStepUp(state: Snapshot, clubId: Bid['clubId']): boolean {
  if (clubId === null) return true
  const own = lastSeasonHere(state)?.position ?? state.leaguePosition
  const club = state.competitors.find(({ id }) => id === clubId)
  return club !== undefined && club.lastPosition < own
}

/** Changes morale by some points, within its range. */
export function changeMorale(player: Player, change: number): void {
  player.morale = toHundredth(clamp(player.morale + change, MORALE_RANGE))
}

/** Day on which the next club bids for a player who wants to leave. */
export function dayOfBid(
  { seed, day }: Pick<GameState, 'seed' | 'day'>,
  { id }: Pick<Player, 'id'>,
  which: keyof typeof DAYS_TO_BID,
): number {
  const { low, high } = DAYS_TO_BID[which]
  return day + new Random(seedRandom(seed, STREAMS.bidsForUnhappy, day, numberOfId(id))).whole(low, high)
}
