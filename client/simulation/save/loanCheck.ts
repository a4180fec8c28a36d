import { LOAN_ROLES, MAX_BORROWED, MAX_LOANS, type Borrowed, type Loan } from '../people/loan.ts'
import { array, oneOf, record } from '../core/checks.ts'
import { count, name, playerId, stars } from './figureChecks.ts'
import { player } from './playerChecks.ts'

const loan = record<Loan>({
  player,
  club: name,
  role: oneOf(LOAN_ROLES),
  qualityBefore: stars,
  matches: count,
  goals: count,
})

export const loans = array(loan, MAX_LOANS)
export const borrowed = array(record<Borrowed>({ playerId, club: name }), MAX_BORROWED)
