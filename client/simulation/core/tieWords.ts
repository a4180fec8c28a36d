/** Ties of the cup in words. */
import { COMPETITION_NAMES, CUP_ROUNDS, type TieResult } from './tie.ts'
import type { DeepReadonly } from './readonly.ts'

/** Name of a round of the cup in running text. */
export function roundName(round: number): string {
  return CUP_ROUNDS[round - 1] ?? ''
}

/** 'Lantern Cup, quarter-final'. */
export function tieName(round: number): string {
  return `${COMPETITION_NAMES.cup}, ${roundName(round)}`
}

/** 'a.e.t.' after extra time and '4–3 pens' after penalties, of the home side first; '' after ninety minutes. */
export function decisionOf(result: DeepReadonly<TieResult> | null): string {
  if (result?.shootOut) return `${result.shootOut.home}–${result.shootOut.away} pens`
  return result?.extraTime ? 'a.e.t.' : ''
}
