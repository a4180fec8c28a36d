import { COMPETITION_NAMES, CUP_ROUNDS } from '../core/tie.ts'
import type { KnockOut } from './knockOut.ts'

/**
 * The cup of the country: all twenty clubs of the first division and twelve of the second. Its weeks are those of real
 * cups; a win is worth about three places in the league (CUP-1 to CUP-5).
 */
export const CUP: KnockOut = {
  id: 'cup',
  name: COMPETITION_NAMES.cup,
  trophy: 'the Lantern',
  colours: ['#3a1d5c', '#ffd98a'],
  entrants: { 1: 20, 2: 12 },
  daysAfterMatchDay: 3,
  rounds: [
    { name: CUP_ROUNDS[0], afterWeek: 5, prize: 250_000, isNeutral: false, isBig: false },
    { name: CUP_ROUNDS[1], afterWeek: 12, prize: 350_000, isNeutral: false, isBig: false },
    { name: CUP_ROUNDS[2], afterWeek: 20, prize: 500_000, isNeutral: false, isBig: false },
    { name: CUP_ROUNDS[3], afterWeek: 27, prize: 750_000, isNeutral: false, isBig: true },
    { name: CUP_ROUNDS[4], afterWeek: 35, prize: 1_200_000, isNeutral: true, isBig: true },
  ],
}
