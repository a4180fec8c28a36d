/** Records a match in the memory of own players, and settles promises by it (UNR-1, UNR-6, UNR-7). */
import { announce } from '../news/announce.ts'
import '../news/peopleNews.ts'
import { DAYS_PER_SEASON } from '../core/calendar.ts'
import { type Player, isFit } from '../people/player.ts'
import { MATCHES_REMEMBERED, PROMISED_MATCHES, type Unrest } from '../people/unrest.ts'
import type { GameState } from '../gameState.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { BROKEN_MORALE, changeMorale, KEPT_MORALE, moraleLoss, ownUnrest } from './memory.ts'

/** Days that a player is content after a kept promise, and days without belief in another after a broken one. */
const DAYS_AFTER_KEPT = 70
const DISTRUST_DAYS = DAYS_PER_SEASON

/**
 * Notes who has played in the own match, before it injures or suspends anybody, and settles promises. A tie of another competition
 * counts for those who play in it; who is rested has no reason to complain.
 */
export function rememberMatch(
  state: GameState,
  { setup, minutes, forfeit }: MatchReport,
  side: Side,
  competition: CompetitionId = 'league',
): void {
  if (forfeit) return
  const started = new Set(setup[side].eleven.map(({ id }) => id))
  for (const player of state.players) {
    const { id } = player
    const hasStarted = started.has(id)
    if (!hasStarted && !isFit(player)) continue
    if (competition !== 'league' && minutes[side][id] === undefined) continue
    const unrest = ownUnrest(state, id)
    const letter = hasStarted ? 'S' : minutes[side][id] === undefined ? 'L' : 'C'
    unrest.recent = (unrest.recent + letter).slice(-MATCHES_REMEMBERED)
    if (!unrest.promise) continue
    unrest.promise.matches += 1
    if (hasStarted) unrest.promise.starts += 1
    settlePromise(state, player, unrest)
  }
}

/** Settles a promise that is kept, or can no longer be. Who was let down asks to leave after the week. */
function settlePromise(state: GameState, player: Player, unrest: Unrest): void {
  const { promise } = unrest
  if (!promise) return
  const { needed, matches, starts } = promise
  if (starts >= needed) {
    unrest.promise = null
    unrest.calmUntil = state.day + DAYS_AFTER_KEPT
    changeMorale(player, KEPT_MORALE)
    announce(state, { kind: 'promise-kept', name: player.name, starts, matches })
  } else if (starts + PROMISED_MATCHES - matches < needed) {
    unrest.promise = null
    unrest.cause = { kind: 'promise', starts, of: matches, needed }
    unrest.distrustUntil = state.day + DISTRUST_DAYS
    changeMorale(player, -moraleLoss(state, player, BROKEN_MORALE))
  }
}
