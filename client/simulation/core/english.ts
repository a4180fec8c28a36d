/** English: its locale and plurals. */

/** Locale of dates, money and sorting. */
export const LOCALE = 'en-GB'

/** Form of a word for a number of things: 'goal' for 1, otherwise 'goals'. */
export function plural(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several
}

/** Number of things: '1 goal', '2 goals', '0 goals'. */
export function counted(count: number, one: string, several?: string): string {
  return `${count} ${plural(count, one, several)}`
}

/** Number of things within a sentence: '1 goal', '2 goals', 'no goals'. */
export function countedOrNo(count: number, one: string, several?: string): string {
  return count === 0 ? `no ${plural(count, one, several)}` : counted(count, one, several)
}

/** Days from now: 'today', 'tomorrow', 'in 3 days'. */
export function daysFromNow(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** 'Leeds, Hull and York'. */
export function inRow(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** Text that starts with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
