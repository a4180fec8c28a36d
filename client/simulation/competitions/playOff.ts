import { COMPETITION_NAMES } from '../core/tie.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { STREAMS } from '../core/streams.ts'
import type { Competition } from './competition.ts'

const match = { afterWeek: WEEKS_PER_SEASON, prize: 0, isNeutral: false, isBig: true } as const

/**
 * The play-off of the second division (DIV-4, SEC-5). The table says who enters, so that it begins with the season's
 * last day, which stands still until it is over.
 */
export const PLAY_OFF: Competition = {
  id: 'playoff',
  name: COMPETITION_NAMES.playoff,
  winners: 'Going up',
  entrants: () => [],
  draws: STREAMS.playOffDraws,
  sharesTakings: false,
  fame: 0,
  daysAfterMatchDay: 0,
  rounds: [
    { ...match, stage: 'first-leg' },
    { ...match, stage: 'second-leg' },
    { ...match, stage: 'tie', isNeutral: true },
  ],
}
