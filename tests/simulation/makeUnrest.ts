/** Builders of careers with a player who is unhappy or wants to leave. */
import { isOfKind, type characterOf } from '../../client/simulation/people/character.ts'
import type { Player } from '../../client/simulation/people/player.ts'
import { noUnrest, type Unrest } from '../../client/simulation/people/unrest.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { currentUnrest } from '../../client/simulation/unrest/memory.ts'
import { makeGame, makePlayer } from './makeGame.ts'

export type Kind = ReturnType<typeof characterOf>[number]

const STEADY = ['ambitious', 'loyal', 'temperamental', 'professional'] as const

/** A name of somebody with this kind of character and none of the others that matter here; null for none of them. */
export function nameOf(kind: Kind | null): string {
  for (let i = 0; ; i++) {
    const name = `Tom Weaver ${i}`
    if (STEADY.every((one) => isOfKind(1, { name }, one) === (one === kind))) return name
  }
}

/** A career with one player, who remembers and wants what `unrest` says. */
export function makeUnrest(
  unrest: Partial<Unrest> = {},
  player: Partial<Player> = {},
  parts: Partial<GameState> = {},
) {
  const one = makePlayer({
    id: 'p7',
    name: nameOf(null),
    type: 'Forward',
    appearances: 10,
    morale: 3,
    ...player,
  })
  const game = makeGame({
    players: [one],
    minds: [{ ...noUnrest('p7'), ...unrest }],
    currentMatchWeek: 12,
    day: 85,
    ...parts,
  })
  return { game, player: one, unrest: () => currentUnrest(game, 'p7') }
}

export const UNHAPPY = {
  stage: 'unhappy',
  cause: { kind: 'matches' },
  recent: 'LLLLLLLLLL',
  since: 80,
} as const
export const LEAVING = { ...UNHAPPY, stage: 'leaving' } as const
