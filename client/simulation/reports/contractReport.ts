/** Report on the contracts of the own players. */
import { MAX_OFFERS, STATUS_NAMES, STATUSES, type Status, type Terms } from '../people/contract.ts'
import { borrowedOf } from '../people/loan.ts'
import type { PlayerId } from '../people/player.ts'
import type { Snapshot } from '../gameState.ts'
import {
  askedTerms,
  askedWage,
  MAX_SEASONS,
  TALKS_BEFORE,
  talksHurdle,
  type OwnPlayer,
} from '../contracts/contractTerms.ts'

export interface ContractRow {
  player: OwnPlayer
  /** True if the contract runs out with this season. */
  isEnding: boolean
  /** Promised status in words. */
  status: string
  /** Terms that the player asks for; null if they do not talk now. */
  asked: Terms | null
  /** Reason why they do not talk now; null if they do. */
  hurdle: string | null
  /** Season in which talks begin; null if it has come. */
  talksFrom: number | null
}

export function contractRow(state: Snapshot, player: OwnPlayer): ContractRow {
  const hurdle = talksHurdle(state, player)
  const talksFrom = player.contract.until - TALKS_BEFORE
  return {
    player,
    isEnding: player.contract.until <= state.currentSeason,
    status: STATUS_NAMES[player.contract.status],
    asked: hurdle === null ? askedTerms(state, player) : null,
    hurdle,
    talksFrom: talksFrom > state.currentSeason ? talksFrom : null,
  }
}

/** All players under contract with the club, those whose contracts run out first before the others. */
export function contractRows(state: Snapshot): ContractRow[] {
  return state.players
    .filter(({ id }) => !borrowedOf(state, id))
    .map((player) => contractRow(state, player))
    .sort((a, b) => a.player.contract.until - b.player.contract.until || b.player.quality - a.player.quality)
}

/** Talks with a player who talks about a new contract. */
export interface ContractTalks extends ContractRow {
  asked: Terms
  /** Offers that the player still hears, 1–3. */
  offersLeft: number
  /** Seasons with which a new contract may end. */
  ends: number[]
  statuses: readonly { value: Status; label: string }[]
  /** Pounds per week available for the rise. */
  wageBudget: number
  /** Pounds per week asked for other terms. */
  askedWage: (terms: Omit<Terms, 'wage'>) => number
}

/** Null when the player is not in the squad, or does not talk now. */
export function contractTalks(state: Snapshot, id: PlayerId): ContractTalks | null {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return null
  const { asked, ...row } = contractRow(state, player)
  return asked && talksOf(state, { ...row, asked })
}

/** Talks with a player who talks. */
export function talksOf(state: Snapshot, row: ContractRow & { asked: Terms }): ContractTalks {
  const { player } = row
  const latest = state.currentSeason + MAX_SEASONS
  return {
    ...row,
    offersLeft: MAX_OFFERS - player.contract.declined,
    ends: Array.from({ length: latest - player.contract.until }, (_, i) => player.contract.until + 1 + i),
    statuses: STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
    wageBudget: state.wageBudget,
    askedWage: (terms) => askedWage(state, player, terms),
  }
}
