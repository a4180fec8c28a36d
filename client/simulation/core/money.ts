/** Formats pounds for messages: 1234567 as '£1,234,567', a loss as '-£500'. */
export function pounds(amount: number): string {
  const whole = grouped(Math.abs(amount))
  return `${amount < 0 && whole !== '0' ? '-' : ''}£${whole}`
}

/** Formats a number that is not negative for messages: 1234567 as '1,234,567'. */
export function grouped(figure: number): string {
  return Math.round(figure)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}
