/** Ties in words. */
import { COMPETITION_NAMES, ROUND_NAMES, type CompetitionId, type Score, type TieResult } from './tie.ts'
import { capitalised } from './english.ts'
import type { DeepReadonly } from './readonly.ts'

/** Name of a round in running text. */
export function roundName(competition: CompetitionId, round: number): string {
  return ROUND_NAMES[competition][round - 1] ?? ''
}

/** Name of the stage that a round belongs to: 'group stage', 'semi-final' for both of its legs. */
export function stageName(competition: CompetitionId, round: number): string {
  return roundName(competition, round).split(', ')[0] ?? ''
}

/** 'quarter-final', 'first leg of the quarter-final'. */
export function roundPhrase(competition: CompetitionId, round: number): string {
  const [stage = '', match] = roundName(competition, round).split(', ')
  return match === undefined ? stage : `${match} of the ${stage}`
}

/** 'group B' for the second group. */
export function groupName(group: number): string {
  return `group ${String.fromCharCode('A'.charCodeAt(0) + group - 1)}`
}

/** 'Lantern Cup, quarter-final'. */
export function tieName(competition: CompetitionId, round: number): string {
  return `${COMPETITION_NAMES[competition]}, ${roundName(competition, round)}`
}

/** Name of a tie to be watched, short for a second leg, with the first from its view: 'Semi-final, first leg 2–1'. */
export function occasionOf(
  { competition, round }: { readonly competition: CompetitionId; readonly round: number },
  firstLeg: DeepReadonly<Score> | null | undefined,
): string {
  if (!firstLeg) return tieName(competition, round)
  return capitalised(`${stageName(competition, round)}, first leg ${firstLeg.home}–${firstLeg.away}`)
}

/** 'a.e.t.' after extra time and '4–3 pens' after penalties, of the home side first; '' after ninety minutes. */
export function decisionOf(result: DeepReadonly<TieResult> | null): string {
  if (result?.shootOut) return `${result.shootOut.home}–${result.shootOut.away} pens`
  return result?.extraTime ? 'a.e.t.' : ''
}
