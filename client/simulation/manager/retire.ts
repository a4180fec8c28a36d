/** The end of a career by the manager's own decision (MAN-1, MAN-2). */
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'

/** Obstacle to retiring, as a message for the player; null for none. */
export function retirementHurdle({ ended, pastSeasons, currentMatchWeek }: Snapshot): string | null {
  if (ended) return 'The career is over.'
  if (pastSeasons.length === 0) return 'See your first season out before you retire.'
  return currentMatchWeek > 0 ? 'The season’s under way: see it out before you retire.' : null
}

/** Ends the career after its last finished season. */
export function retire(state: GameState): Outcome {
  const last = state.pastSeasons.at(-1)
  const hurdle = retirementHurdle(state)
  if (hurdle !== null || !last) return refuse(hurdle ?? 'The career is over.')
  const { season, position } = last
  state.ended = { reason: 'retired', day: state.day, season, position }
  const event = { kind: 'manager-retired', seasons: season } as const
  announce(state, event)
  return done(event)
}
