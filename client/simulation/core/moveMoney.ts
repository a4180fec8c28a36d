import {
  LEDGER_CATEGORIES,
  sumOfEntries,
  type Ledger,
  type LedgerCategory,
  type LedgerEntry,
} from './ledger.ts'

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
  moveAmounts(state, { [category]: whole })
  return whole
}

/** Moves the amounts of several categories, each in whole pounds. */
export function moveAmounts(state: Accounts, moved: LedgerEntry): void {
  const { days } = state.ledger
  const last = days.at(-1)
  const today = last?.day === state.day ? last : null
  const amounts: Partial<Record<LedgerCategory, number>> = { ...today?.amounts }
  let hasMoved = false
  for (const category of LEDGER_CATEGORIES) {
    const whole = Math.round(moved[category] ?? 0)
    if (whole === 0) continue
    state.money += whole
    amounts[category] = (amounts[category] ?? 0) + whole
    hasMoved = true
  }
  if (hasMoved) days.splice(today ? -1 : days.length, 1, { day: state.day, amounts })
}

/** Sums the days of a finished season into one entry. */
export function closeLedgerSeason(state: Pick<Accounts, 'ledger'>, season: number): void {
  const amounts = sumOfEntries(state.ledger.days.map((day) => day.amounts))
  state.ledger.seasons.push({ season, amounts })
  state.ledger.days = []
}
