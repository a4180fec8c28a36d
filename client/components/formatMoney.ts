const POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})
const ROUND_POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** Whole pounds, such as '£10,000,000' or '-£250'. */
export function formatMoney(pounds: number): string {
  return POUNDS.format(wholePounds(pounds))
}

/** Three significant figures for the axis of a chart, such as '£2.5m'. */
export function formatMoneyShort(pounds: number): string {
  return ROUND_POUNDS.format(wholePounds(pounds)).toLowerCase()
}

/** Rounds to whole pounds; turns −0 into 0. */
function wholePounds(pounds: number): number {
  return Math.round(pounds) + 0
}
