import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import type { SeasonMatch } from '../../../simulation/reports/seasonMatches.ts'

type NamedMatch = Pick<SeasonMatch, 'week' | 'competition' | 'round' | 'venue' | 'opponent'>

const VENUES: Record<SeasonMatch['venue'], string> = { Home: 'home', Away: 'away', Neutral: 'neutral' }

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
  return `From ${shown} of ${played} matches. The rest were forfeited, or played before the match rules changed.`
}
