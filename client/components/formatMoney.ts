import { MINUS, pounds as wholePounds } from '../simulation/core/money.ts'
import { LOCALE } from '../simulation/core/english.ts'

const ROUND_POUNDS = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** Whole pounds, such as '£10,000,000' or '−£250'. */
export function formatMoney(pounds: number): string {
  return wholePounds(Math.round(pounds))
}

/** Three significant figures for the axis of a chart, such as '£2.5m'. */
export function formatMoneyShort(pounds: number): string {
  // Rounds to whole pounds; turns −0 into 0.
  return ROUND_POUNDS.format(Math.round(pounds) + 0)
    .toLowerCase()
    .replace('-', MINUS)
}
