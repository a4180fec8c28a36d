/** Settles pledges (EVE-19). */
import { announce } from '../../news/announce.ts'
import type { Impact } from '../../news/impact.ts'
import type { Pledge } from '../../news/pledge.ts'
import type { GameState } from '../../gameState.ts'
import { recover } from '../../players/playerWeek.ts'
import { applyImpact } from './changeFigures.ts'

/** Settles the pledges that are due this morning. Pledges to players who have left are dropped. */
export function settlePledgesOfDay(state: GameState): void {
  if (state.pledges.length === 0) return
  state.pledges = state.pledges.filter((pledge) => !isSettledToday(state, pledge))
}

/** Settles the pledges on the match just played. */
export function settlePledgesOfMatch(state: GameState, isWon: boolean): void {
  const { pledges } = state
  if (pledges.length === 0) return
  state.pledges = pledges.filter(({ terms }) => terms.kind !== 'next-match')
  for (const pledge of pledges) {
    const { terms } = pledge
    if (terms.kind === 'next-match') settle(state, pledge, isWon, isWon ? terms.won : terms.notWon)
  }
}

function isSettledToday(state: GameState, pledge: Pledge): boolean {
  const { terms, event, playerId } = pledge
  if (terms.kind === 'next-match') return false
  const player = state.players.find(({ id }) => id === playerId)
  if (!player) return true
  if (terms.kind === 'recovery') {
    if (!player.injured) return true
    if (state.day < terms.day) return false
    recover(player)
    announce(state, { kind: 'player-cured', event, name: player.name })
    return true
  }
  if (state.day < terms.day) return false
  const isMet = state.leaguePosition <= terms.position
  settle(state, pledge, isMet, isMet ? terms.kept : terms.broken)
  return true
}

function settle(
  state: GameState,
  { event, playerId, terms }: Pledge,
  isMet: boolean,
  due: readonly Impact[],
): void {
  if (terms.kind === 'recovery') return
  const impact = applyImpact(state, due, playerId)
  announce(state, { kind: 'pledge-settled', event, basis: terms.kind, isMet, impact })
}
