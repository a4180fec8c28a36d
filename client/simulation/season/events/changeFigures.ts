/** Changes of figures by events. Each returns the change made within the bounds. */
import { clamp, toHundredth } from '../../core/clamp.ts'
import type { Impact } from '../../news/impact.ts'
import { moveMoney } from '../../core/moveMoney.ts'
import {
  MORALE_RANGE,
  QUALITY_RANGE,
  STAMINA_RANGE,
  type Player,
  type PlayerId,
} from '../../people/player.ts'
import { clampReputation } from '../../club/reputation.ts'
import type { GameState } from '../../gameState.ts'
import { clampMood } from '../../marketing/fans.ts'

export function changeMorale(player: Player, change: number): Impact {
  const before = player.morale
  player.morale = toHundredth(clamp(before + change, MORALE_RANGE))
  return { kind: 'morale', player: player.name, change: toHundredth(player.morale - before) }
}

export function changeMood(state: Pick<GameState, 'fanHappiness'>, change: number): Impact {
  const before = state.fanHappiness
  state.fanHappiness = clampMood(before + change)
  return { kind: 'fan-mood', change: toHundredth(state.fanHappiness - before) }
}

export function changeReputation(state: Pick<GameState, 'reputation'>, change: number): Impact {
  const before = state.reputation
  state.reputation = clampReputation(before + change)
  // Reputation is rounded to ten-thousandths.
  return { kind: 'reputation', change: Math.round((state.reputation - before) * 10_000) / 10_000 }
}

/** Applies the changes of an answer or pledge; `playerId` is the own player concerned. */
export function applyImpact(
  state: GameState,
  impact: readonly Impact[],
  playerId: PlayerId | null,
): Impact[] {
  const player = state.players.find(({ id }) => id === playerId)
  return impact.map((change) => applyChange(state, change, player))
}

/** Replaces the changes of one answer by those of another. Common changes stay. */
export function replaceImpact(
  state: GameState,
  { from, to, playerId }: { from: readonly Impact[]; to: readonly Impact[]; playerId: PlayerId | null },
): void {
  const without = (impact: readonly Impact[], others: readonly Impact[]) =>
    impact.filter((change) => !others.some((other) => isSame(change, other)))
  applyImpact(state, without(from, to).map(opposite), playerId)
  applyImpact(state, without(to, from), playerId)
}

function isSame(one: Impact, other: Impact): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Change that reverts another. A temporary change ends today. */
function opposite(impact: Impact): Impact {
  if (impact.kind === 'new-player') return impact
  return 'days' in impact
    ? { ...impact, change: -impact.change, days: 0 }
    : { ...impact, change: -impact.change }
}

function applyChange(state: GameState, impact: Impact, player: Player | undefined): Impact {
  switch (impact.kind) {
    case 'fan-mood':
      return changeMood(state, impact.change)
    case 'reputation':
      return changeReputation(state, impact.change)
    case 'budget':
      return { kind: 'budget', change: moveMoney(state, 'events', impact.change) }
    case 'morale-of-everyone':
      for (const one of state.players) changeMorale(one, impact.change)
      return impact
    case 'stamina-of-everyone':
      for (const one of state.players) one.stamina = clamp(one.stamina + impact.change, STAMINA_RANGE)
      return impact
    case 'strength':
      state.tacticsLeakedUntilDay = state.day + impact.days
      return impact
    case 'seats':
      closeSeats(state, impact)
      return impact
    case 'injured-players':
    case 'new-player':
      // Part of every answer to their event, and never reverted.
      return impact
    case 'morale':
      return player ? changeMorale(player, impact.change) : { ...impact, change: 0 }
    case 'quality':
    case 'potential':
      if (player) player[impact.kind] = toHundredth(clamp(player[impact.kind] + impact.change, QUALITY_RANGE))
      return impact
    case 'wage':
      if (player) {
        player.wage += impact.change
        state.wageBudget -= impact.change
      }
      return impact
  }
}

function closeSeats(state: GameState, { change, days }: { change: number; days: number }): void {
  const stadium = state.facilities.find(({ name }) => name === 'Basic Stadium')
  if (!stadium) return
  stadium.tempCapacityReduction = Math.max(0, -change)
  stadium.worksUntilDay = state.day + days
}
