/** Ties in words. */
import { COMPETITION_NAMES, ROUND_NAMES, type CompetitionId, type TieResult } from './tie.ts'
import type { DeepReadonly } from './readonly.ts'

/** Name of a round in running text. */
export function roundName(competition: CompetitionId, round: number): string {
  return ROUND_NAMES[competition][round - 1] ?? ''
}

/** 'Lantern Cup, quarter-final'. */
export function tieName(competition: CompetitionId, round: number): string {
  return `${COMPETITION_NAMES[competition]}, ${roundName(competition, round)}`
}

/** 'a.e.t.' after extra time and '4–3 pens' after penalties, of the home side first; '' after ninety minutes. */
export function decisionOf(result: DeepReadonly<TieResult> | null): string {
  if (result?.shootOut) return `${result.shootOut.home}–${result.shootOut.away} pens`
  return result?.extraTime ? 'a.e.t.' : ''
}
