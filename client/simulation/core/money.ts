/** Minus sign of every figure. A hyphen is shorter, and breaks from its number. */
export const MINUS = '−'

/** Keeps a sign and the pounds behind it on one line, where browsers break otherwise. */
const JOINER = '\u2060'

/** Formats pounds: 1234567 as '£1,234,567', a loss as '−£500'. */
export function pounds(amount: number): string {
  const whole = grouped(Math.abs(amount))
  return `${amount < 0 && whole !== '0' ? MINUS + JOINER : ''}£${whole}`
}

/** Formats a change of money: '+£150,000', '−£60,000', '£0'. */
export function signedPounds(change: number): string {
  return `${change > 0 ? `+${JOINER}` : ''}${pounds(change)}`
}

/** Formats a change with its sign: '+3', '−0.05', '−2,000', '0'. */
export function signed(change: number): string {
  const [whole, decimals] = String(Math.abs(change)).split('.')
  const figure = grouped(Number(whole)) + (decimals === undefined ? '' : `.${decimals}`)
  return `${change < 0 ? MINUS : change > 0 ? '+' : ''}${figure}`
}

/** Formats a number that is not negative: 1234567 as '1,234,567'. */
export function grouped(figure: number): string {
  return Math.round(figure)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Formats a forecast to two figures: 5295 as '5,300'. */
export function rough(figure: number): string {
  return grouped(toTwoFigures(figure))
}

/** Formats a forecast of pounds to two figures: 2912345 as '£2,900,000'. */
export function roughPounds(amount: number): string {
  return pounds(toTwoFigures(amount))
}

function toTwoFigures(figure: number): number {
  return Number(Math.round(figure).toPrecision(2))
}
