/** Best matches of seasons in words. */
import { goalsText } from '../club/ownScore.ts'
import type { BestMatchLine, MatchMerit } from '../club/seasonReview.ts'
import { COMPETITION_NAMES } from '../core/tie.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { clubOfNumber } from './finalTable.ts'

/** A match in words, and what made it the best of its season; empty for nothing special. */
export interface MatchLine {
  text: string
  reasons: string
}

/** Best match of a season that can be watched again. */
export interface BestMatch extends MatchLine {
  season: number
}

const MERITS: Record<MatchMerit, string> = {
  trophy: 'a final won',
  comeback: 'won from behind',
  'late-winner': 'a late winner',
  upset: 'against a side much higher in the table',
  derby: 'a derby',
  'big-win': 'won by a wide margin',
}

/** The best match of a season; `isKept`: can be watched again. */
export function bestMatchReport(state: Snapshot, season: number, bestMatch: DeepReadonly<BestMatchLine>) {
  const isKept = state.bestMatches.some(({ result }) => result.season === season)
  return { ...matchLine(bestMatch, clubOfNumber(state, bestMatch.opponent).name), isKept }
}

/** Best matches whose reports are kept, the latest first. */
export function bestMatches({ bestMatches: matches }: Snapshot): BestMatch[] {
  return matches
    .map(({ result, merits }) => ({
      season: result.season,
      ...matchLine({ ...result, merits }, result.opponent),
    }))
    .toReversed()
}

function matchLine(
  {
    competition,
    week,
    isHome,
    playerScore,
    opponentScore,
    merits,
  }: DeepReadonly<Omit<BestMatchLine, 'opponent'>>,
  opponent: string,
): MatchLine {
  const cup = competition === 'league' ? '' : `, ${COMPETITION_NAMES[competition]}`
  // Finals are on neutral ground.
  const where = merits.includes('trophy') ? 'against' : isHome ? 'at home to' : 'away at'
  return {
    text: `Week ${week}${cup}: ${goalsText(playerScore, opponentScore)} ${where} ${opponent}`,
    reasons: merits.map((merit) => MERITS[merit]).join(', '),
  }
}
