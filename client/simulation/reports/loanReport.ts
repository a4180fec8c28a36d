/** Report on loans: who is out, who can be lent to whom, and who is and can be borrowed. */
import {
  borrowedOf,
  LAST_LOAN_WEEK,
  LOAN_TERMS,
  MAX_BORROWED,
  MAX_LOANS,
  ownWageShare,
} from '../people/loan.ts'
import { INJURIES } from '../people/injury.ts'
import type { MarketPlayer, Player, PlayerId } from '../people/player.ts'
import { toHundredth } from '../core/clamp.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { borrowingFee, borrowingHurdle, isForLoan } from '../loans/borrowing.ts'
import { loanHurdle, loanOffers } from '../loans/lending.ts'

type OwnPlayer = DeepReadonly<Player>

/** An own player on loan. */
export interface LentRow {
  player: OwnPlayer
  club: string
  role: string
  matches: number
  goals: number
  /** Stars since the loan began; negative for a decline. */
  grown: number
  /** Pounds per week that the own club still pays. */
  weekly: number
  /** Injury in words; null for the fit. */
  injury: string | null
}

/** An offer of a club abroad in words and figures. */
export interface LoanOfferRow extends Omit<ReturnType<typeof loanOffers>[number], 'club'> {
  /** Standing of the player in the club. */
  name: string
  club: string
  country: string
  /** Quality of the club's players, in stars. */
  level: number
  /** Matches that they play there in the mean until the season's end. */
  matches: number
  /** Share of the wage that the club pays, in percent. */
  share: number
}

/** An own player who is here. */
export interface LendableRow {
  player: OwnPlayer
  /** Reason why they cannot be lent now; null if they can. */
  hurdle: string | null
  /** Empty while there is a hurdle. */
  offers: LoanOfferRow[]
}

/** A borrowed player. */
export interface BorrowedRow {
  player: OwnPlayer
  club: string
}

/** A player of the market whose club lends them. */
export interface ForLoanRow {
  player: DeepReadonly<MarketPlayer>
  /** Name of the club abroad. */
  club: string
  /** Pounds for the rest of the season. */
  fee: number
  /** Reason why they cannot be borrowed now; null if they can. */
  hurdle: string | null
}

interface LoanReport {
  out: LentRow[]
  borrowed: BorrowedRow[]
  mostBorrowed: number
  /** Players for loan, those who can be borrowed first, the best before the others. */
  forLoan: ForLoanRow[]
  most: number
  /** Last match week after which players are lent, and whether it is past. */
  lastWeek: number
  isOver: boolean
  season: number
  /** Own players, those who can be lent first, the youngest before the others. */
  squad: LendableRow[]
}

export function loanReport(state: Snapshot): LoanReport {
  const own = state.players.filter(({ id }) => !borrowedOf(state, id))
  const rows = own.map((player) => lendableRow(state, player))
  return {
    out: state.loans.map(({ player, club, role, matches, goals, qualityBefore }) => ({
      player,
      club,
      role: LOAN_TERMS[role].name,
      matches,
      goals,
      grown: toHundredth(player.quality - qualityBefore),
      weekly: ownWageShare(player.wage, role),
      injury: player.injured ? (player.injury ? INJURIES[player.injury.kind].name : 'Injured') : null,
    })),
    borrowed: state.players.flatMap((player) => {
      const loan = borrowedOf(state, player.id)
      return loan ? [{ player, club: loan.club }] : []
    }),
    mostBorrowed: MAX_BORROWED,
    forLoan: state.market
      .filter(isForLoan)
      .map((player) => ({
        player,
        club: clubAbroad(state.seed, player).name,
        fee: borrowingFee(player),
        hurdle: borrowingHurdle(state, player),
      }))
      .sort(
        (a, b) =>
          Number(a.hurdle !== null) - Number(b.hurdle !== null) || b.player.quality - a.player.quality,
      ),
    most: MAX_LOANS,
    lastWeek: LAST_LOAN_WEEK,
    isOver: state.currentMatchWeek >= LAST_LOAN_WEEK,
    season: state.currentSeason,
    squad: rows.toSorted(
      (a, b) =>
        Number(a.hurdle !== null) - Number(b.hurdle !== null) ||
        a.player.age - b.player.age ||
        b.player.quality - a.player.quality,
    ),
  }
}

/** Null for somebody who is not in the squad. */
export function lendableOf(state: Snapshot, id: PlayerId): LendableRow | null {
  const player = state.players.find((candidate) => candidate.id === id)
  return player ? lendableRow(state, player) : null
}

function lendableRow(state: Snapshot, player: OwnPlayer): LendableRow {
  const hurdle = loanHurdle(state, player)
  if (hurdle !== null) return { player, hurdle, offers: [] }
  const weeks = WEEKS_PER_SEASON - state.currentMatchWeek
  const offers = loanOffers(state, player).map(({ role, club, weekly }) => {
    const { name, plays, pays } = LOAN_TERMS[role]
    return {
      ...{ role, weekly, name, club: club.name, country: club.country, level: club.level },
      matches: Math.round(weeks * plays),
      share: Math.round(pays * 100),
    }
  })
  return { player, hurdle, offers }
}
