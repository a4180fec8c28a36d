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
import type { Division } from '../core/fixture.ts'
import { divisionOf } from '../league/table.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { borrowingFee, borrowingHurdle, borrowingStop } from '../loans/borrowing.ts'
import { playersForLoan } from '../loans/lenders.ts'
import { figuresOnLoan, lentPlayer } from '../loans/lentPlayers.ts'
import { lendingStop, loanHurdle, loanOffers } from '../loans/lending.ts'

/** Players for loan in the report at most; clubs lend several hundred. */
const MOST_FOR_LOAN = 30

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

/** An offer of a club in words and figures. */
export interface LoanOfferRow extends Omit<ReturnType<typeof loanOffers>[number], 'club'> {
  /** Standing of the player in the club. */
  name: string
  club: string
  /** Division of the club; null abroad. */
  division: Division | null
  /** Quality in stars: of a club of the country that of the last whom it starts in the position. */
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

/** A player whose club lends them. */
export interface ForLoanRow {
  player: DeepReadonly<MarketPlayer>
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
  /** Reason why nobody can be borrowed now; null if somebody can. */
  borrowingStop: string | null
  /** Players for loan, those who can be borrowed first, the best before the others. */
  forLoan: ForLoanRow[]
  /** All players for loan, of whom `forLoan` has the first. */
  allForLoan: number
  most: number
  /** Last match week after which players are lent, and whether it is past. */
  lastWeek: number
  isOver: boolean
  season: number
  /** Reason why nobody can be lent now; null if somebody can. */
  lendingStop: string | null
  /** Own players, those who can be lent first, the youngest before the others. */
  squad: LendableRow[]
}

export function loanReport(state: Snapshot): LoanReport {
  const own = state.players.filter(({ id }) => !borrowedOf(state, id))
  const rows = own.map((player) => lendableRow(state, player))
  const forLoan = playersForLoan(state)
  return {
    out: state.loans.map((loan) => lentRow(state, loan)),
    borrowed: state.players.flatMap((player) => {
      const loan = borrowedOf(state, player.id)
      return loan ? [{ player, club: loan.club }] : []
    }),
    mostBorrowed: MAX_BORROWED,
    borrowingStop: borrowingStop(state),
    allForLoan: forLoan.length,
    forLoan: forLoan
      .map(({ player, club }) => ({
        player,
        club,
        fee: borrowingFee(player),
        hurdle: borrowingHurdle(state, player),
      }))
      .sort(
        (a, b) =>
          Number(a.hurdle !== null) - Number(b.hurdle !== null) || b.player.quality - a.player.quality,
      )
      .slice(0, MOST_FOR_LOAN),
    most: MAX_LOANS,
    lastWeek: LAST_LOAN_WEEK,
    isOver: state.currentMatchWeek >= LAST_LOAN_WEEK,
    season: state.currentSeason,
    lendingStop: lendingStop(state),
    squad: rows.toSorted(
      (a, b) =>
        Number(a.hurdle !== null) - Number(b.hurdle !== null) ||
        a.player.age - b.player.age ||
        b.player.quality - a.player.quality,
    ),
  }
}

function lentRow(state: Snapshot, loan: Snapshot['loans'][number]): LentRow {
  const { club, role, qualityBefore } = loan
  const player = lentPlayer(state, loan)
  const { matches, goals } = figuresOnLoan(state, loan)
  const { injured, injury, wage } = player
  return {
    player,
    club,
    role: LOAN_TERMS[role].name,
    matches,
    goals,
    grown: toHundredth(player.quality - qualityBefore),
    weekly: ownWageShare(wage, role),
    injury: injured ? (injury ? INJURIES[injury.kind].name : 'Injured') : null,
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
    const { name, plays, joins, pays } = LOAN_TERMS[role]
    return {
      ...{ role, weekly, name, club: club.name, level: club.level },
      division: club.id === null ? null : divisionOf(state, club.id),
      matches: Math.round(weeks * (club.id === null ? plays : joins)),
      share: Math.round(pays * 100),
    }
  })
  return { player, hurdle, offers }
}
