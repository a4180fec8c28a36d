/** Changes by which an answer to an event replaces those of the first answer. */
import { clamp, toHundredth } from '../../core/clamp.ts'
import type { Impact } from '../../news/impact.ts'
import { MORALE_RANGE, type Player } from '../../people/player.ts'
import { clampReputation } from '../../club/reputation.ts'
import type { Snapshot } from '../../gameState.ts'
import { clampMood } from '../../marketing/fans.ts'

export interface Occasion {
  state: Snapshot
  /** Changes already made by the first answer. */
  impact: readonly Impact[]
  /** Own player concerned. */
  player: Player | null
}

export function budget(change: number): Impact {
  return { kind: 'budget', change }
}

/** Change of mood that replaces the one already made, within the bounds. */
export function mood({ state, impact }: Occasion, change: number): Impact {
  const before = state.fanHappiness - changeOf(impact, 'fan-mood')
  return { kind: 'fan-mood', change: toHundredth(clampMood(before + change) - before) }
}

export function reputation({ state, impact }: Occasion, change: number): Impact {
  const before = state.reputation - changeOf(impact, 'reputation')
  return {
    kind: 'reputation',
    change: Math.round((clampReputation(before + change) - before) * 10_000) / 10_000,
  }
}

export function morale({ impact, player }: Occasion, change: number): Impact[] {
  if (!player) return []
  const before = player.morale - changeOf(impact, 'morale')
  const after = clamp(before + change, MORALE_RANGE)
  return [{ kind: 'morale', player: player.name, change: toHundredth(after - before) }]
}

/** Change of this kind; 0 for none. */
export function changeOf(impact: readonly Impact[], kind: Exclude<Impact['kind'], 'new-player'>): number {
  const change = impact.find((candidate) => candidate.kind === kind)
  return change && 'change' in change ? change.change : 0
}

export function toThousand(amount: number): number {
  return Math.round(amount / 1_000) * 1_000
}
