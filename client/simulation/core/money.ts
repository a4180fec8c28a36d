/** Pounds as they are written in messages: 1234567 becomes '£1,234,567', a loss '-£500'. */
export function pounds(amount: number): string {
  const whole = Math.round(Math.abs(amount)).toString()
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 && grouped !== '0' ? '-' : ''}£${grouped}`
}
