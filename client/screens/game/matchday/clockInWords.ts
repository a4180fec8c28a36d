import type { MatchdayStore } from '../../../stores/MatchdayStore.ts'

const BREAKS: Record<string, string> = {
  HT: 'Half-time',
  ET: 'Extra time',
  'ET HT': 'Half-time (ET)',
  PEN: 'Penalties',
  AET: 'After extra time',
  FT: 'Full time',
}

/** Time of a match in words, by the text of its clock. */
export function clockInWords({ clock, shootOut }: Pick<MatchdayStore, 'clock' | 'shootOut'>): string {
  if (clock === 'AET' && shootOut) return 'After penalties'
  return BREAKS[clock] ?? `Minute ${clock.replace('′', '')}`
}
