import { COMPETITION_NAMES } from '../core/tie.ts'
import { STREAMS } from '../core/streams.ts'
import type { Competition } from './competition.ts'

/**
 * The cup of the country: all twenty clubs of the first division and twelve of the second. Its weeks are those of real
 * cups; a win is worth about three places in the league (CUP-1 to CUP-5).
 */
export const CUP: Competition = {
  id: 'cup',
  name: COMPETITION_NAMES.cup,
  winners: 'Cup winners',
  entrants: ({ divisions }) => [...divisions[1].slice(0, 20), ...divisions[2].slice(0, 12)],
  draws: STREAMS.cupDraws,
  sharesTakings: true,
  fame: 0.1,
  daysAfterMatchDay: 3,
  rounds: [
    { stage: 'tie', afterWeek: 5, prize: 250_000, isNeutral: false, isBig: false },
    { stage: 'tie', afterWeek: 12, prize: 350_000, isNeutral: false, isBig: false },
    { stage: 'tie', afterWeek: 20, prize: 500_000, isNeutral: false, isBig: false },
    { stage: 'tie', afterWeek: 27, prize: 750_000, isNeutral: false, isBig: true },
    { stage: 'tie', afterWeek: 35, prize: 1_200_000, isNeutral: true, isBig: true },
  ],
}
