import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import type { ReplayedMatch } from '../../../simulation/reports/replayedMatches.ts'

type NamedMatch = Pick<ReplayedMatch, 'week' | 'competition' | 'round' | 'venue' | 'opponent'>

const VENUES: Record<ReplayedMatch['venue'], string> = { Home: 'home', Away: 'away', Neutral: 'neutral' }

/** A match in words, such as 'Week 12, Northgate, home'. */
export function matchName({ week, competition, round, venue, opponent }: NamedMatch): string {
  const occasion = round === null ? '' : `, ${COMPETITION_NAMES[competition]} ${round}`
  return `Week ${week}${occasion}, ${opponent.shortName}, ${VENUES[venue]}`
}

/** Opponent and venue, such as 'Northgate (H)'. */
export function opponentName({ venue, opponent }: Pick<NamedMatch, 'venue' | 'opponent'>): string {
  return `${opponent.shortName} (${venue.charAt(0)})`
}

/** Matches that a chart is of, where some are missing; '' where none is. */
export function missingMatches(shown: number, played: number): string {
  if (shown === played) return ''
  return `Based on ${shown} of ${played} matches. The others can’t be replayed.`
}

/** Text of a chart without a match: before the first one, or where none can be replayed. */
export function withoutMatches(played: number): string {
  return played === 0 ? 'No matches played yet.' : 'None of this season’s matches can be replayed.'
}
