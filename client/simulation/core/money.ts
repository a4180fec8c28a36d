/** Formats pounds for messages: 1234567 as '£1,234,567', a loss as '-£500'. */
export function pounds(amount: number): string {
  const whole = Math.round(Math.abs(amount)).toString()
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 && grouped !== '0' ? '-' : ''}£${grouped}`
}
