import { LOAN_ROLES, MOST_LOANS, type Loan } from '../core/loan.ts'
import { array, oneOf, record } from './checks.ts'
import { count, name, stars } from './figureChecks.ts'
import { player } from './playerChecks.ts'

const loan = record<Loan>({
  player,
  club: name,
  role: oneOf(LOAN_ROLES),
  qualityBefore: stars,
  matches: count,
  goals: count,
})

export const loans = array(loan, MOST_LOANS)
