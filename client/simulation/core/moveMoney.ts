import { sumOfEntries, type Ledger, type LedgerCategory } from './ledger.ts'

/** Fields of a career that hold its money. */
interface Accounts {
  day: number
  money: number
  ledger: Ledger
}

/**
 * Adds whole pounds to the club's money (negative to spend) and enters them in the ledger.
 * Returns the moved amount: `amount` rounded.
 */
export function moveMoney(state: Accounts, category: LedgerCategory, amount: number): number {
  const whole = Math.round(amount)
  if (whole === 0) return 0
  state.money += whole
  const { days } = state.ledger
  const last = days.at(-1)
  const today = last?.day === state.day ? last : null
  const amounts = { ...today?.amounts, [category]: (today?.amounts[category] ?? 0) + whole }
  days.splice(today ? -1 : days.length, 1, { day: state.day, amounts })
  return whole
}

/** Sums the days of a finished season into one entry. */
export function closeLedgerSeason(state: Pick<Accounts, 'ledger'>, season: number): void {
  const amounts = sumOfEntries(state.ledger.days.map((day) => day.amounts))
  state.ledger.seasons.push({ season, amounts })
  state.ledger.days = []
}
